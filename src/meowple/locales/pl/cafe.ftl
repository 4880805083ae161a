# $seat: a name. $item: the name of an item. $cat: a cat, called by the item it loves.
# $dice: numbers with commas. $tower and $floor count from 1.

## What happens

cafe-fact-rolled = Runda { $round }. { $seat } rzuca kostkami: { $dice }.
cafe-fact-rolled-you = Runda { $round }. Rzucasz kostkami: { $dice }.
cafe-fact-took = { $seat } bierze kostkę: { $value }.
cafe-fact-took-you = Bierzesz kostkę: { $value }.
cafe-fact-left = Wspólna kostka: { $value }.
cafe-fact-chose = { $seat } wybiera w tajemnicy.
cafe-fact-chose-you = Wybierasz w tajemnicy.
cafe-fact-took-back = { $seat } zmienia zdanie.
cafe-fact-took-back-you = Zmieniasz zdanie.
cafe-fact-drew = { $seat } rysuje: { $item }, wieża { $tower }, piętro { $floor }.{ $paws ->
    [0] { "" }
    [one] { " " }Koszt: { $paws } łapka.
    [few] { " " }Koszt: { $paws } łapki.
    [many] { " " }Koszt: { $paws } łapek.
   *[other] { " " }Koszt: { $paws } łapki.
}{ $circled ->
    [0] { "" }
    [one] { " " }Nowa: { $circled } łapka.
    [few] { " " }Nowe: { $circled } łapki.
    [many] { " " }Nowych: { $circled } łapek.
   *[other] { " " }Nowe: { $circled } łapki.
}
cafe-fact-drew-you = Rysujesz: { $item }, wieża { $tower }, piętro { $floor }.{ $paws ->
    [0] { "" }
    [one] { " " }Koszt: { $paws } łapka.
    [few] { " " }Koszt: { $paws } łapki.
    [many] { " " }Koszt: { $paws } łapek.
   *[other] { " " }Koszt: { $paws } łapki.
}{ $circled ->
    [0] { "" }
    [one] { " " }Nowa: { $circled } łapka.
    [few] { " " }Nowe: { $circled } łapki.
    [many] { " " }Nowych: { $circled } łapek.
   *[other] { " " }Nowe: { $circled } łapki.
}
cafe-fact-drew-house = { $seat } rysuje: { $item }, wieża { $tower }, piętro { $floor }. { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} daje { $cat }.{ $paws ->
    [0] { "" }
    [one] { " " }Koszt: { $paws } łapka.
    [few] { " " }Koszt: { $paws } łapki.
    [many] { " " }Koszt: { $paws } łapek.
   *[other] { " " }Koszt: { $paws } łapki.
}
cafe-fact-drew-house-you = Rysujesz: { $item }, wieża { $tower }, piętro { $floor }. { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} daje { $cat }.{ $paws ->
    [0] { "" }
    [one] { " " }Koszt: { $paws } łapka.
    [few] { " " }Koszt: { $paws } łapki.
    [many] { " " }Koszt: { $paws } łapek.
   *[other] { " " }Koszt: { $paws } łapki.
}
cafe-fact-passed = { $seat } pasuje{ $paws ->
    [0] : nie ma już czego zakreślić
    [one] { " " }i zakreśla { $paws } łapkę
    [few] { " " }i zakreśla { $paws } łapki
    [many] { " " }i zakreśla { $paws } łapek
   *[other] { " " }i zakreśla { $paws } łapki
}.
cafe-fact-passed-you = Pasujesz{ $paws ->
    [0] : nie ma już czego zakreślić
    [one] { " " }i zakreślasz { $paws } łapkę
    [few] { " " }i zakreślasz { $paws } łapki
    [many] { " " }i zakreślasz { $paws } łapek
   *[other] { " " }i zakreślasz { $paws } łapki
}.
cafe-fact-circled = { $seat } zapełnia wieżę { $tower } i zakreśla liczbę { $number }.
cafe-fact-circled-you = Zapełniasz wieżę { $tower } i zakreślasz liczbę { $number }.
cafe-fact-barred = { $seat } skreśla większą liczbę wieży { $tower }.
cafe-fact-barred-you = Skreślasz większą liczbę wieży { $tower }.
cafe-fact-ended = Koniec gry!

