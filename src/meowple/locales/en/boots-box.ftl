# What is printed on the box: the shelf shows it before anything else of the game is there.

boots-title = Cats in Boots
boots-blurb = The dice fall, and every paw grabs at once: who is first?
boots-little = A slow tempo, no time limit, and the bot is a kitten.
