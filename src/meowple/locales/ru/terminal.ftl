# What the terminal says around a game.

terminal-welcome = Ты — { $seat }. За столом также { $names } (уровень: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Введи номер или код своего хода. Выйти из игры — Ctrl-C.
terminal-choose = Твой выбор (1–{ $last }):
terminal-not-in-list = «{ $text }» нет в списке. Введи номер хода (1–{ $last }).
terminal-hint-help = Чтобы спросить совета у льва, введи: { terminal-hint-word }
terminal-hint-word = подсказка
terminal-hints = Взято подсказок: { $hints }
terminal-nothing-typed = Введи номер хода (1–{ $last }).
terminal-code = Твой выбор:
terminal-no-such-code = «{ $text }» здесь нет. Введи один из кодов выше.
terminal-letters = а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ э ю я
terminal-bye = На этом игра остановлена. До встречи!
terminal-highlight = { $text } ({ $seat })

## Logs in files

seat-number = Игрок { $number }
verify-links = { $entries ->
    [one] Запись целая: { $entries } строка, ничего не изменено.
    [few] Запись целая: { $entries } строки, ничего не изменено.
    [many] Запись целая: { $entries } строк, ничего не изменено.
   *[other] Запись целая: { $entries } строки, ничего не изменено.
}
verify-rules = Каждый ход сделан по правилам.
verify-luck = { $draws ->
    [one] Всё честно: { $draws } раз выпало именно то, что говорит ключ, выбранный до начала.
    [few] Всё честно: { $draws } раза выпало именно то, что говорит ключ, выбранный до начала.
    [many] Всё честно: { $draws } раз выпало именно то, что говорит ключ, выбранный до начала.
   *[other] Всё честно: { $draws } раза выпало именно то, что говорит ключ, выбранный до начала.
}
verify-no-key = Ключа в записи ещё нет, поэтому нельзя проверить, всё ли честно. Ключ открывают, когда партия окончена.
verify-key-missing = Партия окончена, но ключа в записи нет, поэтому нельзя проверить, всё ли честно.
verify-last-link = Отпечаток записи, чтобы сравнить с экраном конца игры: { $link }
record-unreadable = Это не запись партии, или в ней есть что-то лишнее.
record-no-file = Файла { $file } нет.
record-no-reading = Файл { $file } не читается.
record-unknown-game = Это запись игры, которой здесь нет: { $game }.
record-other-rules = Эту запись сделала другая версия meowple, которая играет по другим правилам.
record-links = Эта запись не сходится: строк не хватает или есть лишние.
record-changed = Эта запись не сходится: строку { $entry } кто-то изменил.
record-rules = Эта запись не сходится: строка { $entry } нарушает правила.
record-luck = Эта запись не сходится: в строке { $entry } выпало не то, что говорит ключ.
record-key = Эта запись не сходится: ключ не тот, что был выбран до начала.
record-cut = Ключ уже открыт, но партия в этой записи не кончается: в конце не хватает строк, или её не доиграли.

## Review

review-not-over = Эта игра ещё не окончена: разбирать нечего.
review-no-seat = В этой игре нет игрока { $number }: выбери от 1 до { $most }.
review-no-level = В этой записи играет бот неизвестного уровня: { $level }. Известные уровни: { $known }.
review-looking = Смотрю на решение { $done } из { $of } …

## A server

serve-at = meowple здесь: { $address }
serve-for-phones = Чтобы играть с телефонов в этой комнате, добавь { $flag }
serve-in-this-room = В этой комнате: { $address }
serve-how-to-stop = Ctrl-C останавливает сервер. Столы сохраняются, и в следующий раз игра продолжится.
serve-file-open = Файл { $file } уже открыт в другом meowple (процесс { $process }). Сначала останови его.
serve-no-folder = Папки { $folder } нет.
serve-file-linked = У файла { $file } есть второе имя (жёсткая ссылка), под которым его мог бы открыть другой meowple. Оставь одно из имён.
serve-no-port = Адрес { $address } недоступен: { $why }
serve-known-as = Под своим именем: { $address }
serve-bad-name = «{ $typed }» — это не имя сервера: укажи имя хоста или полный адрес, например { $example }
serve-bad-behind = «{ $typed }» — это не адрес прокси: укажи адрес или сеть, например { $example }
serve-no-such-game = Нет игры { $typed }. Есть такие: { $known }
not-installed = Не установлено: { $what }. Установи: { $command }
serve-workers-share = Нескольким процессам нужна общая база данных: { $flag }
serve-inner-shares = Друг друга находят только серверы с общей базой данных: для { $flag } нужно { $database }
serve-metrics-port = Показателям нужны свои порты, не больше 65535: с { $first } по { $last } не выйдет
serve-figures-at = Показатели для Prometheus: { $address }
migrate-done = Таблицы базы данных теперь версии { $version } (раньше: { $before }).
move-done = Столов в базе данных теперь: { $tables }. Файл { $file } остался, как был.
backup-done = В { $copy } есть всё, что было сохранено.

## The command

command-about = Кошачьи игры с друзьями в браузере или против ботов в терминале.
command-try = Попробуй: { $serve } или: { $play }
command-usage = Как писать:
command-what = Что делать
command-options = Параметры
command-help = показать эту справку
command-version = показать версию
command-lang = язык (иначе язык системы)
command-games = список игр
command-serve = открыть столы для браузеров
command-serve-about = Открывает столы для браузеров, пока не нажат Ctrl-C. Столы лежат в одном файле, и после остановки игра продолжается с того же места.
command-verify = проверить запись партии
command-replay = прочитать запись партии вслух
command-verify-about = Проверяет запись партии. Код выхода: 0 — всё сходится, 1 — не сходится, 2 — запись не читается.
command-replay-about = Читает запись партии вслух. Код выхода: 1 — запись не сходится, 2 — она не читается.
command-join = дать своему боту место за столом, по ссылке
command-lab = дать ботам сыграть тысячи партий: строки, таблицы, графики
command-review = разобрать решения сыгранной партии
command-review-about = Разобрать решения оконченной партии: какие из них стоили больше всего, что было бы лучше и что решило везение.
command-review-seat = чьи решения, считая от 1 (иначе — первого человека)
command-file = файл, который даёт страница после игры
command-play = играть против ботов в терминале
command-serve-host = адрес сервера; 0.0.0.0 пускает телефоны из этой комнаты
command-serve-port = порт; 0 — любой свободный
command-serve-file = где хранить столы
command-serve-bot-pace = какую часть своих пауз делают боты; 0 — никакой
command-serve-bot-after = через сколько секунд бот играет за того, кто отошёл
command-serve-direct = перед сервером нет прокси: в гонках можно верить тому, что о пути знает ядро системы
command-serve-name = ещё одно имя, на которое сервер отзывается, или полный адрес, который видят браузеры, например { $example }
command-serve-behind = адрес или сеть прокси перед сервером: только он может говорить, кто спрашивает
command-serve-games = только эти игры, через запятую
command-serve-database = база данных PostgreSQL, где хранить столы вместо файла; её могут делить много серверов
command-serve-workers = сколько процессов обслуживают игроков; если их несколько, нужна база данных
command-serve-inner = адрес этой машины, по которому её находят другие серверы той же базы
command-serve-metrics = порт этой машины с показателями для Prometheus; у каждого следующего процесса — следующий порт; 0 — любые свободные
command-serve-log = как сообщать о происходящем: строками текста или объектами JSON, по одному в строке
command-migrate = создать таблицы базы данных PostgreSQL или обновить их
command-migrate-database = база данных: postgresql://…
command-move = скопировать все столы из файла в пустую базу данных PostgreSQL
command-move-file = файл, в котором сервер хранил столы
command-move-database = база данных: postgresql://…
command-backup = скопировать файл сервера, даже пока он работает
command-backup-file = файл, в котором сервер хранит столы
command-backup-copy = куда положить копию
command-default = по умолчанию: { $value }
command-seats = игроков вместе с тобой, от { $fewest } до { $most }
command-bots = насколько хорошо играют боты
command-seed = число, с которым всё выпадет так же ещё раз
command-own-name = как тебя зовут за столом
command-rules = Правила стола

## What was typed wrong

typed-unknown = { $typed }: здесь такого нет.
typed-missing = Чего-то не хватает. Нужно так: { $wanted } (справка: { $help })
typed-choice = «{ $typed }» здесь нет. Есть такие: { $known }
typed-no-value = после этого нужно значение.
typed-takes-nothing = значение здесь не нужно.
typed-number = нужно число от { $least } до { $most }, а не «{ $typed }».
typed-whole = нужно целое число, а не «{ $typed }».
