# What the cat says in the guided first game of `cafe`.

cafe-lesson-take = Cześć! Zróbmy kawiarnię, którą pokochają koty. Każda kostka to przedmiot i liczba. Weź mysz: koty uwielbiają myszy!
cafe-lesson-watch = Teraz { name-bot-2 } bierze kostkę. Ostatnia jest wspólna: liczy się dla ciebie i dla niej.
cafe-lesson-draw = Jedna kostka to przedmiot, druga – piętro. Twoja mysz idzie więc na piętro 2: naciśnij świecące pole, a potem mysz.
cafe-lesson-wait = Wszyscy rysują w tajemnicy, a potem pokazują razem…
cafe-lesson-beside = Dwie myszy obok siebie to 6 punktów! Na kostce mysz to 6, a szóstki teraz nie ma. Weź 5: to prawie 6!
cafe-lesson-paw = Łapka zmieni twoją 5 w 6, czyli w mysz! Jej miejsce jest nad pierwszą: naciśnij pole, a potem mysz.
cafe-lesson-early = Domek woła kota. Na to jeszcze za wcześnie, ale i tak go weź.
cafe-lesson-pass = Nic dobrego do narysowania? Wtedy spasuj: dostaniesz trzy nowe łapki!
cafe-lesson-now = Znowu domek. Teraz są myszy dla kota – bierz!
cafe-lesson-house = Narysuj domek nad myszami i wybierz kota, który kocha myszy. Da po 2 punkty za każdą!
cafe-lesson-towers = Pełna wieża daje liczbę ze swojego dachu, a z domkiem – większą. Trzy pełne wieże kończą grę. Umiesz już grać!

## What the first game leaves out

cafe-lesson-more-take = Cześć ponownie! Myszy i domki już znasz, a teraz reszta. Weź motyla: to 3.
cafe-lesson-more-butterfly = Motyl daje 3 punkty i od razu dwie łapki! Narysuj go na piętrze 2: naciśnij pole, a potem motyla.
cafe-lesson-more-soft = Teraz poduszka: weź 5.
cafe-lesson-more-cushion = Na którym piętrze poduszka, tyle daje punktów. Narysuj ją na piętrze 4: to 4 punkty!
cafe-lesson-more-round = A to kłębek: weź 2.
cafe-lesson-more-yarn = O kłębki walczy się w każdej wieży: kto ma ich tam najwięcej, dostaje 8 punktów, inni z kłębkami po 3. Rysuj w pierwszej wieży!
cafe-lesson-more-hungry = Została miska: weź 4.
cafe-lesson-more-bowl = Miska daje punkt za każdy inny przedmiot obok. Tu są trzy różne: motyl, poduszka i kłębek. Rysuj!
cafe-lesson-more-end = Teraz znasz wszystkie sześć przedmiotów. Każdy ma kota, który go kocha, a tego kota woła domek. Graj dalej!
