# What the plain board says, which draws any game.

plain-moves = Що можна зробити
plain-table = На столі
plain-choose = Твій хід: обирай!
plain-no-rules = Правил цієї гри тут не записано.
