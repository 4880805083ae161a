# What the board of `tail` says, and its rules in short.

tail-board-hidden = закрытая карта
tail-board-place = { $seat }, место { $place }: { $card }
tail-board-own-place = Твоё место { $place }: { $card }
tail-board-draw = Тяни
tail-board-pile = Колода: { $cards }
tail-board-drawn = Новая карта
tail-board-take = Бери
tail-board-refuse = Сбрось
tail-board-discards = Сброс
tail-board-only-draw = Твой ход! Тяни карту из колоды: верхнюю из сброса взять нельзя.
tail-board-choose-place = Вместо какой своей карты её положить?
tail-board-swap-mine = Сначала выбери одну из своих карт.
tail-board-swap-other = Теперь выбери карту другого игрока.
tail-board-was = было: { $cards }
tail-board-swap-this = Обменять эту карту
tail-board-caller = { $seat }: «{ -tail-call }»
tail-board-caller-you = Твоё «{ -tail-call }»
tail-board-last-turns = Остальные ходят ещё по разу.
tail-board-look = Посмотреть
tail-board-mark-swapped = Обменяна после твоего хода
tail-board-mark-new = Другая карта после твоего хода
tail-board-mark-looked = На неё смотрели после твоего хода
tail-about-hidden = Закрытая карта. Кто её видел, должен помнить.
tail-about-number = { $card }: столько очков она даёт в конце раунда. Выигрывает тот, у кого их меньше всего.
tail-about-special = Действует, только когда её вытянули из колоды. В конце раунда специальную карту в ряду заменяют картой из колоды.
tail-about-pile = Колода: отсюда тянут карты, не показывая.
tail-about-discard = Сброс: верхнюю карту можно взять, если на ней число.
tail-about-turned-up = Сброс начинается только с числа. Эти специальные карты открылись первыми, и их замешали обратно в колоду.

## For whoever comes back

tail-kept = «{ -tail-call }» бот за тебя не кричит: это слово только твоё.

## How it ended

tail-ending-called = Последний раунд: { $seat } кричит «{ -tail-call }»
tail-ending-called-you = Последний раунд: ты кричишь «{ -tail-call }»
tail-highlight-best-round = Меньше всего очков за раунд: { $number }
tail-highlight-bold-call = Самое смелое «{ -tail-call }» Сумма: { $number }
tail-highlight-swaps = Больше всего обменов: { $number }

tail-rules-aim-title = Цель
tail-rules-aim = Перед тобой лежат четыре закрытые карты. Коты — маленькие числа, крысы — большие. Избавься от крыс: выигрывает тот, у кого меньше всех очков.
tail-rules-begin-title = Начало
tail-rules-begin = Один раз посмотри на две свои крайние карты, запомни их и положи обратно. Дальше их знает только твоя память.
tail-rules-turn-title = Твой ход
tail-rules-turn = Возьми верхнюю карту сброса, если это число, и положи её вместо одной из своих. Или тяни карту из колоды: оставь её вместо одной из своих либо сбрось. Старая карта всегда идёт в сброс лицом вверх.
tail-rules-call-title = «{ -tail-call }»
tail-rules-call = В конце своего хода можно крикнуть «{ -tail-call }». Остальные ходят ещё по разу, и раунд закончен.
tail-rules-score-title = Очки
tail-rules-score = Все карты открывают. Специальную карту в ряду заменяют из колоды, пока не выпадет число. Сумма твоих четырёх карт — это твои очки.
tail-rules-specials-title = Специальные карты
tail-rules-specials = Они действуют, только когда их вытянули из колоды, и от них всегда можно отказаться.
