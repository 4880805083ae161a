# What the page says around a game.

page-title = котячі ігри
language = Мова
close = Закрити
cancel = Скасувати
rules = Правила
your-name = Твоє ім’я
about-me = Про мене
connection-lost = Зв’язок втрачено. Відновлюємо…
waiting-for = Чекаємо: { $names }

## The shelf

to-the-shelf = До ігор
home-title = У що зіграємо?
shelf = Ігри
continue = Продовжити
open-tables = Відкриті столи
played-lately = Нещодавні ігри
drop-table = Прибрати зі списку: { $game }
all-tables = Показати всі: { $count }
evening-link = Вечір на великому екрані
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
no-board = На цій сторінці ще немає поля для цієї гри.
box-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
box-age = від { $age } років
play-now = Грати зараз
invite-friends = Запросити друзів
play-here = За одним екраном
place = Де граємо?
place-server = У мережі
place-device = Без мережі, на цьому пристрої
with-a-little-one = З малечею
choose = Свій стіл…
choice-seats = Скільки гравців
choice-level = Боти грають, як…
choice-public = За цей стіл може сісти будь-хто

## Tables

status-lobby = чекаємо гравців
status-dealing = розкладаємо гру
status-playing = гра триває
status-over = закінчено
status-closed = закрито
closed-other-rules = Цю партію почали за давнішими правилами, за якими тут уже не грають, тож продовжити її не можна. Її запис можна зберегти.
closed-damaged = Збережений стан цієї партії пошкоджено, тож продовжити її не можна.
closed-too-long = Ця партія вже надто довга, тож стіл закрито.
board-failed = Не вдалося намалювати поле цієї гри. Решта сторінки працює.
lobby-seats = Гравці
lobby-came = { $name } вже тут!
lobby-dealing = Розкладаємо гру…
lobby-free-seats = { $seats ->
    [one] Є ще { $seats } вільне місце.
    [few] Є ще { $seats } вільні місця.
    [many] Є ще { $seats } вільних місць.
   *[other] Є ще { $seats } вільного місця.
}
lobby-may-start = Запроси друзів, посади ботів або починай: вільні місця зникнуть.
lobby-too-few = { $fewest ->
    [one] Потрібен щонайменше { $fewest } гравець. Запроси друзів або посади ботів.
    [few] Потрібно щонайменше { $fewest } гравці. Запроси друзів або посади ботів.
    [many] Потрібно щонайменше { $fewest } гравців. Запроси друзів або посади ботів.
   *[other] Потрібно щонайменше { $fewest } гравця. Запроси друзів або посади ботів.
}
lobby-not-ready = Ще чекаємо: { $names }
lobby-all-ready = Усі на місці!
lobby-host-starts = Усі на місці. Гру починає господар столу.
lobby-host-will-start = Гру почне господар столу.
lobby-chosen = Обрано для цього столу
lobby-change = Змінити
option-chosen = { $option } — { $value }
start = Почати
seat-free = вільне місце
seat-bot = бот: { $level }
seat-program = програма
seat-program-comes = чекаємо на програму
seat-a-program = програму…
program-void = Не кликати сюди програму: посилання більше не діятиме
seat-away = не за столом
seat-bot-plays = грає бот
seat-ready = на місці
seat-not-ready = готується…
pause = Пауза
race-pause-comes = Пауза буде після цього раунду.
race-paused = { $seat } ставить гру на паузу.
race-paused-you = Ти ставиш гру на паузу.
race-go-on = Продовжити
race-begins = Приготуйся: { $count }
seat-you = це ти
sit-here = Сісти тут
seat-a-bot = Посадити бота
seat-a-bot-short = + бот
stand-up = Встати
send-bot-away = Прибрати бота
free-the-seat = Звільнити місце: { $seat }
seat-freed = Твоє місце звільнили. Можна сісти знову або просто дивитися.
fill-with-bots = Заповнити ботами
add-chair = Ще одне місце
remove-chair = Прибрати це місце
invite-title = Запроси друзів
invite-how = Надішли посилання або наведи на код камеру телефона.
invite-link = Посилання
invite-code = Код для камери
invite-text = Зіграєш зі мною в гру «{ $game }»?
share = Поділитися
invite-only-here = Ця адреса відкривається лише тут. Запрошуй з адреси, яку бачать інші пристрої.
invited-by = { $name } запрошує тебе в гру «{ $game }».
join = Приєднатися
copy = Копіювати
copied = Скопійовано!
copy-by-hand = Посилання виділено: скопіюй його вручну.
bot-sits-in = Замість тебе грає бот. Місце лишається твоїм.
missed-title = Поки тебе не було, за тебе грав бот
missed-rest = Решту дивись у «Ході гри».
missed-read = Зрозуміло
your-turn = Твій хід!
notices = Сповіщати, що мій хід, коли сторінки не видно
let-a-bot-play = { $seat }: хай грає бот
sit-back = Повернутися на місце
you-watch = Ти дивишся гру.
log = Хід гри
log-empty = Тут буде видно, що відбувається.
log-away = { $seat } відходить від столу.
log-bot = { $seat }: тепер грає бот.
log-back = { $seat } повертається до столу.
log-joined = { $seat } сідає за стіл.
undo = Взяти назад
hint = Підказка
hint-ask = Що зробив би лев? Узято підказок: { $hints }
hint-waits = Лев думає…
hints-agree = Я не проти підказок
hints-agree-means = Якщо згодні всі, кожен може спитати лева. Усі бачать, скільки разів.
log-hint = { $seat } бере підказку.
log-hint-you = Ти береш підказку.
hints-taken = Підказок: { $hints }

