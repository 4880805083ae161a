# What the terminal says around a game.

terminal-welcome = You are { $seat }. Across the table: { $names } (level: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Type the number or the code of your move. Ctrl-C ends the game.
terminal-choose = Your choice (1–{ $last }):
terminal-not-in-list = “{ $text }” is not in the list. Please type the number of a move (1–{ $last }).
terminal-hint-help = For advice from the lion, type: { terminal-hint-word }
terminal-hint-word = hint
terminal-hints = Hints taken: { $hints }
terminal-nothing-typed = Please type the number of a move (1–{ $last }).
terminal-code = Your choice:
terminal-no-such-code = “{ $text }” is not there. Please type one of the codes above.
terminal-letters = a b c d e f g h i j k l m n o p q r s t u v w x y z
terminal-bye = The game stops here. See you soon!
terminal-highlight = { $text } ({ $seat })

## Logs in files

seat-number = Player { $number }
verify-links = { $entries ->
    [one] The record is whole: its { $entries } entry is the one that was written.
   *[other] The record is whole: all { $entries } entries are the ones that were written.
}
verify-rules = Every move follows the rules.
verify-luck = { $draws ->
    [one] The luck was fair: { $draws } draw comes from the key that was chosen before the start.
   *[other] The luck was fair: all { $draws } draws come from the key that was chosen before the start.
}
verify-no-key = The key is not in the record yet, so the luck cannot be checked. It is opened when the match is over.
verify-key-missing = The match is over, but the key is missing in this record, so the luck cannot be checked.
verify-last-link = Its fingerprint, to compare with the end screen: { $link }
record-unreadable = This is not the record of a match, or something in it does not belong there.
record-no-file = There is no file { $file }.
record-no-reading = The file { $file } cannot be read.
record-unknown-game = This is the record of a game that is not here: { $game }.
record-other-rules = This record was written by another version of meowple, which plays by other rules.
record-links = This record does not fit: entries were taken out or added.
record-changed = This record does not fit: entry { $entry } is not the one that was written.
record-rules = This record does not fit: entry { $entry } breaks the rules.
record-luck = This record does not fit: the luck in entry { $entry } is not what the key says.
record-key = This record does not fit: its key is not the one that was chosen before the start.
record-cut = The key is open, but the match does not end in this record: entries are missing at its end, or it was never played out.

## Review

review-not-over = This match is not over yet: there is nothing to review.
review-no-seat = There is no player { $number } in this match: choose 1 to { $most }.
review-no-level = In this record a bot of an unknown level plays: { $level }. Known levels: { $known }.
review-looking = Looking at decision { $done } of { $of } …

## A server

serve-at = meowple is at { $address }
serve-for-phones = For phones in this room start it with { $flag }
serve-in-this-room = In this room: { $address }
serve-how-to-stop = Ctrl-C stops it. Tables are kept, and go on next time.
serve-file-open = { $file } is open in another meowple (process { $process }). Stop that one first.
serve-no-folder = There is no folder { $folder }.
serve-file-linked = { $file } has a second name (a hard link), under which another meowple could open it. Keep one of the two names.
serve-no-port = It cannot listen at { $address }: { $why }
serve-known-as = Under its own name: { $address }
serve-bad-name = “{ $typed }” is no name of a server: a host name is wanted, or a whole address such as { $example }
serve-bad-behind = “{ $typed }” is no address of a proxy: an address or a network is wanted, such as { $example }
serve-no-such-game = There is no game called { $typed }. There are: { $known }
not-installed = Not installed: { $what }. To install: { $command }
serve-workers-share = Several workers need a database that they share: { $flag }
serve-inner-shares = Only servers that share a database reach each other: { $flag } needs { $database }
serve-metrics-port = The figures need ports of their own, up to 65535: { $first } to { $last } will not do
serve-figures-at = Figures for Prometheus: { $address }
migrate-done = The tables of the database are version { $version } now (before: { $before }).
move-done = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} in the database now. { $file } was left as it is.
backup-done = { $copy } holds everything that was stored.

## The command

command-about = Cat games with friends in the browser, or against bots in the terminal.
command-try = Try: { $serve } or: { $play }
command-usage = Usage:
command-what = What to do
command-options = Options
command-help = show this help
command-version = show the version
command-lang = the language (else that of your system)
command-games = list the games
command-serve = serve tables to browsers
command-serve-about = Serve tables to browsers, until Ctrl-C. Tables are kept in one file, and a server that was stopped goes on where it was.
command-verify = check the record of a match
command-replay = read the record of a match aloud
command-verify-about = Check the record of a match. Ends with 0 if it holds, with 1 if it does not, with 2 if it cannot be read.
command-replay-about = Read the record of a match aloud. Ends with 1 if the record does not hold, with 2 if it cannot be read.
command-join = let a bot of yours take a seat at a table, by a link
command-lab = let bots play thousands of games: rows, standings, pictures
command-review = look again at the decisions of a match
command-review-about = Look again at the decisions of a match that is over: which of them cost the most, what would have been better, and what was luck.
command-review-seat = whose decisions, counted from 1 (else the first person’s)
command-file = the file that the end screen gives
command-play = play against bots in the terminal
command-serve-host = the address it listens at; 0.0.0.0 lets phones in the room in
command-serve-port = the port; 0 takes any free one
command-serve-file = where tables are kept
command-serve-bot-pace = how much of their pauses bots take; 0: none
command-serve-bot-after = seconds after which a bot sits in for somebody who left
command-serve-direct = no proxy stands before the server: races may trust what the kernel knows of the way
command-serve-name = a further host name it answers to, or the whole address browsers know it by, such as { $example }
command-serve-behind = the address or network of a proxy before the server: it alone may say who asks
command-serve-games = the only games to serve, with commas between
command-serve-database = a PostgreSQL database to keep tables in instead of a file; many servers may share it
command-serve-workers = how many processes serve; more than one need a database
command-serve-inner = the address of this machine under which other servers of the same database reach it
command-serve-metrics = a port of this machine at which figures for Prometheus are told; each further worker has the next one; 0 takes any free ones
command-serve-log = how it reports what happens: as lines of text, or as one JSON object a line
command-migrate = make the tables of a PostgreSQL database, or bring them up to date
command-migrate-database = the database: postgresql://…
command-move = copy all tables from a file into an empty PostgreSQL database
command-move-file = the file that a server kept its tables in
command-move-database = the database: postgresql://…
command-backup = copy the file of a server, also while it runs
command-backup-file = the file that the server keeps its tables in
command-backup-copy = where the copy goes
command-default = default: { $value }
command-seats = players with you, { $fewest } to { $most }
command-bots = how well bots play
command-seed = fixes the luck, to play the same again
command-own-name = what you are called at the table
command-rules = The rules of the table

## What was typed wrong

typed-unknown = { $typed }: this is not understood here.
typed-missing = Something is missing. Type: { $wanted } (help: { $help })
typed-choice = “{ $typed }” is not there. There are: { $known }
typed-no-value = a value must follow.
typed-takes-nothing = no value may follow.
typed-number = a number from { $least } to { $most } is wanted, not “{ $typed }”.
typed-whole = a whole number is wanted, not “{ $typed }”.
