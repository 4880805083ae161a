# What is printed on the box: the shelf shows it before anything else of the game is there.

fits-title = Jeśli się zmieści
fits-blurb = Koty zajmują kartonowe pudełka. Zmieści się – to siedzi!
fits-little = Zasady podstawowe, krótka gra dla dwóch osób, a bot to jeszcze kociak.
fits-more = Lekcja 2: Księżniczka i specjalne zabawki
