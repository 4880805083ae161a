# What the terminal says around a game.

terminal-welcome = Ты — { $seat }. За столом также { $names } (уровень: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Введи номер своего хода. Выйти из игры — Ctrl-C.
terminal-choose = Твой выбор (1–{ $last }):
terminal-not-in-list = «{ $text }» нет в списке. Введи номер хода (1–{ $last }).
terminal-nothing-typed = Введи номер хода (1–{ $last }).
terminal-bye = На этом игра остановлена. До встречи!
