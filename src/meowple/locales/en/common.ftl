# Words of every table. A $seat or $names is the name of a player, or several, in the nominative;
# log lines are in the present tense. So no message needs to know a gender or a case.

## Why something cannot be done

refused-not-your-turn = It is not your turn now: { $seat } is playing.
refused-not-waited-for = You are done here. The table is waiting for the others.
refused-not-a-move = There is no such move in this game.
refused-game-over = The game is already over.
refused-no-such-seat = There is no such seat at this table.
refused-cannot-undo = This move cannot be taken back any more.
refused-clock-went-back = The table’s clock went backwards. Please try again.
refused-nothing-due = The table has nothing to do by itself now.
refused-not-due-yet = It is not time for that yet.
refused-table-wakes-first = Time ran out just before this move. Look at the table and choose again.

## Players

name-you = Human
name-bot-1 = Bruno
name-bot-2 = Mimi
name-bot-3 = Tango
name-bot-4 = Lola
name-bot-5 = Pixel
name-bot-6 = Kiwi
level-kitten = kitten
level-cat = cat
level-tiger = tiger
level-lion = lion

## Choices of a table

option-on = yes
option-off = no
seats-range = { $most ->
    [one] { $fewest }–{ $most } player
   *[other] { $fewest }–{ $most } players
}

## Hints: what the best move comes to against the next best. Numbers have a decimal.

hint-says = The lion would do this: { $move }
hint-only = There is nothing else to do.
hint-alone = Nothing else seemed worth a thought.
hint-equal = The next best move is about as good. Chance of winning: { $here } in 100.
hint-why = Compared with the next best move: { $why }.
hint-price = The price: { $why }.
hint-chance = chance of winning – { $here } in 100 instead of { $there }

## The score sheet

score-of = { $seat } { $points }
score-total = Total
score-place = Place
outcome-won = { $count ->
    [one] { $names } wins!
   *[other] Shared win: { $names }!
}
