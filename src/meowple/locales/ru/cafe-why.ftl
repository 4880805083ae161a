# Why a move is good, against the next best one: parts of a sentence, with a number for each.

cafe-why-points = твои очки через несколько раундов — около { $here } вместо { $there }
cafe-why-rival-points = самые большие очки у других через несколько раундов — около { $here } вместо { $there }
cafe-why-paws = твои лапки через несколько раундов — около { $here } вместо { $there }
cafe-why-towers = твои полные башни через несколько раундов — около { $here } вместо { $there }
