# What the end screen says beside the score sheet.

end-place = Ты на { $place }-м месте из { $of }.

## Checking the luck

luck-numbers = Числа для собственной проверки
luck-all-well = Всё в порядке!
luck-not-well = Что-то не сходится.
luck-commitment-holds = Ключ сервера именно тот, чей отпечаток показан перед игрой.
luck-commitment-broken = Ключ сервера не подходит к отпечатку, показанному перед игрой.
luck-seed-holds = Твоё число учтено в удаче игры.
luck-seed-missing = Твоё число пришло слишком поздно, и удача сложилась без него.
luck-seed-broken = Вместо твоего числа кто-то поставил другое.
luck-seed-unknown = Эта страница не знает твоего числа, так что сравнить не с чем.
luck-links-holds = { $count ->
    [one] Запись целая: { $count } строка, ничего не изменено.
    [few] Запись целая: { $count } строки, ничего не изменено.
    [many] Запись целая: { $count } строк, ничего не изменено.
   *[other] Запись целая: { $count } строки, ничего не изменено.
}
luck-links-broken = Запись изменена: строка { $entry } не та, что была.
luck-links-cut = Запись кончается не так, как игра: что-то отрезано или добавлено.
luck-draws-holds = { $count ->
    [one] Ключ даёт ровно то, что выпало в игре: { $count } раз.
    [few] Ключ даёт ровно то, что выпало в игре: { $count } раза.
    [many] Ключ даёт ровно то, что выпало в игре: { $count } раз.
   *[other] Ключ даёт ровно то, что выпало в игре: { $count } раза.
}
luck-draws-broken = Удача изменена: в строке { $entry } выпало не то, что даёт ключ.
luck-draws-none = По этому ключу и этим числам удачу вычислить нельзя.
luck-unreadable = Эту запись не прочитать.

## The replay

replay-watch = Посмотреть игру
replay-title = Просмотр игры
replay-step = Шаг { $at } из { $count }
replay-back = Шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = Шаг вперёд
replay-close = Закрыть просмотр
replay-public = Видно то, что в этот миг могли видеть все за столом.
replay-left-out = { $count ->
    [one] Игра очень длинная: последний { $count } шаг пропущен.
    [few] Игра очень длинная: последние { $count } шага пропущены.
    [many] Игра очень длинная: последние { $count } шагов пропущены.
   *[other] Игра очень длинная: последние { $count } шага пропущены.
}
