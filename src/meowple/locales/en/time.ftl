## How long people may think

time-to-think = Time to think
time-none = No clock
time-move = { $time } for a move
time-bank = { $time } for the game, { $more } more with every move
time-days = { $days ->
    [one] One day for a move
   *[other] { $days } days for a move
}
time-none-means = Everybody thinks as long as they like.
time-move-means = Whoever runs out of time has one move made for them by a cat, and goes on playing.
time-bank-means = Only your own thinking counts. When it is used up, there are five seconds for each move, then a cat makes it.
time-days-means = Nobody has to be there at the same time: the table waits on your shelf. After that a cat makes one move.
time-clocks = Clocks
time-until = until { $when }
time-soon = { $seconds ->
    [one] One second left!
   *[other] { $seconds } seconds left!
}
time-is-up = Time is up: a cat makes this move for you.
time-since = Since you looked last
time-news = { $count ->
    [one] One thing has happened since you looked
   *[other] { $count } things have happened since you looked
}
