# $seat: a name. $item: the name of an item. $cat: a cat, called by the item it loves.
# $dice: numbers with commas. $tower and $floor count from 1.

## What happens

cafe-fact-rolled = Раунд { $round }. { $seat } бросает кубики: { $dice }.
cafe-fact-rolled-you = Раунд { $round }. Ты бросаешь кубики: { $dice }.
cafe-fact-took = { $seat } берёт кубик: { $value }.
cafe-fact-took-you = Ты берёшь кубик: { $value }.
cafe-fact-left = Общий кубик: { $value }.
cafe-fact-chose = { $seat } делает тайный выбор.
cafe-fact-chose-you = Ты делаешь тайный выбор.
cafe-fact-took-back = { $seat } передумывает.
cafe-fact-took-back-you = Ты передумываешь.
cafe-fact-drew = { $seat } рисует: { $item }, башня { $tower }, этаж { $floor }.{ $paws ->
    [0] { "" }
    [one] { " " }Цена: { $paws } лапка.
    [few] { " " }Цена: { $paws } лапки.
    [many] { " " }Цена: { $paws } лапок.
   *[other] { " " }Цена: { $paws } лапки.
}{ $circled ->
    [0] { "" }
    [one] { " " }Новая: { $circled } лапка.
    [few] { " " }Новые: { $circled } лапки.
    [many] { " " }Новых: { $circled } лапок.
   *[other] { " " }Новых: { $circled } лапки.
}
cafe-fact-drew-you = Ты рисуешь: { $item }, башня { $tower }, этаж { $floor }.{ $paws ->
    [0] { "" }
    [one] { " " }Цена: { $paws } лапка.
    [few] { " " }Цена: { $paws } лапки.
    [many] { " " }Цена: { $paws } лапок.
   *[other] { " " }Цена: { $paws } лапки.
}{ $circled ->
    [0] { "" }
    [one] { " " }Новая: { $circled } лапка.
    [few] { " " }Новые: { $circled } лапки.
    [many] { " " }Новых: { $circled } лапок.
   *[other] { " " }Новых: { $circled } лапки.
}
cafe-fact-drew-house = { $seat } рисует: { $item }, башня { $tower }, этаж { $floor }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} приносит { $cat }.{ $paws ->
    [0] { "" }
    [one] { " " }Цена: { $paws } лапка.
    [few] { " " }Цена: { $paws } лапки.
    [many] { " " }Цена: { $paws } лапок.
   *[other] { " " }Цена: { $paws } лапки.
}
cafe-fact-drew-house-you = Ты рисуешь: { $item }, башня { $tower }, этаж { $floor }. { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} приносит { $cat }.{ $paws ->
    [0] { "" }
    [one] { " " }Цена: { $paws } лапка.
    [few] { " " }Цена: { $paws } лапки.
    [many] { " " }Цена: { $paws } лапок.
   *[other] { " " }Цена: { $paws } лапки.
}
cafe-fact-passed = { $seat } пропускает ход{ $paws ->
    [0] : обводить больше нечего
    [one] { " " }и обводит { $paws } лапку
    [few] { " " }и обводит { $paws } лапки
    [many] { " " }и обводит { $paws } лапок
   *[other] { " " }и обводит { $paws } лапки
}.
cafe-fact-passed-you = Ты пропускаешь ход{ $paws ->
    [0] : обводить больше нечего
    [one] { " " }и обводишь { $paws } лапку
    [few] { " " }и обводишь { $paws } лапки
    [many] { " " }и обводишь { $paws } лапок
   *[other] { " " }и обводишь { $paws } лапки
}.
cafe-fact-circled = { $seat } заполняет башню { $tower } и обводит число { $number }.
cafe-fact-circled-you = Ты заполняешь башню { $tower } и обводишь число { $number }.
cafe-fact-barred = { $seat } зачёркивает большее число башни { $tower }.
cafe-fact-barred-you = Ты зачёркиваешь большее число башни { $tower }.
cafe-fact-ended = Игра окончена!

## Why it ended, and what points are for

cafe-reason-three-towers = У кого-то заполнены три башни.
cafe-reason-nobody-draws = Три раунда подряд никто ничего не может сделать.
cafe-line-tower = Башня { $number }
cafe-line-cat = { $number ->
    [1] Кошка «домик»
    [2] Кошка «клубок»
    [3] Кошка «бабочка»
    [4] Кошка «миска»
    [5] Кошка «подушка»
   *[6] Кошка «мышь»
}
cafe-line-yarn = Клубки, башня { $number }
cafe-line-butterflies = Бабочки
cafe-line-bowls = Миски
cafe-line-cushions = Подушки
cafe-line-mice = Мыши

## What I can do

cafe-phase-draft = Твой ход! Возьми кубик. Последний будет общий, для всех.
cafe-phase-draw = Выбери втайне: один кубик — предмет, другой — этаж. Или пропусти ход.
cafe-phase-over = Игра окончена.

cafe-move-take = Взять кубик: { $value }
cafe-move-draw = { $item }: башня { $tower }, этаж { $floor }
cafe-move-draw-house = { $item }: башня { $tower }, этаж { $floor }, { $cat }
cafe-move-pass = Пропустить ход и обвести лапки
cafe-move-take-back = Выбрать заново

## Why not

cafe-refused-dice-first = Сначала все берут по кубику.
cafe-refused-dice-are-taken = Кубики уже разобраны: теперь время рисовать.
cafe-refused-no-such-die = Среди кубиков в середине нет числа { $value }.
cafe-refused-already-chosen = Выбор уже сделан. Чтобы передумать, сначала отмени его.
cafe-refused-no-such-item = Предметов шесть, с номерами от 1 до 6.
cafe-refused-no-such-cell = В башне { $tower } на этаже { $floor } рисовать негде.
cafe-refused-cell-is-full = В этой ячейке уже что-то нарисовано.
cafe-refused-too-few-paws = Не хватает лапок: нужно { $cost }, а есть { $paws }.
cafe-refused-cat-without-house = Очки за кошку приносит только домик.
cafe-refused-all-cats-scored = Очки есть уже у всех шести кошек, поэтому домиков больше не нарисовать.
cafe-refused-choose-a-cat = К домику выбери ещё и кошку.
cafe-refused-no-such-cat = Кошек шесть, по одной на каждый предмет.
cafe-refused-cat-is-scored = У этой кошки уже есть очки.
cafe-refused-nothing-to-take-back = Отменять пока нечего: выбор ещё не сделан.
cafe-refused-taken-back-too-often = За раунд можно передумать только { $times ->
    [one] { $times } раз
    [few] { $times } раза
    [many] { $times } раз
   *[other] { $times } раза
}. Теперь выбор остаётся.

## Items

cafe-item-1 = домик
cafe-item-2 = клубок
cafe-item-3 = бабочка
cafe-item-4 = миска
cafe-item-5 = подушка
cafe-item-6 = мышь

cafe-cat-1 = кошка, которая любит домики
cafe-cat-2 = кошка, которая любит клубки
cafe-cat-3 = кошка, которая любит бабочек
cafe-cat-4 = кошка, которая любит миски
cafe-cat-5 = кошка, которая любит подушки
cafe-cat-6 = кошка, которая любит мышей

## The table

cafe-table-round = Раунд { $round }
cafe-table-dice = Кубики в середине: { $dice }
cafe-table-central = Общий кубик: { $value }
cafe-table-die = кубик
cafe-table-paws = лапки
cafe-table-cats = кошки
cafe-table-points = очки
