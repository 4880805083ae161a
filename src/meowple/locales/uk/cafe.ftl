# $seat: a name. $item: the name of an item. $cat: a cat, called by the item it loves.
# $dice: numbers with commas. $tower and $floor count from 1.

## What happens

cafe-fact-rolled = Раунд { $round }. { $seat } кидає кубики: { $dice }.
cafe-fact-rolled-you = Раунд { $round }. Ти кидаєш кубики: { $dice }.
cafe-fact-took = { $seat } бере кубик: { $value }.
cafe-fact-took-you = Ти береш кубик: { $value }.
cafe-fact-left = Спільний кубик: { $value }.
cafe-fact-chose = { $seat } обирає таємно.
cafe-fact-chose-you = Ти обираєш таємно.
cafe-fact-took-back = { $seat } передумує.
cafe-fact-took-back-you = Ти передумуєш.
cafe-fact-drew = { $seat } малює: { $item }, вежа { $tower }, поверх { $floor }.{ $paws ->
    [0] { "" }
    [one] { " " }Ціна: { $paws } лапка.
    [few] { " " }Ціна: { $paws } лапки.
    [many] { " " }Ціна: { $paws } лапок.
   *[other] { " " }Ціна: { $paws } лапки.
}{ $circled ->
    [0] { "" }
    [one] { " " }Нова: { $circled } лапка.
    [few] { " " }Нові: { $circled } лапки.
    [many] { " " }Нових: { $circled } лапок.
   *[other] { " " }Нових: { $circled } лапки.
}
cafe-fact-drew-you = Ти малюєш: { $item }, вежа { $tower }, поверх { $floor }.{ $paws ->
    [0] { "" }
    [one] { " " }Ціна: { $paws } лапка.
    [few] { " " }Ціна: { $paws } лапки.
    [many] { " " }Ціна: { $paws } лапок.
   *[other] { " " }Ціна: { $paws } лапки.
}{ $circled ->
    [0] { "" }
    [one] { " " }Нова: { $circled } лапка.
    [few] { " " }Нові: { $circled } лапки.
    [many] { " " }Нових: { $circled } лапок.
   *[other] { " " }Нових: { $circled } лапки.
}
cafe-fact-drew-house = { $seat } малює: { $item }, вежа { $tower }, поверх { $floor }. { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} приносить { $cat }.{ $paws ->
    [0] { "" }
    [one] { " " }Ціна: { $paws } лапка.
    [few] { " " }Ціна: { $paws } лапки.
    [many] { " " }Ціна: { $paws } лапок.
   *[other] { " " }Ціна: { $paws } лапки.
}
cafe-fact-drew-house-you = Ти малюєш: { $item }, вежа { $tower }, поверх { $floor }. { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} приносить { $cat }.{ $paws ->
    [0] { "" }
    [one] { " " }Ціна: { $paws } лапка.
    [few] { " " }Ціна: { $paws } лапки.
    [many] { " " }Ціна: { $paws } лапок.
   *[other] { " " }Ціна: { $paws } лапки.
}
cafe-fact-passed = { $seat } пропускає хід{ $paws ->
    [0] : обводити більше нічого
    [one] { " " }й обводить { $paws } лапку
    [few] { " " }й обводить { $paws } лапки
    [many] { " " }й обводить { $paws } лапок
   *[other] { " " }й обводить { $paws } лапки
}.
cafe-fact-passed-you = Ти пропускаєш хід{ $paws ->
    [0] : обводити більше нічого
    [one] { " " }й обводиш { $paws } лапку
    [few] { " " }й обводиш { $paws } лапки
    [many] { " " }й обводиш { $paws } лапок
   *[other] { " " }й обводиш { $paws } лапки
}.
cafe-fact-circled = { $seat } заповнює вежу { $tower } й обводить число { $number }.
cafe-fact-circled-you = Ти заповнюєш вежу { $tower } й обводиш число { $number }.
cafe-fact-barred = { $seat } закреслює більше число вежі { $tower }.
cafe-fact-barred-you = Ти закреслюєш більше число вежі { $tower }.
cafe-fact-ended = Гру закінчено!

## Why it ended, and what points are for

cafe-reason-three-towers = У когось заповнено три вежі.
cafe-reason-nobody-draws = Три раунди поспіль ніхто нічого не може зробити.
cafe-line-tower = Вежа { $number }
cafe-line-cat = { $number ->
    [1] Кішка «будиночок»
    [2] Кішка «клубок»
    [3] Кішка «метелик»
    [4] Кішка «миска»
    [5] Кішка «подушка»
   *[6] Кішка «миша»
}
cafe-line-yarn = Клубки, вежа { $number }
cafe-line-butterflies = Метелики
cafe-line-bowls = Миски
cafe-line-cushions = Подушки
cafe-line-mice = Миші

## What I can do

cafe-phase-draft = Твій хід! Візьми кубик. Останній буде спільний, для всіх.
cafe-phase-draw = Обери таємно: один кубик — предмет, другий — поверх. Або пропусти хід.
cafe-phase-over = Гру закінчено.

cafe-move-take = Взяти кубик: { $value }
cafe-move-draw = { $item }: вежа { $tower }, поверх { $floor }
cafe-move-draw-house = { $item }: вежа { $tower }, поверх { $floor }, { $cat }
cafe-move-pass = Пропустити хід і обвести лапки
cafe-move-take-back = Обрати заново

## Why not

cafe-refused-dice-first = Спершу всі беруть по кубику.
cafe-refused-dice-are-taken = Кубики вже розібрано: тепер час малювати.
cafe-refused-no-such-die = Серед кубиків посередині немає числа { $value }.
cafe-refused-already-chosen = Вибір уже зроблено. Щоб передумати, спершу скасуй його.
cafe-refused-no-such-item = Предметів шість, із номерами від 1 до 6.
cafe-refused-no-such-cell = У вежі { $tower } на поверсі { $floor } малювати ніде.
cafe-refused-cell-is-full = У цій клітинці вже щось намальовано.
cafe-refused-too-few-paws = Не вистачає лапок: треба { $cost }, а є { $paws }.
cafe-refused-cat-without-house = Очки за кішку приносить лише будиночок.
cafe-refused-all-cats-scored = Очки вже мають усі шість кішок, тож будиночків більше не намалювати.
cafe-refused-choose-a-cat = До будиночка обери ще й кішку.
cafe-refused-no-such-cat = Кішок шість, по одній на кожен предмет.
cafe-refused-cat-is-scored = Ця кішка вже має очки.
cafe-refused-nothing-to-take-back = Скасовувати поки що нічого: вибір ще не зроблено.
cafe-refused-taken-back-too-often = За раунд можна передумати лише { $times ->
    [one] { $times } раз
    [few] { $times } рази
    [many] { $times } разів
   *[other] { $times } раза
}. Тепер вибір лишається.

## Items

cafe-item-1 = будиночок
cafe-item-2 = клубок
cafe-item-3 = метелик
cafe-item-4 = миска
cafe-item-5 = подушка
cafe-item-6 = миша

cafe-cat-1 = кішка, яка любить будиночки
cafe-cat-2 = кішка, яка любить клубки
cafe-cat-3 = кішка, яка любить метеликів
cafe-cat-4 = кішка, яка любить миски
cafe-cat-5 = кішка, яка любить подушки
cafe-cat-6 = кішка, яка любить мишей

## The table

cafe-table-round = Раунд { $round }
cafe-table-dice = Кубики посередині: { $dice }
cafe-table-central = Спільний кубик: { $value }
cafe-table-die = кубик
cafe-table-paws = лапки
cafe-table-cats = кішки
cafe-table-points = очки
