# What the cat says in the guided first game of `fits`.

fits-lesson-choose = Cześć! Jak się zmieści, to usiądzie: koty kochają pudełka. Najpierw wybierz kota: weź Iryskę.
fits-lesson-wait = Teraz gra { name-bot-2 }. Patrz!
fits-lesson-start = To twoje pierwsze pudełko. Z lewej i z prawej jest otwarte. Naciśnij je, potem świecące miejsce i jeszcze raz, żeby je położyć.
fits-lesson-draw = Twój ruch! Najpierw dobierz kartę.
fits-lesson-lay = Połóż kartę z dwoma piórkami po prawej stronie górnego pudełka. Tam, gdzie stykają się otwarte boki, dwie karty stają się jednym pudełkiem. Kartę można też przeciągnąć.
fits-lesson-cat = Kot może wejść do środka! Kładzie się w poprzek dwóch kart, między którymi nie ma ścianki. Naciśnij świecące kółko.
fits-lesson-more = Dobierz jeszcze jedną kartę. Teraz zamkniemy twoje pudełko!
fits-lesson-close = Połóż drugą kartę z piórkami po lewej: wtedy żaden bok nie będzie otwarty. A spryskiwacz niech poczeka: zabiera punkt.
fits-lesson-closed = Zamknięte! Cztery piórka to 4 punkty, a zamknięte pudełko liczy się podwójnie: 8!
fits-lesson-sleep = Zamknięte pudełko daje 8 punktów! Zamiast dobierać kartę, możesz wyłożyć śpiącego kota, nawet w cudzym pudełku. Naciśnij swoje koty, a potem świecące miejsce.
fits-lesson-end = Śpiący kot liczy się tylko wtedy, gdy w pudełku masz też kota, który nie śpi. Koniec nadchodzi, gdy skończy się talia albo ktoś wyłoży wszystkie koty. A teraz graj dalej!

## What the first game leaves out

fits-lesson-more-choose = Cześć ponownie! Dziś przyjdą Księżniczka i specjalna zabawka. Wybierz kota: weź Iryskę.
fits-lesson-more-start = Połóż swoje pierwsze pudełko: naciśnij je, a potem świecące miejsce.
fits-lesson-more-draw = Twój ruch! Dobierz kartę.
fits-lesson-more-lay = Księżniczka! Zajmuje miejsce kota, a kotów na stole jeszcze nie ma, więc niech poczeka. Połóż kartę z dwiema piłkami po prawej stronie górnego pudełka.
fits-lesson-more-keep = Kot mógłby wejść do środka, ale tym razem niech zostanie w domu.
fits-lesson-more-find = { name-bot-2 } ma już kota w pudełku. Twój ruch: dobierz kartę!
fits-lesson-more-toy = Specjalna zabawka: dwie piłki naraz! Od razu kładzie się ją w poprzek dwóch kart bez ścianki między nimi, nawet w cudzym pudełku. Naciśnij świecące kółko.
fits-lesson-more-come = Cztery piłki w jednym pudełku! Dobierz jeszcze kartę.
fits-lesson-more-princess = Teraz Księżniczka! Naciśnij ją, a potem cudzego kota: on wróci do domu, a ona zajmie jego miejsce.
fits-lesson-more-end = Gdzie jest tylko Księżniczka, pudełko jest wolne: może tam wejść i twój kot. Teraz znasz wszystkie karty. Graj dalej!
