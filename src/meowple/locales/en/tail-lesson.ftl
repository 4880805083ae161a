# What the cat says in the guided first game of `tail`.

tail-lesson-look = Hi! Cats are small numbers, rats are big ones. Get as few points as you can! Remember these two cards, then put them down.
tail-lesson-draw = Your turn! Remember the rat on the left? Draw a card from the pile: it may well be a cat.
tail-lesson-keep = A cat, hooray! Put it where the rat is: press your card on the left.
tail-lesson-end-turn = The rat is gone! That was your turn: now end it.
tail-lesson-watch = Now { name-bot-2 } plays. Watch what she discards!
tail-lesson-take = { name-bot-2 } discarded a cat! Take it from the discards and put it on your second card.
tail-lesson-took = Look, a rat was hiding there! Now it is gone. End your turn.
tail-lesson-draw-again = Your turn. Nobody wants that rat, so draw a card from the pile.
tail-lesson-peek = A special card! It lets you peek at one of your cards. The third is still a secret: press it.
tail-lesson-peeked = A cat lives there, how nice! Remember it and put it down again.
tail-lesson-call = Four cats and no rat! Now be brave and call “{ -tail-call }”
tail-lesson-called = { name-bot-2 } has one more turn. Then all cards are turned up…
tail-lesson-points = All the cards are face up! Add up the numbers: you have the fewest points, so you win. Now you can play!

## What the first game leaves out

tail-lesson-more-look = Hello again! Meet the other special cards. Remember these two of yours, then put them down.
tail-lesson-more-draw = Your turn! Draw a card from the pile.
tail-lesson-more-super = “{ tail-card-super-peek }”! You may look at every face-down card, even those of others. Press it!
tail-lesson-more-seen = { name-bot-2 } has a cat on the left, and you have a rat. Remember! No “{ -tail-call }” this turn.
tail-lesson-more-again = Your turn again. Draw!
tail-lesson-more-swap = “{ tail-card-swap }”! Give your rat on the left for the cat you remember: press your left card, then the left one opposite.
tail-lesson-more-swapped = Now the rat is over there, and the cat is yours! End your turn.
tail-lesson-more-third = Once more: draw a card from the pile.
tail-lesson-more-two = “{ tail-card-draw-two }”! You may keep one of two cards. Draw the first!
tail-lesson-more-first = A rat! Discard it, and the second card comes.
tail-lesson-more-second = And this is a cat! Put it on your second card.
tail-lesson-more-call = A good row! Call “{ -tail-call }”
tail-lesson-more-end = A special card may lie in a row too: it does nothing there, and at the end a number takes its place. Now you know them all!