## Before a race

lag = Звідки граємо?
lag-usual = з різних місць
lag-room = з однієї кімнати
lag-far = дуже здалека
lag-usual-means = Підходить майже завжди: у кого повільніший зв’язок, той нічого через це не втрачає.
lag-room-means = Для однієї домашньої мережі: на зв’язок стіл не зважає.
lag-far-means = Навіть друзі з іншого континенту нічого не втрачають через зв’язок.
lag-far-warning = Лише з тими, кому довіряєш: хто шахрує, може виграти шість раундів із семи.
warm-up = Розминка
warm-up-why = Перевір, як швидко ти знаходиш карту і чи добрий у тебе зв’язок. Ніхто інший цього не бачить, і нічого не зараховується.
warm-up-why-alone = Перевір, як швидко ти знаходиш карту. Ніхто інший цього не бачить, і нічого не зараховується.
warm-up-ready = Спробувати
warm-up-on = До гри
warm-up-again = Ще раз
warm-up-over = Розминку закінчено: починаємо гру!
warm-up-steady = Твій зв’язок: { $trip } мс туди й назад, завжди приблизно однаково.
warm-up-line = Твій зв’язок: { $trip } мс туди й назад, а часом на { $jitter } мс довше.
warm-up-covered = Стіл на це зважає: відстань тобі не заважає.
warm-up-too-long = Стіл зважає щонайбільше на { $most } мс, тож інші мають фору. Попроси стіл для далеких друзів!
warm-up-near = Цей стіл на зв’язок не зважає, та тобі це й не потрібно.
warm-up-not-near = Цей стіл на зв’язок не зважає: він для однієї кімнати, а ти, схоже, далі.
warm-up-unknown = Твій зв’язок ще не виміряно. Спробуй ще раз!

## The guided first game

lesson-start = Не знаєш гри? Зіграй із підказками
lesson-again = Ще раз із підказками
lesson-step = Крок { $step } з { $of }
lesson-skip = Без підказок
lesson-next = А тепер справжня гра
lesson-on = Грати далі
lesson-second = Урок 2

## The end

again = Грати ще раз
again-waits = Чекаємо: { $names }
again-wanted = Хто хоче ще раз: { $names }
again-away = Не за столом: { $names }. У новій грі там гратиме бот.
end-watched = Гру вже закінчено. Зіграти тут ще раз можуть ті, хто грав.
own-table = Відкрити такий самий стіл
download-log = Завантажити запис
luck-check = Перевірити, чи все чесно
luck-how = Перед грою сервер обрав таємний ключ і показав лише його відбиток. Кожна людина за столом додала своє число. Усе, що випадає у грі, виходить із цього ключа й цих чисел. Тепер ключ відкрито, тож кожен, хто має запис, може все перевірити.
luck-limits = Отже, після початку ніхто не міг нічого змінити. Але це не доводить, що сервер не підглядав.
luck-commitment = Відбиток, показаний перед грою
luck-key = Ключ сервера, тепер відкритий
luck-seed = { $seat }: своє число
luck-no-seed = немає
luck-link = Відбиток усього запису

## Why something cannot be done

refused-unknown = Не вийшло. Спробуй ще раз.
refused-no-connection = Сервер не відповідає. Спробуй ще раз за мить.
