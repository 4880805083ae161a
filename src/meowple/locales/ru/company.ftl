# The people around a table: who comes, who goes, what they agree on.

## What may be done

around-title = За столом
around-pause = Пауза для всех
around-pause-means = Начнётся, когда согласятся все, кто здесь. Закончить её может любой.
around-bot = Пусть за меня играет бот
around-without = Играть дальше, за игрока { $seat } играет бот
around-give = Отдать моё место другому
around-give-how = Кто откроет эту ссылку, может взять твоё место таким, какое оно есть, со всем, что ты знаешь. Она действует один раз, в течение суток.
around-link = Ссылка на твоё место
around-offered = Есть ссылка на твоё место.
around-keep = Оставить место себе
around-host = Для хозяина стола
around-door = Больше никого не пускать
around-door-means = Кто сидит за столом, всегда может вернуться.
around-mute = Без фраз за этим столом
around-remove = Убрать из-за стола: { $seat }
around-remove-sure = { $seat }: убрать из-за этого стола навсегда?

## What somebody proposes

asked-pause = { $seat } предлагает паузу.
asked-pause-you = Ты предлагаешь паузу.
asked-without = { $seat } предлагает играть дальше. За игрока { $about } будет играть бот.
asked-without-you = Ты предлагаешь играть дальше. За игрока { $about } будет играть бот.
asked-without-me = { $seat } предлагает играть дальше. За тебя будет играть бот.
asked-here = Я здесь
asked-agree = Я за
asked-refuse = Лучше нет
asked-drop = Уже не надо
rests = Игра на паузе.

## A seat for whoever comes

take-given = Тебе предлагают место: { $seat }
take-seat = Сесть на это место
take-bot = Сесть вместо бота: { $seat }

## Why not

refused-table-rests = Игра на паузе.
refused-not-yourself = Это про кого-то другого, не про тебя.
refused-nobody-to-wait-for = Там никого не надо ждать.
refused-still-has-time = На этот ход ещё есть время. Когда оно выйдет, ход сделает бот; тогда можно договориться играть дальше.
refused-not-in-a-lesson = В учебной игре так нельзя.
refused-not-now = Не сейчас. Попробуй через миг.
refused-not-between-rounds = Место бота можно взять между раундами или после игры, если игра это позволяет.
refused-link-is-over = Эта ссылка устарела. Попроси новую.
refused-nobody-sits-there = Там никто не сидит.
