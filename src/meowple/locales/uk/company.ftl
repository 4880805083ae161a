# The people around a table: who comes, who goes, what they agree on.

## What may be done

around-title = За столом
around-pause = Пауза для всіх
around-pause-means = Почнеться, коли погодяться всі, хто тут. Закінчити її може кожен.
around-bot = Хай за мене грає бот
around-without = Грати далі, за гравця { $seat } грає бот
around-give = Віддати моє місце комусь іншому
around-give-how = Хто відкриє це посилання, може взяти твоє місце таким, яке воно є, з усім, що ти знаєш. Воно діє раз, протягом доби.
around-link = Посилання на твоє місце
around-offered = Є посилання на твоє місце.
around-keep = Лишити місце собі
around-host = Для господаря столу
around-door = Більше нікого не впускати
around-door-means = Хто сидить за столом, завжди може повернутися.
around-mute = Без фраз за цим столом
around-remove = Вивести з-за столу: { $seat }
around-remove-sure = { $seat }: вивести з-за цього столу назавжди?

## What somebody proposes

asked-pause = { $seat } пропонує паузу.
asked-pause-you = Ти пропонуєш паузу.
asked-without = { $seat } пропонує грати далі. За гравця { $about } гратиме бот.
asked-without-you = Ти пропонуєш грати далі. За гравця { $about } гратиме бот.
asked-without-me = { $seat } пропонує грати далі. За тебе гратиме бот.
asked-here = Я тут
asked-agree = Згода
asked-refuse = Краще ні
asked-drop = Уже не треба
rests = Гра на паузі.

## A seat for whoever comes

take-given = Тобі пропонують місце: { $seat }
take-seat = Сісти на це місце
take-bot = Сісти замість бота: { $seat }

## Why not

refused-table-rests = Гра на паузі.
refused-not-yourself = Це про когось іншого, не про тебе.
refused-nobody-to-wait-for = Там нікого не треба чекати.
refused-still-has-time = На цей хід ще є час. Коли він мине, хід зробить бот; тоді можна домовитися грати далі.
refused-not-in-a-lesson = У навчальній грі так не можна.
refused-not-now = Не зараз. Спробуй за мить.
refused-not-between-rounds = Місце бота можна взяти між раундами або після гри, якщо гра це дозволяє.
refused-link-is-over = Це посилання застаре. Попроси нове.
refused-nobody-sits-there = Там ніхто не сидить.
