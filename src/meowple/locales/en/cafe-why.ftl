# Why a move is good, against the next best one: parts of a sentence, with a number for each.

cafe-why-points = your points a few rounds from now – about { $here } instead of { $there }
cafe-why-rival-points = most points of another player a few rounds from now – about { $here } instead of { $there }
cafe-why-paws = paws to use a few rounds from now – about { $here } instead of { $there }
cafe-why-towers = full towers a few rounds from now – about { $here } instead of { $there }
