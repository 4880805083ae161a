# One device, many people.

device-who = Who has the device now?
device-pass = Pass it to { $seat }
device-take = I am { $seat }
device-turn = { $seat }, your turn!
device-others = Somebody else
device-news = What happened
device-hand-over = Pass the device on
device-bot-plays = A bot is playing for { $seat }.
device-sit-back = { $seat } plays again
device-add = + here
device-add-named = Somebody on this device sits here
device-title = Who plays on this device?
device-how = Each in turn. The screen says when to pass it on.
device-how-together = All at once, each at an edge of the screen.
device-name = Name
device-seat = Add
device-number = Player { $number }
device-here = on this device
device-take-away = Take { $seat } away
device-more = More people on this device
device-play = Play
