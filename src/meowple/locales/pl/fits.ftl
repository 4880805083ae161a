# $seat, $owner: imiona graczy. $cat: imię kota.

## Co się dzieje

fits-fact-chose = { $seat } wybiera kota: { $cat }.
fits-fact-chose-you = Wybierasz kota: { $cat }.
fits-fact-started = { $seat } wykłada pudełko startowe.
fits-fact-started-you = Wykładasz pudełko startowe.
fits-fact-drew = { $seat } dobiera kartę.
fits-fact-drew-you = Dobierasz kartę.
fits-fact-found-toy = { $seat } znajduje specjalną zabawkę!
fits-fact-found-toy-you = Znajdujesz specjalną zabawkę!
fits-fact-laid = { $seat } wykłada pudełko.
fits-fact-laid-you = Wykładasz pudełko.
fits-fact-joined = { $boxes ->
    [one] { $boxes } pudełko staje się jednym.
    [few] { $boxes } pudełka stają się jednym.
    [many] { $boxes } pudełek staje się jednym.
   *[other] { $boxes } pudełka stają się jednym.
}
fits-fact-closed = Pudełko jest zamknięte: jego punkty się podwajają!
fits-fact-fell-asleep = { $seat } wykłada śpiącego kota.
fits-fact-fell-asleep-you = Wykładasz śpiącego kota.
fits-fact-moved-in = { $seat } wkłada kota do pudełka.
fits-fact-moved-in-you = Wkładasz kota do pudełka.
fits-fact-toy-laid = { $seat } kładzie specjalną zabawkę na dwóch kartach.
fits-fact-toy-laid-you = Kładziesz specjalną zabawkę na dwóch kartach.
fits-fact-princess-came = { $seat } zagrywa Księżniczkę! { $owner } zabiera kota z powrotem.
fits-fact-princess-came-you = Zagrywasz Księżniczkę! { $owner } zabiera kota z powrotem.
fits-fact-princess-came-you-owner = { $seat } zagrywa Księżniczkę! Twój kot wraca do ciebie.
fits-fact-princess-came-home = { $seat } zagrywa Księżniczkę i zabiera z powrotem własnego kota.
fits-fact-princess-came-home-you = Zagrywasz Księżniczkę i zabierasz z powrotem własnego kota.
fits-fact-discarded = { $seat } odrzuca kartę: nigdzie się nie mieści.
fits-fact-discarded-you = Odrzucasz kartę: nigdzie się nie mieści.
fits-fact-final-began = Zaczyna się faza końcowa: nikt już nie dobiera kart i żaden kot nie zasypia.
fits-fact-game-ended = Nikt nie ma już kart. Koniec gry!

## Dlaczego gra się skończyła i za co są punkty

fits-reason-deck-out = Talia się skończyła.
fits-reason-last-cat = Ktoś wyłożył swojego ostatniego kota.
fits-tie-penalties = Remis w punktach: decydują punkty karne, im mniej, tym lepiej ({ $told }).
fits-line-box = Pudełko { $number }
fits-line-more-cats = Dodatkowe koty w pudełku { $number }

## Co można zrobić

fits-phase-choosing = Wybierz swojego kota.
fits-phase-starting = Wyłóż pudełko startowe.
fits-phase-turn = Twój ruch! Dobierz kartę albo wyłóż śpiącego kota.
fits-phase-play = Zagraj kartę z ręki.
fits-phase-toy = Specjalna zabawka! Połóż ją w poprzek dwóch kart.
fits-phase-cat = Tu może wejść kot. Wkładasz go?
fits-phase-over = Koniec gry.

fits-move-choose = Wybierz kota: { $cat }
fits-move-start = Wyłóż pudełko startowe tutaj
fits-move-draw = Dobierz kartę
fits-move-sleep = Wyłóż śpiącego kota tutaj
fits-move-lay = Wyłóż kartę tutaj
fits-move-princess = Księżniczka zajmuje to miejsce
fits-move-discard = Odrzuć tę kartę
fits-move-toy = Połóż zabawkę tutaj
fits-move-cat = Włóż kota tutaj
fits-move-pass = Tym razem bez kota

## Dlaczego nie

fits-refused-choose-first = Najpierw wszyscy wybierają koty.
fits-refused-start-first = Najpierw wykłada się pudełka startowe.
fits-refused-draw-or-sleep-first = Najpierw dobierz kartę albo wyłóż śpiącego kota.
fits-refused-play-first = Najpierw zagraj kartę z ręki.
fits-refused-toy-first = Najpierw trzeba zagrać specjalną zabawkę.
fits-refused-cat-or-pass-first = Najpierw zdecyduj, czy włożyć kota do pudełka.
fits-refused-no-such-cat = Nie ma takiego kota.
fits-refused-cat-is-chosen = Ktoś już wybrał tego kota. Wybierz innego.
fits-refused-no-such-start = Nie ma już takiego pudełka startowego.
fits-refused-not-by-a-short-side = Pudełka startowe łączy się krótkimi bokami.
fits-refused-off-the-table = Karta musi w całości leżeć na stole.
fits-refused-place-taken = Tu już leży karta.
fits-refused-not-joined = Karta musi przylegać do innej całym bokiem.
fits-refused-same-when-turned = Ta karta po obróceniu wygląda tak samo.
fits-refused-wall-to-wall = W zasadach rozszerzonych ścianka nie może przylegać do ścianki.
fits-refused-not-in-hand = Nie masz tej karty na ręce.
fits-refused-princess-takes-a-place = Księżniczka to nie pudełko: zajmuje miejsce kota.
fits-refused-no-cat-there = Tu nie ma kota.
fits-refused-something-fits = Jedną z twoich kart można zagrać, więc żadnej się nie odrzuca.
fits-refused-last-cat-stays-awake = Przy tym stole ostatni kot nie może zasnąć.
fits-refused-toy-goes-across = Dla zabawki jest miejsce na dwóch kartach, więc tam trafia.
fits-refused-no-place-across = Zabawkę kładzie się w poprzek dwóch wolnych kart bez ścianki między nimi.
fits-refused-not-on-the-new-box = Kot musi leżeć na właśnie wyłożonym pudełku.
fits-refused-wall-between = Kot leży w poprzek dwóch kart bez ścianki między nimi.
fits-refused-covered = Tu już coś leży.

## Wybór przy stole

fits-option-size = Stół
fits-option-size-small = mały: 11 × 7 kart
fits-option-size-small-means = Krawędź stołu jest blisko, więc miejsce szybko się kończy.
fits-option-size-medium = średni: 13 × 9 kart
fits-option-size-medium-means = Miejsca jest tyle, ile na zwykłym stole.
fits-option-size-large = duży: 19 × 11 kart
fits-option-size-large-means = Miejsca jest dużo: krawędź prawie nie przeszkadza.
fits-option-extended = Zasady rozszerzone
fits-option-extended-on-means = W talii jest wszystkich pięć Księżniczek, ścianki nie wolno kłaść do ścianki, dodatkowe koty nic nie dają, a śpiący kot liczy się za pół kota.
fits-option-extended-off-means = Zasady podstawowe: Księżniczek jest tyle, ilu graczy, ścianki mogą się stykać, a śpiący kot liczy się w całości.
fits-option-awake-finish = Zakaz spania dla ostatniego kota
fits-option-awake-finish-on-means = Swojego ostatniego kota można położyć tylko tak, żeby nie spał: dzięki temu nikt nie skończy gry za wcześnie.
fits-option-awake-finish-off-means = Ostatniego kota można położyć także śpiącego. Wtedy też zaczyna się koniec gry.
