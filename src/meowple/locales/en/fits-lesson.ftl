# What the cat says in the guided first game of `fits`.

fits-lesson-choose = Hi! If it fits, it sits: cats love boxes. First choose your cat: take Iryska.
fits-lesson-wait = Now it is { name-bot-2 }’s turn. Watch!
fits-lesson-start = This is your first box. Its left and right sides are open. Press it, then the shining place.
fits-lesson-draw = Your turn! Begin by drawing a card.
fits-lesson-lay = Lay the two feathers to the right of your box. Where open sides meet, two cards become one box. You can also drag the card.
fits-lesson-cat = A cat may climb in! It lies across two cards with no wall between them. Press the shining circle.
fits-lesson-more = Draw again. Now we close your box!
fits-lesson-close = Lay the other feathers to the left: then no side is open any more.
fits-lesson-closed = Closed! Four feathers are 4 points, and a closed box counts double: 8!
fits-lesson-sleep = Instead of drawing you can lay a cat asleep. It may even slip into somebody else’s box and keep the place for a friend. Press your cats, then the place.
fits-lesson-end = Asleep it counts only beside an awake cat of yours. When the deck is empty or somebody’s cats are all laid, the boxes are counted. Now play on!
