# Why a move is good, against the next best one: parts of a sentence, with a number for each.

boots-why-cards = your cards two rounds from now – about { $here } instead of { $there }
boots-why-rival-cards = most cards of another player two rounds from now – about { $here } instead of { $there }
