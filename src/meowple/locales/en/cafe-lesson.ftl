# What the cat says in the guided first game of `cafe`.

cafe-lesson-take = Hi! Let’s make a café that cats love. Each die is an item and a number. Take the mouse: cats adore mice!
cafe-lesson-watch = Now { name-bot-2 } takes a die. The last one is shared: it counts for you and for her.
cafe-lesson-draw = One die is the item, the other is the floor. So your mouse goes to floor 2: press the shining cell, then the mouse.
cafe-lesson-wait = Everybody draws in secret, then all is shown at once…
cafe-lesson-beside = Two mice side by side are worth 6! On a die the mouse is the 6, and there is none now. Take the 5: it is almost a 6!
cafe-lesson-paw = A paw turns your 5 into a 6, a mouse! It goes above your first one: press the cell, then the mouse.
cafe-lesson-early = A house invites a cat. It is too early for that now, but take it all the same.
cafe-lesson-pass = Nothing good to draw? Then pass: you get three new paws!
cafe-lesson-now = A house again. Now there are mice for a cat: take it!
cafe-lesson-house = Draw the house above the mice and choose the cat that loves mice. It brings 2 points for each mouse!
cafe-lesson-towers = A full tower brings a number from its roof, the larger one with a house in it. Three full towers end the game. Now you can play!

## What the first game leaves out

cafe-lesson-more-take = Hello again! You know mice and houses, now meet the others. Take the butterfly: the 3.
cafe-lesson-more-butterfly = A butterfly brings 3 points, and two paws at once! Draw it on floor 2: press the cell, then the butterfly.
cafe-lesson-more-soft = Now a cushion: take the 5.
cafe-lesson-more-cushion = A cushion is worth its floor: the higher, the better. Draw it on floor 4 for 4 points!
cafe-lesson-more-round = And this is yarn: take the 2.
cafe-lesson-more-yarn = Yarn is a contest in each tower: the most there is worth 8 points, and others who have some get 3. Draw it in the first tower!
cafe-lesson-more-hungry = The bowl is left: take the 4.
cafe-lesson-more-bowl = A bowl brings a point for each different item beside it. Here are three: butterfly, cushion and yarn. Draw it!
cafe-lesson-more-end = Now you know all six items. Each is loved by a cat, and a house invites it. Play on!
