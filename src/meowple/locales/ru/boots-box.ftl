# What is printed on the box: the shelf shows it before anything else of the game is there.

boots-title = Коты в сапогах
boots-blurb = Кубики падают, и все лапы хватают разом: кто первый?
boots-little = Медленный темп, без ограничения времени, а бот — ещё котёнок.
