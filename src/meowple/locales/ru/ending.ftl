# What the end screen says beside the score sheet.

outcome-you-won = Ты побеждаешь!
end-standings = Кто на каком месте
end-highlights = Самое интересное
end-picture = Картинка для друзей
end-picture-kept = Картинка скачана.
end-place = Ты на { $place }-м месте из { $of }.

## Checking the luck

luck-numbers = Числа, чтобы проверить самостоятельно
luck-all-well = Всё в порядке!
luck-not-well = Что-то не сходится.
luck-commitment-holds = Ключ тот же, что и перед игрой: отпечаток совпадает.
luck-commitment-broken = Ключ не тот, что перед игрой: отпечаток не совпадает.
luck-seed-holds = Твоё число тоже решало, что выпадет.
luck-seed-missing = Твоё число пришло слишком поздно, и всё выпадало без него.
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
    [one] Всё выпало так, как говорит ключ: { $count } раз.
    [few] Всё выпало так, как говорит ключ: { $count } раза.
    [many] Всё выпало так, как говорит ключ: { $count } раз.
   *[other] Всё выпало так, как говорит ключ: { $count } раза.
}
luck-draws-broken = В строке { $entry } выпало не то, что говорит ключ: кто-то это изменил.
luck-draws-none = Из этого ключа и этих чисел нельзя посчитать, что должно было выпасть.
luck-unreadable = Эту запись не прочитать.

## The replay

review-my-game = Разобрать мою игру
review-a-game = Разобрать игру
replay-watch = Посмотреть игру
replay-title = Просмотр игры
replay-step = Шаг { $at } из { $count }
replay-back = Шаг назад
replay-play = Смотреть
replay-pause = Пауза
replay-on = Шаг вперёд
replay-close = Закрыть просмотр
replay-round = Раунд { $round }
replay-round-back = К предыдущему раунду
replay-round-on = К следующему раунду
replay-speed = Скорость
replay-open = Открытые карты
replay-begins = Игра начинается.
replay-left-out = { $count ->
    [one] Игра очень длинная: последний { $count } шаг пропущен.
    [few] Игра очень длинная: последние { $count } шага пропущены.
    [many] Игра очень длинная: последние { $count } шагов пропущены.
   *[other] Игра очень длинная: последние { $count } шага пропущены.
}
