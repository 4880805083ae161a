# What the cat says in the guided first game of `fits`.

fits-lesson-choose = Cześć! Jak się zmieści, to usiądzie: koty kochają pudełka. Najpierw wybierz kota: weź Iryskę.
fits-lesson-wait = Teraz gra { name-bot-2 }. Patrz!
fits-lesson-start = To twoje pierwsze pudełko. Z lewej i z prawej jest otwarte. Naciśnij je, a potem świecące miejsce.
fits-lesson-draw = Twoja tura! Najpierw dobierz kartę.
fits-lesson-lay = Połóż dwa piórka po prawej stronie swojego pudełka. Gdzie spotykają się otwarte boki, dwie karty stają się jednym pudełkiem. Kartę można też przeciągnąć.
fits-lesson-cat = Kot może wejść do środka! Kładzie się w poprzek dwóch kart, między którymi nie ma ścianki. Naciśnij świecące kółko.
fits-lesson-more = Dobierz jeszcze jedną kartę. Teraz zamkniemy twoje pudełko!
fits-lesson-close = Połóż drugie piórka po lewej: wtedy żaden bok nie będzie otwarty.
fits-lesson-closed = Zamknięte! Cztery piórka to 4 punkty, a zamknięte pudełko liczy się podwójnie: 8!
fits-lesson-sleep = Zamiast dobierać kartę, możesz położyć śpiącego kota. Może się wślizgnąć nawet do cudzego pudełka i trzymać tam miejsce dla przyjaciela. Naciśnij swoje koty, a potem miejsce.
fits-lesson-end = We śnie liczy się tylko obok twojego kota, który nie śpi. Gdy talia się skończy albo ktoś położy wszystkie koty, liczy się pudełka. A teraz graj dalej!
