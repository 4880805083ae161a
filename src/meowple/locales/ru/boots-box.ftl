# What is printed on the box: the shelf shows it before anything else of the game is there.

boots-title = Коты в сапогах
boots-blurb = Кубики падают, и все лапы хватают разом: кто первый?
