# $seat, $starter, $other_seat: names. $place, $other_place, $other: places counted from 1.
# $card, $special, $put_back: names of cards; $cards: names of cards, or how many.

## What happens

tail-fact-round-began = Раунд { $round }. Починає { $starter }.{ $specials ->
    [0] { "" }
    [one] { " " }Спеціальна карта повертається в колоду: { $put_back }.
    [few] { " " }Спеціальні карти повертаються в колоду: { $put_back }.
    [many] { " " }Спеціальні карти повертаються в колоду: { $put_back }.
   *[other] { " " }Спеціальні карти повертаються в колоду: { $put_back }.
}
tail-fact-round-began-you-starter = Раунд { $round }. Починаєш ти.{ $specials ->
    [0] { "" }
    [one] { " " }Спеціальна карта повертається в колоду: { $put_back }.
    [few] { " " }Спеціальні карти повертаються в колоду: { $put_back }.
    [many] { " " }Спеціальні карти повертаються в колоду: { $put_back }.
   *[other] { " " }Спеціальні карти повертаються в колоду: { $put_back }.
}
tail-fact-cards-down = { $seat } більше не дивиться.
tail-fact-cards-down-you = Ти більше не дивишся.
tail-fact-reshuffled = Скид перемішують, і він стає новою колодою: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}.
tail-fact-drew = { $seat } тягне карту з колоди.
tail-fact-drew-you = Ти тягнеш карту з колоди.
tail-fact-showed = { $seat } тягне спеціальну карту: «{ $card }».
tail-fact-showed-you = Ти тягнеш спеціальну карту: «{ $card }».
tail-fact-took = { $seat } бере верхню карту скиду на місце { $place }.
tail-fact-took-you = Ти береш верхню карту скиду на місце { $place }.
tail-fact-kept = { $seat } лишає карту собі й кладе на місце { $place }.
tail-fact-kept-you = Ти лишаєш карту собі й кладеш на місце { $place }.
tail-fact-discarded = { $seat } скидає карту з колоди.
tail-fact-discarded-you = Ти скидаєш карту з колоди.
tail-fact-swapped = { $seat } (місце { $place }) і { $other_seat } (місце { $other_place }) міняються картами.
tail-fact-swapped-you = Ти (місце { $place }) і { $other_seat } (місце { $other_place }) міняєтеся картами.
tail-fact-swapped-you-other-seat = { $seat } (місце { $place }) міняється картами з тобою (місце { $other_place }).
tail-fact-peeked = { $seat } дивиться на свою карту на місці { $place }.
tail-fact-peeked-you = Ти дивишся на свою карту на місці { $place }.
tail-fact-scanned = { $seat } дивиться на всі закриті карти.
tail-fact-scanned-you = Ти дивишся на всі закриті карти.
tail-fact-declined = { $seat } не використовує «{ $card }».
tail-fact-declined-you = Ти не використовуєш «{ $card }».
tail-fact-called = { $seat } кричить: «{ -tail-call }» Решта ходить ще по разу.
tail-fact-called-you = Ти кричиш: «{ -tail-call }» Решта ходить ще по разу.
tail-fact-replaced = { $seat }, місце { $place }: «{ $special }» іде у скид, на заміну — { $cards }.
tail-fact-replaced-you = Твоє місце { $place }: «{ $special }» іде у скид, на заміну — { $cards }.
tail-fact-round-ended = Раунд { $round } закінчено. Очки: { $points }.
tail-fact-went-out = { $seat } вибуває: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}.
tail-fact-went-out-you = Ти вибуваєш: { $total ->
    [one] { $total } очко
    [few] { $total } очки
    [many] { $total } очок
   *[other] { $total } очка
}.
tail-fact-game-ended = Гру закінчено!

## Why it ended, and what points are for

tail-reason-rounds-played = Усі раунди зіграно.
tail-reason-time-up = Час вийшов.
tail-reason-last-one-in = У грі лишається хтось один.
tail-reason-all-over-limit = Усі перевищили ліміт, тож виграє найменша сума.
tail-tie-rounds-in = Очок порівну: вище той, хто довше протримався (раундів: { $told }).
tail-line-round = Раунд { $number }

## What I can do

tail-phase-opening = Запам’ятай дві свої крайні карти й поклади їх назад.
tail-phase-turn = Твій хід! Тягни карту з колоди або бери верхню зі скиду.
tail-phase-drew = Лиши карту замість однієї зі своїх або скинь її.
tail-phase-offer = Спеціальна карта! Використай її або відмовся.
tail-phase-look = Запам’ятай, що бачиш, і поклади назад.
tail-phase-closing = Твій хід добігає кінця. Чи досить добрі в тебе карти, щоб крикнути «{ -tail-call }»?
tail-phase-between = Раунд закінчено. Граємо далі?
tail-phase-over = Гру закінчено.

tail-offer-swap = Поміняй одну свою карту на будь-яку чужу. Не підглядай!
tail-offer-peek = Подивися на одну свою карту.
tail-offer-draw-two = Тягни до двох карт: візьмеш першу — другої не буде.
tail-offer-super-peek = Подивися на всі закриті карти. Кричати «{ -tail-call }» цього ходу не можна.

