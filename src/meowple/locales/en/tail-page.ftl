# What the board of `tail` says, and its rules in short.

tail-board-hidden = face down
tail-board-place = { $seat }, place { $place }: { $card }
tail-board-own-place = Your card { $place }: { $card }
tail-board-draw = Draw
tail-board-pile = Pile: { $cards }
tail-board-drawn = Drawn
tail-board-take = Take
tail-board-refuse = Discard
tail-board-discards = Discards
tail-board-only-draw = Your turn! Draw from the pile: the top discard cannot be taken.
tail-board-choose-place = Which of your cards does it replace?
tail-board-swap-mine = First choose one of your own cards.
tail-board-swap-other = Now choose a card of another player.
tail-board-was = before: { $cards }
tail-board-swap-this = Swap this one
tail-board-caller = { $seat }: “{ -tail-call }”
tail-board-caller-you = Your “{ -tail-call }”
tail-board-last-turns = Everyone else has one more turn.
tail-board-look = Look
tail-board-mark-swapped = Swapped since your last turn
tail-board-mark-new = Another card since your last turn
tail-board-mark-looked = Looked at since your last turn
tail-about-hidden = A face-down card. Whoever looked at it has to remember it.
tail-about-number = { $card }: so many points at the end of the round. The fewest points win.
tail-about-special = It works only when it is drawn from the pile. At the end of a round a special card in a row is replaced from the pile.
tail-about-pile = The pile: cards are drawn from it, face down.
tail-about-discard = The discards: the top card can be taken if it is a number.
tail-about-turned-up = Only a number may begin the discards. These special cards came up first and were shuffled back into the pile.

## For whoever comes back

tail-kept = A bot does not call “{ -tail-call }” for you: that word is yours alone.

## How it ended

tail-ending-called = Last round: { $seat } calls “{ -tail-call }”
tail-ending-called-you = Last round: you call “{ -tail-call }”
tail-highlight-best-round = Fewest points in a round: { $number }
tail-highlight-bold-call = The boldest “{ -tail-call }” Sum: { $number }
tail-highlight-swaps = Most swaps: { $number }

tail-rules-aim-title = The aim
tail-rules-aim = Four cards lie face down in front of you. Cats are small numbers, rats are big ones. Get rid of the rats: the fewest points win.
tail-rules-begin-title = The beginning
tail-rules-begin = Look once at your two outer cards, remember them, and put them down again. From now on only your memory knows them.
tail-rules-turn-title = Your turn
tail-rules-turn = Take the top discard if it is a number, and replace one of your cards with it. Or draw from the pile: keep the card in place of one of yours, or discard it. The old card always goes face up to the discards.
tail-rules-call-title = “{ -tail-call }”
tail-rules-call = At the end of your turn you may call “{ -tail-call }” Everyone else has one more turn, then the round is over.
tail-rules-score-title = Points
tail-rules-score = All cards are turned up. A special card in a row is replaced from the pile until a number comes. Your points are the sum of your four cards.
tail-rules-specials-title = Special cards
tail-rules-specials = They work only when drawn from the pile, and you may always leave them unused.
