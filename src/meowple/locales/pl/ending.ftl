# What the end screen says beside the score sheet.

outcome-you-won = Wygrywasz!
end-standings = Kto na którym miejscu
end-highlights = Najciekawsze
end-picture = Obrazek dla znajomych
end-picture-kept = Obrazek pobrany.
end-place = Jesteś na { $place }. miejscu z { $of }.

## Checking the luck

luck-numbers = Liczby do samodzielnego sprawdzenia
luck-all-well = Wszystko się zgadza!
luck-not-well = Coś się nie zgadza.
luck-commitment-holds = Klucz jest ten sam co przed grą: odcisk się zgadza.
luck-commitment-broken = Klucz nie jest ten sam co przed grą: odcisk się nie zgadza.
luck-seed-holds = Twoja liczba też decydowała o tym, co wypadnie.
luck-seed-missing = Twoja liczba przyszła za późno, więc wszystko wypadało bez niej.
luck-seed-broken = Ktoś wstawił inną liczbę zamiast twojej.
luck-seed-unknown = Ta strona nie zna twojej liczby, więc nie ma czego porównać.
luck-links-holds = { $count ->
    [one] Zapis jest cały: { $count } wpis, nic nie zmieniono.
    [few] Zapis jest cały: { $count } wpisy, nic nie zmieniono.
    [many] Zapis jest cały: { $count } wpisów, nic nie zmieniono.
   *[other] Zapis jest cały: { $count } wpisu, nic nie zmieniono.
}
luck-links-broken = Zapis zmieniono: wpis { $entry } nie jest tym, który powstał w grze.
luck-links-cut = Zapis nie kończy się tak jak gra: coś ucięto albo dodano.
luck-draws-holds = { $count ->
    [one] Wszystko wypadło tak, jak mówi klucz: { $count } raz.
    [few] Wszystko wypadło tak, jak mówi klucz: { $count } razy.
    [many] Wszystko wypadło tak, jak mówi klucz: { $count } razy.
   *[other] Wszystko wypadło tak, jak mówi klucz: { $count } raza.
}
luck-draws-broken = We wpisie { $entry } wypadło co innego, niż mówi klucz: ktoś to zmienił.
luck-draws-none = Z tego klucza i tych liczb nie da się policzyć, co miało wypaść.
luck-unreadable = Tego zapisu nie da się odczytać.

## The replay

review-my-game = Przeanalizuj moją grę
review-a-game = Przeanalizuj grę
replay-watch = Obejrzyj grę
replay-title = Powtórka gry
replay-step = Krok { $at } z { $count }
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok naprzód
replay-close = Zamknij powtórkę
replay-round = Runda { $round }
replay-round-back = Do poprzedniej rundy
replay-round-on = Do następnej rundy
replay-speed = Tempo
replay-open = Odkryte karty
replay-begins = Gra się zaczyna.
replay-left-out = { $count ->
    [one] Gra jest bardzo długa: pominięto ostatni { $count } krok.
    [few] Gra jest bardzo długa: pominięto ostatnie { $count } kroki.
    [many] Gra jest bardzo długa: pominięto ostatnie { $count } kroków.
   *[other] Gra jest bardzo długa: pominięto ostatnie { $count } kroku.
}
