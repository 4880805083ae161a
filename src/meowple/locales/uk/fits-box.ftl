# What is printed on the box: the shelf shows it before anything else of the game is there.

fits-title = Якщо влізе
fits-blurb = Коти займають картонні коробки. Влізе — отже, моє!
fits-little = Основні правила, коротка гра вдвох, а бот — ще кошеня.
fits-more = Урок 2: Принцеса й спеціальні іграшки
