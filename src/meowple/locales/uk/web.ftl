# What the page says around a game.

page-title = котячі ігри
language = Мова
close = Закрити
cancel = Скасувати
rules = Правила
your-name = Твоє ім’я
connection-lost = Зв’язок втрачено. Відновлюємо самі…
waiting-for = Чекаємо: { $names }
name-bot-6 = Тишко

## The shelf

to-the-shelf = До полиці
home-title = У що зіграємо?
shelf = Ігри
continue = Продовжити
open-tables = Відкриті столи
box-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
box-age = від { $age } років
coming = Скоро буде
play-now = Грати зараз
invite-friends = Запросити друзів
choose = Свій стіл…
choice-seats = Скільки гравців
choice-level = Боти грають, як…
choice-public = За цей стіл може сісти будь-хто

cafe-title = КотоКафе
cafe-blurb = Кидай кубики, малюй іграшки й подушки, і хай у вежах живуть щасливі коти.
fits-title = Якщо влізе
fits-blurb = Коти займають картонні коробки. Влізе — отже, моє!

## Tables

status-lobby = чекаємо гравців
status-dealing = роздаємо карти
status-playing = гра триває
status-over = закінчено
status-abandoned = Цей стіл закрито.
lobby-seats = Гравці
lobby-dealing = Тасуємо карти…
lobby-free-seats = { $seats ->
    [one] Вільне ще { $seats } місце.
    [few] Вільні ще { $seats } місця.
    [many] Вільних ще { $seats } місць.
   *[other] Вільних ще { $seats } місця.
}
lobby-not-ready = Ще не готові: { $names }
lobby-all-ready = Усі на місці!
lobby-host-starts = Усі на місці. Гру починає господар столу.
start = Почати
seat-free = вільне місце
seat-bot = бот: { $level }
seat-away = не тут
seat-bot-plays = грає бот
seat-ready = усе готово
seat-not-ready = готується…
seat-you = це ти
sit-here = Сісти тут
seat-a-bot = Посадити бота
stand-up = Встати
send-bot-away = Прибрати бота
invite-title = Запроси друзів
invite-how = Надішли посилання або наведи на код камеру телефона.
invite-link = Посилання
invite-code = Код для камери
copy = Копіювати
copied = Скопійовано!
copy-by-hand = Посилання виділено: скопіюй його вручну.
bot-sits-in = Замість тебе грає бот.
sit-back = Повернутися на місце
you-watch = Ти глядач.
log = Хід гри
log-empty = Тут буде видно, що відбувається.
log-away = { $seat } відходить від столу.
log-bot = { $seat }: тепер грає бот.
log-back = { $seat } повертається до столу.
undo = Взяти назад

## The guided first game

lesson-start = Уперше тут? Зіграй із підказками
lesson-step = Крок { $step } з { $of }
lesson-skip = Без підказок
lesson-next = А тепер справжня гра

## The end

again = Грати ще раз
again-waits = Чекаємо: { $names }
download-log = Завантажити запис
luck-check = Перевірити удачу
luck-how = Перед грою сервер обрав таємний ключ і показав його відбиток, а кожен гравець додав своє число. Уся удача гри походить із них. Тепер ключ відкрито: маючи запис, кожен може обчислити наново кожну карту.
luck-limits = Отже, після початку ніхто не міг змінити удачу. Але це не доводить, що сервер не підглядав.
luck-commitment = Відбиток, показаний перед грою
luck-key = Ключ сервера, тепер відкритий
luck-seed = { $seat }: своє число
luck-no-seed = немає
luck-link = Відбиток усього запису

## Why something cannot be done

refused-unknown = Не вийшло. Спробуй ще раз.
refused-no-connection = Сервер не відповідає. Спробуй ще раз за мить.
