# Words of every table. A $seat or $names is the name of a player, or several, in the nominative;
# log lines are in the present tense. So no message needs to know a gender or a case.

## Why something cannot be done

refused-not-your-turn = To nie twój ruch: gra { $seat }.
refused-not-waited-for = Tu już nic od ciebie nie trzeba. Czekamy na pozostałych.
refused-not-a-move = Takiego ruchu w tej grze nie ma.
refused-game-over = Gra już się skończyła.
refused-no-such-seat = Przy tym stole nie ma takiego miejsca.
refused-cannot-undo = Tego ruchu nie można już cofnąć.
refused-clock-went-back = Zegar stołu się cofnął. Spróbuj jeszcze raz.
refused-nothing-due = Stół nie ma teraz nic do zrobienia.
refused-not-due-yet = Na to jeszcze nie czas.
refused-table-wakes-first = Czas minął tuż przed tym ruchem. Spójrz na stół i wybierz jeszcze raz.

## Players

name-you = Człowiek
name-bot-1 = Bruno
name-bot-2 = Mimi
name-bot-3 = Tango
name-bot-4 = Lola
name-bot-5 = Piksel
name-bot-6 = Kiwi
level-kitten = kociak
level-cat = kot
level-tiger = tygrys
level-lion = lew

## Choices of a table

option-on = tak
option-off = nie
seats-range = { $most ->
    [one] { $fewest }–{ $most } gracz
    [few] { $fewest }–{ $most } graczy
    [many] { $fewest }–{ $most } graczy
   *[other] { $fewest }–{ $most } gracza
}

## Hints: what the best move comes to against the next best. Numbers have a decimal.

hint-says = Lew zrobiłby tak: { $move }
hint-only = Innego ruchu nie ma.
hint-alone = Inne ruchy nie są warte uwagi.
hint-equal = Drugi najlepszy ruch jest prawie tak samo dobry. Szansa na wygraną: { $here } na 100.
hint-why = W porównaniu z drugim najlepszym ruchem: { $why }.
hint-price = Cena: { $why }.
hint-chance = szansa na wygraną – { $here } na 100 zamiast { $there }

## The score sheet

score-of = { $seat } – { $points }
score-total = Razem
score-place = Miejsce
outcome-won = { $count ->
    [one] Wygrywa { $names }!
    [few] Zwycięstwem dzielą się { $names }!
    [many] Zwycięstwem dzielą się { $names }!
   *[other] Zwycięstwem dzielą się { $names }!
}
