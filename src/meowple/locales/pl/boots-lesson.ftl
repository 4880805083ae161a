# What the cat says in the guided first game of `boots`.

boots-lesson-roll = Cześć! Tu leżą koty w butach, a my je łapiemy. Naciśnij kostki, żeby rzucić!
boots-lesson-grab = Czerwony i niebieski! Znajdź kota, który nosi oba kolory, na butach i na głowie, i łap go.
boots-lesson-watch = { name-bot-2 } też łapie…
boots-lesson-again = Jest! Kto zdobywa kartę, ten rzuca jako następny. Rzuć jeszcze raz!
boots-lesson-double = Dwa razy żółty! Łap kota, który nosi tylko żółty kolor.
boots-lesson-third = Już dwa koty! { name-bot-2 } łapie złą kartę: za pomyłkę traci się tylko rundę. Rzucaj!
boots-lesson-quick = Zielony i pomarańczowy! Tym razem { name-bot-2 } łapie bardzo szybko…
boots-lesson-lost = Tym razem { name-bot-2 } jest szybsza i kota już nie ma. Teraz rzuca { name-bot-2 }.
boots-lesson-paw = Znowu zielony i pomarańczowy, ale tego kota ma już { name-bot-2 }! Wtedy liczy się łapka z najmniejszą liczbą: łap 1, a kot przejdzie do ciebie.
boots-lesson-end = Masz łapkę i kota! Gdy ktoś zdobędzie ostatnią łapkę, wygrywa ten, kto ma najwięcej kart.
