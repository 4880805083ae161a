# Вечер: большой экран для всех, телефон для каждого.

evening = Вечер с друзьями
evening-what = Телевизор или планшет показывает стол всем, а телефон у каждого свой. Партия за партией станет видно, кто выиграет вечер.
evening-code = Код с большого экрана
evening-join = Присоединиться
evening-open-here = Сделать этот экран большим
evening-who = Кто играет сегодня?
evening-scan = Наведи сюда камеру телефона
evening-type = или открой { $address } и введи
evening-nobody = Пока никого нет.
evening-first-chooses = Игру выбирают и начинают на любом телефоне.
evening-next = Дальше: { $game }
evening-sound = Чтобы был звук, нажми любую клавишу на этом экране.
evening-so-far = Счёт вечера
evening-match = Партия { $number }
evening-pick = Во что сыграем?
evening-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
evening-gained = +{ $points }
evening-won = { $won ->
    [one] { $won } победа
    [few] { $won } победы
    [many] { $won } побед
   *[other] { $won } победы
}
evening-rule = В каждой партии: 2 очка за каждого, кто позади, и 1 за каждого, с кем ничья. Если очков поровну, выше тот, у кого больше побед; если и побед поровну, место общее.
evening-you = Твоё место: { $place }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
evening-go-on = К следующей партии
evening-end = Закончить вечер
evening-end-sure = Закончить вечер сейчас? Места останутся как есть.
evening-end-yes = Да, корону победителю
evening-end-no = Нет, играем дальше
evening-over = Вот это вечер!
evening-winners = { $count ->
    [one] Вечер выигрывает { $names }!
    [few] Вечер делят { $names }!
    [many] Вечер делят { $names }!
   *[other] Вечер делят { $names }!
}
evening-no-winner = Ни одной партии не доиграли до конца. До следующего раза!
evening-on-phones = Картинку можно взять на телефоне.
evening-new = Новый вечер
refused-no-such-evening = Вечера с таким кодом сейчас нет. Взгляни ещё раз на большой экран.
refused-no-evening = Этот стол не для вечера: игра тут остаётся та же.
refused-no-such-game = В эту игру тут не играют.
refused-too-many-for-this-game = В эту игру играют самое большее { $most }. Кому-то придётся только смотреть, или надо взять другую.
