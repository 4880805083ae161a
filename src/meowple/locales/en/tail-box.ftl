# What is printed on the box: the shelf shows it before anything else of the game is there.

-tail-call = Gotcha!

tail-title = Cat by the Tail — Gotcha!
tail-blurb = Four hidden cards, a good memory and a bold call: the fewest points win.
tail-little = The outer cards lie face up, two play, and the bot is a kitten.
tail-more = Lesson 2: the other special cards
