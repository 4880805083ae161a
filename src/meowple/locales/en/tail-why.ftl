# Why a move is good, against the next best one: parts of a sentence, with a number for each.

tail-why-points = points this round for you – about { $here } instead of { $there }
tail-why-rival-points = lowest points of the others this round – about { $here } instead of { $there }
tail-why-ahead = the lowest row at the end of the round – yours in { $here } of 100 cases instead of { $there }
