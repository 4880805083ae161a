# $seat, $owner: імена гравців. $cat: ім’я кота.

## Що відбувається

fits-fact-chose = { $seat } обирає кота: { $cat }.
fits-fact-chose-you = Ти обираєш кота: { $cat }.
fits-fact-started = { $seat } викладає стартову коробку.
fits-fact-started-you = Ти викладаєш стартову коробку.
fits-fact-drew = { $seat } бере картку.
fits-fact-drew-you = Ти береш картку.
fits-fact-found-toy = { $seat } знаходить спеціальну іграшку!
fits-fact-found-toy-you = Ти знаходиш спеціальну іграшку!
fits-fact-laid = { $seat } викладає коробку.
fits-fact-laid-you = Ти викладаєш коробку.
fits-fact-joined = { $boxes ->
    [one] { $boxes } коробка стає однією.
    [few] { $boxes } коробки стають однією.
    [many] { $boxes } коробок стають однією.
   *[other] { $boxes } коробки стають однією.
}
fits-fact-closed = Коробку закрито: її очки подвоюються!
fits-fact-fell-asleep = { $seat } викладає сплячого кота.
fits-fact-fell-asleep-you = Ти викладаєш сплячого кота.
fits-fact-moved-in = { $seat } садить кота в коробку.
fits-fact-moved-in-you = Ти садиш кота в коробку.
fits-fact-toy-laid = { $seat } кладе спеціальну іграшку на дві картки.
fits-fact-toy-laid-you = Ти кладеш спеціальну іграшку на дві картки.
fits-fact-princess-came = { $seat } розігрує Принцесу! { $owner } забирає кота назад.
fits-fact-princess-came-you = Ти розігруєш Принцесу! { $owner } забирає кота назад.
fits-fact-princess-came-you-owner = { $seat } розігрує Принцесу! Твій кіт повертається до тебе.
fits-fact-princess-came-home = { $seat } розігрує Принцесу й забирає власного кота назад.
fits-fact-princess-came-home-you = Ти розігруєш Принцесу й забираєш власного кота назад.
fits-fact-discarded = { $seat } скидає картку: вона ніде не влазить.
fits-fact-discarded-you = Ти скидаєш картку: вона ніде не влазить.
fits-fact-final-began = Починається завершальна фаза: ніхто більше не бере карток, і жоден кіт не засинає.
fits-fact-game-ended = Карток ні в кого не лишилося. Гру закінчено!

## Чому гра скінчилася і за що очки

fits-reason-deck-out = Колода скінчилася.
fits-reason-last-cat = Хтось виклав свого останнього кота.
fits-tie-penalties = Очок порівну: вирішують штрафні очки, що менше, то краще ({ $told }).
fits-line-box = Коробка { $number }
fits-line-more-cats = Додаткові коти в коробці { $number }

## Що можна зробити

fits-phase-choosing = Обери свого кота.
fits-phase-starting = Виклади стартову коробку.
fits-phase-turn = Твій хід! Візьми картку або виклади сплячого кота.
fits-phase-play = Виклади картку з руки.
fits-phase-toy = Спеціальна іграшка! Поклади її впоперек двох карток.
fits-phase-cat = Сюди може залізти кіт. Посадиш його?
fits-phase-over = Гру закінчено.

fits-move-choose = Обрати кота: { $cat }
fits-move-start = Викласти стартову коробку сюди
fits-move-draw = Взяти картку
fits-move-sleep = Викласти сплячого кота сюди
fits-move-lay = Викласти картку сюди
fits-move-princess = Принцеса займає це місце
fits-move-discard = Скинути цю картку
fits-move-toy = Покласти іграшку сюди
fits-move-cat = Посадити кота сюди
fits-move-pass = Цього разу без кота

## Чому не можна

fits-refused-choose-first = Спершу всі обирають котів.
fits-refused-start-first = Спершу викладають стартові коробки.
fits-refused-draw-or-sleep-first = Спершу візьми картку або виклади сплячого кота.
fits-refused-play-first = Спершу зіграй картку з руки.
fits-refused-toy-first = Спершу треба зіграти спеціальну іграшку.
fits-refused-cat-or-pass-first = Спершу виріши, чи садити кота в коробку.
fits-refused-no-such-cat = Такого кота немає.
fits-refused-cat-is-chosen = Цього кота вже обрано. Обери іншого.
fits-refused-no-such-start = Такої стартової коробки вже немає.
fits-refused-not-by-a-short-side = Стартові коробки з’єднують короткими боками.
fits-refused-off-the-table = Картка має повністю лежати на столі.
fits-refused-place-taken = Тут уже лежить картка.
fits-refused-not-joined = Картка має прилягати до іншої цілим боком.
fits-refused-same-when-turned = Ця картка така сама, якщо її повернути.
fits-refused-wall-to-wall = За розширеними правилами стінка не може прилягати до стінки.
fits-refused-not-in-hand = Цієї картки немає у твоїй руці.
fits-refused-princess-takes-a-place = Принцеса — не коробка: вона займає місце кота.
fits-refused-no-cat-there = Тут немає кота.
fits-refused-something-fits = Одну з твоїх карток можна зіграти, тож скидати не можна.
fits-refused-last-cat-stays-awake = За цим столом останній кіт не може заснути.
fits-refused-toy-goes-across = Для іграшки є місце на двох картках, тож її кладуть туди.
fits-refused-no-place-across = Іграшку кладуть упоперек двох вільних карток, між якими немає стінки.
fits-refused-not-on-the-new-box = Кіт має лежати на щойно викладеній коробці.
fits-refused-wall-between = Кіт лежить упоперек двох карток, між якими немає стінки.
fits-refused-covered = Тут уже щось лежить.

## Вибір за столом

fits-option-size = Стіл
fits-option-size-small = малий: 11 × 7 карток
fits-option-size-small-means = Край столу близько, тож місце швидко закінчується.
fits-option-size-medium = середній: 13 × 9 карток
fits-option-size-medium-means = Місця стільки, скільки на звичайному столі.
fits-option-size-large = великий: 19 × 11 карток
fits-option-size-large-means = Місця багато: край майже не заважає.
fits-option-extended = Розширені правила
fits-option-extended-on-means = Усі п’ять Принцес у колоді, стінку не можна класти до стінки, додаткові коти нічого не дають, а сплячий кіт рахується за пів кота.
fits-option-extended-off-means = Основні правила: Принцес стільки, скільки гравців, стінки можуть стикатися, а сплячий кіт рахується цілком.
fits-option-awake-finish = Заборона спати останньому котові
fits-option-awake-finish-on-means = Свого останнього кота можна покласти лише так, щоб він не спав: так гру не закінчиш завчасно.
fits-option-awake-finish-off-means = Останнього кота можна покласти й сплячим. Тоді теж починається кінець гри.
