# What is printed on the box: the shelf shows it before anything else of the game is there.

-tail-call = Цап!

tail-title = Кот за хвост — цап!
tail-blurb = Четыре закрытые карты, хорошая память и смелое «{ -tail-call }»: выигрывает тот, у кого меньше очков.
tail-little = Крайние карты открыты, играют двое, а бот — ещё котёнок.
tail-more = Урок 2: другие специальные карты
