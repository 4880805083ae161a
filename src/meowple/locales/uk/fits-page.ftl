# What the board of `fits` says, and its rules in short. $seat: the name of a player.

fits-cat-iryska = Іриска
fits-cat-murchyk = Мурчик
fits-cat-barsyk = Барсик
fits-cat-tsarapka = Царапка
fits-cat-kuzia = Кузя

fits-side-top = верхній
fits-side-right = правий
fits-side-bottom = нижній
fits-side-left = лівий
fits-symbol-mouse = мишка
fits-symbol-ball = м’ячик
fits-symbol-feather = пір’їнка
fits-symbol-spray = розпилювач
fits-card-box = Коробка, відкриті боки: { $sides }
fits-card-princess = Принцеса
fits-card-toy = Спеціальна іграшка

fits-board-table = Стіл
fits-board-hand = Твої картки
fits-board-place = Стовпець { $column }, рядок { $row }
fits-board-this-box = Ця коробка
fits-board-open = { $box }: { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
}, відкрита
fits-board-closed = { $box }: { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
    [many] { $cards } карток
   *[other] { $cards } картки
}, закрита: ×2
fits-board-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
fits-board-cats-of = { $seat }: не спить { $awake }, спить { $asleep }, очки { $points }
fits-board-sleeper = { $seat }: сплячий кіт
fits-board-sleeper-you = Твій сплячий кіт
fits-board-awake = { $seat }: кіт
fits-board-awake-you = Твій кіт
fits-board-home = Котів лишилося: { $cats }
fits-board-own-cats = Твої коти: { $cats }
fits-board-hand-size = Карток у руці: { $cards }
fits-board-now = Очки, якби гра скінчилася зараз
fits-board-deck = Карток у колоді: { $cards }
fits-board-choose = Обрати
fits-board-press-turns = Натисни, щоб повернути
fits-board-turn = Повернути
fits-board-choose-place = Куди покласти?
fits-board-choose-place-turn = Куди покласти? Натисни на картку ще раз, щоб повернути її.
fits-board-spray = Розпилювач забирає очко.
fits-board-tried = Це бачиш лише ти.
fits-board-again = Натисни ще раз, щоб покласти
fits-board-gain = Тобі: { $points }
fits-board-gain-cat = з котом: { $points }
fits-board-gain-of = { $seat }: { $points }
fits-board-beyond = Показати місця в цьому боці: { $places }
fits-board-choose-cat = Чиє місце займе Принцеса?
fits-board-toy-as-box = Упоперек двох карток місця немає: поклади іграшку як коробку.
fits-board-discard = Нічого не влазить. Обери картку, яку скинути.
fits-board-turn-it = Сюди влізе, якщо повернути.
fits-board-why-no-cat = Кіт лягає впоперек двох сусідніх карток без стінки між ними, одна з них нова.
fits-board-zoom-in = Наблизити
fits-board-zoom-out = Віддалити
fits-board-zoom-fit = Показати все
fits-board-final = Завершальна фаза!
fits-board-final-text = Більше ніхто не бере карток і не викладає сплячих котів: зіграй свої останні картки.
fits-ending-last-cat = { $seat } викладає свого останнього кота: так почалася завершальна фаза.
fits-ending-last-cat-you = Ти викладаєш свого останнього кота: так почалася завершальна фаза.
fits-ending-deck-out = { $seat } бере останню картку з колоди.
fits-ending-deck-out-you = Ти береш останню картку з колоди.
fits-highlight-richest-box = Найбагатша коробка, очок: { $number }
fits-highlight-joined = Найбільше коробок, з’єднаних однією карткою: { $number }
fits-highlight-princesses = Найбільше Принцес: { $number }
fits-highlight-asleep = Найбільше сплячих котів: { $number }

fits-rules-aim-title = Мета
fits-rules-aim = Складай картонні коробки разом і саджай котів у найкращі. Перемагає той, у кого найбільше очок.
fits-rules-turn-title = Твій хід
fits-rules-turn = Візьми картку й зіграй одну з руки або виклади сплячого кота, не беручи картки.
fits-rules-box-title = Коробки
fits-rules-box = Картку кладуть боком до боку іншої, повернувши як завгодно. Картки, що стикаються відкритими боками, стають однією коробкою. Коробка без відкритих боків закрита.
fits-rules-cat-title = Коти
fits-rules-cat = Виклавши коробку, можна покласти кота впоперек її картки та сусідньої ліворуч чи праворуч, якщо між ними немає стінки. Де живуть чужі коти, це можна лише тоді, коли там уже є твій.
fits-rules-asleep-title = Сплячі коти
fits-rules-asleep = Сплячий кіт лежить на власній картці, відкритій з одного короткого боку. Він не пускає інших у коробку, але рахується, лише якщо в ній є й твій кіт, що не спить.
fits-rules-toy-title = Спеціальні іграшки
fits-rules-toy = Це картка з двома іграшками одразу. Хто її взяв, відразу кладе її впоперек двох сусідніх карток без стінки між ними, навіть у чужу коробку.
fits-rules-princess-title = Принцеса
fits-rules-princess = Вона займає місце будь-якого кота, а той іде додому. Де лише вона, коробка вільна.
fits-rules-end-title = Кінець
fits-rules-end = Коли колода скінчилась або хтось виклав останнього кота, усі догравають картки з руки. Потім рахують коробки.
fits-rules-score-title = Очки
fits-rules-score = Очки за коробку отримує той, у кого в ній найбільше котів; якщо порівну, то кожен із них. Подивися, яких іграшок у ній найбільше: кожна з них дає очко (якщо видів порівну, рахуються всі). Розпилювач забирає очко. Закрита коробка рахується подвійно. Кожен твій кіт після першого дає ще очко. Якщо в гравців очок порівну, попереду той, у кого розпилювачі забрали менше.
fits-rules-extended-title = Розширені правила
fits-rules-extended = Усі п’ять Принцес у колоді, стінку не можна класти до стінки, додаткові коти нічого не дають, а сплячий кіт рахується за пів кота.
