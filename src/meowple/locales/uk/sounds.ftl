# What is heard at a table: sounds and phrases.

sounds = Звуки
sounds-are-on = Звуки увімкнено
sounds-are-off = Звуки вимкнено
phrases = Сказати
phrase-said = { $seat } каже: { $phrase }
phrase-said-you = Ти кажеш: { $phrase }
phrase-hello = Привіт!
phrase-good-luck = Хай щастить!
phrase-nice-move = Гарний хід!
phrase-oops = Ой!
phrase-meow = Няв!
phrase-thanks = Дякую!
phrase-thinking = Треба подумати…
phrase-well-played = Чудова гра!
