# $seat, $starter, $other_seat: names. $place, $other_place, $other: places counted from 1.
# $card, $special, $put_back: names of cards; $cards: names of cards, or how many.

## What happens

tail-fact-round-began = Runda { $round }. Zaczyna { $starter }.{ $specials ->
    [0] { "" }
    [one] { " " }Karta specjalna wraca do talii: { $put_back }.
    [few] { " " }Karty specjalne wracają do talii: { $put_back }.
    [many] { " " }Karty specjalne wracają do talii: { $put_back }.
   *[other] { " " }Karty specjalne wracają do talii: { $put_back }.
}
tail-fact-round-began-you-starter = Runda { $round }. Zaczynasz ty.{ $specials ->
    [0] { "" }
    [one] { " " }Karta specjalna wraca do talii: { $put_back }.
    [few] { " " }Karty specjalne wracają do talii: { $put_back }.
    [many] { " " }Karty specjalne wracają do talii: { $put_back }.
   *[other] { " " }Karty specjalne wracają do talii: { $put_back }.
}
tail-fact-cards-down = { $seat } już nie patrzy.
tail-fact-cards-down-you = Już nie patrzysz.
tail-fact-reshuffled = Odrzucone karty po przetasowaniu stają się nową talią: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}.
tail-fact-drew = { $seat } dobiera kartę z talii.
tail-fact-drew-you = Dobierasz kartę z talii.
tail-fact-showed = { $seat } dobiera kartę specjalną: „{ $card }”.
tail-fact-showed-you = Dobierasz kartę specjalną: „{ $card }”.
tail-fact-took = { $seat } bierze wierzchnią odrzuconą kartę na miejsce { $place }.
tail-fact-took-you = Bierzesz wierzchnią odrzuconą kartę na miejsce { $place }.
tail-fact-kept = { $seat } zatrzymuje kartę i kładzie ją na miejscu { $place }.
tail-fact-kept-you = Zatrzymujesz kartę i kładziesz ją na miejscu { $place }.
tail-fact-discarded = { $seat } odrzuca kartę z talii.
tail-fact-discarded-you = Odrzucasz kartę z talii.
tail-fact-swapped = { $seat } (miejsce { $place }) i { $other_seat } (miejsce { $other_place }) wymieniają się kartami.
tail-fact-swapped-you = Wymieniasz swoją kartę (miejsce { $place }) na kartę, którą ma { $other_seat } (miejsce { $other_place }).
tail-fact-swapped-you-other-seat = { $seat } (miejsce { $place }) wymienia się kartami z tobą (miejsce { $other_place }).
tail-fact-peeked = { $seat } zerka na swoją kartę na miejscu { $place }.
tail-fact-peeked-you = Zerkasz na swoją kartę na miejscu { $place }.
tail-fact-scanned = { $seat } ogląda wszystkie zakryte karty.
tail-fact-scanned-you = Oglądasz wszystkie zakryte karty.
tail-fact-declined = { $seat } nie używa karty „{ $card }”.
tail-fact-declined-you = Nie używasz karty „{ $card }”.
tail-fact-called = { $seat } woła: „{ -tail-call }” Wszyscy inni mają jeszcze po jednym ruchu.
tail-fact-called-you = Wołasz: „{ -tail-call }” Wszyscy inni mają jeszcze po jednym ruchu.
tail-fact-replaced = { $seat }, miejsce { $place }: „{ $special }” trafia do odrzuconych, w zamian – { $cards }.
tail-fact-replaced-you = Twoje miejsce { $place }: „{ $special }” trafia do odrzuconych, w zamian – { $cards }.
tail-fact-round-ended = Koniec rundy { $round }. Punkty: { $points }.
tail-fact-went-out = { $seat } odpada: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}.
tail-fact-went-out-you = Odpadasz: { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
    [many] { $total } punktów
   *[other] { $total } punktu
}.
tail-fact-game-ended = Koniec gry!

## Why it ended, and what points are for

tail-reason-rounds-played = Wszystkie rundy rozegrane.
tail-reason-time-up = Czas minął.
tail-reason-last-one-in = W grze zostaje tylko jedna osoba.
tail-reason-all-over-limit = Wszyscy przekroczyli limit, więc wygrywa najniższa suma.
tail-tie-rounds-in = Remis w punktach: wyżej jest ten, kto dłużej był w grze (rund: { $told }).
tail-line-round = Runda { $number }

## What I can do

tail-phase-opening = Zapamiętaj swoje dwie skrajne karty i odłóż je z powrotem.
tail-phase-turn = Twój ruch! Dobierz kartę z talii albo weź wierzchnią odrzuconą.
tail-phase-drew = Zatrzymaj kartę zamiast jednej ze swoich albo ją odrzuć.
tail-phase-offer = Karta specjalna! Użyj jej albo zrezygnuj.
tail-phase-look = Zapamiętaj, co widzisz, i odłóż z powrotem.
tail-phase-closing = Twój ruch dobiega końca. Czy twoje karty są dość dobre, by zawołać „{ -tail-call }”?
tail-phase-between = Koniec rundy. Gramy dalej?
tail-phase-over = Koniec gry.

tail-offer-swap = Wymień jedną swoją kartę na dowolną cudzą. Bez patrzenia!
tail-offer-peek = Obejrzyj jedną ze swoich kart.
tail-offer-draw-two = Dobierz najwyżej dwie karty: jeśli weźmiesz pierwszą, drugiej nie będzie.
tail-offer-super-peek = Obejrzyj wszystkie zakryte karty. W tym ruchu nie wolno wołać „{ -tail-call }”.

