# Why a move is good, against the next best one: parts of a sentence, with a number for each.

tail-why-points = твои очки за раунд — около { $here } вместо { $there }
tail-why-rival-points = наименьшие очки остальных за раунд — около { $here } вместо { $there }
tail-why-ahead = самый низкий ряд в конце раунда — твой в { $here } из 100 случаев вместо { $there }
