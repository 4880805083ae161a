# The people around a table: who comes, who goes, what they agree on.

## What may be done

around-title = Around the table
around-pause = A pause for everybody
around-pause-means = It begins when everybody here agrees. Anybody can end it.
around-bot = Let a bot play for me
around-without = Go on, a bot plays for { $seat }
around-give = Give my seat to somebody else
around-give-how = Whoever opens this link can have your seat as it is, with all you know. It works once, for a day.
around-link = The link to your seat
around-offered = A link to your seat is out.
around-keep = Keep my seat after all
around-host = For the host
around-door = Nobody new may come
around-door-means = Whoever sits here can still come back.
around-mute = No phrases at this table
around-remove = Send away: { $seat }
around-remove-sure = { $seat }: send away from this table for good?

## What somebody proposes

asked-pause = { $seat } would like a pause.
asked-pause-you = You would like a pause.
asked-without = { $seat } suggests going on while a bot plays for { $about }.
asked-without-you = You suggest going on while a bot plays for { $about }.
asked-without-me = { $seat } suggests going on while a bot plays for you.
asked-here = I’m here
asked-agree = Fine with me
asked-refuse = Rather not
asked-drop = Never mind
rests = The game is paused.

## A seat for whoever comes

take-given = You are offered this seat: { $seat }
take-seat = Take the seat
take-bot = Play instead of a bot: { $seat }

## Why not

refused-table-rests = The game is paused.
refused-not-yourself = That is about somebody else, not about you.
refused-nobody-to-wait-for = Nobody has to be waited for there.
refused-still-has-time = There is still time for that move. When it is up, a bot makes it; then you may agree to go on.
refused-not-in-a-lesson = Not in a guided round.
refused-not-now = Not just now. Try again in a moment.
refused-not-between-rounds = A bot’s seat can be had between rounds or after the game, where the game allows it.
refused-link-is-over = This link is too old. Ask for a new one.
refused-nobody-sits-there = Nobody sits there.
