# What the board of `fits` says, and its rules in short. $seat: the name of a player.

fits-cat-iryska = Iryska
fits-cat-murchyk = Murczyk
fits-cat-barsyk = Barsyk
fits-cat-tsarapka = Carapka
fits-cat-kuzia = Kuzia

fits-side-top = górny
fits-side-right = prawy
fits-side-bottom = dolny
fits-side-left = lewy
fits-symbol-mouse = myszka
fits-symbol-ball = piłka
fits-symbol-feather = piórko
fits-symbol-spray = spryskiwacz
fits-card-box = Pudełko, otwarte boki: { $sides }
fits-card-princess = Księżniczka
fits-card-toy = Specjalna zabawka

fits-board-table = Stół
fits-board-hand = Twoje karty
fits-board-place = Kolumna { $column }, rząd { $row }
fits-board-this-box = To pudełko
fits-board-open = { $box }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, otwarte
fits-board-closed = { $box }: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}, zamknięte: ×2
fits-board-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
fits-board-cats-of = { $seat }: nie śpi { $awake }, śpi { $asleep }, punkty { $points }
fits-board-sleeper = { $seat }: śpiący kot
fits-board-sleeper-you = Twój śpiący kot
fits-board-awake = { $seat }: kot
fits-board-awake-you = Twój kot
fits-board-home = Zostało kotów: { $cats }
fits-board-own-cats = Twoje koty: { $cats }
fits-board-hand-size = Kart na ręce: { $cards }
fits-board-now = Punkty, gdyby gra skończyła się teraz
fits-board-deck = Kart w talii: { $cards }
fits-board-choose = Wybierz
fits-board-press-turns = Naciśnij, żeby obrócić
fits-board-turn = Obróć
fits-board-choose-place = Gdzie ma leżeć?
fits-board-choose-place-turn = Gdzie ma leżeć? Naciśnij kartę jeszcze raz, żeby ją obrócić.
fits-board-spray = Spryskiwacz zabiera punkt.
fits-board-tried = Widzisz to tylko ty.
fits-board-again = Naciśnij jeszcze raz, żeby położyć
fits-board-gain = Dla ciebie: { $points }
fits-board-gain-cat = z kotem: { $points }
fits-board-gain-of = { $seat }: { $points }
fits-board-beyond = Pokaż miejsca po tej stronie: { $places }
fits-board-choose-cat = Czyje miejsce zajmie Księżniczka?
fits-board-toy-as-box = W poprzek dwóch kart nie ma miejsca: połóż zabawkę jak pudełko.
fits-board-discard = Nic się nie mieści. Wybierz kartę do odrzucenia.
fits-board-turn-it = Zmieści się tu po obróceniu.
fits-board-why-no-cat = Kot kładzie się w poprzek dwóch sąsiednich kart bez ścianki między nimi; jedna z nich jest nowa.
fits-board-zoom-in = Przybliż
fits-board-zoom-out = Oddal
fits-board-zoom-fit = Pokaż wszystko
fits-board-final = Faza końcowa!
fits-board-final-text = Nikt już nie dobiera kart i nie wykłada śpiących kotów: zagraj swoje ostatnie karty.
fits-ending-last-cat = { $seat } wykłada swojego ostatniego kota: tak zaczęła się faza końcowa.
fits-ending-last-cat-you = Wykładasz swojego ostatniego kota: tak zaczęła się faza końcowa.
fits-ending-deck-out = { $seat } dobiera ostatnią kartę z talii.
fits-ending-deck-out-you = Dobierasz ostatnią kartę z talii.
fits-highlight-richest-box = Najbogatsze pudełko, punktów: { $number }
fits-highlight-joined = Najwięcej pudełek połączonych jedną kartą: { $number }
fits-highlight-princesses = Najwięcej Księżniczek: { $number }
fits-highlight-asleep = Najwięcej śpiących kotów: { $number }

fits-rules-aim-title = Cel
fits-rules-aim = Łącz kartonowe pudełka i wkładaj koty do najlepszych. Wygrywa ten, kto ma najwięcej punktów.
fits-rules-turn-title = Twój ruch
fits-rules-turn = Dobierz kartę i zagraj jedną z ręki albo wyłóż śpiącego kota, nie dobierając karty.
fits-rules-box-title = Pudełka
fits-rules-box = Kartę kładzie się bokiem do boku innej, obróconą dowolnie. Karty, które stykają się otwartymi bokami, to jedno pudełko. Pudełko bez otwartego boku jest zamknięte.
fits-rules-cat-title = Koty
fits-rules-cat = Po wyłożeniu pudełka możesz położyć kota w poprzek jego karty i sąsiedniej po lewej lub prawej, jeśli nie dzieli ich ścianka. Tam, gdzie mieszkają cudze koty, możesz to zrobić tylko wtedy, gdy jest tam już twój.
fits-rules-asleep-title = Śpiące koty
fits-rules-asleep = Śpiący kot leży na własnej karcie, otwartej z jednego krótkiego boku. Nie wpuszcza innych do pudełka, ale liczy się tylko wtedy, gdy jest w nim też twój kot, który nie śpi.
fits-rules-toy-title = Specjalne zabawki
fits-rules-toy = To karta z dwiema zabawkami naraz. Kto ją dobierze, od razu kładzie ją w poprzek dwóch sąsiednich kart bez ścianki między nimi, nawet w cudzym pudełku.
fits-rules-princess-title = Księżniczka
fits-rules-princess = Zajmuje miejsce dowolnego kota, a on wraca do domu. Gdzie jest tylko ona, pudełko jest wolne.
fits-rules-end-title = Koniec
fits-rules-end = Gdy talia się skończy albo ktoś wyłoży ostatniego kota, wszyscy dogrywają karty z ręki. Potem liczy się pudełka.
fits-rules-score-title = Punkty
fits-rules-score = Punkty za pudełko dostaje ten, kto ma w nim najwięcej kotów; przy remisie każdy z nich. Zobacz, jakich zabawek jest w nim najwięcej: każda z nich daje punkt (jeśli kilku rodzajów jest po równo, liczą się wszystkie). Spryskiwacz zabiera punkt. Zamknięte pudełko liczy się podwójnie. Każdy twój kot po pierwszym daje jeszcze punkt. Jeśli gracze mają tyle samo punktów, wyżej jest ten, komu spryskiwacze zabrały mniej.
fits-rules-extended-title = Zasady rozszerzone
fits-rules-extended = W talii jest wszystkich pięć Księżniczek, ścianki nie wolno kłaść do ścianki, dodatkowe koty nic nie dają, a śpiący kot liczy się za pół kota.
