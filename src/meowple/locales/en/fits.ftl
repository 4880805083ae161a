# $seat, $owner: names of players. $cat: the name of a cat.

## What happens

fits-fact-chose = { $seat } chooses a cat: { $cat }.
fits-fact-chose-you = You choose a cat: { $cat }.
fits-fact-started = { $seat } lays a start box.
fits-fact-started-you = You lay a start box.
fits-fact-drew = { $seat } draws a card.
fits-fact-drew-you = You draw a card.
fits-fact-found-toy = { $seat } finds a special toy!
fits-fact-found-toy-you = You find a special toy!
fits-fact-laid = { $seat } lays a box.
fits-fact-laid-you = You lay a box.
fits-fact-joined = { $boxes ->
    [one] { $boxes } box becomes one.
   *[other] { $boxes } boxes become one.
}
fits-fact-closed = A box is closed: its points are doubled!
fits-fact-fell-asleep = { $seat } lays a sleeping cat.
fits-fact-fell-asleep-you = You lay a sleeping cat.
fits-fact-moved-in = { $seat } puts a cat in a box.
fits-fact-moved-in-you = You put a cat in a box.
fits-fact-toy-laid = { $seat } lays the special toy across two cards.
fits-fact-toy-laid-you = You lay the special toy across two cards.
fits-fact-princess-came = { $seat } plays the Princess! { $owner } gets a cat back.
fits-fact-princess-came-you = You play the Princess! { $owner } gets a cat back.
fits-fact-princess-came-you-owner = { $seat } plays the Princess! Your cat comes back to you.
fits-fact-princess-came-home = { $seat } plays the Princess and gets their own cat back.
fits-fact-princess-came-home-you = You play the Princess and get your own cat back.
fits-fact-discarded = { $seat } discards a card: it fits nowhere.
fits-fact-discarded-you = You discard a card: it fits nowhere.
fits-fact-final-began = The final phase begins: nobody draws any more, and no cat falls asleep.
fits-fact-game-ended = All hands are empty. The game is over!

## Why it ended, and what points are for

fits-reason-deck-out = The deck ran out.
fits-reason-last-cat = Somebody laid their last cat.
fits-tie-penalties = Equal points: the fewer penalty points decide ({ $told }).
fits-line-box = Box { $number }
fits-line-more-cats = Extra cats in box { $number }

## What I can do

fits-phase-choosing = Choose your cat.
fits-phase-starting = Lay a start box.
fits-phase-turn = Your turn! Draw a card, or lay a sleeping cat.
fits-phase-play = Play a card from your hand.
fits-phase-toy = A special toy! Lay it across two cards.
fits-phase-cat = A cat may climb in. Lay one, or not.
fits-phase-over = The game is over.

fits-move-choose = Choose { $cat }
fits-move-start = Lay the start box here
fits-move-draw = Draw a card
fits-move-sleep = Lay a sleeping cat here
fits-move-lay = Lay the card here
fits-move-princess = The Princess takes this place
fits-move-discard = Discard this card
fits-move-toy = Lay the toy across here
fits-move-cat = Lay a cat here
fits-move-pass = No cat this time

## Why not

fits-refused-choose-first = First everybody chooses a cat.
fits-refused-start-first = First the start boxes are laid.
fits-refused-draw-or-sleep-first = First draw a card or lay a sleeping cat.
fits-refused-play-first = First play a card from the hand.
fits-refused-toy-first = First the special toy has to be played.
fits-refused-cat-or-pass-first = First decide: a cat in the box, or none.
fits-refused-no-such-cat = There is no such cat.
fits-refused-cat-is-chosen = Somebody has this cat already. Choose another one.
fits-refused-no-such-start = There is no such start box left.
fits-refused-not-by-a-short-side = Start boxes are joined by their short sides.
fits-refused-off-the-table = A card has to lie fully on the table.
fits-refused-place-taken = A card lies here already.
fits-refused-not-joined = A card has to be joined to another one by a whole side.
fits-refused-same-when-turned = This card looks the same when it is turned.
fits-refused-wall-to-wall = Under the extended rules no wall may lie against a wall.
fits-refused-not-in-hand = This card is not in your hand.
fits-refused-princess-takes-a-place = The Princess is no box: she takes the place of a cat.
fits-refused-no-cat-there = No cat lies here.
fits-refused-something-fits = One of your cards can be played, so none is discarded.
fits-refused-last-cat-stays-awake = At this table the last cat may not fall asleep.
fits-refused-toy-goes-across = There is room for the toy across two cards, so it goes there.
fits-refused-no-place-across = The toy lies across two free cards that have no wall between them.
fits-refused-not-on-the-new-box = The cat has to lie on the box you have just laid.
fits-refused-wall-between = A cat lies across two cards that have no wall between them.
fits-refused-covered = Something lies here already.

## Choices of a table

fits-option-size = Table
fits-option-size-small = small: 11 × 7 cards
fits-option-size-small-means = The edge of the table is near, so places run out soon.
fits-option-size-medium = medium: 13 × 9 cards
fits-option-size-medium-means = As much room as on a usual table.
fits-option-size-large = large: 19 × 11 cards
fits-option-size-large-means = Plenty of room: the edge is hardly ever in the way.
fits-option-extended = Extended rules
fits-option-extended-on-means = All five Princesses are in the deck, walls may not touch walls, extra cats bring nothing, and a sleeping cat is half a cat.
fits-option-extended-off-means = The basic rules: as many Princesses as players, walls may touch, and a sleeping cat counts in full.
fits-option-awake-finish = The last cat stays awake
fits-option-awake-finish-on-means = Your last cat has to be laid awake, so nobody ends the game early with a nap.
fits-option-awake-finish-off-means = The last cat may be laid asleep too, and that also begins the end of the game.
