# $seat: a name. $item: the name of an item. $cat: a cat, called by the item it loves.
# $dice: numbers with commas. $tower and $floor count from 1.

## What happens

cafe-fact-rolled = Round { $round }. { $seat } rolls: { $dice }.
cafe-fact-rolled-you = Round { $round }. You roll: { $dice }.
cafe-fact-took = { $seat } takes a die: { $value }.
cafe-fact-took-you = You take a die: { $value }.
cafe-fact-left = The shared die: { $value }.
cafe-fact-chose = { $seat } makes a secret choice.
cafe-fact-chose-you = You make a secret choice.
cafe-fact-took-back = { $seat } thinks again.
cafe-fact-took-back-you = You think again.
cafe-fact-drew = { $seat } draws: { $item }, tower { $tower }, floor { $floor }.{ $paws ->
    [0] { "" }
    [one] { " " }Cost: { $paws } paw.
   *[other] { " " }Cost: { $paws } paws.
}{ $circled ->
    [0] { "" }
    [one] { " " }New: { $circled } paw.
   *[other] { " " }New: { $circled } paws.
}
cafe-fact-drew-you = You draw: { $item }, tower { $tower }, floor { $floor }.{ $paws ->
    [0] { "" }
    [one] { " " }Cost: { $paws } paw.
   *[other] { " " }Cost: { $paws } paws.
}{ $circled ->
    [0] { "" }
    [one] { " " }New: { $circled } paw.
   *[other] { " " }New: { $circled } paws.
}
cafe-fact-drew-house = { $seat } draws: { $item }, tower { $tower }, floor { $floor }. { $points ->
    [one] { $points } point comes
   *[other] { $points } points come
} from { $cat }.{ $paws ->
    [0] { "" }
    [one] { " " }Cost: { $paws } paw.
   *[other] { " " }Cost: { $paws } paws.
}
cafe-fact-drew-house-you = You draw: { $item }, tower { $tower }, floor { $floor }. { $points ->
    [one] { $points } point comes
   *[other] { $points } points come
} from { $cat }.{ $paws ->
    [0] { "" }
    [one] { " " }Cost: { $paws } paw.
   *[other] { " " }Cost: { $paws } paws.
}
cafe-fact-passed = { $seat } passes{ $paws ->
    [0] : no paw is left to circle
    [one] { " " }and circles { $paws } paw
   *[other] { " " }and circles { $paws } paws
}.
cafe-fact-passed-you = You pass{ $paws ->
    [0] : no paw is left to circle
    [one] { " " }and circle { $paws } paw
   *[other] { " " }and circle { $paws } paws
}.
cafe-fact-circled = { $seat } fills tower { $tower } and circles the number { $number }.
cafe-fact-circled-you = You fill tower { $tower } and circle the number { $number }.
cafe-fact-barred = { $seat } crosses out the larger number of tower { $tower }.
cafe-fact-barred-you = You cross out the larger number of tower { $tower }.
cafe-fact-ended = The game is over!

## Why it ended, and what points are for

cafe-reason-three-towers = Somebody has three full towers.
cafe-reason-nobody-draws = For three rounds nobody could do anything.
cafe-line-tower = Tower { $number }
cafe-line-cat = { $number ->
    [1] Cat “house”
    [2] Cat “yarn”
    [3] Cat “butterfly”
    [4] Cat “bowl”
    [5] Cat “cushion”
   *[6] Cat “mouse”
}
cafe-line-yarn = Yarn, tower { $number }
cafe-line-butterflies = Butterflies
cafe-line-bowls = Bowls
cafe-line-cushions = Cushions
cafe-line-mice = Mice

## What I can do

cafe-phase-draft = Your turn! Take a die. The last one will be shared by everybody.
cafe-phase-draw = Choose in secret: one die is the item to draw, the other the floor. Or pass and get paws.
cafe-phase-over = The game is over.

cafe-move-take = Take the die: { $value }
cafe-move-draw = { $item }: tower { $tower }, floor { $floor }
cafe-move-draw-house = { $item }: tower { $tower }, floor { $floor }, { $cat }
cafe-move-pass = Pass and circle paws
cafe-move-take-back = Choose again

## Why not

cafe-refused-dice-first = First everybody takes a die.
cafe-refused-dice-are-taken = The dice are taken already: now it is time to draw.
cafe-refused-no-such-die = There is no { $value } among the dice in the middle.
cafe-refused-already-chosen = You have chosen already. To change your mind, take your choice back first.
cafe-refused-no-such-item = There are six items, with numbers from 1 to 6.
cafe-refused-no-such-cell = Tower { $tower } has no cell to draw in on floor { $floor }.
cafe-refused-cell-is-full = Something is already drawn in this cell.
cafe-refused-too-few-paws = You need { $cost ->
    [one] { $cost } paw
   *[other] { $cost } paws
} but have { $paws }.
cafe-refused-cat-without-house = Only a house brings the points of a cat.
cafe-refused-all-cats-scored = All six cats have their points, so no more houses can be drawn.
cafe-refused-choose-a-cat = With a house, choose a cat as well.
cafe-refused-no-such-cat = There are six cats, one for each item.
cafe-refused-cat-is-scored = This cat already has its points.
cafe-refused-nothing-to-take-back = You have not chosen anything yet.
cafe-refused-taken-back-too-often = You changed your mind as often as a round allows: { $times ->
    [one] { $times } time
   *[other] { $times } times
}. Now your choice stands.

## Items

cafe-item-1 = house
cafe-item-2 = yarn
cafe-item-3 = butterfly
cafe-item-4 = bowl
cafe-item-5 = cushion
cafe-item-6 = mouse

cafe-cat-1 = the cat that loves houses
cafe-cat-2 = the cat that loves yarn
cafe-cat-3 = the cat that loves butterflies
cafe-cat-4 = the cat that loves bowls
cafe-cat-5 = the cat that loves cushions
cafe-cat-6 = the cat that loves mice

## The table

cafe-table-round = Round { $round }
cafe-table-dice = Dice in the middle: { $dice }
cafe-table-central = The shared die: { $value }
cafe-table-die = die
cafe-table-paws = paws
cafe-table-cats = cats
cafe-table-points = points
