# What the terminal says around a game.

terminal-welcome = Ти — { $seat }. За столом також { $names } (рівень: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Введи номер свого ходу. Вийти з гри — Ctrl-C.
terminal-choose = Твій вибір (1–{ $last }):
terminal-not-in-list = «{ $text }» немає у списку. Введи номер ходу (1–{ $last }).
terminal-nothing-typed = Введи номер ходу (1–{ $last }).
terminal-bye = На цьому гру зупинено. До зустрічі!
