# Why a move is good, against the next best one: parts of a sentence, with a number for each.

boots-why-cards = твои карты через два раунда — около { $here } вместо { $there }
boots-why-rival-cards = больше всего карт у других через два раунда — около { $here } вместо { $there }
