# What the page says around a game.

page-title = кошачьи игры
language = Язык
close = Закрыть
cancel = Отменить
rules = Правила
your-name = Твоё имя
about-me = Обо мне
connection-lost = Связь потеряна. Восстанавливаем…
waiting-for = Ждём: { $names }

## The shelf

to-the-shelf = К играм
home-title = Во что сыграем?
shelf = Игры
continue = Продолжить
open-tables = Открытые столы
played-lately = Недавние игры
drop-table = Убрать из списка: { $game }
all-tables = Показать все: { $count }
evening-link = Вечер на большом экране
bots-count = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
no-board = На этой странице пока нет поля для этой игры.
box-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
box-age = от { $age } лет
play-now = Играть сейчас
invite-friends = Позвать друзей
play-here = За одним экраном
place = Где играем?
place-server = По сети
place-device = Без сети, на этом устройстве
with-a-little-one = С малышом
choose = Свой стол…
choice-seats = Сколько игроков
choice-level = Боты играют, как…
choice-public = За этот стол может сесть кто угодно

## Tables

status-lobby = ждём игроков
status-dealing = раскладываем игру
status-playing = идёт игра
status-over = игра окончена
status-closed = закрыт
closed-other-rules = Эту партию начали по прежним правилам, по которым здесь больше не играют, поэтому продолжить её нельзя. Её запись можно сохранить.
closed-damaged = Сохранённое состояние этой партии повреждено, поэтому продолжить её нельзя.
closed-too-long = Эта партия уже слишком длинная, поэтому стол закрыт.
board-failed = Не удалось нарисовать поле этой игры. Остальная страница работает.
lobby-seats = Игроки
lobby-came = { $name } уже здесь!
lobby-dealing = Раскладываем игру…
lobby-free-seats = { $seats ->
    [one] Свободно ещё { $seats } место.
    [few] Свободно ещё { $seats } места.
    [many] Свободно ещё { $seats } мест.
   *[other] Свободно ещё { $seats } места.
}
lobby-may-start = Позови друзей, посади ботов или начинай: свободные места исчезнут.
lobby-too-few = { $fewest ->
    [one] Нужен как минимум { $fewest } игрок. Позови друзей или посади ботов.
    [few] Нужно как минимум { $fewest } игрока. Позови друзей или посади ботов.
    [many] Нужно как минимум { $fewest } игроков. Позови друзей или посади ботов.
   *[other] Нужно как минимум { $fewest } игрока. Позови друзей или посади ботов.
}
lobby-not-ready = Ещё ждём: { $names }
lobby-all-ready = Все на месте!
lobby-host-starts = Все на месте. Игру начинает хозяин стола.
lobby-host-will-start = Игру начнёт хозяин стола.
lobby-chosen = Выбрано для этого стола
lobby-change = Изменить
option-chosen = { $option } — { $value }
start = Начать
seat-free = свободное место
seat-bot = бот: { $level }
seat-program = программа
seat-program-comes = ждём программу
seat-a-program = программу…
program-void = Не звать сюда программу: ссылка больше не сработает
seat-away = не за столом
seat-bot-plays = играет бот
seat-ready = на месте
seat-not-ready = готовится…
pause = Пауза
race-pause-comes = Пауза будет после этого раунда.
race-paused = { $seat } ставит игру на паузу.
race-paused-you = Ты ставишь игру на паузу.
race-go-on = Продолжить
race-begins = Приготовься: { $count }
seat-you = это ты
sit-here = Сесть здесь
seat-a-bot = Посадить бота
seat-a-bot-short = + бот
stand-up = Встать
send-bot-away = Убрать бота
free-the-seat = Освободить место: { $seat }
seat-freed = Твоё место освободили. Можно сесть снова или просто смотреть.
fill-with-bots = Заполнить ботами
add-chair = Ещё одно место
remove-chair = Убрать это место
invite-title = Позови друзей
invite-how = Отправь ссылку или наведи на код камеру телефона.
invite-link = Ссылка
invite-code = Код для камеры
invite-text = Сыграешь со мной в игру «{ $game }»?
share = Поделиться
invite-only-here = Этот адрес открывается только здесь. Приглашай с адреса, который видят другие устройства.
invited-by = { $name } приглашает тебя в игру «{ $game }».
join = Присоединиться
copy = Копировать
copied = Скопировано!
copy-by-hand = Ссылка выделена: скопируй её вручную.
bot-sits-in = Вместо тебя играет бот. Место остаётся твоим.
missed-title = Пока тебя не было, за тебя играл бот
missed-rest = Остальное смотри в «Ходе игры».
missed-read = Понятно
your-turn = Твой ход!
notices = Сообщать, что мой ход, когда страницы не видно
let-a-bot-play = { $seat }: пусть играет бот
sit-back = Вернуться на место
you-watch = Ты смотришь игру.
log = Ход игры
log-empty = Здесь будет видно, что происходит.
log-away = { $seat } отходит от стола.
log-bot = { $seat }: теперь играет бот.
log-back = { $seat } возвращается к столу.
log-joined = { $seat } садится за стол.
undo = Взять назад
hint = Подсказка
hint-ask = Что сделал бы лев? Взято подсказок: { $hints }
hint-waits = Лев думает…
hints-agree = Я не против подсказок
hints-agree-means = Если согласны все, каждый может спросить льва. Все видят, сколько раз.
log-hint = { $seat } берёт подсказку.
log-hint-you = Ты берёшь подсказку.
hints-taken = Подсказок: { $hints }

