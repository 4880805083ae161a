# $seat, $starter, $other_seat: names. $place, $other_place, $other: places counted from 1.
# $card, $special, $put_back: names of cards; $cards: names of cards, or how many.

## What happens

tail-fact-round-began = Round { $round }. { $starter } starts.{ $specials ->
    [0] { "" }
    [one] { " " }A special card goes back into the pile: { $put_back }.
   *[other] { " " }Special cards go back into the pile: { $put_back }.
}
tail-fact-round-began-you-starter = Round { $round }. You start.{ $specials ->
    [0] { "" }
    [one] { " " }A special card goes back into the pile: { $put_back }.
   *[other] { " " }Special cards go back into the pile: { $put_back }.
}
tail-fact-cards-down = { $seat } stops looking.
tail-fact-cards-down-you = You stop looking.
tail-fact-reshuffled = The discards are shuffled into a new pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
tail-fact-drew = { $seat } draws a card from the pile.
tail-fact-drew-you = You draw a card from the pile.
tail-fact-showed = { $seat } draws a special card: “{ $card }”.
tail-fact-showed-you = You draw a special card: “{ $card }”.
tail-fact-took = { $seat } takes the top discard to place { $place }.
tail-fact-took-you = You take the top discard to place { $place }.
tail-fact-kept = { $seat } keeps the card and puts it at place { $place }.
tail-fact-kept-you = You keep the card and put it at place { $place }.
tail-fact-discarded = { $seat } discards the drawn card.
tail-fact-discarded-you = You discard the drawn card.
tail-fact-swapped = { $seat } (place { $place }) and { $other_seat } (place { $other_place }) swap cards.
tail-fact-swapped-you = You (place { $place }) and { $other_seat } (place { $other_place }) swap cards.
tail-fact-swapped-you-other-seat = { $seat } (place { $place }) swaps cards with you (place { $other_place }).
tail-fact-peeked = { $seat } peeks at their own card at place { $place }.
tail-fact-peeked-you = You peek at your own card at place { $place }.
tail-fact-scanned = { $seat } looks at every face-down card.
tail-fact-scanned-you = You look at every face-down card.
tail-fact-declined = { $seat } does not use “{ $card }”.
tail-fact-declined-you = You do not use “{ $card }”.
tail-fact-called = { $seat } calls: “{ -tail-call }” Everyone else has one more turn.
tail-fact-called-you = You call: “{ -tail-call }” Everyone else has one more turn.
tail-fact-replaced = { $seat }, place { $place }: “{ $special }” is discarded; in its place: { $cards }.
tail-fact-replaced-you = Your place { $place }: “{ $special }” is discarded; in its place: { $cards }.
tail-fact-round-ended = Round { $round } is over. Points: { $points }.
tail-fact-went-out = { $seat } is out with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
tail-fact-went-out-you = You are out with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
tail-fact-game-ended = The game is over!

## Why it ended, and what points are for

tail-reason-rounds-played = All rounds have been played.
tail-reason-time-up = The time is up.
tail-reason-last-one-in = Only one player is still in.
tail-reason-all-over-limit = Everyone went over the limit, so the lowest total wins.
tail-tie-rounds-in = Equal points: whoever stayed in longer stands higher (rounds: { $told }).
tail-line-round = Round { $number }

## What I can do

tail-phase-opening = Remember your two outer cards, then put them down again.
tail-phase-turn = Your turn! Draw from the pile or take the top discard.
tail-phase-drew = Keep the card in place of one of yours, or discard it.
tail-phase-offer = A special card! Use it or leave it.
tail-phase-look = Remember what you see, then put it down again.
tail-phase-closing = Your turn is nearly over. Are your cards good enough to call “{ -tail-call }”?
tail-phase-between = The round is over. Shall we go on?
tail-phase-over = The game is over.

