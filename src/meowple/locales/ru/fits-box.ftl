# What is printed on the box: the shelf shows it before anything else of the game is there.

fits-title = Если влезет
fits-blurb = Коты занимают картонные коробки. Влез — значит, моё!
fits-little = Основные правила, короткая игра вдвоём, а бот — ещё котёнок.
fits-more = Урок 2: Принцесса и специальные игрушки
