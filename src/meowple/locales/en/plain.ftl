# What the plain board says, which draws any game.

plain-moves = What you can do
plain-table = On the table
plain-choose = It is your turn: choose!
plain-no-rules = The rules of this game are not written down here.
