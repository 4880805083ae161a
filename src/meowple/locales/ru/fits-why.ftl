# Why a move is good, against the next best one: parts of a sentence, with a number for each.

fits-why-points = твои очки после следующего хода каждого — около { $here } вместо { $there }
fits-why-rival-points = самые большие очки у других после следующего хода каждого — около { $here } вместо { $there }
fits-why-promise = очки, которые обещают тебе коробки, — около { $here } вместо { $there }
fits-why-cats = коты, которых тебе ещё надо выложить, — около { $here } вместо { $there }
