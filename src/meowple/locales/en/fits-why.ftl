# Why a move is good, against the next best one: parts of a sentence, with a number for each.

fits-why-points = your points after everybody’s next turn – about { $here } instead of { $there }
fits-why-rival-points = most points of another player after everybody’s next turn – about { $here } instead of { $there }
fits-why-promise = points that the boxes promise you, less those of the others – about { $here } instead of { $there }
fits-why-cats = cats that you still have to lay – about { $here } instead of { $there }

# What was played, or had better been, where no menu stands beside it.
fits-full-start = Lay a start box ({ $card }): { $place }
fits-full-sleep = Lay a sleeping cat ({ $card }): { $place }
fits-full-lay = Lay a card ({ $card }): { $place }
fits-full-princess = The Princess takes a place: { $place }
fits-full-discard = Discard a card ({ $card })
fits-full-toy = Lay the toy across two places, the left one: { $place }
fits-full-cat = Lay a cat across two places, the left one: { $place }
