# What is printed on the box: the shelf shows it before anything else of the game is there.

fits-title = If It Fits
fits-blurb = Cats claim cardboard boxes. If it fits, it sits!
fits-little = The basic rules, a short game for two, and the bot is a kitten.
fits-more = Lesson 2: the Princess and special toys
