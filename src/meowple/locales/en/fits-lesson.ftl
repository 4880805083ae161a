# What the cat says in the guided first game of `fits`.

fits-lesson-choose = Hi! If it fits, it sits: cats love boxes. First choose your cat: take Iris.
fits-lesson-wait = Now it is { name-bot-2 }’s turn. Watch!
fits-lesson-start = This is your first box. Its left and right sides are open. Press it, then the glowing place, and once more to lay it.
fits-lesson-draw = Your turn! Begin by drawing a card.
fits-lesson-lay = Lay the card with two feathers to the right of the upper box. Where open sides meet, two cards become one box. You can also drag the card.
fits-lesson-cat = A cat may climb in! It lies across two cards with no wall between them. Press the glowing circle.
fits-lesson-more = Draw again. Now let’s close your box!
fits-lesson-close = Lay the other card with feathers to the left: then no side is open any more. The spray bottle can wait: it takes a point away.
fits-lesson-closed = Closed! Four feathers are 4 points, and a closed box counts double: 8!
fits-lesson-sleep = The closed box brings 8 points! Instead of drawing you can put down a sleeping cat, even in somebody else’s box. Press your cats, then the glowing place.
fits-lesson-end = A sleeping cat counts only if you also have a cat awake in that box. The end comes when the deck is empty or somebody has laid all their cats. Now play on!

## What the first game leaves out

fits-lesson-more-choose = Hello again! Today the Princess comes, and a special toy. Choose your cat: take Iris.
fits-lesson-more-start = Lay your first box: press it, then the glowing place.
fits-lesson-more-draw = Your turn! Draw a card.
fits-lesson-more-lay = The Princess! She takes the place of a cat, but there is none on the table yet, so she waits. Lay the card with two balls to the right of the upper box.
fits-lesson-more-keep = A cat could climb in now, but leave it at home this time.
fits-lesson-more-find = { name-bot-2 } has a cat in a box already. Your turn: draw a card!
fits-lesson-more-toy = A special toy: two balls at once! It is laid straight away across two cards with no wall between them, even in somebody else’s box. Press the glowing circle.
fits-lesson-more-come = Four balls in one box! Draw once more.
fits-lesson-more-princess = Now the Princess! Press her, then the other cat: it goes home, and she takes its place.
fits-lesson-more-end = Where only the Princess is, the box is free: a cat of yours may climb in. Now you know all the cards. Play on!
