# Why a move is good, against the next best one: parts of a sentence, with a number for each.

fits-why-points = twoje punkty po następnym ruchu każdego – około { $here } zamiast { $there }
fits-why-rival-points = najwięcej punktów u innych po następnym ruchu każdego – około { $here } zamiast { $there }
fits-why-promise = punkty, które pudełka obiecują tobie, pomniejszone o cudze – około { $here } zamiast { $there }
fits-why-cats = koty, które musisz jeszcze wyłożyć – około { $here } zamiast { $there }

# What was played, or had better been, where no menu stands beside it.
fits-full-start = Wyłóż pudełko startowe ({ $card }): { $place }
fits-full-sleep = Wyłóż śpiącego kota ({ $card }): { $place }
fits-full-lay = Wyłóż kartę ({ $card }): { $place }
fits-full-princess = Księżniczka zajmuje miejsce: { $place }
fits-full-discard = Odrzuć kartę ({ $card })
fits-full-toy = Połóż zabawkę na dwa miejsca, lewe z nich: { $place }
fits-full-cat = Włóż kota na dwa miejsca, lewe z nich: { $place }
