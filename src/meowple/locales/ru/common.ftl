# Words of every table. A $seat or $names is the name of a player, or several, in the nominative;
# log lines are in the present tense. So no message needs to know a gender or a case.

## Why something cannot be done

refused-not-your-turn = Сейчас не твоя очередь: ходит { $seat }.
refused-not-waited-for = Здесь от тебя больше ничего не нужно. Ждём остальных.
refused-not-a-move = Такого хода в этой игре нет.
refused-game-over = Игра уже окончена.
refused-no-such-seat = За этим столом нет такого места.
refused-cannot-undo = Этот ход уже нельзя взять назад.
refused-clock-went-back = Часы стола пошли назад. Попробуй ещё раз.
refused-nothing-due = Столу сейчас нечего делать самому.
refused-not-due-yet = Для этого ещё не время.
refused-table-wakes-first = Время вышло раньше, чем пришёл этот ход. Посмотри на стол и выбери ещё раз.

## Players

name-you = Человек
name-bot-1 = Бруно
name-bot-2 = Мими
name-bot-3 = Танго
name-bot-4 = Лола
name-bot-5 = Пиксель
name-bot-6 = Киви
level-kitten = котёнок
level-cat = кот
level-tiger = тигр
level-lion = лев

## Choices of a table

option-on = да
option-off = нет
seats-range = { $most ->
    [one] { $fewest }–{ $most } игрок
    [few] { $fewest }–{ $most } игрока
    [many] { $fewest }–{ $most } игроков
   *[other] { $fewest }–{ $most } игрока
}

## Hints: what the best move comes to against the next best. Numbers have a decimal.

hint-says = Лев сделал бы так: { $move }
hint-only = Другого хода нет.
hint-alone = Другие ходы не стоят внимания.
hint-equal = Второй по силе ход почти не хуже. Шанс выиграть: { $here } из 100.
hint-why = По сравнению со вторым по силе ходом: { $why }.
hint-price = Цена этого: { $why }.
hint-chance = шанс выиграть — { $here } из 100 вместо { $there }

## The score sheet

score-of = { $seat } — { $points }
score-total = Всего
score-place = Место
outcome-won = { $count ->
    [one] Побеждает { $names }!
    [few] Победу делят { $names }!
    [many] Победу делят { $names }!
   *[other] Победу делят { $names }!
}
