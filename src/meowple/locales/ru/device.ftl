# Одно устройство на нескольких.

device-who = У кого сейчас устройство?
device-pass = Передай устройство: { $seat }
device-take = Это я, { $seat }
device-turn = { $seat }, твой ход!
device-others = Кто-то другой
device-news = Что произошло
device-hand-over = Передать устройство
device-bot-plays = За игрока { $seat } играет бот.
device-sit-back = { $seat } снова играет
device-add = + здесь
device-add-named = Здесь сядет кто-то с этого устройства
device-title = Кто играет на этом устройстве?
device-how = По очереди. Экран скажет, когда передать его дальше.
device-how-together = Все сразу, каждый у своего края экрана.
device-name = Имя
device-seat = Добавить
device-number = Игрок { $number }
device-here = на этом устройстве
device-take-away = Убрать: { $seat }
device-more = Ещё кто-то на этом устройстве
device-play = Играть
