# Why a move is good, against the next best one: parts of a sentence, with a number for each.

tail-why-points = twoje punkty w rundzie – około { $here } zamiast { $there }
tail-why-rival-points = najmniejsze punkty innych w rundzie – około { $here } zamiast { $there }
tail-why-ahead = najniższy rząd na koniec rundy – twój w { $here } na 100 przypadków zamiast { $there }
