# What the board of `tail` says, and its rules in short.

tail-board-hidden = закрита карта
tail-board-place = { $seat }, місце { $place }: { $card }
tail-board-own-place = Твоє місце { $place }: { $card }
tail-board-draw = Тягни
tail-board-pile = Колода: { $cards }
tail-board-drawn = Нова карта
tail-board-take = Бери
tail-board-refuse = Скинь
tail-board-discards = Скид
tail-board-only-draw = Твій хід! Тягни карту з колоди: верхню зі скиду взяти не можна.
tail-board-choose-place = Замість якої своєї карти її покласти?
tail-board-swap-mine = Спершу обери одну зі своїх карт.
tail-board-swap-other = Тепер обери карту іншого гравця.
tail-board-was = було: { $cards }
tail-board-swap-this = Обміняти цю карту
tail-board-caller = { $seat }: «{ -tail-call }»
tail-board-caller-you = Твоє «{ -tail-call }»
tail-board-last-turns = Решта ходить ще по разу.
tail-board-look = Подивитися
tail-board-mark-swapped = Обміняна після твого ходу
tail-board-mark-new = Інша карта після твого ходу
tail-board-mark-looked = На неї дивилися після твого ходу
tail-about-hidden = Закрита карта. Хто її бачив, мусить пам’ятати.
tail-about-number = { $card }: стільки очок вона дає наприкінці раунду. Виграє той, у кого їх найменше.
tail-about-special = Діє, лише коли її витягнуто з колоди. Наприкінці раунду спеціальну карту в ряду замінюють картою з колоди.
tail-about-pile = Колода: звідси тягнуть карти, не показуючи.
tail-about-discard = Скид: верхню карту можна взяти, якщо на ній число.
tail-about-turned-up = Скид починається лише з числа. Ці спеціальні карти відкрилися першими, і їх замішали назад у колоду.

## For whoever comes back

tail-kept = «{ -tail-call }» бот за тебе не кричить: це слово лише твоє.

## How it ended

tail-ending-called = Останній раунд: { $seat } кричить «{ -tail-call }»
tail-ending-called-you = Останній раунд: ти кричиш «{ -tail-call }»
tail-highlight-best-round = Найменше очок за раунд: { $number }
tail-highlight-bold-call = Найсміливіше «{ -tail-call }» Сума: { $number }
tail-highlight-swaps = Найбільше обмінів: { $number }

tail-rules-aim-title = Мета
tail-rules-aim = Перед тобою лежать чотири закриті карти. Коти — це малі числа, щури — великі. Позбудься щурів: виграє той, у кого найменше очок.
tail-rules-begin-title = Початок
tail-rules-begin = Один раз подивися на дві свої крайні карти, запам’ятай їх і поклади назад. Далі їх знає лише твоя пам’ять.
tail-rules-turn-title = Твій хід
tail-rules-turn = Візьми верхню карту скиду, якщо це число, і поклади її замість однієї зі своїх. Або тягни карту з колоди: лиши її замість однієї зі своїх чи скинь. Стара карта завжди йде у скид горілиць.
tail-rules-call-title = «{ -tail-call }»
tail-rules-call = Наприкінці свого ходу можна крикнути «{ -tail-call }». Решта ходить ще по разу, і раунд закінчено.
tail-rules-score-title = Очки
tail-rules-score = Усі карти відкривають. Спеціальну карту в ряду замінюють із колоди, доки не випаде число. Сума твоїх чотирьох карт — це твої очки.
tail-rules-specials-title = Спеціальні карти
tail-rules-specials = Вони діють лише тоді, коли їх витягли з колоди, і від них завжди можна відмовитися.