## Before a race

lag = Откуда играем?
lag-usual = из разных мест
lag-room = из одной комнаты
lag-far = очень издалека
lag-usual-means = Подходит почти всегда: у кого связь медленнее, тот ничего из-за этого не теряет.
lag-room-means = Для одной домашней сети: связь стол не учитывает.
lag-far-means = Даже друзья с другого континента ничего не теряют из-за связи.
lag-far-warning = Только с теми, кому доверяешь: кто жульничает, может выиграть шесть раундов из семи.
warm-up = Разминка
warm-up-why = Проверь, как быстро ты находишь карту и хорошая ли у тебя связь. Никто другой этого не видит, и ничего не засчитывается.
warm-up-why-alone = Проверь, как быстро ты находишь карту. Никто другой этого не видит, и ничего не засчитывается.
warm-up-ready = Попробовать
warm-up-on = К игре
warm-up-again = Ещё раз
warm-up-over = Разминка окончена: начинаем игру!
warm-up-steady = Твоя связь: { $trip } мс туда и обратно, всегда примерно одинаково.
warm-up-line = Твоя связь: { $trip } мс туда и обратно, а иногда на { $jitter } мс дольше.
warm-up-covered = Стол это учитывает: расстояние тебе не мешает.
warm-up-too-long = Стол учитывает не больше { $most } мс, так что у других фора. Попроси стол для далёких друзей!
warm-up-near = Этот стол связь не учитывает, но тебе это и не нужно.
warm-up-not-near = Этот стол связь не учитывает: он для одной комнаты, а ты, похоже, дальше.
warm-up-unknown = Твоя связь ещё не измерена. Попробуй ещё раз!

## The guided first game

lesson-start = Не знаешь игру? Сыграй с подсказками
lesson-again = Ещё раз с подсказками
lesson-step = Шаг { $step } из { $of }
lesson-skip = Без подсказок
lesson-next = А теперь настоящая игра
lesson-on = Играть дальше
lesson-second = Урок 2

## The end

again = Играть ещё раз
again-waits = Ждём: { $names }
again-wanted = Кто хочет ещё раз: { $names }
again-away = Не за столом: { $names }. В новой игре там сыграет бот.
end-watched = Игра уже окончена. Сыграть здесь ещё раз могут те, кто играл.
own-table = Открыть такой же стол
download-log = Скачать запись
luck-check = Проверить, всё ли честно
luck-how = Перед игрой сервер выбрал тайный ключ и показал только его отпечаток. Каждый человек за столом добавил своё число. Всё, что выпадает в игре, получается из этого ключа и этих чисел. Теперь ключ открыт, и каждый, у кого есть запись, может всё проверить.
luck-limits = Значит, после начала никто не мог ничего изменить. Но это не доказывает, что сервер не подглядывал.
luck-commitment = Отпечаток, показанный перед игрой
luck-key = Ключ сервера, теперь открытый
luck-seed = { $seat }: своё число
luck-no-seed = нет
luck-link = Отпечаток всей записи

## Why something cannot be done

refused-unknown = Не получилось. Попробуй ещё раз.
refused-no-connection = Сервер не отвечает. Попробуй ещё раз чуть позже.
