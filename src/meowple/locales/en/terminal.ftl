# What the terminal says around a game.

terminal-welcome = You are { $seat }. Across the table: { $names } (level: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Type the number of your move. Ctrl-C ends the game.
terminal-choose = Your choice (1–{ $last }):
terminal-not-in-list = “{ $text }” is not in the list. Please type the number of a move (1–{ $last }).
terminal-nothing-typed = Please type the number of a move (1–{ $last }).
terminal-bye = The game stops here. See you soon!
