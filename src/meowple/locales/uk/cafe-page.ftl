# What the board of `cafe` says, and its rules in short. $item: the name of an item.

cafe-board-die = { $value }, { $item }
cafe-board-own-die = Твій кубик: { $die }
cafe-board-central-die = Спільний кубик: { $die }
cafe-board-yours = Твій
cafe-board-central = Спільний
cafe-board-middle = Кубики посередині
cafe-board-press-again = Ось що можна намалювати з цим кубиком. Натисни ще раз, щоб узяти його.
cafe-board-pass = Пропуск{ $paws ->
    [0] : лапок більше немає
    [one] : +{ $paws } лапка
    [few] : +{ $paws } лапки
    [many] : +{ $paws } лапок
   *[other] : +{ $paws } лапки
}
cafe-board-own-sheet = Твій аркуш
cafe-board-cell = Вежа { $tower }, поверх { $floor }: { $item }
cafe-board-empty = порожньо
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
}: до +{ $points }, потім обери кішку
cafe-board-up-to = до { $points }
cafe-board-cat-way = { $cat }: +{ $points }
cafe-board-which-item = Що тут намалювати?
cafe-board-which-cat = Яка кішка прийде до будиночка?
cafe-board-open-sheet = { $seat }: увесь аркуш
cafe-board-paws = Вільні лапки: { $paws }
cafe-board-has-chosen = вибір зроблено
cafe-board-thinks = ще думає
cafe-board-points-for = Очки за
cafe-board-tower = Вежа { $tower }. { $floors }
cafe-board-full-tower = Вежа { $tower } заповнена: { $number }
cafe-board-barred = Вежа { $tower }: число { $number } закреслене
cafe-board-cat-scored = { $cat }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
cafe-board-sealed = Твій секрет: { $item }, вежа { $tower }, поверх { $floor }.
cafe-board-sealed-pass = Твій секрет: пропуск ходу.

cafe-kind-tower = Вежі
cafe-kind-cat = Кішки
cafe-kind-yarn = Клубки
cafe-kind-butterflies = Метелики
cafe-kind-bowls = Миски
cafe-kind-cushions = Подушки
cafe-kind-mice = Миші

## How it ended

cafe-ending-three-towers = { $seat } заповнює третю вежу.
cafe-ending-three-towers-you = Ти заповнюєш третю вежу.
cafe-highlight-best-cat = Найбільше очок за кішку: { $number }
cafe-highlight-first-tower = Перша повна вежа, раунд { $number }
cafe-highlight-paws = Найбільше витрачених лапок: { $number }

cafe-rules-aim-title = Мета
cafe-rules-aim = Малюй на котячих вежах іграшки, смаколики й м’які подушки — і коти прийдуть. Виграє той, у кого найбільше очок.
cafe-rules-dice-title = Кубики
cafe-rules-dice = Кубиків на один більше, ніж гравців. Усі по черзі беруть по одному; останній — спільний і діє для всіх.
cafe-rules-draw-title = Малювання
cafe-rules-draw = Один із двох кубиків — твій чи спільний — це предмет, а другий — поверх. Намалюй предмет у порожній клітинці на цьому поверсі, у будь-якій вежі. Усі обирають таємно й показують разом.
cafe-rules-paws-title = Лапки
cafe-rules-paws = Лапка змінює число на кубику на один, угору чи вниз, лише для тебе. Якщо пропустити хід і не малювати, отримаєш три нові лапки.
cafe-rules-towers-title = Вежі
cafe-rules-towers = Хто заповнив вежу, обводить число на її даху: більше, якщо у вежі є будиночок, інакше менше. Коли хтось обводить більше число, решта його закреслює. На дряпках нічого не малюють.
cafe-rules-end-title = Кінець
cafe-rules-end = Коли в когось три повні вежі, усі рахують очки.
cafe-rules-items-title = Скільки очок дають предмети
cafe-rules-item-1 = Обери кішку: 2 очки за кожен її улюблений предмет, що вже є на твоєму аркуші. Кожна кішка приходить один раз.
cafe-rules-item-2 = У кожній вежі: у кого найбільше клубків, той отримує 8 очок, а решта з клубками в ній — по 3.
cafe-rules-item-3 = 3 очки й одразу дві нові лапки.
cafe-rules-item-4 = 1 очко за кожен вид предметів навколо.
cafe-rules-item-5 = На якому поверсі, стільки й очок.
cafe-rules-item-6 = Ланцюжок з 1, 2, 3 чи 4 мишей дає 2, 6, 12 чи 20 очок.
