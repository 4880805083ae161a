# What is heard at a table: sounds and phrases.

sounds = Звуки
sounds-are-on = Звуки включены
sounds-are-off = Звуки выключены
phrases = Сказать
phrase-said = { $seat } говорит: { $phrase }
phrase-said-you = Ты говоришь: { $phrase }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-nice-move = Хороший ход!
phrase-oops = Ой!
phrase-meow = Мяу!
phrase-thanks = Спасибо!
phrase-thinking = Надо подумать…
phrase-well-played = Отличная игра!
