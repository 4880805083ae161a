# What the board of `cafe` says, and its rules in short. $item: the name of an item.

cafe-board-die = { $value }, { $item }
cafe-board-own-die = Twoja kostka: { $die }
cafe-board-central-die = Wspólna kostka: { $die }
cafe-board-yours = Twoja
cafe-board-central = Wspólna
cafe-board-middle = Kostki na środku
cafe-board-press-again = To narysujesz tą kostką. Naciśnij ją jeszcze raz, żeby ją wziąć.
cafe-board-pass = Pas{ $paws ->
    [0] : łapek już nie ma
    [one] : +{ $paws } łapka
    [few] : +{ $paws } łapki
    [many] : +{ $paws } łapek
   *[other] : +{ $paws } łapki
}
cafe-board-own-sheet = Twoja kartka
cafe-board-cell = Wieża { $tower }, piętro { $floor }: { $item }
cafe-board-empty = puste
cafe-board-way = { $item }{ $paws ->
    [0] { "" }
    [one] { " " }za { $paws } łapkę
    [few] { " " }za { $paws } łapki
    [many] { " " }za { $paws } łapek
   *[other] { " " }za { $paws } łapki
}: +{ $points }
cafe-board-way-house = { $item }{ $paws ->
    [0] { "" }
    [one] { " " }za { $paws } łapkę
    [few] { " " }za { $paws } łapki
    [many] { " " }za { $paws } łapek
   *[other] { " " }za { $paws } łapki
}: do +{ $points }, potem wybierz kota
cafe-board-up-to = do { $points }
cafe-board-cat-way = { $cat }: +{ $points }
cafe-board-which-item = Co tu narysować?
cafe-board-which-cat = Który kot przyjdzie do domku?
cafe-board-open-sheet = { $seat }: cała kartka
cafe-board-paws = Wolne łapki: { $paws }
cafe-board-has-chosen = wybór gotowy
cafe-board-thinks = jeszcze myśli
cafe-board-points-for = Punkty za
cafe-board-tower = Wieża { $tower }. { $floors }
cafe-board-full-tower = Wieża { $tower } jest pełna: { $number }
cafe-board-barred = Wieża { $tower }: liczba { $number } jest skreślona
cafe-board-cat-scored = { $cat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cafe-board-sealed = Twój sekret: { $item }, wieża { $tower }, piętro { $floor }.
cafe-board-sealed-pass = Twój sekret: pas.

cafe-kind-tower = Wieże
cafe-kind-cat = Koty
cafe-kind-yarn = Kłębki
cafe-kind-butterflies = Motyle
cafe-kind-bowls = Miski
cafe-kind-cushions = Poduszki
cafe-kind-mice = Myszy

## How it ended

cafe-ending-three-towers = { $seat } zapełnia trzecią wieżę.
cafe-ending-three-towers-you = Zapełniasz trzecią wieżę.
cafe-highlight-best-cat = Najwięcej punktów za kota: { $number }
cafe-highlight-first-tower = Pierwsza pełna wieża, runda { $number }
cafe-highlight-paws = Najwięcej zużytych łapek: { $number }

cafe-rules-aim-title = Cel
cafe-rules-aim = Rysuj na kocich wieżach zabawki, smakołyki i miękkie poduszki, a koty przyjdą. Wygrywa ten, kto ma najwięcej punktów.
cafe-rules-dice-title = Kostki
cafe-rules-dice = Kostek jest o jedną więcej niż graczy. Każdy po kolei bierze jedną; ostatnia jest wspólna i liczy się dla wszystkich.
cafe-rules-draw-title = Rysowanie
cafe-rules-draw = Jedna z dwóch kostek, twoja albo wspólna, to przedmiot, a druga to piętro. Narysuj przedmiot w pustym polu na tym piętrze, w dowolnej wieży. Wszyscy wybierają w tajemnicy i pokazują razem.
cafe-rules-paws-title = Łapki
cafe-rules-paws = Łapka zmienia liczbę na kostce o jeden, w górę lub w dół, tylko dla ciebie. Jeśli spasujesz i nic nie narysujesz, dostaniesz trzy nowe łapki.
cafe-rules-towers-title = Wieże
cafe-rules-towers = Kto zapełni wieżę, zakreśla liczbę na jej dachu: większą, jeśli w wieży jest domek, a jeśli nie – mniejszą. Gdy ktoś zakreśli większą liczbę, pozostali ją skreślają. Na drapakach nic się nie rysuje.
cafe-rules-end-title = Koniec
cafe-rules-end = Gdy ktoś ma trzy pełne wieże, wszyscy liczą punkty.
cafe-rules-items-title = Ile punktów dają przedmioty
cafe-rules-item-1 = Wybierz kota: 2 punkty za każdy jego ulubiony przedmiot, który już jest na twojej kartce. Każdy kot przychodzi raz.
cafe-rules-item-2 = W każdej wieży: kto ma najwięcej kłębków, dostaje 8 punktów, a pozostali z kłębkami w niej – po 3.
cafe-rules-item-3 = 3 punkty i od razu dwie nowe łapki.
cafe-rules-item-4 = 1 punkt za każdy rodzaj przedmiotu dookoła.
cafe-rules-item-5 = Tyle punktów, ile wynosi numer piętra.
cafe-rules-item-6 = Łańcuszek z 1, 2, 3 lub 4 myszy daje 2, 6, 12 lub 20 punktów.
