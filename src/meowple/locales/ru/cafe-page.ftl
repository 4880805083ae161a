# What the board of `cafe` says, and its rules in short. $item: the name of an item.

cafe-board-die = { $value }, { $item }
cafe-board-own-die = Твой кубик: { $die }
cafe-board-central-die = Общий кубик: { $die }
cafe-board-yours = Твой
cafe-board-central = Общий
cafe-board-middle = Кубики в середине
cafe-board-press-again = Вот что можно нарисовать с этим кубиком. Нажми на него ещё раз, чтобы взять.
cafe-board-pass = Пропуск{ $paws ->
    [0] : лапок больше нет
    [one] : +{ $paws } лапка
    [few] : +{ $paws } лапки
    [many] : +{ $paws } лапок
   *[other] : +{ $paws } лапки
}
cafe-board-own-sheet = Твой лист
cafe-board-cell = Башня { $tower }, этаж { $floor }: { $item }
cafe-board-empty = пусто
cafe-board-way = { $item }{ $paws ->
    [0] { "" }
    [one] { " " }за { $paws } лапку
    [few] { " " }за { $paws } лапки
    [many] { " " }за { $paws } лапок
   *[other] { " " }за { $paws } лапки
}: +{ $points }
cafe-board-way-house = { $item }{ $paws ->
    [0] { "" }
    [one] { " " }за { $paws } лапку
    [few] { " " }за { $paws } лапки
    [many] { " " }за { $paws } лапок
   *[other] { " " }за { $paws } лапки
}: до +{ $points }, потом выбери кошку
cafe-board-up-to = до { $points }
cafe-board-cat-way = { $cat }: +{ $points }
cafe-board-which-item = Что здесь нарисовать?
cafe-board-which-cat = Какая кошка придёт в домик?
cafe-board-open-sheet = { $seat }: весь лист
cafe-board-paws = Свободные лапки: { $paws }
cafe-board-has-chosen = выбор сделан
cafe-board-thinks = ещё думает
cafe-board-points-for = Очки за
cafe-board-tower = Башня { $tower }. { $floors }
cafe-board-full-tower = Башня { $tower } заполнена: { $number }
cafe-board-barred = Башня { $tower }: число { $number } зачёркнуто
cafe-board-cat-scored = { $cat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
cafe-board-sealed = Твой секрет: { $item }, башня { $tower }, этаж { $floor }.
cafe-board-sealed-pass = Твой секрет: пропуск хода.

cafe-kind-tower = Башни
cafe-kind-cat = Кошки
cafe-kind-yarn = Клубки
cafe-kind-butterflies = Бабочки
cafe-kind-bowls = Миски
cafe-kind-cushions = Подушки
cafe-kind-mice = Мыши

## How it ended

cafe-ending-three-towers = { $seat } заполняет третью башню.
cafe-ending-three-towers-you = Ты заполняешь третью башню.
cafe-highlight-best-cat = Больше всего очков за кошку: { $number }
cafe-highlight-first-tower = Первая полная башня, раунд { $number }
cafe-highlight-paws = Больше всего потраченных лапок: { $number }

cafe-rules-aim-title = Цель
cafe-rules-aim = Рисуй на кошачьих башнях игрушки, угощение и мягкие подушки — и коты придут. Выигрывает тот, у кого больше всех очков.
cafe-rules-dice-title = Кубики
cafe-rules-dice = Кубиков на один больше, чем игроков. Все по очереди берут по одному; последний — общий и действует для всех.
cafe-rules-draw-title = Рисование
cafe-rules-draw = Один из двух кубиков — твой или общий — это предмет, а другой — этаж. Нарисуй предмет в пустой ячейке на этом этаже, в любой башне. Все выбирают тайно и показывают вместе.
cafe-rules-paws-title = Лапки
cafe-rules-paws = Лапка меняет число на кубике на единицу, вверх или вниз, только для тебя. Если пропустить ход и не рисовать, получишь три новые лапки.
cafe-rules-towers-title = Башни
cafe-rules-towers = Кто заполнил башню, обводит число на её крыше: большее, если в башне есть домик, иначе меньшее. Когда кто-то обводит большее число, остальные его зачёркивают. На когтеточках ничего не рисуют.
cafe-rules-end-title = Конец
cafe-rules-end = Когда у кого-то три полные башни, все считают очки.
cafe-rules-items-title = Сколько очков дают предметы
cafe-rules-item-1 = Выбери кошку: 2 очка за каждый её любимый предмет, который уже есть на твоём листе. Каждая кошка приходит один раз.
cafe-rules-item-2 = В каждой башне: у кого больше всех клубков, тот получает 8 очков, а остальные с клубками в ней — по 3.
cafe-rules-item-3 = 3 очка и сразу две новые лапки.
cafe-rules-item-4 = 1 очко за каждый вид предметов вокруг.
cafe-rules-item-5 = На каком этаже, столько и очков.
cafe-rules-item-6 = Цепочка из 1, 2, 3 или 4 мышей даёт 2, 6, 12 или 20 очков.
