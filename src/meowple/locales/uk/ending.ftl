# What the end screen says beside the score sheet.

end-place = Ти на { $place }-му місці з { $of }.

## Checking the luck

luck-numbers = Числа для власної перевірки
luck-all-well = Усе гаразд!
luck-not-well = Щось не сходиться.
luck-commitment-holds = Ключ сервера саме той, чий відбиток показано перед грою.
luck-commitment-broken = Ключ сервера не відповідає відбитку, показаному перед грою.
luck-seed-holds = Твоє число враховано в удачі гри.
luck-seed-missing = Твоє число прийшло запізно, тож удача склалася без нього.
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
    [one] Ключ дає саме те, що випало у грі: { $count } випадання.
    [few] Ключ дає саме те, що випало у грі: { $count } випадання.
    [many] Ключ дає саме те, що випало у грі: { $count } випадань.
   *[other] Ключ дає саме те, що випало у грі: { $count } випадання.
}
luck-draws-broken = Удачу змінено: у рядку { $entry } випало не те, що дає ключ.
luck-draws-none = З цього ключа й цих чисел удачу обчислити не можна.
luck-unreadable = Цей запис не читається.

## The replay

replay-watch = Переглянути гру
replay-title = Перегляд гри
replay-step = Крок { $at } із { $count }
replay-back = Крок назад
replay-play = Дивитися
replay-pause = Пауза
replay-on = Крок уперед
replay-close = Закрити перегляд
replay-public = Видно те, що тієї миті могли бачити всі за столом.
replay-left-out = { $count ->
    [one] Гра дуже довга: останній { $count } крок пропущено.
    [few] Гра дуже довга: останні { $count } кроки пропущено.
    [many] Гра дуже довга: останні { $count } кроків пропущено.
   *[other] Гра дуже довга: останні { $count } кроку пропущено.
}