tail-offer-swap = Swap one of your cards with anybody else’s. No looking!
tail-offer-peek = Look at one of your own cards.
tail-offer-draw-two = Draw up to two cards. Keep the first, and there is no second.
tail-offer-super-peek = Look at every face-down card. No “{ -tail-call }” this turn.

tail-move-put-down = Put down again
tail-move-draw = Draw a card from the pile
tail-move-take = Take the top discard to place { $place }
tail-move-keep = Keep it at place { $place }
tail-move-discard = Discard it
tail-move-swap = Swap: my place { $place } with { $seat }, place { $other }
tail-move-peek = Peek at my card at place { $place }
tail-move-super-peek = Look at every face-down card
tail-move-decline = Leave it unused
tail-move-call = { -tail-call }
tail-move-end-turn = End the turn
tail-move-ready = On to the next round

## Why not

tail-refused-put-down-first = First all cards that are being looked at go face down again.
tail-refused-draw-or-take-first = First a card has to be drawn from the pile or taken from the discards.
tail-refused-keep-or-discard-first = First the drawn card has to be kept or discarded.
tail-refused-use-or-decline-first = First the special card has to be used or left.
tail-refused-call-or-end-first = First choose: “{ -tail-call }” or the end of the turn.
tail-refused-between-rounds = The round is over. The next one begins when everybody is ready.
tail-refused-another-special = The card on the table is a different special.
tail-refused-no-such-place = A row has places 1 to 4 only.
tail-refused-no-discard = There is no discard to take yet.
tail-refused-special-discard = A special card cannot be taken from the discards.
tail-refused-no-such-opponent = You can swap only with another player who has cards.
tail-refused-face-up-card = This card lies face up; choose a face-down one.

## Cards

tail-card-0 = zero
tail-card-1 = one
tail-card-2 = two
tail-card-3 = three
tail-card-4 = four
tail-card-5 = five
tail-card-6 = six
tail-card-7 = seven
tail-card-8 = eight
tail-card-9 = nine
tail-card-swap = Swap
tail-card-peek = Peek
tail-card-draw-two = Draw two
tail-card-super-peek = Super-peek

## The table

tail-table-round = Round { $round }
tail-table-pile = Pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
tail-table-discard = Top discard: { $card }
tail-table-no-discard = No discards
tail-table-turned-up = Turned up and shuffled back in: { $cards }
tail-table-covered = Discarded just before: { $card }
tail-table-hand = In your hand: { $card }
tail-table-special = On the table: { $card }
tail-table-draws = Draws left: { $draws }
tail-table-called = { $seat }: “{ -tail-call }” Turns left: { $left }
tail-table-called-you = Your “{ -tail-call }” Turns left: { $left }
tail-table-out = out

## Choices of a table

tail-option-end = How the game ends
tail-option-end-rounds = after a number of rounds
tail-option-end-rounds-means = After the last round the fewest points win.
tail-option-end-time = when the time is up
tail-option-end-time-means = When the time is up, the round is played to its end, and the fewest points win.
tail-option-end-limit = knock-out, until one player is left
tail-option-end-limit-means = Whoever collects more points than the limit is out. The last one left wins.
tail-option-rounds = Rounds
tail-option-rounds-means = Each round begins with four new cards for everybody.
tail-option-rounds-value = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
tail-option-minutes = Time
tail-option-minutes-means = The time runs from the first deal.
tail-option-minutes-value = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
tail-option-limit = Limit
tail-option-limit-means = Whoever has exactly that many is still in.
tail-option-limit-value = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tail-option-easy = Easy game (outer cards lie face up)
tail-option-easy-on-means = Everybody sees the two outer cards of every row all round long: less to remember.
tail-option-easy-off-means = All cards lie face down. When a round begins, you look at your two outer ones once.
tail-option-memory = Memory
tail-option-memory-strict = you remember on your own
tail-option-memory-strict-means = You see a card while you look at it; after that you have to remember it.
tail-option-memory-assisted = the cards you know stay visible to you
tail-option-memory-assisted-means = The page remembers for you. Nobody else sees it.
