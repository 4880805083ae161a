# What the terminal says around a game.

terminal-welcome = Ty to { $seat }. Przy stole są też { $names } (poziom: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Wpisz numer swojego ruchu. Ctrl-C kończy grę.
terminal-choose = Twój ruch (1–{ $last }):
terminal-not-in-list = Na liście nie ma „{ $text }”. Wpisz liczbę od 1 do { $last }.
terminal-nothing-typed = Wpisz liczbę od 1 do { $last }.
terminal-bye = Na tym kończymy grę. Do zobaczenia!
