# What the board of `boots` says, and its rules in short.

boots-board-field = Karty na środku
boots-board-dice = Kostki
boots-board-no-dice = jeszcze nie rzucone
boots-board-has-dice = Kostkami rzuca { $seat }.
boots-board-has-dice-you = Kostkami rzucasz ty.
boots-board-right = Dobrze! Czy ktoś jest szybszy?
boots-board-wrong = To nie ta karta. W następnej rundzie znów grasz!
boots-board-too-soon = Za szybko: nikt jeszcze nie mógł zobaczyć kostek. Zagraj w następnej rundzie!
boots-board-too-late = Czas już minął. Zagraj w następnej rundzie!
boots-board-watched = Wszyscy szukają karty.
boots-board-passed = Odpuszczasz tę rundę.
boots-board-not-wanted = To { $card }. A szukamy: { $wanted }.
boots-board-won = { $count ->
    [one] { $seat }: { $count } karta. Pokaż
    [few] { $seat }: { $count } karty. Pokaż
    [many] { $seat }: { $count } kart. Pokaż
   *[other] { $seat }: { $count } karty. Pokaż
}
boots-board-verdict = Jak to rozstrzygnięto
boots-board-how = Każdemu czas liczy się na jego ekranie: od pokazania kostek do złapania karty. Przez wolne łącze nikt nie traci kart.
boots-board-moved = Twój ekran zmierzył { $measured }, ale wiadomość szła zbyt długo, więc liczy się { $counted }.
boots-board-big = Duże karty dla maluchów (na tym ekranie)

boots-warm-right = Dobrze! Twój czas: { $time }
boots-warm-wrong = To nie ta karta. Szukaj obu kolorów z kostek!
boots-warm-too-soon = Za szybko: w tym czasie nikt nie mógł zobaczyć kostek.
boots-warm-too-late = Czas już minął. Spróbuj jeszcze raz!

boots-call-won = dostaje kartę
boots-call-right = dobrze, ale nie najszybciej
boots-call-wrong = zła karta
boots-call-too-soon = zanim widać kostki
boots-call-too-late = czas już minął
boots-call-passed = odpuszcza
boots-call-nothing = nie łapie

## How it ended

boots-ending-last-paw = { $seat } zabiera ostatnią łapkę.
boots-ending-last-paw-you = Zabierasz ostatnią łapkę.
boots-highlight-quickest = Najszybsza łapa: { $number }
boots-highlight-in-a-row = Najwięcej kart z rzędu: { $number }
boots-highlight-taken = Najwięcej kotów zabranych łapką: { $number }

boots-rules-aim-title = Cel
boots-rules-aim = Złap więcej kart niż inni: kotów i łapek.
boots-rules-roll-title = Kostki
boots-rules-roll = Ktoś rzuca dwiema kostkami i każda pokazuje kolor. Jeśli nikt nie rzuca, kostki po chwili potoczą się same.
boots-rules-grab-title = Łap!
boots-rules-grab = Wszyscy naraz szukają kota w tych dwóch kolorach: jeden na butach, drugi na głowie, w dowolnej kolejności. Najszybsza łapa zdobywa kartę i rzuca jako następna.
boots-rules-double-title = Takie same
boots-rules-double = Jeśli obie kostki mają ten sam kolor, szukaj kota, który nosi tylko ten jeden kolor.
boots-rules-paw-title = Kota już nie ma
boots-rules-paw = Jeśli ktoś ma już tego kota, łap łapkę z najmniejszą liczbą na stole. Kto ją zdobędzie, zabiera też kota jego właścicielowi!
boots-rules-wrong-title = Ojej
boots-rules-wrong = W rundzie można złapać tylko raz. Zła karta zostaje na miejscu, a ty czekasz na następny rzut. Nic więcej się nie dzieje.
boots-rules-end-title = Koniec
boots-rules-end = Gra kończy się, gdy ktoś zdobędzie ostatnią łapkę. Wygrywa ten, kto ma najwięcej kart; przy remisie – ten, kto ma więcej łapek, a potem – ten, kto ma łapkę z największą liczbą.
boots-rules-fair-title = Czy to uczciwe?
boots-rules-fair = Liczy się, jak szybko reagujesz na kostki na swoim ekranie, a nie jak szybkie masz łącze. Po każdej rundzie widać czas wszystkich.
boots-rules-keys-title = Na klawiaturze
boots-rules-keys = Wpisz dwie litery kota albo liczbę łapki lub poruszaj się strzałkami. Enter albo spacja łapie.

# Several people at one screen

boots-shared-won = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
