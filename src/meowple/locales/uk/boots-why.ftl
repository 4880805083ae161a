# Why a move is good, against the next best one: parts of a sentence, with a number for each.

boots-why-cards = твої карти через два раунди — близько { $here } замість { $there }
boots-why-rival-cards = найбільше карт у когось з інших через два раунди — близько { $here } замість { $there }
