# Wieczór: duży ekran dla wszystkich, telefon dla każdego.

evening = Wieczór z przyjaciółmi
evening-what = Telewizor albo tablet pokazuje stół wszystkim, a telefon każdy ma swój. Partia za partią okaże się, kto wygra wieczór.
evening-code = Kod z dużego ekranu
evening-join = Dołącz
evening-open-here = Użyj tego ekranu jako dużego
evening-who = Kto dziś gra?
evening-scan = Skieruj tu aparat telefonu
evening-type = albo otwórz { $address } i wpisz
evening-nobody = Jeszcze nikogo nie ma.
evening-first-chooses = Grę wybiera się i zaczyna na dowolnym telefonie.
evening-next = Teraz: { $game }
evening-sound = Naciśnij dowolny klawisz na tym ekranie, żeby włączyć dźwięk.
evening-so-far = Wynik wieczoru
evening-match = Partia { $number }
evening-pick = W co zagramy?
evening-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
evening-gained = +{ $points }
evening-won = { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
    [many] { $won } wygranych
   *[other] { $won } wygranej
}
evening-rule = W każdej partii: 2 punkty za każdego, kto jest za tobą, i 1 za każdego, z kim jest remis. Przy równych punktach wyżej jest ten, kto ma więcej wygranych; jeśli i one są równe, miejsce jest wspólne.
evening-you = Twoje miejsce: { $place }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
evening-go-on = Do następnej partii
evening-end = Zakończ wieczór
evening-end-sure = Zakończyć wieczór teraz? Miejsca zostaną, jakie są.
evening-end-yes = Tak, czas na koronę
evening-end-no = Nie, gramy dalej
evening-over = To był wieczór!
evening-winners = { $count ->
    [one] Wieczór wygrywa { $names }!
    [few] Wieczór wygrywają razem { $names }!
    [many] Wieczór wygrywają razem { $names }!
   *[other] Wieczór wygrywają razem { $names }!
}
evening-no-winner = Żadnej partii nie dograno do końca. Następnym razem!
evening-on-phones = Obrazek weźmiesz na swoim telefonie.
evening-new = Nowy wieczór
refused-no-such-evening = Nie ma teraz wieczoru z tym kodem. Spójrz jeszcze raz na duży ekran.
refused-no-evening = Ten stół nie jest na wieczór: gra tu się nie zmienia.
refused-no-such-game = W tę grę się tu nie gra.
refused-too-many-for-this-game = W tę grę może grać najwyżej { $most }. Ktoś musi tylko patrzeć, albo trzeba wziąć inną.
