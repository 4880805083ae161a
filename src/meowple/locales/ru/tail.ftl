# $seat, $starter, $other_seat: names. $place, $other_place, $other: places counted from 1.
# $card, $special, $put_back: names of cards; $cards: names of cards, or how many.

## What happens

tail-fact-round-began = Раунд { $round }. Начинает { $starter }.{ $specials ->
    [0] { "" }
    [one] { " " }Специальная карта возвращается в колоду: { $put_back }.
    [few] { " " }Специальные карты возвращаются в колоду: { $put_back }.
    [many] { " " }Специальные карты возвращаются в колоду: { $put_back }.
   *[other] { " " }Специальные карты возвращаются в колоду: { $put_back }.
}
tail-fact-round-began-you-starter = Раунд { $round }. Начинаешь ты.{ $specials ->
    [0] { "" }
    [one] { " " }Специальная карта возвращается в колоду: { $put_back }.
    [few] { " " }Специальные карты возвращаются в колоду: { $put_back }.
    [many] { " " }Специальные карты возвращаются в колоду: { $put_back }.
   *[other] { " " }Специальные карты возвращаются в колоду: { $put_back }.
}
tail-fact-cards-down = { $seat } больше не смотрит.
tail-fact-cards-down-you = Ты больше не смотришь.
tail-fact-reshuffled = Сброс перемешивают, и он становится новой колодой: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}.
tail-fact-drew = { $seat } тянет карту из колоды.
tail-fact-drew-you = Ты тянешь карту из колоды.
tail-fact-showed = { $seat } тянет специальную карту: «{ $card }».
tail-fact-showed-you = Ты тянешь специальную карту: «{ $card }».
tail-fact-took = { $seat } берёт верхнюю карту сброса на место { $place }.
tail-fact-took-you = Ты берёшь верхнюю карту сброса на место { $place }.
tail-fact-kept = { $seat } оставляет карту себе и кладёт на место { $place }.
tail-fact-kept-you = Ты оставляешь карту себе и кладёшь на место { $place }.
tail-fact-discarded = { $seat } сбрасывает карту из колоды.
tail-fact-discarded-you = Ты сбрасываешь карту из колоды.
tail-fact-swapped = { $seat } (место { $place }) и { $other_seat } (место { $other_place }) меняются картами.
tail-fact-swapped-you = Ты (место { $place }) и { $other_seat } (место { $other_place }) меняетесь картами.
tail-fact-swapped-you-other-seat = { $seat } (место { $place }) меняется картами с тобой (место { $other_place }).
tail-fact-peeked = { $seat } смотрит на свою карту на месте { $place }.
tail-fact-peeked-you = Ты смотришь на свою карту на месте { $place }.
tail-fact-scanned = { $seat } смотрит на все закрытые карты.
tail-fact-scanned-you = Ты смотришь на все закрытые карты.
tail-fact-declined = { $seat } не использует «{ $card }».
tail-fact-declined-you = Ты не используешь «{ $card }».
tail-fact-called = { $seat } кричит: «{ -tail-call }» Остальные ходят ещё по разу.
tail-fact-called-you = Ты кричишь: «{ -tail-call }» Остальные ходят ещё по разу.
tail-fact-replaced = { $seat }, место { $place }: «{ $special }» уходит в сброс, на замену — { $cards }.
tail-fact-replaced-you = Твоё место { $place }: «{ $special }» уходит в сброс, на замену — { $cards }.
tail-fact-round-ended = Раунд { $round } закончен. Очки: { $points }.
tail-fact-went-out = { $seat } выбывает: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}.
tail-fact-went-out-you = Ты выбываешь: { $total ->
    [one] { $total } очко
    [few] { $total } очка
    [many] { $total } очков
   *[other] { $total } очка
}.
tail-fact-game-ended = Игра окончена!

## Why it ended, and what points are for

tail-reason-rounds-played = Все раунды сыграны.
tail-reason-time-up = Время вышло.
tail-reason-last-one-in = В игре остаётся кто-то один.
tail-reason-all-over-limit = Все превысили лимит, поэтому выигрывает наименьшая сумма.
tail-tie-rounds-in = Очков поровну: выше тот, кто дольше продержался (раундов: { $told }).
tail-line-round = Раунд { $number }

## What I can do

tail-phase-opening = Запомни две свои крайние карты и положи их обратно.
tail-phase-turn = Твой ход! Тяни карту из колоды или бери верхнюю из сброса.
tail-phase-drew = Оставь карту вместо одной из своих или сбрось её.
tail-phase-offer = Специальная карта! Используй её или откажись.
tail-phase-look = Запомни, что видишь, и положи обратно.
tail-phase-closing = Твой ход почти закончен. Достаточно ли хороши твои карты, чтобы крикнуть «{ -tail-call }»?
tail-phase-between = Раунд закончен. Играем дальше?
tail-phase-over = Игра окончена.

