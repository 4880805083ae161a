# Why a move is good, against the next best one: parts of a sentence, with a number for each.

fits-why-points = твои очки после следующего хода каждого — около { $here } вместо { $there }
fits-why-rival-points = самые большие очки у других после следующего хода каждого — около { $here } вместо { $there }
fits-why-promise = очки, которые коробки обещают тебе, за вычетом чужих, — около { $here } вместо { $there }
fits-why-cats = коты, которых тебе ещё надо выложить, — около { $here } вместо { $there }

# What was played, or had better been, where no menu stands beside it.
fits-full-start = Выложить стартовую коробку ({ $card }): { $place }
fits-full-sleep = Выложить спящего кота ({ $card }): { $place }
fits-full-lay = Выложить карту ({ $card }): { $place }
fits-full-princess = Принцесса занимает место: { $place }
fits-full-discard = Сбросить карту ({ $card })
fits-full-toy = Положить игрушку на два места, левое из них: { $place }
fits-full-cat = Посадить кота на два места, левое из них: { $place }
