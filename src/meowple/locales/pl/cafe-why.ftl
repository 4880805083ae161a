# Why a move is good, against the next best one: parts of a sentence, with a number for each.

cafe-why-points = twoje punkty za kilka rund – około { $here } zamiast { $there }
cafe-why-rival-points = najwięcej punktów u innych za kilka rund – około { $here } zamiast { $there }
cafe-why-paws = twoje łapki za kilka rund – około { $here } zamiast { $there }
cafe-why-towers = twoje pełne wieże za kilka rund – około { $here } zamiast { $there }
