# Один пристрій на кількох.

device-who = У кого зараз пристрій?
device-pass = Передай пристрій: { $seat }
device-take = Це я, { $seat }
device-turn = { $seat }, твій хід!
device-others = Хтось інший
device-news = Що сталося
device-hand-over = Передати пристрій
device-bot-plays = За гравця { $seat } грає бот.
device-sit-back = { $seat } грає знову
device-add = + тут
device-add-named = Тут сяде хтось із цього пристрою
device-title = Хто грає на цьому пристрої?
device-how = По черзі. Екран скаже, коли передати його далі.
device-how-together = Усі разом, кожен біля свого краю екрана.
device-name = Ім’я
device-seat = Додати
device-number = Гравець { $number }
device-here = на цьому пристрої
device-take-away = Прибрати: { $seat }
device-more = Ще хтось на цьому пристрої
device-play = Грати
