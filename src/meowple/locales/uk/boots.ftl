# $seat, $owner, $seats: names. $card: the name of a card in the nominative. $dice: two colours.
# $reaction: a time in seconds, as `boots-seconds` says it.

## What happens

boots-fact-rolled = { $seat } кидає кубики: { $dice }.
boots-fact-rolled-you = Ти кидаєш кубики: { $dice }.
boots-fact-rolled-itself = Кубики котяться самі: { $dice }.
boots-fact-grabbed = { $seat } хапає: { $card }.
boots-fact-grabbed-you = Ти хапаєш: { $card }.
boots-fact-passed = { $seat } пропускає цей раунд.
boots-fact-passed-you = Ти пропускаєш цей раунд.
boots-fact-lapsed = Раунд затягнувся. Будь-хто може його закінчити.
boots-fact-missed = { $seat } хапає не ту карту: { $card }.
boots-fact-missed-you = Ти хапаєш не ту карту: { $card }.
boots-fact-too-soon = { $seat } хапає раніше, ніж можна побачити кубики: { $card }.
boots-fact-too-soon-you = Ти хапаєш раніше, ніж можна побачити кубики: { $card }.
boots-fact-too-late = { $seat } хапає запізно: { $card }.
boots-fact-too-late-you = Ти хапаєш запізно: { $card }.
boots-fact-tied = Однакова швидкість: { $seats }. Вирішує жереб.
boots-fact-won = { $seat } хапає найшвидше й забирає карту: { $card } ({ $reaction }).
boots-fact-won-you = Ти хапаєш найшвидше й забираєш карту: { $card } ({ $reaction }).
boots-fact-took = { $seat } забирає чужого кота: { $card }. Його втрачає { $owner }.
boots-fact-took-you = Ти забираєш чужого кота: { $card }. Його втрачає { $owner }.
boots-fact-took-you-owner = { $seat } забирає твого кота: { $card }.
boots-fact-all-missed = Цього разу ніхто не отримує карту.
boots-fact-time-up = Час вийшов, карту не отримує ніхто.
boots-fact-given-up = { $seat } закінчує раунд. Карту не отримує ніхто.
boots-fact-given-up-you = Ти закінчуєш раунд. Карту не отримує ніхто.
boots-fact-voided = Гру за столом було перервано, тож цей раунд не рахується.
boots-fact-game-ended = Останню лапку забрано. Гру закінчено!

## Why it ended, and what points are for

boots-reason-last-paw-won = Останню лапку забрано.
boots-tie-paws = Карт порівну: вирішує, у кого більше лапок ({ $told }).
boots-tie-highest-paw = Лапок теж порівну: вирішує лапка з найбільшим числом ({ $told }).
boots-line-cats = Коти
boots-line-paws = Лапки

## What I can do

boots-phase-roll = Кидай кубики!
boots-phase-race = Який це кіт? Хапай!
boots-phase-look = Подивись, хто був найшвидший!
boots-phase-over = Гру закінчено.

boots-move-roll = Кинути кубики
boots-move-grab = Схопити: { $card }
boots-move-pass = Пропустити цей раунд

## Why not

boots-refused-dice-are-rolled = Кубики вже кинуто. Шукай карту!
boots-refused-not-your-roll = Зараз кубики кидає { $seat }.
boots-refused-dice-not-rolled = Кубики ще не кинуто.
boots-refused-look-first = Спершу подивись, чим закінчився раунд. Кубики за мить.
boots-refused-one-grab-a-round = За раунд можна схопити лише раз. Зачекай на наступний кидок.
boots-refused-no-such-card = Такої карти немає.
boots-refused-card-is-won = Цієї карти вже немає посеред столу.

## Choices of a table

boots-option-limit = Час на раунд
boots-option-limit-means = Якщо за цей час ніхто не візьме карту, той самий гравець кидає ще раз.
boots-option-limit-0 = без обмеження
boots-option-limit-0-means = Шукай скільки хочеш. Якщо минуло 30 секунд, будь-хто може закінчити раунд.
boots-option-limit-10 = 10 секунд
boots-option-limit-20 = 20 секунд
boots-option-limit-30 = 30 секунд
boots-option-tempo = Темп
boots-option-tempo-usual = звичайний
boots-option-tempo-usual-means = Щойно раунд вирішено, можна кидати знову.
boots-option-tempo-slow = повільніший, для малечі
boots-option-tempo-slow-means = Після кожного раунду є три секунди, щоб роздивитися, кубики більші, а боти не поспішають.

## Cards and times

boots-card-cat = { $boots } і { $head } кіт
boots-card-double = повністю { $colour } кіт
boots-card-paw = лапка { $value }
boots-seconds = { $whole },{ $hundredths }{"\u00A0"}с
