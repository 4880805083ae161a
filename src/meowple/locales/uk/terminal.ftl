# What the terminal says around a game.

terminal-welcome = Ти — { $seat }. За столом також { $names } (рівень: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Введи номер або код свого ходу. Вийти з гри — Ctrl-C.
terminal-choose = Твій вибір (1–{ $last }):
terminal-not-in-list = «{ $text }» немає у списку. Введи номер ходу (1–{ $last }).
terminal-hint-help = Щоб спитати поради в лева, введи: { terminal-hint-word }
terminal-hint-word = підказка
terminal-hints = Узято підказок: { $hints }
terminal-nothing-typed = Введи номер ходу (1–{ $last }).
terminal-code = Твій вибір:
terminal-no-such-code = «{ $text }» тут немає. Введи один із кодів угорі.
terminal-letters = а б в г д е є ж з и і ї й к л м н о п р с т у ф х ц ч ш щ ю я
terminal-bye = На цьому гру зупинено. До зустрічі!
terminal-highlight = { $text } ({ $seat })

## Logs in files

seat-number = Гравець { $number }
verify-links = { $entries ->
    [one] Запис цілий: { $entries } рядок, нічого не змінено.
    [few] Запис цілий: { $entries } рядки, нічого не змінено.
    [many] Запис цілий: { $entries } рядків, нічого не змінено.
   *[other] Запис цілий: { $entries } рядка, нічого не змінено.
}
verify-rules = Кожен хід зроблено за правилами.
verify-luck = { $draws ->
    [one] Усе чесно: { $draws } раз випало саме те, що каже ключ, обраний до початку.
    [few] Усе чесно: { $draws } рази випало саме те, що каже ключ, обраний до початку.
    [many] Усе чесно: { $draws } разів випало саме те, що каже ключ, обраний до початку.
   *[other] Усе чесно: { $draws } раза випало саме те, що каже ключ, обраний до початку.
}
verify-no-key = Ключа в записі ще немає, тому не можна перевірити, чи все чесно. Ключ відкривають, коли партія закінчується.
verify-key-missing = Партію закінчено, але ключа в записі немає, тому не можна перевірити, чи все чесно.
verify-last-link = Відбиток запису, щоб порівняти з екраном кінця гри: { $link }
record-unreadable = Це не запис партії, або в ньому є щось зайве.
record-no-file = Файлу { $file } немає.
record-no-reading = Файл { $file } не читається.
record-unknown-game = Це запис гри, якої тут немає: { $game }.
record-other-rules = Цей запис зробила інша версія meowple, яка грає за іншими правилами.
record-links = Цей запис не сходиться: рядків бракує або є зайві.
record-changed = Цей запис не сходиться: рядок { $entry } хтось змінив.
record-rules = Цей запис не сходиться: рядок { $entry } порушує правила.
record-luck = Цей запис не сходиться: у рядку { $entry } випало не те, що каже ключ.
record-key = Цей запис не сходиться: ключ не той, що був обраний до початку.
record-cut = Ключ уже відкрито, але партія в цьому записі не закінчується: у кінці бракує рядків, або її не дограли.

## Review

review-not-over = Цю гру ще не закінчено: розбирати нічого.
review-no-seat = У цій грі немає гравця { $number }: вибери від 1 до { $most }.
review-no-level = У цьому записі грає бот невідомого рівня: { $level }. Відомі рівні: { $known }.
review-looking = Дивлюся на рішення { $done } з { $of } …

## A server

serve-at = meowple тут: { $address }
serve-for-phones = Щоб грати з телефонів у цій кімнаті, додай { $flag }
serve-in-this-room = У цій кімнаті: { $address }
serve-how-to-stop = Ctrl-C зупиняє сервер. Столи зберігаються, і наступного разу гра триватиме.
serve-file-open = Файл { $file } уже відкрито в іншому meowple (процес { $process }). Спершу зупини його.
serve-no-folder = Теки { $folder } немає.
serve-file-linked = Файл { $file } має друге ім’я (жорстке посилання), під яким його міг би відкрити інший meowple. Залиш одне з імен.
serve-no-port = Адреса { $address } недоступна: { $why }
serve-known-as = Під власним ім’ям: { $address }
serve-bad-name = «{ $typed }» — це не ім’я сервера: вкажи ім’я хоста або повну адресу, наприклад { $example }
serve-bad-behind = «{ $typed }» — це не адреса проксі: вкажи адресу або мережу, наприклад { $example }
serve-no-such-game = Немає гри { $typed }. Є такі: { $known }
not-installed = Не встановлено: { $what }. Установи: { $command }
serve-workers-share = Кільком процесам потрібна спільна база даних: { $flag }
serve-inner-shares = Одне одного знаходять лише сервери зі спільною базою даних: для { $flag } потрібно { $database }
serve-metrics-port = Показникам потрібні власні порти, не більші за 65535: з { $first } до { $last } не вийде
serve-figures-at = Показники для Prometheus: { $address }
migrate-done = Таблиці бази даних тепер версії { $version } (раніше: { $before }).
move-done = Столів у базі даних тепер: { $tables }. Файл { $file } лишився, як був.
backup-done = У { $copy } є все, що було збережено.

## The command

command-about = Котячі ігри з друзями в браузері або проти ботів у терміналі.
command-try = Спробуй: { $serve } або: { $play }
command-usage = Як писати:
command-what = Що робити
command-options = Параметри
command-help = показати цю довідку
command-version = показати версію
command-lang = мова (інакше мова системи)
command-games = перелік ігор
command-serve = відкрити столи для браузерів
command-serve-about = Відкриває столи для браузерів, доки не натиснуто Ctrl-C. Столи лежать в одному файлі, і після зупинки гра триває з того самого місця.
command-verify = перевірити запис партії
command-replay = прочитати запис партії вголос
command-verify-about = Перевіряє запис партії. Код виходу: 0 — усе сходиться, 1 — не сходиться, 2 — запис не читається.
command-replay-about = Читає запис партії вголос. Код виходу: 1 — запис не сходиться, 2 — він не читається.
command-join = дати своєму ботові місце за столом, за посиланням
command-lab = дати ботам зіграти тисячі партій: рядки, таблиці, графіки
command-review = розібрати рішення зіграної партії
command-review-about = Розібрати рішення закінченої партії: які з них коштували найбільше, що було б краще і що вирішило везіння.
command-review-seat = чиї рішення, рахуючи від 1 (інакше — першої людини)
command-file = файл, який дає сторінка після гри
command-play = грати проти ботів у терміналі
command-serve-host = адреса сервера; 0.0.0.0 пускає телефони з цієї кімнати
command-serve-port = порт; 0 — будь-який вільний
command-serve-file = де зберігати столи
command-serve-bot-pace = яку частину своїх пауз роблять боти; 0 — жодної
command-serve-bot-after = через скільки секунд бот грає за того, хто відійшов
command-serve-direct = перед сервером немає проксі: у перегонах можна вірити тому, що про шлях знає ядро системи
command-serve-name = ще одне ім’я, на яке сервер відгукується, або повна адреса, яку бачать браузери, наприклад { $example }
command-serve-behind = адреса або мережа проксі перед сервером: лише він може казати, хто питає
command-serve-games = лише ці ігри, через кому
command-serve-database = база даних PostgreSQL, де зберігати столи замість файлу; її можуть ділити багато серверів
command-serve-workers = скільки процесів обслуговують гравців; якщо їх кілька, потрібна база даних
command-serve-inner = адреса цієї машини, за якою її знаходять інші сервери тієї самої бази
command-serve-metrics = порт цієї машини з показниками для Prometheus; кожен наступний процес має наступний порт; 0 — будь-які вільні
command-serve-log = як повідомляти про те, що відбувається: рядками тексту чи об’єктами JSON, по одному на рядок
command-migrate = створити таблиці бази даних PostgreSQL або оновити їх
command-migrate-database = база даних: postgresql://…
command-move = скопіювати всі столи з файлу в порожню базу даних PostgreSQL
command-move-file = файл, у якому сервер зберігав столи
command-move-database = база даних: postgresql://…
command-backup = скопіювати файл сервера, навіть поки він працює
command-backup-file = файл, у якому сервер зберігає столи
command-backup-copy = куди покласти копію
command-default = типово: { $value }
command-seats = гравців разом із тобою, від { $fewest } до { $most }
command-bots = як добре грають боти
command-seed = число, з яким усе випаде так само ще раз
command-own-name = як тебе звати за столом
command-rules = Правила столу

## What was typed wrong

typed-unknown = { $typed }: тут такого немає.
typed-missing = Чогось бракує. Треба так: { $wanted } (довідка: { $help })
typed-choice = «{ $typed }» тут немає. Є такі: { $known }
typed-no-value = після цього потрібне значення.
typed-takes-nothing = значення тут не потрібне.
typed-number = потрібне число від { $least } до { $most }, а не «{ $typed }».
typed-whole = потрібне ціле число, а не «{ $typed }».
