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
boots-title = Коти в чоботях
boots-blurb = Кубики падають, і всі лапи хапають водночас: хто перший?
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
seat-away = немає на місці
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
undo = Взяти назад

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
refused-no-such-table = Такого столу немає, або запрошення неправильне.
refused-no-guest = Сторінка ще не знає тебе. Завантаж її знову.
refused-too-many-tables = Забагато нових столів одразу. Зачекай хвилинку.
refused-too-many-guesses = Забагато спроб. Зачекай хвилинку.
refused-too-fast = Трохи повільніше, будь ласка.
refused-no-seat = У тебе немає місця за цим столом.
refused-no-seat-for-you = Лиши хоч одне місце для себе.
refused-you-have-a-seat = У тебе вже є місце за цим столом.
refused-seat-taken = Це місце зайняте.
refused-seat-free = Одне місце ще вільне. Запроси когось або посади бота.
refused-not-your-seat = Тут сидить хтось інший.
refused-match-has-begun = Гра вже почалася.
refused-match-not-over = Гра ще не закінчилася.
refused-no-match-yet = Гра ще не почалася.
refused-another-match = Уже йде нова гра.
refused-host-only = Це може зробити лише господар столу.
refused-bot-sits-in = Замість тебе грає бот. Спершу повернися на місце.
refused-stale-decision = На столі вже щось змінилося. Подивися й обери ще раз.
refused-name-empty = В імені має бути хоча б одна літера.
refused-name-too-long = { $longest ->
    [one] В імені може бути не більше ніж { $longest } літера.
    [few] В імені може бути не більше ніж { $longest } літери.
    [many] В імені може бути не більше ніж { $longest } літер.
   *[other] В імені може бути не більше ніж { $longest } літери.
}

## What only a broken page does

refused-bad-message = Сервер не зрозумів сторінку. Завантаж її знову.
refused-bad-request = Сервер цього не зрозумів. Завантаж сторінку знову.
refused-command-reused = Це вже було сказано, але інакше. Спробуй ще раз.
refused-hello-first = Сторінка ще не привіталася зі столом. Завантаж її знову.
refused-hello-twice = Сторінка вже привіталася зі столом.
refused-no-such-language = Цієї мови ми ще не знаємо.
refused-no-such-level = Такого бота немає.
refused-no-such-match = Такої гри немає, або вона ще триває.
refused-no-such-phrase = Такої фрази немає.
refused-not-dealing = Зараз карти не тасують.
refused-seed-does-not-fit = Це не те число, яке було обіцяно.
refused-seed-not-asked = Зараз стіл не просить числа.
refused-since-in-future = Сторінка знає більше, ніж стіл. Вона починає спочатку.
refused-too-large = Це задовго.
refused-wrong-host = За цією адресою сервер не відповідає.
refused-wrong-origin = Інша сторінка спробувала говорити замість цієї.
