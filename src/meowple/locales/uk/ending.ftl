# What the end screen says beside the score sheet.

outcome-you-won = Ти перемагаєш!
end-standings = Хто на якому місці
end-highlights = Найцікавіше
end-picture = Картинка для друзів
end-picture-kept = Картинку завантажено.
end-place = Ти на { $place }-му місці з { $of }.

## Checking the luck

luck-numbers = Числа, щоб перевірити самостійно
luck-all-well = Усе гаразд!
luck-not-well = Щось не сходиться.
luck-commitment-holds = Ключ той самий, що й перед грою: відбиток збігається.
luck-commitment-broken = Ключ не той, що перед грою: відбиток не збігається.
luck-seed-holds = Твоє число теж вирішувало, що випаде.
luck-seed-missing = Твоє число прийшло запізно, тож усе випадало без нього.
luck-seed-broken = Замість твого числа хтось поставив інше.
luck-seed-unknown = Ця сторінка не знає твого числа, тож порівняти нема з чим.
luck-links-holds = { $count ->
    [one] Запис цілий: { $count } рядок, нічого не змінено.
    [few] Запис цілий: { $count } рядки, нічого не змінено.
    [many] Запис цілий: { $count } рядків, нічого не змінено.
   *[other] Запис цілий: { $count } рядка, нічого не змінено.
}
luck-links-broken = Запис змінено: рядок { $entry } не той, що був.
luck-links-cut = Запис закінчується не так, як гра: щось відрізано або додано.
luck-draws-holds = { $count ->
    [one] Усе випало так, як каже ключ: { $count } раз.
    [few] Усе випало так, як каже ключ: { $count } рази.
    [many] Усе випало так, як каже ключ: { $count } разів.
   *[other] Усе випало так, як каже ключ: { $count } раза.
}
luck-draws-broken = У рядку { $entry } випало не те, що каже ключ: хтось це змінив.
luck-draws-none = Із цього ключа й цих чисел не можна порахувати, що мало випасти.
luck-unreadable = Цей запис не читається.

## The replay

review-my-game = Розібрати мою гру
review-a-game = Розібрати гру
replay-watch = Переглянути гру
replay-title = Перегляд гри
replay-step = Крок { $at } із { $count }
replay-back = Крок назад
replay-play = Дивитися
replay-pause = Пауза
replay-on = Крок уперед
replay-close = Закрити перегляд
replay-round = Раунд { $round }
replay-round-back = До попереднього раунду
replay-round-on = До наступного раунду
replay-speed = Швидкість
replay-open = Відкриті карти
replay-begins = Гра починається.
replay-left-out = { $count ->
    [one] Гра дуже довга: останній { $count } крок пропущено.
    [few] Гра дуже довга: останні { $count } кроки пропущено.
    [many] Гра дуже довга: останні { $count } кроків пропущено.
   *[other] Гра дуже довга: останні { $count } кроку пропущено.
}
