# What is printed on the box: the shelf shows it before anything else of the game is there.

cafe-title = Kocia Kawiarnia
cafe-blurb = Rzucaj kostkami, rysuj zabawki i poduszki, niech w wieżach zamieszkają szczęśliwe koty.
cafe-little = We dwoje i bez pośpiechu, a bot to jeszcze kociak.
cafe-more = Lekcja 2: wszystkie przedmioty