## Why it ended, and what points are for

cafe-reason-three-towers = Ktoś ma trzy pełne wieże.
cafe-reason-nobody-draws = Przez trzy rundy z rzędu nikt nie może nic zrobić.
cafe-line-tower = Wieża { $number }
cafe-line-cat = { $number ->
    [1] Kot „domek”
    [2] Kot „kłębek”
    [3] Kot „motyl”
    [4] Kot „miska”
    [5] Kot „poduszka”
   *[6] Kot „mysz”
}
cafe-line-yarn = Kłębki, wieża { $number }
cafe-line-butterflies = Motyle
cafe-line-bowls = Miski
cafe-line-cushions = Poduszki
cafe-line-mice = Myszy

## What I can do

cafe-phase-draft = Twój ruch! Weź kostkę. Ostatnia będzie wspólna dla wszystkich.
cafe-phase-draw = Wybierz w tajemnicy: jedna kostka to przedmiot, druga – piętro. Albo spasuj.
cafe-phase-over = Koniec gry.

cafe-move-take = Weź kostkę: { $value }
cafe-move-draw = { $item }: wieża { $tower }, piętro { $floor }
cafe-move-draw-house = { $item }: wieża { $tower }, piętro { $floor }, { $cat }
cafe-move-pass = Spasuj i zakreśl łapki
cafe-move-take-back = Wybierz jeszcze raz

## Why not

cafe-refused-dice-first = Najpierw każdy bierze kostkę.
cafe-refused-dice-are-taken = Kostki są już rozdzielone: teraz pora rysować.
cafe-refused-no-such-die = Wśród kostek na środku nie ma liczby { $value }.
cafe-refused-already-chosen = Wybór jest już zrobiony. Aby zmienić zdanie, najpierw go cofnij.
cafe-refused-no-such-item = Przedmiotów jest sześć, z numerami od 1 do 6.
cafe-refused-no-such-cell = W wieży { $tower } na piętrze { $floor } nie ma gdzie rysować.
cafe-refused-cell-is-full = W tym polu jest już coś narysowane.
cafe-refused-too-few-paws = Brakuje łapek: potrzeba { $cost }, a jest { $paws }.
cafe-refused-cat-without-house = Punkty za kota daje tylko domek.
cafe-refused-all-cats-scored = Wszystkie koty mają już punkty, więc nie da się narysować kolejnego domku.
cafe-refused-choose-a-cat = Do domku wybierz jeszcze kota.
cafe-refused-no-such-cat = Kotów jest sześć, po jednym na każdy przedmiot.
cafe-refused-cat-is-scored = Ten kot ma już swoje punkty.
cafe-refused-nothing-to-take-back = Nie ma czego cofać: nic jeszcze nie wybrano.
cafe-refused-taken-back-too-often = W rundzie można zmienić zdanie tylko { $times ->
    [one] { $times } raz
    [few] { $times } razy
    [many] { $times } razy
   *[other] { $times } raza
}. Teraz wybór zostaje.

## Items

cafe-item-1 = domek
cafe-item-2 = kłębek
cafe-item-3 = motyl
cafe-item-4 = miska
cafe-item-5 = poduszka
cafe-item-6 = mysz

cafe-cat-1 = kot, który kocha domki
cafe-cat-2 = kot, który kocha kłębki
cafe-cat-3 = kot, który kocha motyle
cafe-cat-4 = kot, który kocha miski
cafe-cat-5 = kot, który kocha poduszki
cafe-cat-6 = kot, który kocha myszy

## The table

cafe-table-round = Runda { $round }
cafe-table-dice = Kostki na środku: { $dice }
cafe-table-central = Wspólna kostka: { $value }
cafe-table-die = kostka
cafe-table-paws = łapki
cafe-table-cats = koty
cafe-table-points = punkty
