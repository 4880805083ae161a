# What the cat says in the guided first game of `tail`.

tail-lesson-look = Cześć! Koty to małe liczby, szczury – duże. Zbierz jak najmniej punktów! Zapamiętaj te dwie karty i odłóż je z powrotem.
tail-lesson-draw = Twój ruch! Pamiętasz szczura po lewej? Dobierz kartę z talii: może przyjdzie kot.
tail-lesson-keep = Kot, hurra! Połóż go zamiast szczura: naciśnij swoją kartę po lewej.
tail-lesson-end-turn = Szczura już nie ma! To był twój ruch – zakończ go.
tail-lesson-watch = Teraz gra { name-bot-2 }. Patrz, co odrzuci!
tail-lesson-take = { name-bot-2 } odrzuciła kota! Weź go z odrzuconych i połóż na swojej drugiej karcie.
tail-lesson-took = Ojej, tam chował się szczur! Już go nie ma. Zakończ ruch.
tail-lesson-draw-again = Twój ruch. Tego szczura nikt nie chce, więc dobierz kartę z talii.
tail-lesson-peek = Karta specjalna! Pozwala zerknąć na jedną z twoich kart. Trzeciej jeszcze nie znasz – naciśnij ją.
tail-lesson-peeked = Mieszka tam kot, jak miło! Zapamiętaj go i odłóż z powrotem.
tail-lesson-call = Cztery koty i ani jednego szczura! Teraz odważnie zawołaj: „{ -tail-call }”
tail-lesson-called = { name-bot-2 } ma jeszcze jeden ruch. A potem odkrywamy wszystkie karty…
tail-lesson-points = Wszystkie karty są odkryte! Dodaj liczby: masz najmniej punktów, więc wygrywasz. Umiesz już grać!

## What the first game leaves out

tail-lesson-more-look = Cześć ponownie! Poznaj inne karty specjalne. Zapamiętaj te dwie swoje i odłóż je z powrotem.
tail-lesson-more-draw = Twój ruch! Dobierz kartę z talii.
tail-lesson-more-super = „{ tail-card-super-peek }”! Możesz obejrzeć wszystkie zakryte karty, cudze też. Naciśnij!
tail-lesson-more-seen = { name-bot-2 } ma po lewej kota, a ty szczura. Zapamiętaj! W tym ruchu nie wolno wołać „{ -tail-call }”.
tail-lesson-more-again = Znowu twój ruch. Dobierz kartę!
tail-lesson-more-swap = „{ tail-card-swap }”! Zamień szczura z lewej na kota, którego pamiętasz: naciśnij swoją lewą kartę, a potem lewą naprzeciwko.
tail-lesson-more-swapped = Teraz szczur jest tam, a kot u ciebie! Zakończ ruch.
tail-lesson-more-third = Jeszcze raz: dobierz kartę z talii.
tail-lesson-more-two = „{ tail-card-draw-two }”! Możesz zatrzymać jedną z dwóch kart. Dobierz pierwszą!
tail-lesson-more-first = Szczur! Odrzuć go, a przyjdzie druga karta.
tail-lesson-more-second = A to kot! Połóż go na swojej drugiej karcie.
tail-lesson-more-call = Ładny rząd! Zawołaj: „{ -tail-call }”
tail-lesson-more-end = Karta specjalna może leżeć też w rzędzie: tam nie działa, a na końcu zastępuje ją liczba. Teraz znasz je wszystkie!
