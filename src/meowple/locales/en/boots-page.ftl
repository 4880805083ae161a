# What the board of `boots` says, and its rules in short.

boots-board-field = The cards in the middle
boots-board-dice = The dice
boots-board-no-dice = not rolled yet
boots-board-has-dice = { $seat } has the dice.
boots-board-has-dice-you = You have the dice.
boots-board-right = Right! Was anyone faster?
boots-board-wrong = Not that one. You are back next round!
boots-board-too-soon = Too quick: nobody can have seen the dice yet. You are back next round!
boots-board-too-late = The time was up already. You are back next round!
boots-board-watched = Everyone is looking for the card.
boots-board-passed = You let this round go.
boots-board-not-wanted = That is { $card }. We are looking for { $wanted }.
boots-board-won = { $count ->
    [one] { $seat }: { $count } card. Show it
   *[other] { $seat }: { $count } cards. Show them
}
boots-board-verdict = How it was decided
boots-board-how = Each player’s time is taken on their own screen, from the dice to the grab. A slow connection costs nobody a card.
boots-board-moved = Your screen measured { $measured }, but your message took too long on its way, so { $counted } count.
boots-board-big = Big cards, for small children (on this screen)

boots-warm-right = Right! Your time: { $time }
boots-warm-wrong = Not that one. Look for both colours of the dice!
boots-warm-too-soon = Too quick: nobody can have seen the dice by then.
boots-warm-too-late = The time was up already. Try once more!

boots-call-won = gets the card
boots-call-right = right, but not the fastest
boots-call-wrong = the wrong card
boots-call-too-soon = before the dice could be seen
boots-call-too-late = after the time was up
boots-call-passed = let it go
boots-call-nothing = did not grab

## How it ended

boots-ending-last-paw = { $seat } takes the last paw.
boots-ending-last-paw-you = You take the last paw.
boots-highlight-quickest = The quickest paw: { $number }
boots-highlight-in-a-row = Most cards in a row: { $number }
boots-highlight-taken = Most cats taken with a paw: { $number }

boots-rules-aim-title = The aim
boots-rules-aim = Catch more cards than anyone else: cats and paws.
boots-rules-roll-title = The dice
boots-rules-roll = Somebody rolls two dice, and each shows a colour. Wait too long, and they roll by themselves.
boots-rules-grab-title = Grab!
boots-rules-grab = Everyone looks for the cat with these two colours at once: one on its boots, the other on its head, whichever way round. The fastest paw wins the card and rolls next.
boots-rules-double-title = Both alike
boots-rules-double = If both dice show the same colour, find the cat that wears only this one.
boots-rules-paw-title = The cat is gone
boots-rules-paw = If somebody has this cat already, grab the paw with the lowest number on the table. Whoever wins it also takes the cat from its owner!
boots-rules-wrong-title = Oops
boots-rules-wrong = You may grab once a round. A wrong card stays where it is, and you wait for the next roll. Nothing else happens.
boots-rules-end-title = The end
boots-rules-end = When the last paw is taken, the game is over. Whoever has the most cards wins; in a tie, the most paws, then the highest paw.
boots-rules-fair-title = Is it fair?
boots-rules-fair = What counts is how quickly you react to the dice on your own screen, not how quick your connection is. After each round everybody’s time is shown.
boots-rules-keys-title = By keyboard
boots-rules-keys = Type the two letters of a cat or the number of a paw, or move with the arrow keys. Enter or Space grabs.

# Several people at one screen

boots-shared-won = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
