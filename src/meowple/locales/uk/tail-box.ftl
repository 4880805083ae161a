# What is printed on the box: the shelf shows it before anything else of the game is there.

-tail-call = Цап!

tail-title = Кота за хвіст — цап!
tail-blurb = Чотири закриті карти, добра пам’ять і сміливе «{ -tail-call }»: виграє той, у кого найменше очок.
tail-little = Крайні карти відкриті, грають двоє, а бот — ще кошеня.
tail-more = Урок 2: інші спеціальні карти
