# What the terminal says around a game.

terminal-welcome = Ты — { $seat }. За столом также { $names } (уровень: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Введи номер своего хода. Выйти из игры — Ctrl-C.
terminal-choose = Твой ход (1–{ $last }):
terminal-not-in-list = «{ $text }» нет в списке. Введи число от 1 до { $last }.
terminal-nothing-typed = Введи число от 1 до { $last }.
terminal-bye = На этом игра остановлена. До встречи!
