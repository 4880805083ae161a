# An evening: a big screen for all, a phone for each.

evening = An evening with friends
evening-what = A television or a tablet shows the table to everybody; everyone plays on their own phone. Match after match you see who wins the evening.
evening-code = The code on the big screen
evening-join = Join
evening-open-here = Make this screen the big one
evening-who = Who plays tonight?
evening-scan = Point your phone’s camera here
evening-type = or open { $address } and type
evening-nobody = Nobody is here yet.
evening-first-chooses = Choose the game and begin on any phone.
evening-next = Next: { $game }
evening-sound = Press any key on this screen for sound.
evening-so-far = The evening so far
evening-match = Match { $number }
evening-pick = What shall we play?
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-gained = +{ $points }
evening-won = { $won ->
    [one] { $won } win
   *[other] { $won } wins
}
evening-rule = In each match: 2 points for everyone you leave behind, 1 for everyone you draw with. With equal points, more wins go first; if those are equal too, the place is shared.
evening-you = You are in place { $place } with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
evening-go-on = On to the next match
evening-end = End the evening
evening-end-sure = End the evening now? The places stay as they are.
evening-end-yes = Yes, crown the winner
evening-end-no = No, play on
evening-over = That was the evening!
evening-winners = { $count ->
    [one] { $names } wins the evening!
   *[other] { $names } win the evening together!
}
evening-no-winner = No match was played to its end. Next time!
evening-on-phones = Get the picture on your phone.
evening-new = A new evening
refused-no-such-evening = There is no evening with this code now. Have another look at the big screen.
refused-no-evening = This table is no evening: its game stays the same.
refused-no-such-game = This game is not played here.
refused-too-many-for-this-game = At most { $most } can play this game. Somebody has to watch, or choose another one.