tail-move-put-down = Odłóż z powrotem
tail-move-draw = Dobierz kartę z talii
tail-move-take = Weź wierzchnią odrzuconą na miejsce { $place }
tail-move-keep = Połóż na miejscu { $place }
tail-move-discard = Odrzuć
tail-move-swap = Zamiana: moje miejsce { $place } i { $seat }, miejsce { $other }
tail-move-peek = Zerknij na swoją kartę na miejscu { $place }
tail-move-super-peek = Obejrzyj wszystkie zakryte karty
tail-move-decline = Nie używaj
tail-move-call = { -tail-call }
tail-move-end-turn = Zakończ ruch
tail-move-ready = Dalej, do nowej rundy

## Why not

tail-refused-put-down-first = Najpierw wszystkie oglądane karty muszą wrócić na miejsce.
tail-refused-draw-or-take-first = Najpierw trzeba wziąć kartę: z talii albo z odrzuconych.
tail-refused-keep-or-discard-first = Najpierw dobraną kartę trzeba zatrzymać albo odrzucić.
tail-refused-use-or-decline-first = Najpierw trzeba użyć karty specjalnej albo z niej zrezygnować.
tail-refused-call-or-end-first = Najpierw wybierz: „{ -tail-call }” czy koniec ruchu.
tail-refused-between-rounds = Runda skończona. Nowa zacznie się, gdy wszyscy wybiorą „Dalej”.
tail-refused-another-special = Na stole leży inna karta specjalna.
tail-refused-no-such-place = W rzędzie są tylko miejsca od 1 do 4.
tail-refused-no-discard = Nie ma jeszcze odrzuconej karty do wzięcia.
tail-refused-special-discard = Karty specjalnej nie można wziąć z odrzuconych.
tail-refused-no-such-opponent = Wymienić się można tylko z innym graczem, który ma karty.
tail-refused-face-up-card = Ta karta jest odkryta; wybierz zakrytą.

## Cards

tail-card-0 = zero
tail-card-1 = jedynka
tail-card-2 = dwójka
tail-card-3 = trójka
tail-card-4 = czwórka
tail-card-5 = piątka
tail-card-6 = szóstka
tail-card-7 = siódemka
tail-card-8 = ósemka
tail-card-9 = dziewiątka
tail-card-swap = Zamiana
tail-card-peek = Zerknij
tail-card-draw-two = Weź dwie
tail-card-super-peek = Zerknij wszędzie

## The table

tail-table-round = Runda { $round }
tail-table-pile = Talia: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
tail-table-discard = Wierzchnia odrzucona: { $card }
tail-table-no-discard = Brak odrzuconych kart
tail-table-turned-up = Odkryto i wtasowano z powrotem: { $cards }
tail-table-covered = Przed chwilą odrzucono: { $card }
tail-table-hand = Masz na ręce: { $card }
tail-table-special = Na stole: { $card }
tail-table-draws = Możesz jeszcze dobrać: { $draws }
tail-table-called = { $seat }: „{ -tail-call }” Pozostało ruchów: { $left }
tail-table-called-you = Twoje „{ -tail-call }” Pozostało ruchów: { $left }
tail-table-out = poza grą

## Choices of a table

tail-option-end = Jak kończy się gra
tail-option-end-rounds = po kilku rundach
tail-option-end-rounds-means = Po ostatniej rundzie wygrywa ten, kto ma najmniej punktów.
tail-option-end-time = gdy minie czas
tail-option-end-time-means = Gdy minie czas, rundę gra się do końca, a wygrywa ten, kto ma najmniej punktów.
tail-option-end-limit = odpadanie, aż zostanie jedna osoba
tail-option-end-limit-means = Kto zbierze więcej punktów, niż wynosi limit, odpada. Wygrywa ten, kto zostanie ostatni.
tail-option-rounds = Rundy
tail-option-rounds-means = Na początku każdej rundy wszyscy dostają po cztery nowe karty.
tail-option-rounds-value = { $n ->
    [one] { $n } runda
    [few] { $n } rundy
    [many] { $n } rund
   *[other] { $n } rundy
}
tail-option-minutes = Czas
tail-option-minutes-means = Czas biegnie od pierwszego rozdania.
tail-option-minutes-value = { $n ->
    [one] { $n } minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
tail-option-limit = Limit
tail-option-limit-means = Kto ma dokładnie tyle, gra dalej.
tail-option-limit-value = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
tail-option-easy = Łatwa gra (skrajne karty odkryte)
tail-option-easy-on-means = Dwie skrajne karty każdego rzędu wszyscy widzą przez całą rundę: mniej trzeba pamiętać.
tail-option-easy-off-means = Wszystkie karty są zakryte. Na początku rundy raz oglądasz swoje dwie skrajne.
tail-option-memory = Pamięć
tail-option-memory-strict = pamiętasz bez podpowiedzi
tail-option-memory-strict-means = Kartę widać, dopóki na nią patrzysz, a potem trzeba ją pamiętać.
tail-option-memory-assisted = karty, które znasz, pozostają dla ciebie widoczne
tail-option-memory-assisted-means = Strona pamięta za ciebie. Inni tego nie widzą.
