# $seat, $owner, $seats: names. $card: the name of a card in the nominative. $dice: two colours.
# $reaction: a time in seconds, as `boots-seconds` says it.

## What happens

boots-fact-rolled = { $seat } rolls the dice: { $dice }.
boots-fact-rolled-you = You roll the dice: { $dice }.
boots-fact-rolled-itself = The dice roll by themselves: { $dice }.
boots-fact-grabbed = { $seat } grabs: { $card }.
boots-fact-grabbed-you = You grab: { $card }.
boots-fact-passed = { $seat } lets this round go.
boots-fact-passed-you = You let this round go.
boots-fact-lapsed = This round is taking long. Anyone may end it.
boots-fact-missed = { $seat } grabs the wrong card: { $card }.
boots-fact-missed-you = You grab the wrong card: { $card }.
boots-fact-too-soon = { $seat } grabs before the dice can be seen: { $card }.
boots-fact-too-soon-you = You grab before the dice can be seen: { $card }.
boots-fact-too-late = { $seat } grabs too late: { $card }.
boots-fact-too-late-you = You grab too late: { $card }.
boots-fact-tied = Equally fast: { $seats }. Chance decides.
boots-fact-won = { $seat } is the fastest and gets a card: { $card } ({ $reaction }).
boots-fact-won-you = You are the fastest and get a card: { $card } ({ $reaction }).
boots-fact-took = { $seat } takes a cat from { $owner }: { $card }.
boots-fact-took-you = You take a cat from { $owner }: { $card }.
boots-fact-took-you-owner = { $seat } takes your cat: { $card }.
boots-fact-all-missed = Nobody gets a card this time.
boots-fact-time-up = The time is up, and nobody gets a card.
boots-fact-given-up = { $seat } ends the round. Nobody gets a card.
boots-fact-given-up-you = You end the round. Nobody gets a card.
boots-fact-voided = The table was interrupted, so this round does not count.
boots-fact-game-ended = The last paw is gone. The game is over!

## Why it ended, and what points are for

boots-reason-last-paw-won = The last paw has been taken.
boots-tie-paws = Equally many cards: the more paws decide ({ $told }).
boots-tie-highest-paw = Equally many paws, too: the paw with the highest number decides ({ $told }).
boots-line-cats = Cats
boots-line-paws = Paws

## What I can do

boots-phase-roll = Roll the dice!
boots-phase-race = Which cat is it? Grab it!
boots-phase-look = Look who was the fastest!
boots-phase-over = The game is over.

boots-move-roll = Roll the dice
boots-move-grab = Grab: { $card }
boots-move-pass = Let this round go

## Why not

boots-refused-dice-are-rolled = The dice are rolled already. Find the card!
boots-refused-not-your-roll = The dice are with { $seat } now.
boots-refused-dice-not-rolled = The dice are not rolled yet.
boots-refused-look-first = First look how this round ended. The dice come in a moment.
boots-refused-one-grab-a-round = One grab a round. Wait for the next roll.
boots-refused-no-such-card = There is no such card.
boots-refused-card-is-won = This card is not in the middle any more.

## Choices of a table

boots-option-limit = Time for a round
boots-option-limit-means = If nobody wins the card by then, the same player rolls again.
boots-option-limit-0 = no limit
boots-option-limit-0-means = Search as long as you like. After 30 seconds anybody may end the round.
boots-option-limit-10 = 10 seconds
boots-option-limit-20 = 20 seconds
boots-option-limit-30 = 30 seconds
boots-option-tempo = Tempo
boots-option-tempo-usual = usual
boots-option-tempo-usual-means = As soon as a round is decided, the dice can roll again.
boots-option-tempo-slow = slower, for small children
boots-option-tempo-slow-means = After each round there are three seconds to look, the dice are bigger, and bots take their time.

## Cards and times

boots-card-cat = the { $boots } and { $head } cat
boots-card-double = the all-{ $colour } cat
boots-card-paw = paw { $value }
boots-seconds = { $whole }.{ $hundredths }{"\u00A0"}s
