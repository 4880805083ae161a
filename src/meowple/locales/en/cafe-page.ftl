# What the board of `cafe` says, and its rules in short. $item: the name of an item.

cafe-board-die = { $value }, { $item }
cafe-board-own-die = Your die: { $die }
cafe-board-central-die = The shared die: { $die }
cafe-board-yours = Yours
cafe-board-central = Shared
cafe-board-middle = Dice in the middle
cafe-board-press-again = This is what you could draw with this die. Press it again to take it.
cafe-board-pass = Pass{ $paws ->
    [0] : no paw left
    [one] : +{ $paws } paw
   *[other] : +{ $paws } paws
}
cafe-board-own-sheet = Your sheet
cafe-board-cell = Tower { $tower }, floor { $floor }: { $item }
cafe-board-empty = empty
cafe-board-way = { $item }{ $paws ->
    [0] { "" }
    [one] { " " }for { $paws } paw
   *[other] { " " }for { $paws } paws
}: +{ $points }
cafe-board-way-house = { $item }{ $paws ->
    [0] { "" }
    [one] { " " }for { $paws } paw
   *[other] { " " }for { $paws } paws
}: up to +{ $points }, then choose a cat
cafe-board-up-to = up to { $points }
cafe-board-cat-way = { $cat }: +{ $points }
cafe-board-which-item = What do you draw here?
cafe-board-which-cat = Which cat comes to the house?
cafe-board-open-sheet = { $seat }: the whole sheet
cafe-board-paws = Paws to use: { $paws }
cafe-board-has-chosen = has chosen
cafe-board-thinks = still choosing
cafe-board-points-for = Points for
cafe-board-tower = Tower { $tower }. { $floors }
cafe-board-full-tower = Tower { $tower } is full: { $number }
cafe-board-barred = Tower { $tower }: the { $number } is crossed out
cafe-board-cat-scored = { $cat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cafe-board-sealed = Your secret: { $item }, tower { $tower }, floor { $floor }.
cafe-board-sealed-pass = Your secret: you pass.

cafe-kind-tower = Towers
cafe-kind-cat = Cats
cafe-kind-yarn = Yarn
cafe-kind-butterflies = Butterflies
cafe-kind-bowls = Bowls
cafe-kind-cushions = Cushions
cafe-kind-mice = Mice

## How it ended

cafe-ending-three-towers = { $seat } fills a third tower.
cafe-ending-three-towers-you = You fill your third tower.
cafe-highlight-best-cat = Most points for a cat: { $number }
cafe-highlight-first-tower = The first full tower, in round { $number }
cafe-highlight-paws = Most paws used: { $number }

cafe-rules-aim-title = The aim
cafe-rules-aim = Draw toys, food and soft cushions on your cat towers, and the cats will come. Whoever has the most points wins.
cafe-rules-dice-title = The dice
cafe-rules-dice = There is one more die than players. Everybody takes one in turn; the last one is the shared die and counts for all.
cafe-rules-draw-title = Drawing
cafe-rules-draw = One of your two dice, yours or the shared one, is the item; the other is the floor. Draw the item in an empty cell on that floor, in any tower. All choose in secret and show it together.
cafe-rules-paws-title = Paws
cafe-rules-paws = A paw turns a die by one, up or down, just for you. Pass instead of drawing, and you get three new paws.
cafe-rules-towers-title = Towers
cafe-rules-towers = Whoever fills a tower circles a number on its roof: the larger one if there is a house in the tower, otherwise the smaller. When somebody gets the larger number, all others cross it out. Nothing is drawn on scratching posts.
cafe-rules-end-title = The end
cafe-rules-end = When somebody has three full towers, everybody adds up their points.
cafe-rules-items-title = How many points items bring
cafe-rules-item-1 = Choose a cat: 2 points for each of its favourite items on your sheet now. Each cat comes once.
cafe-rules-item-2 = In each tower: whoever has the most yarn gets 8 points, and others who have yarn there get 3.
cafe-rules-item-3 = 3 points, and two new paws at once.
cafe-rules-item-4 = 1 point for each different kind of item around it.
cafe-rules-item-5 = As many points as its floor.
cafe-rules-item-6 = A chain of 1, 2, 3 or 4 mice brings 2, 6, 12 or 20 points.
