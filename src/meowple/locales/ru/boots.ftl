# $seat, $owner, $seats: names. $card: the name of a card in the nominative. $dice: two colours.
# $reaction: a time in seconds, as `boots-seconds` says it.

## What happens

boots-fact-rolled = { $seat } бросает кубики: { $dice }.
boots-fact-rolled-you = Ты бросаешь кубики: { $dice }.
boots-fact-rolled-itself = Кубики катятся сами: { $dice }.
boots-fact-grabbed = { $seat } хватает: { $card }.
boots-fact-grabbed-you = Ты хватаешь: { $card }.
boots-fact-passed = { $seat } пропускает этот раунд.
boots-fact-passed-you = Ты пропускаешь этот раунд.
boots-fact-lapsed = Раунд затянулся. Любой может его закончить.
boots-fact-missed = { $seat } хватает не ту карту: { $card }.
boots-fact-missed-you = Ты хватаешь не ту карту: { $card }.
boots-fact-too-soon = { $seat } хватает раньше, чем можно увидеть кубики: { $card }.
boots-fact-too-soon-you = Ты хватаешь раньше, чем можно увидеть кубики: { $card }.
boots-fact-too-late = { $seat } хватает слишком поздно: { $card }.
boots-fact-too-late-you = Ты хватаешь слишком поздно: { $card }.
boots-fact-tied = Одинаковая скорость: { $seats }. Решает жребий.
boots-fact-won = { $seat } хватает быстрее всех и забирает карту: { $card } ({ $reaction }).
boots-fact-won-you = Ты хватаешь быстрее всех и забираешь карту: { $card } ({ $reaction }).
boots-fact-took = { $seat } забирает чужого кота: { $card }. Его теряет { $owner }.
boots-fact-took-you = Ты забираешь чужого кота: { $card }. Его теряет { $owner }.
boots-fact-took-you-owner = { $seat } забирает твоего кота: { $card }.
boots-fact-all-missed = В этот раз карту не получает никто.
boots-fact-time-up = Время вышло, карту не получает никто.
boots-fact-given-up = { $seat } заканчивает раунд. Карту не получает никто.
boots-fact-given-up-you = Ты заканчиваешь раунд. Карту не получает никто.
boots-fact-voided = Игра за столом прервалась, поэтому этот раунд не считается.
boots-fact-game-ended = Последнюю лапку забрали. Игра окончена!

## Why it ended, and what points are for

boots-reason-last-paw-won = Последнюю лапку забрали.
boots-tie-paws = Карт поровну: решает, у кого больше лапок ({ $told }).
boots-tie-highest-paw = Лапок тоже поровну: решает лапка с самым большим числом ({ $told }).
boots-line-cats = Коты
boots-line-paws = Лапки

## What I can do

boots-phase-roll = Бросай кубики!
boots-phase-race = Какой это кот? Хватай!
boots-phase-look = Посмотри, кто был быстрее всех!
boots-phase-over = Игра окончена.

boots-move-roll = Бросить кубики
boots-move-grab = Схватить: { $card }
boots-move-pass = Пропустить этот раунд

## Why not

boots-refused-dice-are-rolled = Кубики уже брошены. Ищи карту!
boots-refused-not-your-roll = Сейчас кубики бросает { $seat }.
boots-refused-dice-not-rolled = Кубики ещё не брошены.
boots-refused-look-first = Сначала посмотри, чем закончился раунд. Кубики через миг.
boots-refused-one-grab-a-round = За раунд можно схватить только раз. Подожди следующего броска.
boots-refused-no-such-card = Такой карты нет.
boots-refused-card-is-won = Этой карты уже нет в середине стола.

## Choices of a table

boots-option-limit = Время на раунд
boots-option-limit-means = Если за это время никто не возьмёт карту, тот же игрок бросает ещё раз.
boots-option-limit-0 = без ограничения
boots-option-limit-0-means = Ищи сколько хочешь. Когда пройдёт 30 секунд, любой может закончить раунд.
boots-option-limit-10 = 10 секунд
boots-option-limit-20 = 20 секунд
boots-option-limit-30 = 30 секунд
boots-option-tempo = Темп
boots-option-tempo-usual = обычный
boots-option-tempo-usual-means = Как только раунд решён, можно бросать снова.
boots-option-tempo-slow = помедленнее, для малышей
boots-option-tempo-slow-means = После каждого раунда есть три секунды, чтобы всё рассмотреть, кубики больше, а боты не торопятся.

## Cards and times

boots-card-cat = { $boots } и { $head } кот
boots-card-double = полностью { $colour } кот
boots-card-paw = лапка { $value }
boots-seconds = { $whole },{ $hundredths }{"\u00A0"}с
