# Why a move is good, against the next best one: parts of a sentence, with a number for each.

fits-why-points = твої очки після наступного ходу кожного — близько { $here } замість { $there }
fits-why-rival-points = найбільші очки когось з інших після наступного ходу кожного — близько { $here } замість { $there }
fits-why-promise = очки, які коробки обіцяють тобі, за вирахуванням чужих, — близько { $here } замість { $there }
fits-why-cats = коти, яких тобі ще треба викласти, — близько { $here } замість { $there }

# What was played, or had better been, where no menu stands beside it.
fits-full-start = Викласти стартову коробку ({ $card }): { $place }
fits-full-sleep = Викласти сплячого кота ({ $card }): { $place }
fits-full-lay = Викласти картку ({ $card }): { $place }
fits-full-princess = Принцеса займає місце: { $place }
fits-full-discard = Скинути картку ({ $card })
fits-full-toy = Покласти іграшку на два місця, ліве з них: { $place }
fits-full-cat = Посадити кота на два місця, ліве з них: { $place }
