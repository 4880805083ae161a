# $seat, $owner: имена игроков. $cat: имя кота.

## Что происходит

fits-fact-chose = { $seat } выбирает кота: { $cat }.
fits-fact-chose-you = Ты выбираешь кота: { $cat }.
fits-fact-started = { $seat } выкладывает стартовую коробку.
fits-fact-started-you = Ты выкладываешь стартовую коробку.
fits-fact-drew = { $seat } берёт карту.
fits-fact-drew-you = Ты берёшь карту.
fits-fact-found-toy = { $seat } находит специальную игрушку!
fits-fact-found-toy-you = Ты находишь специальную игрушку!
fits-fact-laid = { $seat } выкладывает коробку.
fits-fact-laid-you = Ты выкладываешь коробку.
fits-fact-joined = { $boxes ->
    [one] { $boxes } коробка становится одной.
    [few] { $boxes } коробки становятся одной.
    [many] { $boxes } коробок становятся одной.
   *[other] { $boxes } коробки становятся одной.
}
fits-fact-closed = Коробка закрыта: её очки удваиваются!
fits-fact-fell-asleep = { $seat } выкладывает спящего кота.
fits-fact-fell-asleep-you = Ты выкладываешь спящего кота.
fits-fact-moved-in = { $seat } сажает кота в коробку.
fits-fact-moved-in-you = Ты сажаешь кота в коробку.
fits-fact-toy-laid = { $seat } кладёт специальную игрушку на две карты.
fits-fact-toy-laid-you = Ты кладёшь специальную игрушку на две карты.
fits-fact-princess-came = { $seat } разыгрывает Принцессу! { $owner } забирает кота обратно.
fits-fact-princess-came-you = Ты разыгрываешь Принцессу! { $owner } забирает кота обратно.
fits-fact-princess-came-you-owner = { $seat } разыгрывает Принцессу! Твой кот возвращается к тебе.
fits-fact-princess-came-home = { $seat } разыгрывает Принцессу и забирает обратно своего же кота.
fits-fact-princess-came-home-you = Ты разыгрываешь Принцессу и забираешь обратно своего же кота.
fits-fact-discarded = { $seat } сбрасывает карту: она никуда не влезает.
fits-fact-discarded-you = Ты сбрасываешь карту: она никуда не влезает.
fits-fact-final-began = Начинается завершающая фаза: никто больше не берёт карты, и ни один кот не засыпает.
fits-fact-game-ended = Карт ни у кого не осталось. Игра окончена!

## Почему игра кончилась и за что очки

fits-reason-deck-out = Колода кончилась.
fits-reason-last-cat = Кто-то выложил своего последнего кота.
fits-tie-penalties = Очков поровну: решают штрафные очки, чем меньше, тем лучше ({ $told }).
fits-line-box = Коробка { $number }
fits-line-more-cats = Дополнительные коты в коробке { $number }

## Что можно сделать

fits-phase-choosing = Выбери своего кота.
fits-phase-starting = Выложи стартовую коробку.
fits-phase-turn = Твой ход! Возьми карту или выложи спящего кота.
fits-phase-play = Сыграй одну из карт на руках.
fits-phase-toy = Специальная игрушка! Положи её поперёк двух карт.
fits-phase-cat = Сюда может залезть кот. Посадишь его?
fits-phase-over = Игра окончена.

fits-move-choose = Выбрать кота: { $cat }
fits-move-start = Выложить стартовую коробку сюда
fits-move-draw = Взять карту
fits-move-sleep = Выложить спящего кота сюда
fits-move-lay = Выложить карту сюда
fits-move-princess = Принцесса занимает это место
fits-move-discard = Сбросить эту карту
fits-move-toy = Положить игрушку сюда
fits-move-cat = Посадить кота сюда
fits-move-pass = В этот раз без кота

## Почему нельзя

fits-refused-choose-first = Сначала все выбирают котов.
fits-refused-start-first = Сначала выкладывают стартовые коробки.
fits-refused-draw-or-sleep-first = Сначала возьми карту или выложи спящего кота.
fits-refused-play-first = Сначала сыграй одну из карт на руках.
fits-refused-toy-first = Сначала нужно сыграть специальную игрушку.
fits-refused-cat-or-pass-first = Сначала реши, сажать ли кота в коробку.
fits-refused-no-such-cat = Такого кота нет.
fits-refused-cat-is-chosen = Этот кот уже выбран. Выбери другого.
fits-refused-no-such-start = Такой стартовой коробки уже нет.
fits-refused-not-by-a-short-side = Стартовые коробки соединяют короткими сторонами.
fits-refused-off-the-table = Карта должна целиком лежать на столе.
fits-refused-place-taken = Здесь уже лежит карта.
fits-refused-not-joined = Карта должна прилегать к другой целой стороной.
fits-refused-same-when-turned = Эта карта выглядит так же, если её повернуть.
fits-refused-wall-to-wall = По расширенным правилам стенка не может прилегать к стенке.
fits-refused-not-in-hand = Этой карты нет у тебя на руках.
fits-refused-princess-takes-a-place = Принцесса — не коробка: она занимает место кота.
fits-refused-no-cat-there = Здесь нет кота.
fits-refused-something-fits = Одну из твоих карт можно сыграть, поэтому сбрасывать нельзя.
fits-refused-last-cat-stays-awake = За этим столом последний кот не может заснуть.
fits-refused-toy-goes-across = Для игрушки есть место на двух картах, поэтому её кладут туда.
fits-refused-no-place-across = Игрушку кладут поперёк двух свободных карт, между которыми нет стенки.
fits-refused-not-on-the-new-box = Кот должен лежать на только что выложенной коробке.
fits-refused-wall-between = Кот лежит поперёк двух карт, между которыми нет стенки.
fits-refused-covered = Здесь уже что-то лежит.

## Выбор за столом

fits-option-size = Стол
fits-option-size-small = маленький: 11 × 7 карт
fits-option-size-small-means = Край стола близко, и место быстро кончается.
fits-option-size-medium = средний: 13 × 9 карт
fits-option-size-medium-means = Места столько, сколько на обычном столе.
fits-option-size-large = большой: 19 × 11 карт
fits-option-size-large-means = Места много: край почти не мешает.
fits-option-extended = Расширенные правила
fits-option-extended-on-means = Все пять Принцесс в колоде, стенку нельзя класть к стенке, дополнительные коты ничего не дают, а спящий кот считается за полкота.
fits-option-extended-off-means = Основные правила: Принцесс столько, сколько игроков, стенки могут соприкасаться, а спящий кот считается целиком.
fits-option-awake-finish = Запрет спать последнему коту
fits-option-awake-finish-on-means = Своего последнего кота можно положить только так, чтобы он не спал: так игру раньше времени не закончить.
fits-option-awake-finish-off-means = Последнего кота можно положить и спящим. Так тоже начинается конец игры.
