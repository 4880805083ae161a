# What the board of `fits` says, and its rules in short. $seat: the name of a player.

fits-cat-iryska = Ириска
fits-cat-murchyk = Мурчик
fits-cat-barsyk = Барсик
fits-cat-tsarapka = Царапка
fits-cat-kuzia = Кузя

fits-side-top = верхняя
fits-side-right = правая
fits-side-bottom = нижняя
fits-side-left = левая
fits-symbol-mouse = мышка
fits-symbol-ball = мячик
fits-symbol-feather = пёрышко
fits-symbol-spray = брызгалка
fits-card-box = Коробка, открытые стороны: { $sides }
fits-card-princess = Принцесса
fits-card-toy = Специальная игрушка

fits-board-table = Стол
fits-board-hand = Твои карты
fits-board-place = Столбец { $column }, ряд { $row }
fits-board-this-box = Эта коробка
fits-board-open = { $box }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, открыта
fits-board-closed = { $box }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}, закрыта: ×2
fits-board-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
fits-board-cats-of = { $seat }: не спит { $awake }, спит { $asleep }, очки { $points }
fits-board-sleeper = { $seat }: спящий кот
fits-board-sleeper-you = Твой спящий кот
fits-board-awake = { $seat }: кот
fits-board-awake-you = Твой кот
fits-board-home = Котов осталось: { $cats }
fits-board-own-cats = Твои коты: { $cats }
fits-board-hand-size = Карт на руках: { $cards }
fits-board-now = Очки, если бы игра кончилась сейчас
fits-board-deck = Карт в колоде: { $cards }
fits-board-choose = Выбрать
fits-board-press-turns = Нажми, чтобы повернуть
fits-board-turn = Повернуть
fits-board-choose-place = Куда положить?
fits-board-choose-place-turn = Куда положить? Нажми на карту ещё раз, чтобы повернуть её.
fits-board-spray = Брызгалка забирает очко.
fits-board-tried = Это видишь лишь ты.
fits-board-again = Нажми ещё раз, чтобы положить
fits-board-gain = Тебе: { $points }
fits-board-gain-cat = с котом: { $points }
fits-board-gain-of = { $seat }: { $points }
fits-board-beyond = Показать места с этой стороны: { $places }
fits-board-choose-cat = Чьё место займёт Принцесса?
fits-board-toy-as-box = Поперёк двух карт места нет: положи игрушку как коробку.
fits-board-discard = Ничего не влезает. Выбери карту, которую сбросить.
fits-board-turn-it = Сюда влезет, если повернуть.
fits-board-why-no-cat = Кот ложится поперёк двух соседних карт без стенки между ними, одна из них новая.
fits-board-zoom-in = Приблизить
fits-board-zoom-out = Отдалить
fits-board-zoom-fit = Показать всё
fits-board-final = Завершающая фаза!
fits-board-final-text = Больше никто не берёт карты и не выкладывает спящих котов: сыграй свои последние карты.
fits-ending-last-cat = { $seat } выкладывает своего последнего кота: так началась завершающая фаза.
fits-ending-last-cat-you = Ты выкладываешь своего последнего кота: так началась завершающая фаза.
fits-ending-deck-out = { $seat } берёт последнюю карту из колоды.
fits-ending-deck-out-you = Ты берёшь последнюю карту из колоды.
fits-highlight-richest-box = Самая богатая коробка, очков: { $number }
fits-highlight-joined = Больше всего коробок, соединённых одной картой: { $number }
fits-highlight-princesses = Больше всего Принцесс: { $number }
fits-highlight-asleep = Больше всего спящих котов: { $number }

fits-rules-aim-title = Цель
fits-rules-aim = Складывай картонные коробки вместе и рассаживай котов по самым лучшим. Побеждает тот, у кого больше всего очков.
fits-rules-turn-title = Твой ход
fits-rules-turn = Возьми карту и сыграй одну из тех, что на руках, или выложи спящего кота, не беря карту.
fits-rules-box-title = Коробки
fits-rules-box = Карту кладут стороной к стороне другой, повернув как угодно. Карты, которые соединились открытыми сторонами, становятся одной коробкой. Коробка без открытых сторон закрыта.
fits-rules-cat-title = Коты
fits-rules-cat = Выложив коробку, можно положить кота поперёк её карты и соседней слева или справа, если между ними нет стенки. Где живут чужие коты, это можно, только если там уже есть твой.
fits-rules-asleep-title = Спящие коты
fits-rules-asleep = Спящий кот лежит на своей карте, открытой с одной короткой стороны. Он не пускает других в коробку, но считается, только если в ней есть и твой кот, который не спит.
fits-rules-toy-title = Специальные игрушки
fits-rules-toy = На этой карте сразу две игрушки. Кто её взял, тут же кладёт её поперёк двух соседних карт без стенки между ними, даже в чужую коробку.
fits-rules-princess-title = Принцесса
fits-rules-princess = Она занимает место любого кота, а тот уходит домой. Где только она, коробка свободна.
fits-rules-end-title = Конец
fits-rules-end = Когда колода кончилась или кто-то выложил последнего кота, все доигрывают карты, оставшиеся на руках. Потом считают коробки.
fits-rules-score-title = Очки
fits-rules-score = Очки за коробку получает тот, у кого в ней больше всего котов; если поровну, то каждый из них. Посмотри, каких игрушек в ней больше всего: каждая из них даёт очко (если видов поровну, считаются все). Брызгалка забирает очко. Закрытая коробка считается вдвойне. Каждый твой кот после первого даёт ещё очко. Если у игроков очков поровну, впереди тот, у кого брызгалки забрали меньше.
fits-rules-extended-title = Расширенные правила
fits-rules-extended = Все пять Принцесс в колоде, стенку нельзя класть к стенке, дополнительные коты ничего не дают, а спящий кот считается за полкота.