tail-offer-swap = Поменяй одну свою карту на любую чужую. Не подглядывай!
tail-offer-peek = Посмотри на одну свою карту.
tail-offer-draw-two = Тяни до двух карт: возьмёшь первую — второй не будет.
tail-offer-super-peek = Посмотри на все закрытые карты. Кричать «{ -tail-call }» в этот ход нельзя.

tail-move-put-down = Положить обратно
tail-move-draw = Тянуть карту из колоды
tail-move-take = Взять верхнюю карту сброса на место { $place }
tail-move-keep = Положить на место { $place }
tail-move-discard = Сбросить
tail-move-swap = Обмен: моё место { $place } и { $seat }, место { $other }
tail-move-peek = Посмотреть на свою карту на месте { $place }
tail-move-super-peek = Посмотреть на все закрытые карты
tail-move-decline = Не использовать
tail-move-call = { -tail-call }
tail-move-end-turn = Закончить ход
tail-move-ready = Дальше, к новому раунду

## Why not

tail-refused-put-down-first = Сначала все карты, на которые смотрят, должны лечь обратно.
tail-refused-draw-or-take-first = Сначала нужно взять карту: из колоды или из сброса.
tail-refused-keep-or-discard-first = Сначала карту из колоды нужно оставить или сбросить.
tail-refused-use-or-decline-first = Сначала нужно использовать специальную карту или отказаться от неё.
tail-refused-call-or-end-first = Сначала выбери: «{ -tail-call }» или конец хода.
tail-refused-between-rounds = Раунд закончен. Новый начнётся, когда все нажмут «Дальше».
tail-refused-another-special = На столе другая специальная карта.
tail-refused-no-such-place = В ряду есть только места от 1 до 4.
tail-refused-no-discard = В сбросе пока нечего брать.
tail-refused-special-discard = Специальную карту нельзя взять из сброса.
tail-refused-no-such-opponent = Меняться можно только с другим игроком, у которого есть карты.
tail-refused-face-up-card = Эта карта открыта; выбери закрытую.

## Cards

tail-card-0 = ноль
tail-card-1 = единица
tail-card-2 = двойка
tail-card-3 = тройка
tail-card-4 = четвёрка
tail-card-5 = пятёрка
tail-card-6 = шестёрка
tail-card-7 = семёрка
tail-card-8 = восьмёрка
tail-card-9 = девятка
tail-card-swap = Обмен
tail-card-peek = Взгляд
tail-card-draw-two = Возьми 2
tail-card-super-peek = Супервзгляд

## The table

tail-table-round = Раунд { $round }
tail-table-pile = Колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
tail-table-discard = Верхняя в сбросе: { $card }
tail-table-no-discard = Сброс пуст
tail-table-turned-up = Открылось и вернулось в колоду: { $cards }
tail-table-covered = Только что сброшено: { $card }
tail-table-hand = У тебя на руках: { $card }
tail-table-special = На столе: { $card }
tail-table-draws = Можно вытянуть ещё: { $draws }
tail-table-called = { $seat }: «{ -tail-call }» Осталось ходов: { $left }
tail-table-called-you = Твоё «{ -tail-call }» Осталось ходов: { $left }
tail-table-out = вне игры

## Choices of a table

tail-option-end = Как кончается игра
tail-option-end-rounds = после нескольких раундов
tail-option-end-rounds-means = После последнего раунда побеждает тот, у кого меньше всего очков.
tail-option-end-time = когда выйдет время
tail-option-end-time-means = Когда время выйдет, раунд доигрывают, и побеждает тот, у кого меньше всего очков.
tail-option-end-limit = на выбывание, пока не останется кто-то один
tail-option-end-limit-means = Кто наберёт больше очков, чем лимит, выбывает. Побеждает тот, кто останется последним.
tail-option-rounds = Раунды
tail-option-rounds-means = В начале каждого раунда все получают по четыре новые карты.
tail-option-rounds-value = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
    [many] { $n } раундов
   *[other] { $n } раунда
}
tail-option-minutes = Время
tail-option-minutes-means = Время идёт с первой раздачи.
tail-option-minutes-value = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
tail-option-limit = Лимит
tail-option-limit-means = У кого ровно столько, тот ещё играет.
tail-option-limit-value = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
tail-option-easy = Лёгкая игра (крайние карты открыты)
tail-option-easy-on-means = Две крайние карты каждого ряда все видят весь раунд: запоминать нужно меньше.
tail-option-easy-off-means = Все карты закрыты. В начале раунда ты один раз смотришь на две свои крайние.
tail-option-memory = Память
tail-option-memory-strict = запоминаешь без подсказок
tail-option-memory-strict-means = Карту видно, пока на неё смотришь, а потом её нужно помнить.
tail-option-memory-assisted = карты, которые ты знаешь, остаются видны тебе
tail-option-memory-assisted-means = Страница помнит за тебя. Другие этого не видят.
