# Why a move is good, against the next best one: parts of a sentence, with a number for each.

cafe-why-points = твої очки за кілька раундів — близько { $here } замість { $there }
cafe-why-rival-points = найбільші очки когось з інших за кілька раундів — близько { $here } замість { $there }
cafe-why-paws = твої лапки за кілька раундів — близько { $here } замість { $there }
cafe-why-towers = твої повні вежі за кілька раундів — близько { $here } замість { $there }
