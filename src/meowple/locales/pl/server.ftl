# What the server answers when something cannot be done.

refused-seat-taken = To miejsce jest zajęte.
refused-no-free-seat = Wszystkie miejsca są zajęte.
refused-you-have-a-seat = Masz już miejsce przy tym stole.
refused-match-has-begun = Partia już się zaczęła.
refused-time-is-up = Czas na ten ruch minął: rusza się bot.
refused-a-race-has-its-time = Wyścig ma własny czas.
refused-no-such-level = Nie ma bota o takim poziomie.
refused-not-your-seat = To nie twoje miejsce.
refused-seat-free = Jedno miejsce jest jeszcze wolne: zaproś kogoś albo dodaj bota.
refused-not-so-many-chairs = W tę grę gra od { $fewest } do { $most } graczy.
refused-chairs-taken = Przy stole jest już więcej graczy.
refused-not-to-be-chosen = Tego nie można wybrać.
refused-not-dealing = Nikt teraz nie rozkłada gry.
refused-seed-not-asked = Stół o to nie prosił.
refused-seed-does-not-fit = To nie twoja liczba: przed grą była inna.
refused-bot-sits-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-stale-decision = Na stole coś się już zmieniło. Spójrz i wybierz jeszcze raz.
refused-hints-not-agreed = Gdy przy stole są inni ludzie, podpowiedzi są tylko za zgodą wszystkich przed grą.
refused-no-hints-in-a-race = W grze na szybkość z innymi ludźmi nie ma podpowiedzi.
refused-no-hint = Lew nie mógł się zdecydować. Zapytaj jeszcze raz.
refused-match-not-over = Partia jeszcze się nie skończyła.
refused-no-such-phrase = Nie ma takiego zwrotu.
refused-no-seat = Tylko patrzysz: zajmij wolne miejsce, żeby grać.
refused-host-only = Może to zrobić tylko osoba, która otworzyła stół.
refused-another-match = To dotyczyło innej partii.
refused-race-is-held = Gra ma przerwę albo zaraz się zacznie.
refused-nothing-to-pause = W tej grze pauza nie jest potrzebna.
refused-paused-already = Przed tą rundą była już twoja pauza. Po niej można znowu.
refused-no-match-yet = Partia jeszcze się nie zaczęła.
refused-command-reused = To już wysłano, ale z inną treścią.
refused-bad-message = Stół nie mógł tego odczytać.
refused-hello-first = Najpierw powiedz, o który stół chodzi.
refused-hello-twice = Jesteś już przy tym stole.
refused-too-fast = To było za szybko. Weź oddech i wróć.
refused-too-many-guesses = Za dużo błędnych linków. Poczekaj chwilę.
refused-no-such-table = Nie ma takiego stołu albo zaproszenie jest błędne.
refused-name-too-long = Imię jest za długie: { $longest ->
    [one] najwyżej { $longest } litera
    [few] najwyżej { $longest } litery
    [many] najwyżej { $longest } liter
   *[other] najwyżej { $longest } litery
}.
refused-name-empty = Imię musi mieć choć jedną literę, cyfrę albo emoji.
refused-no-such-language = meowple nie mówi w tym języku.
refused-wrong-host = Ten serwer nie odpowiada pod taką nazwą.
refused-wrong-origin = Może to zrobić tylko strona tego serwera.
refused-bad-request = Tego nie dało się zrobić: { $why }
refused-no-guest = Strona zapomniała, kim jesteś. Odśwież ją.
refused-too-many-tables = To dużo nowych stołów. Poczekaj chwilę.
refused-too-large = To za dużo naraz.
refused-no-such-match = Nie ma takiej partii albo jeszcze trwa.
refused-no-seat-for-you = Zostaw choć jedno miejsce dla siebie.
refused-went-wrong = Coś poszło nie tak przy stole. Nic nie przepadło: spróbuj jeszcze raz.
refused-table-closed = Ten stół jest zamknięty.
refused-game-not-here = W tę grę teraz się tu nie gra. Stół na nią poczeka.
refused-table-damaged = Zapisany stan tego stołu jest uszkodzony. Z pozostałymi stołami wszystko w porządku: otwórz nowy.
refused-too-long-to-undo = Partia jest już za długa: niczego nie można już cofnąć.
refused-too-many-sockets = Stół jest otwarty w zbyt wielu miejscach. Zamknij kilka z nich i wróć.
refused-too-many-guests = Przychodzi teraz wielu nowych gości. Poczekaj chwilę.
refused-no-such-lesson = Do tej gry nie ma jeszcze rundy z podpowiedziami.
refused-no-such-page = Nie ma takiej strony. Kot szukał wszędzie.
refused-no-race = Ta gra nie jest wyścigiem, więc nie ma do czego się rozgrzewać.
refused-warm-up-is-over = Ta rozgrzewka już się skończyła. Spróbuj jeszcze raz!
refused-not-for-programs = To mogą zrobić tylko ludzie, nie programy.
refused-programs-not-agreed = Program ściga się tylko wtedy, gdy zgodzą się wszyscy przy stole.
refused-no-such-token = Nie ma takiego klucza albo już nie działa.
refused-token-with-cookie = Klucz wysyła się bez cookie i nie ze strony.
refused-token-expired = Ten klucz stracił ważność.
refused-token-void = Ten klucz został cofnięty.
refused-program-is-here = Program z tym kluczem już tu jest.
refused-program-too-slow = Program zbyt długo nie odpowiadał: gra bot.
refused-phrases-muted = Przy tym stole zwroty są wyłączone.
refused-removed = Gospodarz odesłał cię od tego stołu. Wszystkie inne stoły są dla ciebie otwarte.
refused-door-is-closed = Gospodarz nie wpuszcza już nikogo.
