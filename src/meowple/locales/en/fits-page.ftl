# What the board of `fits` says, and its rules in short. $seat: the name of a player.

fits-cat-iryska = Iris
fits-cat-murchyk = Murphy
fits-cat-barsyk = Barney
fits-cat-tsarapka = Zara
fits-cat-kuzia = Kuzzy

fits-side-top = top
fits-side-right = right
fits-side-bottom = bottom
fits-side-left = left
fits-symbol-mouse = mouse
fits-symbol-ball = ball
fits-symbol-feather = feather
fits-symbol-spray = spray bottle
fits-card-box = Box, open sides: { $sides }
fits-card-princess = Princess
fits-card-toy = Special toy

fits-board-table = Table
fits-board-hand = Your hand
fits-board-place = Column { $column }, row { $row }
fits-board-this-box = This box
fits-board-open = { $box }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, open
fits-board-closed = { $box }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, closed: ×2
fits-board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fits-board-cats-of = { $seat }: awake { $awake }, asleep { $asleep }, points { $points }
fits-board-sleeper = { $seat }’s sleeping cat
fits-board-sleeper-you = Your sleeping cat
fits-board-awake = { $seat }’s cat
fits-board-awake-you = Your cat
fits-board-home = Cats left: { $cats }
fits-board-own-cats = Your cats: { $cats }
fits-board-hand-size = Cards in hand: { $cards }
fits-board-now = Points if it ended now
fits-board-deck = Cards in the deck: { $cards }
fits-board-choose = Choose it
fits-board-press-turns = Press to turn it
fits-board-turn = Turn
fits-board-choose-place = Where should it go?
fits-board-choose-place-turn = Where should it go? Press the card again to turn it.
fits-board-spray = A spray bottle takes a point away.
fits-board-tried = Only you see it so far.
fits-board-again = Press again to lay it
fits-board-gain = You: { $points }
fits-board-gain-cat = with a cat: { $points }
fits-board-gain-of = { $seat }: { $points }
fits-board-beyond = Show more places this way: { $places }
fits-board-choose-cat = Whose place does the Princess take?
fits-board-toy-as-box = There is no room across two cards: lay the toy as a box.
fits-board-discard = Nothing fits. Choose a card to discard.
fits-board-turn-it = It fits here if you turn it.
fits-board-why-no-cat = A cat lies across two neighbouring cards with no wall between them, one of them the new one.
fits-board-zoom-in = Zoom in
fits-board-zoom-out = Zoom out
fits-board-zoom-fit = Show everything
fits-board-final = The final phase!
fits-board-final-text = No more drawing and no more sleeping cats: play your last cards.
fits-ending-last-cat = { $seat } laid their last cat: that began the final phase.
fits-ending-last-cat-you = You laid your last cat: that began the final phase.
fits-ending-deck-out = { $seat } draws the last card of the deck.
fits-ending-deck-out-you = You draw the last card of the deck.
fits-highlight-richest-box = The richest box, points: { $number }
fits-highlight-joined = Most boxes joined by one card: { $number }
fits-highlight-princesses = Most Princesses: { $number }
fits-highlight-asleep = Most sleeping cats: { $number }

fits-rules-aim-title = The aim
fits-rules-aim = Lay cardboard boxes together and put your cats in the best ones. Most points win.
fits-rules-turn-title = Your turn
fits-rules-turn = Draw a card and play one from your hand, or put down one of your cats asleep without drawing.
fits-rules-box-title = Boxes
fits-rules-box = A card is laid side to side with another one, turned as you like. Cards that meet with open sides are one box. A box without any open side left is closed.
fits-rules-cat-title = Cats
fits-rules-cat = After laying a box you may lay a cat across its card and the one to the left or right of it, if no wall is between them. Where other cats live you may do so only if a cat of yours is there already.
fits-rules-asleep-title = Sleeping cats
fits-rules-asleep = A sleeping cat is a card of its own, open at one short side. It keeps others out of the box, but counts only if an awake cat of yours is in it too.
fits-rules-toy-title = Special toys
fits-rules-toy = A card with two toys at once. Whoever draws it lays it straight away across two neighbouring cards with no wall between them, even in somebody else’s box.
fits-rules-princess-title = Princess
fits-rules-princess = She takes the place of any cat, which goes home. Where she is alone, the box is free.
fits-rules-end-title = The end
fits-rules-end = When the deck is empty or somebody has laid the last cat, all play the cards they hold. Then the boxes are scored.
fits-rules-score-title = Points
fits-rules-score = Whoever has the most cats in a box gets its points; if players tie, each of them does. See which kind of toy the box has most of: each toy of it is a point (if kinds tie, all of them count). A spray bottle takes a point away. A closed box counts double. Each cat of yours after the first brings one more point. If players have equal points, whoever lost fewer to spray bottles is ahead.
fits-rules-extended-title = Extended rules
fits-rules-extended = All five Princesses are in the deck, walls may not touch walls, extra cats bring nothing, and a sleeping cat is half a cat.
