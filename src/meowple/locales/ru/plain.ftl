# What the plain board says, which draws any game.

plain-moves = Что можно сделать
plain-table = На столе
plain-choose = Твой ход: выбирай!
plain-no-rules = Правила этой игры здесь не записаны.
