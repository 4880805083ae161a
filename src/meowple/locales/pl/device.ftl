# Jedno urządzenie dla kilku osób.

device-who = Kto ma teraz urządzenie?
device-pass = Podaj dalej: { $seat }
device-take = To ja, { $seat }
device-turn = { $seat }, twój ruch!
device-others = Ktoś inny
device-news = Co się stało
device-hand-over = Podaj urządzenie dalej
device-bot-plays = Za gracza { $seat } gra bot.
device-sit-back = { $seat } znów gra
device-add = + tutaj
device-add-named = Usiądzie tu ktoś z tego urządzenia
device-title = Kto gra na tym urządzeniu?
device-how = Po kolei. Ekran powie, kiedy podać go dalej.
device-how-together = Wszyscy naraz, każdy przy swoim brzegu ekranu.
device-name = Imię
device-seat = Dodaj
device-number = Gracz { $number }
device-here = na tym urządzeniu
device-take-away = Usuń: { $seat }
device-more = Jeszcze ktoś na tym urządzeniu
device-play = Graj