tail-move-put-down = Покласти назад
tail-move-draw = Тягнути карту з колоди
tail-move-take = Узяти верхню карту скиду на місце { $place }
tail-move-keep = Покласти на місце { $place }
tail-move-discard = Скинути
tail-move-swap = Обмін: моє місце { $place } та { $seat }, місце { $other }
tail-move-peek = Подивитися на свою карту на місці { $place }
tail-move-super-peek = Подивитися на всі закриті карти
tail-move-decline = Не використовувати
tail-move-call = { -tail-call }
tail-move-end-turn = Закінчити хід
tail-move-ready = Далі, до нового раунду

## Why not

tail-refused-put-down-first = Спершу всі карти, на які дивляться, мають лягти назад.
tail-refused-draw-or-take-first = Спершу треба взяти карту: з колоди або зі скиду.
tail-refused-keep-or-discard-first = Спершу карту з колоди треба лишити або скинути.
tail-refused-use-or-decline-first = Спершу треба використати спеціальну карту або відмовитися від неї.
tail-refused-call-or-end-first = Спершу обери: «{ -tail-call }» чи кінець ходу.
tail-refused-between-rounds = Раунд закінчено. Новий почнеться, коли всі натиснуть «Далі».
tail-refused-another-special = На столі інша спеціальна карта.
tail-refused-no-such-place = У ряду є лише місця від 1 до 4.
tail-refused-no-discard = У скиді ще нема чого брати.
tail-refused-special-discard = Спеціальну карту не можна взяти зі скиду.
tail-refused-no-such-opponent = Мінятися можна лише з іншим гравцем, у якого є карти.
tail-refused-face-up-card = Ця карта відкрита; обери закриту.

## Cards

tail-card-0 = нуль
tail-card-1 = одиниця
tail-card-2 = двійка
tail-card-3 = трійка
tail-card-4 = четвірка
tail-card-5 = п’ятірка
tail-card-6 = шістка
tail-card-7 = сімка
tail-card-8 = вісімка
tail-card-9 = дев’ятка
tail-card-swap = Обмін
tail-card-peek = Підглянь
tail-card-draw-two = Візьми дві
tail-card-super-peek = Підглянь усе

## The table

tail-table-round = Раунд { $round }
tail-table-pile = Колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
tail-table-discard = Верхня у скиді: { $card }
tail-table-no-discard = Скид порожній
tail-table-turned-up = Відкрилося й повернулося в колоду: { $cards }
tail-table-covered = Щойно скинуто: { $card }
tail-table-hand = У тебе в руці: { $card }
tail-table-special = На столі: { $card }
tail-table-draws = Можна витягнути ще: { $draws }
tail-table-called = { $seat }: «{ -tail-call }» Лишилося ходів: { $left }
tail-table-called-you = Твоє «{ -tail-call }» Лишилося ходів: { $left }
tail-table-out = поза грою

## Choices of a table

tail-option-end = Як закінчується гра
tail-option-end-rounds = після кількох раундів
tail-option-end-rounds-means = Після останнього раунду перемагає той, у кого найменше очок.
tail-option-end-time = коли вийде час
tail-option-end-time-means = Коли час вийде, раунд дограють, і перемагає той, у кого найменше очок.
tail-option-end-limit = на вибування, доки не лишиться хтось один
tail-option-end-limit-means = Хто набере більше очок, ніж ліміт, вибуває. Перемагає той, хто лишиться останнім.
tail-option-rounds = Раунди
tail-option-rounds-means = На початку кожного раунду всі отримують по чотири нові карти.
tail-option-rounds-value = { $n ->
    [one] { $n } раунд
    [few] { $n } раунди
    [many] { $n } раундів
   *[other] { $n } раунду
}
tail-option-minutes = Час
tail-option-minutes-means = Час іде від першої роздачі.
tail-option-minutes-value = { $n ->
    [one] { $n } хвилина
    [few] { $n } хвилини
    [many] { $n } хвилин
   *[other] { $n } хвилини
}
tail-option-limit = Ліміт
tail-option-limit-means = Хто має рівно стільки, ще грає.
tail-option-limit-value = { $n ->
    [one] { $n } очко
    [few] { $n } очки
    [many] { $n } очок
   *[other] { $n } очка
}
tail-option-easy = Легка гра (крайні карти відкриті)
tail-option-easy-on-means = Дві крайні карти кожного ряду всі бачать увесь раунд: запам’ятовувати треба менше.
tail-option-easy-off-means = Усі карти закриті. На початку раунду ти один раз дивишся на дві свої крайні.
tail-option-memory = Пам’ять
tail-option-memory-strict = запам’ятовуєш без підказок
tail-option-memory-strict-means = Карту видно, доки на неї дивишся, а потім її треба пам’ятати.
tail-option-memory-assisted = карти, які ти знаєш, лишаються видимими тобі
tail-option-memory-assisted-means = Сторінка пам’ятає за тебе. Інші цього не бачать.
