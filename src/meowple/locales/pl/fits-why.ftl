# Why a move is good, against the next best one: parts of a sentence, with a number for each.

fits-why-points = twoje punkty po następnym ruchu każdego – około { $here } zamiast { $there }
fits-why-rival-points = najwięcej punktów u innych po następnym ruchu każdego – około { $here } zamiast { $there }
fits-why-promise = punkty, które obiecują ci pudełka – około { $here } zamiast { $there }
fits-why-cats = koty, które musisz jeszcze wyłożyć – około { $here } zamiast { $there }
