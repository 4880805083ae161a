# What the end screen says beside the score sheet.

end-place = Jesteś na { $place }. miejscu z { $of }.

## Checking the luck

luck-numbers = Liczby do własnego sprawdzenia
luck-all-well = Wszystko się zgadza!
luck-not-well = Coś się nie zgadza.
luck-commitment-holds = Klucz serwera jest tym, którego odcisk pokazano przed grą.
luck-commitment-broken = Klucz serwera nie pasuje do odcisku pokazanego przed grą.
luck-seed-holds = Twoja liczba bierze udział w losowaniu.
luck-seed-missing = Twoja liczba przyszła za późno, więc losowanie odbyło się bez niej.
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
    [one] Klucz daje dokładnie to, co wypadło w grze: { $count } losowanie.
    [few] Klucz daje dokładnie to, co wypadło w grze: { $count } losowania.
    [many] Klucz daje dokładnie to, co wypadło w grze: { $count } losowań.
   *[other] Klucz daje dokładnie to, co wypadło w grze: { $count } losowania.
}
luck-draws-broken = Los zmieniono: we wpisie { $entry } wypadło co innego, niż daje klucz.
luck-draws-none = Z tego klucza i tych liczb nie da się obliczyć losowania.
luck-unreadable = Tego zapisu nie da się odczytać.

## The replay

replay-watch = Obejrzyj grę
replay-title = Powtórka gry
replay-step = Krok { $at } z { $count }
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-on = Krok naprzód
replay-close = Zamknij powtórkę
replay-public = Widać to, co w tej chwili mógł widzieć każdy przy stole.
replay-left-out = { $count ->
    [one] Gra jest bardzo długa: pominięto ostatni { $count } krok.
    [few] Gra jest bardzo długa: pominięto ostatnie { $count } kroki.
    [many] Gra jest bardzo długa: pominięto ostatnie { $count } kroków.
   *[other] Gra jest bardzo długa: pominięto ostatnie { $count } kroku.
}
