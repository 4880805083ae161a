# What is printed on the box: the shelf shows it before anything else of the game is there.

fits-title = Jeśli się zmieści
fits-blurb = Koty zajmują kartonowe pudełka. Zmieści się – to siedzi!
