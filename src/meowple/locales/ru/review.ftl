# Оконченная партия, рассмотренная ещё раз: в терминале и на странице.

review-title = Разбор игры «{ $game }»: { $seat }
review-line = Шанс на победу перед каждым решением и в конце:
review-dear = Самые дорогие решения:
review-decision = Решение { $number } из { $of }
review-played = Сыграно: { $move }
review-better = Лучше: { $move }
review-chances = Шанс на победу: примерно { $before } с лучшим ходом, примерно { $chosen } с сыгранным.
review-why = По сравнению с сыгранным: { $why }.
review-nothing-dear = Ни одно решение не стоило заметного шанса: отличная игра.
review-nothing-chosen = На этом месте выбирать было не из чего.
review-about = примерно { $points }
review-unclear = слишком мало, чтобы сказать точно
review-mostly-luck = Больше всего здесь решило везение или невезение.
review-mostly-own = Этот результат больше всего объясняют собственные решения.
review-mostly-others = Этот результат больше всего объясняют остальные игроки и то, чего никто не мог предвидеть.
review-added-up = От равного шанса { $even } до { $ended } в конце, в процентных пунктах:
review-luck = Собственное везение, с самого начала: { $luck }
review-cost = Собственные решения по сравнению с лучшими: { $cost }
review-others = Остальные игроки и то, чего нельзя было предвидеть: { $others }
review-race = В гонке взвешено только то, что схвачено, а не как быстро: кто был быстрее, считается среди остальных.

refused-review-other-rules = Эта партия сыграна по другим правилам, чем здесь, поэтому разобрать её нельзя.
refused-review-no-seat = На этом месте в этой партии никто не сидел.
refused-review-damaged = Запись этой партии не удаётся прочитать, поэтому разбирать нечего.
refused-review-went-wrong = Разбор не удалось довести до конца. Попробуй ещё раз.
refused-review-busy = Сейчас разбирают другие партии. Подожди немного.

## On the page

review-whose = Чья игра
review-progress = Смотрю на решение { $done } из { $of }…
review-begins = Готовлюсь смотреть…
review-by = Лев судит по тому, что этот игрок мог знать и помнить в каждый момент.
review-chart = Шанс на победу по ходу партии: от { $first } в начале до { $ended } в конце; меньше всего { $low }, больше всего { $high }.
review-table = То же самое таблицей
review-number = Решение
review-before = Перед ним, примерно
review-cost-of = Сколько стоило
review-luck-of = Что потом принесло везение
review-ended = Конец
review-no-choice = без выбора
review-show = Показать на столе
review-back = Назад к разбору
review-next = Дальше
review-previous = Назад
review-again = Попробовать ещё раз
