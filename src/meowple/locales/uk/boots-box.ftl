# What is printed on the box: the shelf shows it before anything else of the game is there.

boots-title = Коти в чоботях
boots-blurb = Кубики падають, і всі лапи хапають водночас: хто перший?
boots-little = Повільний темп, без обмеження часу, а бот — ще кошеня.
