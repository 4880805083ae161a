# What is printed on the box: the shelf shows it before anything else of the game is there.

cafe-title = КотоКафе
cafe-blurb = Бросай кубики, рисуй игрушки и подушки, и пусть в башнях живут счастливые коты.
cafe-little = Вдвоём и без спешки, а бот — ещё котёнок.
cafe-more = Урок 2: все предметы
