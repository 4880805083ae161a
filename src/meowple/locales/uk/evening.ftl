# Вечір: великий екран для всіх, телефон для кожного.

evening = Вечір із друзями
evening-what = Телевізор або планшет показує стіл усім, а телефон у кожного свій. Партія за партією стане видно, хто виграє вечір.
evening-code = Код із великого екрана
evening-join = Приєднатися
evening-open-here = Зробити цей екран великим
evening-who = Хто грає сьогодні?
evening-scan = Наведи сюди камеру телефона
evening-type = або відкрий { $address } і введи
evening-nobody = Поки що нікого немає.
evening-first-chooses = Гру обирають і починають на будь-якому телефоні.
evening-next = Далі: { $game }
evening-sound = Щоб був звук, натисни будь-яку клавішу на цьому екрані.
evening-so-far = Рахунок вечора
evening-match = Партія { $number }
evening-pick = У що зіграємо?
evening-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
evening-gained = +{ $points }
evening-won = { $won ->
    [one] { $won } перемога
    [few] { $won } перемоги
    [many] { $won } перемог
   *[other] { $won } перемоги
}
evening-rule = У кожній партії: 2 очки за кожного, хто позаду, і 1 за кожного, з ким нічия. Якщо очок порівну, вище той, у кого більше перемог; якщо й перемог порівну, місце спільне.
evening-you = Твоє місце: { $place }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
evening-go-on = До наступної партії
evening-end = Закінчити вечір
evening-end-sure = Закінчити вечір зараз? Місця залишаться такими, як є.
evening-end-yes = Так, корону переможцю
evening-end-no = Ні, граємо далі
evening-over = Оце так вечір!
evening-winners = { $count ->
    [one] Вечір виграє { $names }!
    [few] Вечір ділять { $names }!
    [many] Вечір ділять { $names }!
   *[other] Вечір ділять { $names }!
}
evening-no-winner = Жодної партії не дограли до кінця. До наступного разу!
evening-on-phones = Картинку можна взяти на телефоні.
evening-new = Новий вечір
refused-no-such-evening = Вечора з таким кодом зараз немає. Глянь ще раз на великий екран.
refused-no-evening = Цей стіл не для вечора: гра тут лишається та сама.
refused-no-such-game = У цю гру тут не грають.
refused-too-many-for-this-game = У цю гру грають щонайбільше { $most }. Хтось має лише дивитися, або треба взяти іншу.
