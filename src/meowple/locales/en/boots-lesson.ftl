# What the cat says in the guided first game of `boots`.

boots-lesson-roll = Hi! These are cats in boots, and we catch them. Press the dice to roll them!
boots-lesson-grab = Red and blue! Find the cat that wears both, on its boots and on its head, and grab it.
boots-lesson-watch = { name-bot-2 } is grabbing too…
boots-lesson-again = Got it! Whoever wins a card rolls next. Roll again!
boots-lesson-double = Yellow twice! Grab the cat that wears nothing but yellow.
boots-lesson-third = Two cats already! { name-bot-2 } grabs the wrong card: a mistake costs only the round. Roll!
boots-lesson-quick = Green and orange! { name-bot-2 } is very quick this time…
boots-lesson-lost = This time { name-bot-2 } is faster, so that cat is gone. Now { name-bot-2 } rolls.
boots-lesson-paw = Green and orange again, but { name-bot-2 } has that cat! Then the paw with the lowest number counts: grab the 1, and the cat comes with it.
boots-lesson-end = Now you have a paw and a cat! When the last paw is taken, whoever has the most cards wins.
