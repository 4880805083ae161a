# Words of every table. A $seat or $names is the name of a player, or several, in the nominative;
# log lines are in the present tense. So no message needs to know a gender or a case.

## Why something cannot be done

refused-not-your-turn = Зараз не твоя черга: ходить { $seat }.
refused-not-waited-for = Тут від тебе більше нічого не треба. Чекаємо на інших.
refused-not-a-move = Такого ходу в цій грі немає.
refused-game-over = Гру вже закінчено.
refused-no-such-seat = За цим столом немає такого місця.
refused-cannot-undo = Цей хід уже не можна взяти назад.
refused-clock-went-back = Годинник столу пішов назад. Спробуй ще раз.
refused-nothing-due = Столу зараз нема чого робити самому.
refused-not-due-yet = Для цього ще не час.
refused-table-wakes-first = Час вийшов раніше, ніж надійшов цей хід. Подивися на стіл і обери ще раз.

## Players

name-you = Людина
name-bot-1 = Бруно
name-bot-2 = Мімі
name-bot-3 = Танго
name-bot-4 = Лола
name-bot-5 = Піксель
name-bot-6 = Ківі
level-kitten = кошеня
level-cat = кіт
level-tiger = тигр
level-lion = лев

## Choices of a table

option-on = так
option-off = ні
seats-range = { $most ->
    [one] { $fewest }–{ $most } гравець
    [few] { $fewest }–{ $most } гравці
    [many] { $fewest }–{ $most } гравців
   *[other] { $fewest }–{ $most } гравця
}

## Hints: what the best move comes to against the next best. Numbers have a decimal.

hint-says = Лев зробив би так: { $move }
hint-only = Іншого ходу немає.
hint-alone = Інші ходи не варті уваги.
hint-equal = Другий за силою хід майже не гірший. Шанс виграти: { $here } зі 100.
hint-why = Порівняно з другим за силою ходом: { $why }.
hint-price = Ціна цього: { $why }.
hint-chance = шанс виграти — { $here } зі 100 замість { $there }

## The score sheet

score-of = { $seat } — { $points }
score-total = Разом
score-place = Місце
outcome-won = { $count ->
    [one] Перемагає { $names }!
    [few] Перемогу ділять { $names }!
    [many] Перемогу ділять { $names }!
   *[other] Перемогу ділять { $names }!
}
