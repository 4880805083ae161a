# What the board of `boots` says, and its rules in short.

boots-board-field = Карти посеред столу
boots-board-dice = Кубики
boots-board-no-dice = ще не кинуто
boots-board-has-dice = Кубики кидає { $seat }.
boots-board-has-dice-you = Кубики кидаєш ти.
boots-board-right = Правильно! Чи був хтось швидший?
boots-board-wrong = Не та карта. У наступному раунді знову граєш!
boots-board-too-soon = Зашвидко: кубиків ще ніхто не міг побачити. Грай у наступному раунді!
boots-board-too-late = Час уже вийшов. Грай у наступному раунді!
boots-board-watched = Усі шукають карту.
boots-board-passed = Цей раунд ти пропускаєш.
boots-board-not-wanted = Це { $card }. А шукаємо: { $wanted }.
boots-board-won = { $count ->
    [one] { $seat }: { $count } карта. Показати
    [few] { $seat }: { $count } карти. Показати
    [many] { $seat }: { $count } карт. Показати
   *[other] { $seat }: { $count } карти. Показати
}
boots-board-verdict = Як це вирішено
boots-board-how = Час кожного рахує його власний екран: від появи кубиків до миті, коли схоплено карту. Через повільний зв’язок ніхто не втрачає карт.
boots-board-moved = Твій екран показав { $measured }, але повідомлення йшло надто довго, тож зараховано { $counted }.
boots-board-big = Великі карти для малечі (на цьому екрані)

boots-warm-right = Правильно! Твій час: { $time }
boots-warm-wrong = Не та карта. Шукай обидва кольори кубиків!
boots-warm-too-soon = Зашвидко: за цей час ніхто не міг побачити кубиків.
boots-warm-too-late = Час уже вийшов. Спробуй ще раз!

boots-call-won = отримує карту
boots-call-right = правильно, але не найшвидше
boots-call-wrong = не та карта
boots-call-too-soon = раніше, ніж видно кубики
boots-call-too-late = час уже вийшов
boots-call-passed = пропускає
boots-call-nothing = не хапає

## How it ended

boots-ending-last-paw = { $seat } забирає останню лапку.
boots-ending-last-paw-you = Ти забираєш останню лапку.
boots-highlight-quickest = Найшвидша лапа: { $number }
boots-highlight-in-a-row = Найбільше карт поспіль: { $number }
boots-highlight-taken = Найбільше котів, забраних лапкою: { $number }

boots-rules-aim-title = Мета
boots-rules-aim = Злови більше карт, ніж інші: і котів, і лапок.
boots-rules-roll-title = Кубики
boots-rules-roll = Хтось кидає два кубики, і кожен показує колір. Якщо довго не кидати, кубики покотяться самі.
boots-rules-grab-title = Хапай!
boots-rules-grab = Усі водночас шукають кота з цими двома кольорами: один на чоботях, другий на голові, у будь-якому порядку. Найшвидша лапа забирає карту й кидає наступною.
boots-rules-double-title = Однакові
boots-rules-double = Якщо обидва кубики одного кольору, шукай кота, на якому лише цей колір.
boots-rules-paw-title = Кота вже немає
boots-rules-paw = Якщо цей кіт уже в когось, хапай лапку з найменшим числом на столі. Хто її виграє, забирає ще й кота у власника!
boots-rules-wrong-title = Ой
boots-rules-wrong = За раунд можна схопити лише раз. Не та карта лишається на місці, а ти чекаєш на наступний кидок. Більше нічого не стається.
boots-rules-end-title = Кінець
boots-rules-end = Коли забрано останню лапку, гру закінчено. Перемагає той, у кого найбільше карт; якщо порівну — той, у кого більше лапок, а тоді — той, у кого лапка з найбільшим числом.
boots-rules-fair-title = Чи це чесно?
boots-rules-fair = Важить те, як швидко ти відповідаєш на кубики на своєму екрані, а не швидкість твого зв’язку. Після кожного раунду видно час усіх.
boots-rules-keys-title = На клавіатурі
boots-rules-keys = Набери дві літери кота або число лапки, чи ходи стрілками. Enter або пробіл хапає.

# Several people at one screen

boots-shared-won = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
}
