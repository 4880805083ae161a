# Why a move is good, against the next best one: parts of a sentence, with a number for each.

fits-why-points = твої очки після наступного ходу кожного — близько { $here } замість { $there }
fits-why-rival-points = найбільші очки когось з інших після наступного ходу кожного — близько { $here } замість { $there }
fits-why-promise = очки, які обіцяють тобі коробки, — близько { $here } замість { $there }
fits-why-cats = коти, яких тобі ще треба викласти, — близько { $here } замість { $there }
