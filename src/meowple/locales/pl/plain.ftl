# What the plain board says, which draws any game.

plain-moves = Co możesz zrobić
plain-table = Na stole
plain-choose = Twój ruch: wybieraj!
plain-no-rules = Zasad tej gry tu nie zapisano.
