# What the board of `tail` says, and its rules in short.

tail-board-hidden = zakryta karta
tail-board-place = { $seat }, miejsce { $place }: { $card }
tail-board-own-place = Twoje miejsce { $place }: { $card }
tail-board-draw = Dobierz
tail-board-pile = Talia: { $cards }
tail-board-drawn = Nowa karta
tail-board-take = Weź
tail-board-refuse = Odrzuć
tail-board-discards = Odrzucone
tail-board-only-draw = Twój ruch! Dobierz kartę z talii: wierzchniej odrzuconej wziąć nie można.
tail-board-choose-place = Którą z twoich kart ma zastąpić?
tail-board-swap-mine = Najpierw wybierz jedną ze swoich kart.
tail-board-swap-other = Teraz wybierz kartę innego gracza.
tail-board-was = przedtem: { $cards }
tail-board-swap-this = Zamień tę kartę
tail-board-caller = { $seat }: „{ -tail-call }”
tail-board-caller-you = Twoje „{ -tail-call }”
tail-board-last-turns = Pozostali mają jeszcze po jednym ruchu.
tail-board-look = Obejrzyj
tail-board-mark-swapped = Wymieniona po twoim ruchu
tail-board-mark-new = Inna karta po twoim ruchu
tail-board-mark-looked = Ktoś na nią patrzył po twoim ruchu
tail-about-hidden = Zakryta karta. Kto ją widział, musi pamiętać.
tail-about-number = { $card }: tyle punktów daje na koniec rundy. Wygrywa ten, kto ma ich najmniej.
tail-about-special = Działa tylko wtedy, gdy zostanie dobrana z talii. Na koniec rundy kartę specjalną w rzędzie zastępuje karta z talii.
tail-about-pile = Talia: stąd dobiera się karty, nie pokazując ich.
tail-about-discard = Karty odrzucone: wierzchnią można wziąć, jeśli jest na niej liczba.
tail-about-turned-up = Na początku odkryta musi być liczba. Te karty specjalne wyszły pierwsze i wróciły do talii.

## For whoever comes back

tail-kept = „{ -tail-call }” bot za ciebie nie woła: to słowo należy tylko do ciebie.

## How it ended

tail-ending-called = Ostatnia runda: { $seat } woła „{ -tail-call }”
tail-ending-called-you = Ostatnia runda: wołasz „{ -tail-call }”
tail-highlight-best-round = Najmniej punktów w rundzie: { $number }
tail-highlight-bold-call = Najodważniejsze „{ -tail-call }” Suma: { $number }
tail-highlight-swaps = Najwięcej zamian: { $number }

tail-rules-aim-title = Cel
tail-rules-aim = Przed tobą leżą cztery zakryte karty. Koty to małe liczby, szczury – duże. Pozbądź się szczurów: wygrywa ten, kto ma najmniej punktów.
tail-rules-begin-title = Początek
tail-rules-begin = Spójrz raz na swoje dwie skrajne karty, zapamiętaj je i odłóż. Odtąd zna je tylko twoja pamięć.
tail-rules-turn-title = Twój ruch
tail-rules-turn = Weź wierzchnią odrzuconą kartę, jeśli to liczba, i połóż ją zamiast jednej ze swoich. Albo dobierz kartę z talii: zatrzymaj ją zamiast jednej ze swoich lub odrzuć. Stara karta zawsze trafia odkryta do kart odrzuconych.
tail-rules-call-title = „{ -tail-call }”
tail-rules-call = Na końcu swojego ruchu możesz zawołać „{ -tail-call }”. Pozostali mają jeszcze po jednym ruchu i runda się kończy.
tail-rules-score-title = Punkty
tail-rules-score = Wszystkie karty się odkrywa. Kartę specjalną w rzędzie zastępuje się kartą z talii, aż trafi się liczba. Suma twoich czterech kart to twoje punkty.
tail-rules-specials-title = Karty specjalne
tail-rules-specials = Działają tylko wtedy, gdy dobierze się je z talii, i zawsze można z nich zrezygnować.
