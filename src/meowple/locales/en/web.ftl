# What the page says around a game.

page-title = cat games
language = Language
close = Close
cancel = Cancel
rules = Rules
your-name = Your name
connection-lost = The connection is lost. Coming back by itself…
waiting-for = Waiting for: { $names }
name-bot-6 = Tabby

## The shelf

to-the-shelf = To the shelf
home-title = What shall we play?
shelf = Games
continue = Continue
open-tables = Open tables
box-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
box-age = from age { $age }
coming = Coming soon
play-now = Play now
invite-friends = Invite friends
choose = My own table…
choice-seats = Players
choice-level = Bots play like a…
choice-public = Anyone may join this table

cafe-title = Cat Café
cafe-blurb = Roll the dice, draw toys and cushions, and fill the towers with happy cats.
boots-title = Cats in Boots
boots-blurb = The dice fall, and every paw grabs at once: who is first?
fits-title = If It Fits
fits-blurb = Cats claim cardboard boxes. If it fits, it sits!

## Tables

status-lobby = waiting for players
status-dealing = dealing
status-playing = in play
status-over = finished
status-abandoned = This table has been closed.
lobby-seats = Players
lobby-dealing = The cards are being shuffled…
lobby-free-seats = { $seats ->
    [one] { $seats } seat is still free.
   *[other] { $seats } seats are still free.
}
lobby-not-ready = Not ready yet: { $names }
lobby-all-ready = Everybody is here!
lobby-host-starts = Everybody is here. The host starts the game.
start = Start
seat-free = free seat
seat-bot = bot: { $level }
seat-away = away
seat-ready = ready
seat-not-ready = getting ready…
seat-you = you
sit-here = Sit here
seat-a-bot = Add a bot
stand-up = Stand up
send-bot-away = Send the bot away
invite-title = Invite friends
invite-how = Send this link, or let a phone's camera look at the code.
invite-link = The link
invite-code = A code for the camera
copy = Copy
copied = Copied!
copy-by-hand = The link is selected: copy it by hand.
bot-sits-in = A bot is playing for you.
sit-back = Take my seat back
you-watch = You are watching.
log = Log
log-empty = What happens will stand here.
undo = Take back

## The end

again = Play again
again-waits = Waiting for: { $names }
download-log = Download the record
luck-check = Check the luck
luck-how = Before the game the server fixed a secret key and published its fingerprint, and every player added a number of their own. All the luck of the game comes from these. Now the key is open: with the record anyone can calculate every draw again.
luck-limits = So nobody could change the luck after the start. It does not prove that the server did not look.
luck-commitment = Fingerprint, published before the game
luck-key = The server's key, open now
luck-seed = { $seat }: own number
luck-no-seed = none
luck-link = Fingerprint of the whole record

## Why something cannot be done

refused-unknown = That did not work. Please try again.
refused-no-connection = The server cannot be reached. Please try again in a moment.
refused-no-such-table = There is no such table, or the invitation is not right.
refused-no-guest = The page does not know you yet. Please load it again.
refused-too-many-tables = Too many new tables at once. Please wait a minute.
refused-too-many-guesses = Too many tries. Please wait a minute.
refused-too-fast = Slow down a little, please.
refused-no-seat = You have no seat at this table.
refused-no-seat-for-you = Leave at least one seat for yourself.
refused-you-have-a-seat = You already have a seat here.
refused-seat-taken = This seat is taken.
refused-seat-free = A seat is still free. Invite somebody or add a bot.
refused-not-your-seat = Somebody else sits there.
refused-match-has-begun = The game has already begun.
refused-match-not-over = The game is not over yet.
refused-no-match-yet = The game has not begun yet.
refused-another-match = A new game is on already.
refused-host-only = Only the host of the table can do this.
refused-bot-sits-in = A bot is playing for you. Take your seat back first.
refused-stale-decision = The table has moved on. Look at it and choose again.
refused-name-empty = A name needs at least one letter.
refused-name-too-long = { $longest ->
    [one] A name has at most { $longest } letter.
   *[other] A name has at most { $longest } letters.
}

## What only a broken page does

refused-bad-message = The server did not understand the page. Please load it again.
refused-bad-request = The server did not understand that. Please load the page again.
refused-command-reused = That has been said already, in other words. Please try again.
refused-hello-first = The page has not greeted the table yet. Please load it again.
refused-hello-twice = The page has already greeted the table.
refused-no-such-language = We do not speak this language yet.
refused-no-such-level = There is no such bot.
refused-no-such-match = There is no such game, or it is not over yet.
refused-no-such-phrase = There is no such phrase.
refused-not-dealing = The cards are not being shuffled now.
refused-seed-does-not-fit = This is not the number that was promised before.
refused-seed-not-asked = The table does not ask for a number now.
refused-since-in-future = The page knows more than the table. It starts afresh.
refused-too-large = That is too long.
refused-wrong-host = The server does not answer at this address.
refused-wrong-origin = Another page tried to speak for this one.
