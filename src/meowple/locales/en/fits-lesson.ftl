# What the cat says in the guided first game of `fits`.

fits-lesson-choose = Hi! If it fits, it sits: cats love boxes. First choose your cat: take Iris.
fits-lesson-wait = Now it is { name-bot-2 }’s turn. Watch!
fits-lesson-start = This is your first box. Its left and right sides are open. Press it, then the glowing place, and once more to lay it.
fits-lesson-draw = Your turn! Begin by drawing a card.
fits-lesson-lay = The upper box is yours. Lay the card with two feathers to the right of it. Where open sides meet, two cards become one box. You can also drag the card.
fits-lesson-cat = A cat may climb in! It lies across two cards with no wall between them. Press the glowing circle.
fits-lesson-more = Draw again. Now let’s close your box!
fits-lesson-close = Lay the other card with feathers to the left: then no side is open any more. The spray bottle can wait: it takes a point away.
fits-lesson-closed = Closed! Four feathers are 4 points, and a closed box counts double: 8!
fits-lesson-sleep = The closed box brings 8 points! Instead of drawing you can put down a sleeping cat, even in somebody else’s box. Press your cats, then the glowing place.
fits-lesson-end = A sleeping cat counts only if you also have a cat awake in that box. The end comes when the deck is empty or somebody has laid all their cats. Now play on!
