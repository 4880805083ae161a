# Закінчена партія, переглянута ще раз: у терміналі й на сторінці.

review-title = Розбір гри «{ $game }»: { $seat }
review-line = Шанс на перемогу перед кожним рішенням і наприкінці:
review-dear = Найдорожчі рішення:
review-decision = Рішення { $number } з { $of }
review-played = Зіграно: { $move }
review-better = Краще: { $move }
review-chances = Шанс на перемогу: приблизно { $before } з кращим ходом, приблизно { $chosen } із зіграним.
review-why = Порівняно із зіграним: { $why }.
review-nothing-dear = Жодне рішення не забрало помітного шансу: чудова гра.
review-nothing-chosen = На цьому місці не було з чого вибирати.
review-about = приблизно { $points }
review-unclear = замало, щоб сказати напевно
review-mostly-luck = Найбільше тут вирішило везіння або невезіння.
review-mostly-own = Цей результат найбільше пояснюють власні рішення.
review-mostly-others = Цей результат найбільше пояснюють інші гравці й те, чого ніхто не міг передбачити.
review-added-up = Від рівного шансу { $even } до { $ended } наприкінці, у відсоткових пунктах:
review-luck = Власне везіння, від самого початку: { $luck }
review-cost = Власні рішення порівняно з найкращими: { $cost }
review-others = Інші гравці й те, чого не можна було передбачити: { $others }
review-race = У перегонах зважено лише те, що схоплено, а не як швидко: хто був швидший, рахується серед інших.

refused-review-other-rules = Цю партію зіграно за іншими правилами, ніж тут, тому розібрати її не можна.
refused-review-no-seat = На цьому місці в цій партії ніхто не сидів.
refused-review-damaged = Запис цієї партії не вдається прочитати, тому розбирати нічого.
refused-review-went-wrong = Розбір не вдалося закінчити. Спробуй ще раз.
refused-review-busy = Зараз розбирають інші партії. Зачекай хвилинку.

## On the page

review-whose = Чия гра
review-progress = Дивлюся на рішення { $done } з { $of }…
review-begins = Готуюся дивитися…
review-by = Лев судить із того, що цей гравець міг знати й пам’ятати в кожну мить.
review-chart = Шанс на перемогу протягом партії: від { $first } спочатку до { $ended } наприкінці; найменше { $low }, найбільше { $high }.
review-table = Те саме таблицею
review-number = Рішення
review-before = Перед ним, приблизно
review-cost-of = Скільки коштувало
review-luck-of = Що потім принесло везіння
review-ended = Кінець
review-no-choice = без вибору
review-show = Показати на столі
review-back = Назад до розбору
review-next = Далі
review-previous = Назад
review-again = Спробувати ще раз
