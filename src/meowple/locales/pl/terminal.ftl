# What the terminal says around a game.

terminal-welcome = Grasz jako { $seat }. Oprócz ciebie przy stole: { $names } (poziom: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Wpisz numer albo kod swojego ruchu. Ctrl-C kończy grę.
terminal-choose = Twój wybór (1–{ $last }):
terminal-not-in-list = Na liście nie ma „{ $text }”. Wpisz numer ruchu (1–{ $last }).
terminal-hint-help = Aby poprosić lwa o radę, wpisz: { terminal-hint-word }
terminal-hint-word = podpowiedź
terminal-hints = Wzięte podpowiedzi: { $hints }
terminal-nothing-typed = Wpisz numer ruchu (1–{ $last }).
terminal-code = Twój wybór:
terminal-no-such-code = Nie ma tu „{ $text }”. Wpisz jeden z kodów powyżej.
terminal-letters = a b c d e f g h i j k l m n o p q r s t u v w x y z
terminal-bye = Na tym kończymy grę. Do zobaczenia!
terminal-highlight = { $text } ({ $seat })

## Logs in files

seat-number = Gracz { $number }
verify-links = { $entries ->
    [one] Zapis jest cały: { $entries } wpis, nic nie zmieniono.
    [few] Zapis jest cały: { $entries } wpisy, nic nie zmieniono.
    [many] Zapis jest cały: { $entries } wpisów, nic nie zmieniono.
   *[other] Zapis jest cały: { $entries } wpisu, nic nie zmieniono.
}
verify-rules = Każdy ruch jest zgodny z zasadami.
verify-luck = { $draws ->
    [one] Było uczciwie: { $draws } raz wypadło dokładnie to, co mówi klucz wybrany przed początkiem.
    [few] Było uczciwie: { $draws } razy wypadło dokładnie to, co mówi klucz wybrany przed początkiem.
    [many] Było uczciwie: { $draws } razy wypadło dokładnie to, co mówi klucz wybrany przed początkiem.
   *[other] Było uczciwie: { $draws } raza wypadło dokładnie to, co mówi klucz wybrany przed początkiem.
}
verify-no-key = W zapisie nie ma jeszcze klucza, więc nie da się sprawdzić, czy było uczciwie. Klucz jest ujawniany po zakończeniu partii.
verify-key-missing = Partia jest skończona, ale w zapisie nie ma klucza, więc nie da się sprawdzić, czy było uczciwie.
verify-last-link = Odcisk zapisu, do porównania z ekranem końcowym: { $link }
record-unreadable = To nie jest zapis partii albo jest w nim coś, co do niego nie należy.
record-no-file = Nie ma pliku { $file }.
record-no-reading = Nie da się odczytać pliku { $file }.
record-unknown-game = To zapis gry, której tu nie ma: { $game }.
record-other-rules = Ten zapis pochodzi z innej wersji meowple, w której gra się według innych zasad.
record-links = Ten zapis się nie zgadza: brakuje wpisów albo jakieś dodano.
record-changed = Ten zapis się nie zgadza: wpis { $entry } został zmieniony.
record-rules = Ten zapis się nie zgadza: wpis { $entry } łamie zasady.
record-luck = Ten zapis się nie zgadza: we wpisie { $entry } wypadło nie to, co mówi klucz.
record-key = Ten zapis się nie zgadza: klucz nie jest tym, który wybrano przed początkiem.
record-cut = Klucz jest już jawny, ale partia w tym zapisie się nie kończy: na końcu brakuje wpisów albo nie dograno jej do końca.

## Review

review-not-over = Ta gra jeszcze się nie skończyła: nie ma czego analizować.
review-no-seat = W tej grze nie ma gracza { $number }: wybierz od 1 do { $most }.
review-no-level = W tym zapisie gra bot nieznanego poziomu: { $level }. Znane poziomy: { $known }.
review-looking = Patrzę na decyzję { $done } z { $of } …

## A server

serve-at = meowple jest tutaj: { $address }
serve-for-phones = Żeby grać z telefonów w tym pokoju, dodaj { $flag }
serve-in-this-room = W tym pokoju: { $address }
serve-how-to-stop = Ctrl-C zatrzymuje serwer. Stoły zostają zapisane i następnym razem gra toczy się dalej.
serve-file-open = Plik { $file } jest już otwarty w innym meowple (proces { $process }). Najpierw zatrzymaj tamten.
serve-no-folder = Nie ma folderu { $folder }.
serve-file-linked = Plik { $file } ma drugą nazwę (dowiązanie twarde), pod którą mógłby go otworzyć inny meowple. Zostaw jedną z nazw.
serve-no-port = Adres { $address } jest niedostępny: { $why }
serve-known-as = Pod własną nazwą: { $address }
serve-bad-name = „{ $typed }” to nie nazwa serwera: podaj nazwę hosta albo cały adres, na przykład { $example }
serve-bad-behind = „{ $typed }” to nie adres proxy: podaj adres albo sieć, na przykład { $example }
serve-no-such-game = Nie ma gry { $typed }. Są takie: { $known }
not-installed = Nie zainstalowano: { $what }. Zainstaluj: { $command }
serve-workers-share = Kilka procesów potrzebuje wspólnej bazy danych: { $flag }
serve-inner-shares = Widzą się nawzajem tylko serwery ze wspólną bazą danych: { $flag } wymaga { $database }
serve-metrics-port = Wskaźniki potrzebują własnych portów, do 65535: od { $first } do { $last } się nie uda
serve-figures-at = Wskaźniki dla Prometheusa: { $address }
migrate-done = Tabele bazy danych mają teraz wersję { $version } (przedtem: { $before }).
move-done = Stołów w bazie danych jest teraz: { $tables }. Plik { $file } pozostał bez zmian.
backup-done = W { $copy } jest wszystko, co zostało zapisane.

## The command

command-about = Kocie gry ze znajomymi w przeglądarce albo przeciw botom w terminalu.
command-try = Spróbuj: { $serve } albo: { $play }
command-usage = Jak pisać:
command-what = Co robić
command-options = Opcje
command-help = pokaż tę pomoc
command-version = pokaż wersję
command-lang = język (inaczej język systemu)
command-games = lista gier
command-serve = otwórz stoły dla przeglądarek
command-serve-about = Otwiera stoły dla przeglądarek, aż do Ctrl-C. Stoły leżą w jednym pliku, a po zatrzymaniu gra toczy się dalej od tego samego miejsca.
command-verify = sprawdź zapis partii
command-replay = przeczytaj zapis partii na głos
command-verify-about = Sprawdza zapis partii. Kod wyjścia: 0 – wszystko się zgadza, 1 – nie zgadza się, 2 – zapisu nie da się odczytać.
command-replay-about = Czyta zapis partii na głos. Kod wyjścia: 1 – zapis się nie zgadza, 2 – nie da się go odczytać.
command-join = dodaj własnego bota do stołu, przez link
command-lab = niech boty rozegrają tysiące partii: wiersze, tabele, wykresy
command-review = przeanalizować decyzje rozegranej partii
command-review-about = Przeanalizować decyzje zakończonej partii: które kosztowały najwięcej, co byłoby lepsze i o czym zdecydowało szczęście.
command-review-seat = czyje decyzje, licząc od 1 (inaczej pierwszej osoby)
command-file = plik, który daje strona po grze
command-play = graj przeciw botom w terminalu
command-serve-host = adres serwera; 0.0.0.0 wpuszcza telefony z tego pokoju
command-serve-port = port; 0 – dowolny wolny
command-serve-file = gdzie trzymać stoły
command-serve-bot-pace = jaką część swoich przerw robią boty; 0 – żadnej
command-serve-bot-after = po ilu sekundach bot gra za kogoś, kto odszedł
command-serve-direct = przed serwerem nie ma proxy: w wyścigach można wierzyć temu, co o drodze wie jądro systemu
command-serve-name = jeszcze jedna nazwa, na którą serwer odpowiada, albo cały adres znany przeglądarkom, na przykład { $example }
command-serve-behind = adres albo sieć proxy przed serwerem: tylko ono może mówić, kto pyta
command-serve-games = tylko te gry, po przecinku
command-serve-database = baza PostgreSQL, w której stoły są zapisywane zamiast w pliku; może z niej korzystać wiele serwerów
command-serve-workers = ile procesów obsługuje graczy; gdy jest ich kilka, potrzebna jest baza danych
command-serve-inner = adres tej maszyny, pod którym znajdują ją inne serwery tej samej bazy
command-serve-metrics = port tej maszyny ze wskaźnikami dla Prometheusa; każdy kolejny proces ma następny; 0 – dowolne wolne
command-serve-log = jak informować o tym, co się dzieje: wierszami tekstu albo obiektami JSON, po jednym w wierszu
command-migrate = utwórz tabele bazy PostgreSQL albo je uaktualnij
command-migrate-database = baza danych: postgresql://…
command-move = skopiuj wszystkie stoły z pliku do pustej bazy PostgreSQL
command-move-file = plik, w którym serwer zapisywał stoły
command-move-database = baza danych: postgresql://…
command-backup = skopiuj plik serwera, także gdy serwer działa
command-backup-file = plik, w którym serwer zapisuje stoły
command-backup-copy = gdzie umieścić kopię
command-default = domyślnie: { $value }
command-seats = graczy razem z tobą, od { $fewest } do { $most }
command-bots = jak dobrze grają boty
command-seed = liczba, z którą wszystko wypadnie tak samo jeszcze raz
command-own-name = jak masz na imię przy stole
command-rules = Zasady stołu

## What was typed wrong

typed-unknown = { $typed }: nie ma tu czegoś takiego.
typed-missing = Czegoś brakuje. Trzeba tak: { $wanted } (pomoc: { $help })
typed-choice = nie ma „{ $typed }”. Do wyboru: { $known }
typed-no-value = tu potrzebna jest wartość.
typed-takes-nothing = tu nie podaje się wartości.
typed-number = potrzebna jest liczba od { $least } do { $most }, a nie „{ $typed }”.
typed-whole = potrzebna jest liczba całkowita, a nie „{ $typed }”.
