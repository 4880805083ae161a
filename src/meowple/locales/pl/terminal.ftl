# What the terminal says around a game.

terminal-welcome = Ty to { $seat }. Oprócz ciebie przy stole: { $names } (poziom: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Wpisz numer swojego ruchu. Ctrl-C kończy grę.
terminal-choose = Twój wybór (1–{ $last }):
terminal-not-in-list = Na liście nie ma „{ $text }”. Wpisz numer ruchu (1–{ $last }).
terminal-nothing-typed = Wpisz numer ruchu (1–{ $last }).
terminal-bye = Na tym kończymy grę. Do zobaczenia!
