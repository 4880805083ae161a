# What is printed on the box: the shelf shows it before anything else of the game is there.

cafe-title = Cat Café
cafe-blurb = Roll the dice, draw toys and cushions, and fill the towers with happy cats.
cafe-little = Just two, with no hurry, and the bot is a kitten.
cafe-more = Lesson 2: all the items
