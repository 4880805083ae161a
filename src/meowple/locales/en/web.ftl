# What the page says around a game.

page-title = cat games
language = Language
close = Close
cancel = Cancel
rules = Rules
your-name = Your name
about-me = About me
connection-lost = Connection lost. Reconnecting…
waiting-for = Waiting for: { $names }

## The shelf

to-the-shelf = Back to the games
home-title = What shall we play?
shelf = Games
continue = Continue
open-tables = Open tables
played-lately = Recently played
drop-table = Drop from the list: { $game }
all-tables = Show all: { $count }
evening-link = An evening on a big screen
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
no-board = This page has no board for this game yet.
box-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
box-age = from age { $age }
play-now = Play now
invite-friends = Invite friends
play-here = Share one screen
place = Where?
place-server = Online
place-device = Offline, on this device
with-a-little-one = With a little one
choose = My own table…
choice-seats = Players
choice-level = Bots play like a…
choice-public = Anyone may join this table

## Tables

status-lobby = waiting for players
status-dealing = being set up
status-playing = in play
status-over = finished
status-closed = closed
closed-other-rules = This game was begun under older rules, which are not played here any more, so it cannot go on. Its record is yours to keep.
closed-damaged = What was stored of this game is damaged, so it cannot go on.
closed-too-long = This game has grown longer than any game may be, so the table has been closed.
board-failed = The board of this game cannot be drawn. The rest of the page works.
lobby-seats = Players
lobby-came = { $name } is here!
lobby-dealing = The game is being set up…
lobby-free-seats = { $seats ->
    [one] { $seats } seat is still free.
   *[other] { $seats } seats are still free.
}
lobby-may-start = Invite friends, add bots, or start without the free seats.
lobby-too-few = { $fewest ->
    [one] At least { $fewest } player is needed. Invite friends or fill up with bots.
   *[other] At least { $fewest } players are needed. Invite friends or fill up with bots.
}
lobby-not-ready = Not ready yet: { $names }
lobby-all-ready = Everybody is here!
lobby-host-starts = Everybody is here. The host starts the game.
lobby-host-will-start = The host will start the game.
lobby-chosen = Chosen for this table
lobby-change = Change
option-chosen = { $option } – { $value }
start = Start
seat-free = free seat
seat-bot = bot: { $level }
seat-program = program
seat-program-comes = a program is expected
seat-a-program = a program…
program-void = Send no program here: the link will not work any more
seat-away = away
seat-bot-plays = bot plays
seat-ready = here
seat-not-ready = getting ready…
pause = Pause
race-pause-comes = The pause comes after this round.
race-paused = { $seat } has paused the race.
race-paused-you = You have paused the race.
race-go-on = Go on
race-begins = Get ready: { $count }
seat-you = you
sit-here = Sit here
seat-a-bot = Add a bot
seat-a-bot-short = + bot
stand-up = Stand up
send-bot-away = Send the bot away
free-the-seat = Free this seat: { $seat }
seat-freed = The host has freed your seat. You can sit down again or just watch.
fill-with-bots = Fill up with bots
add-chair = One more seat
remove-chair = Take this seat away
invite-title = Invite friends
invite-how = Send this link, or point a phone’s camera at the code.
invite-link = The link
invite-code = A code for the camera
invite-text = Come and play “{ $game }” with me!
share = Share
invite-only-here = This address opens on this device only. Invite from the address that others can reach.
invited-by = { $name } invites you to play “{ $game }”.
join = Join in
copy = Copy
copied = Copied!
copy-by-hand = The link is selected: copy it by hand.
bot-sits-in = A bot is playing for you. Your seat stays yours.
missed-title = While you were away, a bot played for you
missed-rest = The log tells the rest.
missed-read = I see
your-turn = Your turn!
notices = Tell me when it is my turn and the page is out of sight
let-a-bot-play = { $seat }: let a bot play
sit-back = Take my seat back
you-watch = You are watching.
log = Log
log-empty = What happens in the game will appear here.
log-away = { $seat } steps away from the table.
log-bot = { $seat }: a bot plays now.
log-back = { $seat } is back.
log-joined = { $seat } joins the game.
undo = Take back
hint = Hint
hint-ask = What would the lion do? Hints taken: { $hints }
hint-waits = The lion is thinking…
hints-agree = Hints are fine with me
hints-agree-means = If everybody agrees, anyone may ask the lion. Everybody sees how often.
log-hint = { $seat } takes a hint.
log-hint-you = You take a hint.
hints-taken = Hints: { $hints }

## Before a race

lag = Where do you play from?
lag-usual = different places
lag-room = one room
lag-far = very far away
lag-usual-means = Right for almost everyone: whoever has a slower connection loses nothing by it.
lag-room-means = For one home network: the table does not make up for slow connections.
lag-far-means = Even friends on another continent lose nothing by their connection.
lag-far-warning = Only with people you trust: a cheat could win six rounds out of seven.
warm-up = Warm up
warm-up-why = See how quick you are, and whether your connection is good enough. Nobody else sees it, and nothing counts.
warm-up-why-alone = See how quick you are. Nobody else sees it, and nothing counts.
warm-up-ready = Try it
warm-up-on = To the game
warm-up-again = Once more
warm-up-over = That was the warm-up: here comes the game!
warm-up-steady = Your connection: { $trip } ms there and back, always about the same.
warm-up-line = Your connection: { $trip } ms there and back, and sometimes { $jitter } ms more.
warm-up-covered = This table makes up for it: distance costs you nothing.
warm-up-too-long = This table makes up for { $most } ms at most, so the others have a head start. Ask for a table for faraway friends!
warm-up-near = This table does not make up for distance, and you do not need it to.
warm-up-not-near = This table does not make up for distance: it is for one room, and you seem to be further away.
warm-up-unknown = Your connection is not measured yet. Try once more!

## The guided first game

lesson-start = New to it? Play a guided round
lesson-again = The guided round again
lesson-step = Step { $step } of { $of }
lesson-skip = Skip the lesson
lesson-next = Now a real game
lesson-on = Play on
lesson-second = Lesson 2

## The end

again = Play again
again-waits = Waiting for: { $names }
again-wanted = Ready for another game: { $names }
again-away = Away: { $names }. If you play again, a bot sits in.
end-watched = This game is over. Those who played can play again here.
own-table = Open a table like this
download-log = Download the record
luck-check = Check that it was fair
luck-how = Before the game the server chose a secret key and showed only its fingerprint. Every person at the table added a number. All the luck of the game comes from the key and these numbers. Now the key is open, so anyone who has the record can check it all.
luck-limits = So nobody could change the luck after the start. But it does not prove that the server did not peek.
luck-commitment = Fingerprint, shown before the game
luck-key = The server’s key, open now
luck-seed = { $seat }: own number
luck-no-seed = none
luck-link = Fingerprint of the whole record

## Why something cannot be done

refused-unknown = That did not work. Please try again.
refused-no-connection = The server cannot be reached. Please try again in a moment.
