# What the terminal says around a game.

terminal-welcome = Ты — { $seat }. За столом также { $names } (уровень: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Введи номер или код своего хода. Выйти из игры — Ctrl-C.
terminal-choose = Твой выбор (1–{ $last }):
terminal-not-in-list = «{ $text }» нет в списке. Введи номер хода (1–{ $last }).
terminal-nothing-typed = Введи номер хода (1–{ $last }).
terminal-code = Твой выбор:
terminal-no-such-code = «{ $text }» здесь нет. Введи один из кодов выше.
terminal-letters = а б в г д е ж з и й к л м н о п р с т у ф х ц ч ш щ э ю я
terminal-bye = На этом игра остановлена. До встречи!

## Logs in files

seat-number = Игрок { $number }
verify-links = { $entries ->
    [one] Журнал цел: { $entries } запись такая, какой её сделали.
    [few] Журнал цел: все { $entries } записи такие, какими их сделали.
    [many] Журнал цел: все { $entries } записей такие, какими их сделали.
   *[other] Журнал цел: все { $entries } записей такие, какими их сделали.
}
verify-rules = Каждый ход сделан по правилам.
verify-luck = { $draws ->
    [one] Случай честный: { $draws } жребий получен из ключа, закреплённого до начала.
    [few] Случай честный: все { $draws } жребия получены из ключа, закреплённого до начала.
    [many] Случай честный: все { $draws } жребиев получены из ключа, закреплённого до начала.
   *[other] Случай честный: все { $draws } жребиев получены из ключа, закреплённого до начала.
}
verify-no-key = Ключа в журнале ещё нет, поэтому случай проверить нельзя. Ключ открывают, когда партия закончена.
verify-cut = Ключ уже открыт, но партия в этом журнале не заканчивается: в конце не хватает записей.
verify-key-missing = Партия закончена, но ключа в журнале нет, поэтому случай проверить нельзя.
verify-last-link = Отпечаток журнала, чтобы сравнить с экраном конца игры: { $link }
verify-bad = Этот журнал не сходится: { $why }

## A server

serve-at = meowple здесь: { $address }
serve-for-phones = Чтобы играть с телефонов в этой комнате, добавь { $flag }
serve-in-this-room = В этой комнате: { $address }
serve-how-to-stop = Ctrl-C останавливает сервер. Столы сохраняются, и в следующий раз игра продолжится.
serve-file-open = Файл { $file } уже открыт в другом meowple (процесс { $process }). Сначала останови его.
serve-file-linked = У файла { $file } есть второе имя (жёсткая ссылка), под которым его мог бы открыть другой meowple. Оставь одно из имён.
serve-no-port = Адрес { $address } недоступен: { $why }
serve-known-as = Под своим именем: { $address }
serve-bad-name = «{ $typed }» — это не имя сервера: укажи имя хоста или полный адрес, например { $example }
serve-bad-behind = «{ $typed }» — это не адрес прокси: укажи адрес или сеть, например { $example }
serve-no-such-game = Нет игры { $typed }. Есть такие: { $known }

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
command-default = по умолчанию: { $value }
command-seats = игроков вместе с тобой, от { $fewest } до { $most }
command-bots = насколько хорошо играют боты
command-seed = закрепляет удачу, чтобы сыграть так же ещё раз
command-own-name = как тебя зовут за столом
command-rules = Правила стола
