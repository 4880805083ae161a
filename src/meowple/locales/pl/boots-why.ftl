# Why a move is good, against the next best one: parts of a sentence, with a number for each.

boots-why-cards = twoje karty za dwie rundy – około { $here } zamiast { $there }
boots-why-rival-cards = najwięcej kart u innych za dwie rundy – około { $here } zamiast { $there }
