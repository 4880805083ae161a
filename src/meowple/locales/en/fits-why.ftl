# Why a move is good, against the next best one: parts of a sentence, with a number for each.

fits-why-points = your points after everybody’s next turn – about { $here } instead of { $there }
fits-why-rival-points = most points of another player after everybody’s next turn – about { $here } instead of { $there }
fits-why-promise = points that the boxes promise you – about { $here } instead of { $there }
fits-why-cats = cats that you still have to lay – about { $here } instead of { $there }
