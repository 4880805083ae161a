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
