# What the board of `boots` says, and its rules in short.

boots-board-field = Карты в середине стола
boots-board-dice = Кубики
boots-board-no-dice = ещё не брошены
boots-board-has-dice = Кубики бросает { $seat }.
boots-board-has-dice-you = Кубики бросаешь ты.
boots-board-right = Верно! Был ли кто-то быстрее?
boots-board-wrong = Не та карта. В следующем раунде снова играешь!
boots-board-too-soon = Слишком быстро: кубики ещё никто не мог увидеть. Играй в следующем раунде!
boots-board-too-late = Время уже вышло. Играй в следующем раунде!
boots-board-watched = Все ищут карту.
boots-board-passed = Этот раунд ты пропускаешь.
boots-board-not-wanted = Это { $card }. А ищем: { $wanted }.
boots-board-won = { $count ->
    [one] { $seat }: { $count } карта. Показать
    [few] { $seat }: { $count } карты. Показать
    [many] { $seat }: { $count } карт. Показать
   *[other] { $seat }: { $count } карты. Показать
}
boots-board-verdict = Как это решено
boots-board-how = Каждому время считают на его экране: от появления кубиков до того, как карта схвачена. Из-за медленной связи никто не теряет карт.
boots-board-moved = Твой экран показал { $measured }, но сообщение шло слишком долго, поэтому засчитано { $counted }.
boots-board-big = Большие карты для малышей (на этом экране)

boots-warm-right = Верно! Твоё время: { $time }
boots-warm-wrong = Не та карта. Ищи оба цвета кубиков!
boots-warm-too-soon = Слишком быстро: за это время никто не мог увидеть кубики.
boots-warm-too-late = Время уже вышло. Попробуй ещё раз!

boots-call-won = получает карту
boots-call-right = верно, но не быстрее всех
boots-call-wrong = не та карта
boots-call-too-soon = раньше, чем видны кубики
boots-call-too-late = время уже вышло
boots-call-passed = пропускает
boots-call-nothing = карту не берёт

## How it ended

boots-ending-last-paw = { $seat } забирает последнюю лапку.
boots-ending-last-paw-you = Ты забираешь последнюю лапку.
boots-highlight-quickest = Самая быстрая лапа: { $number }
boots-highlight-in-a-row = Больше всего карт подряд: { $number }
boots-highlight-taken = Больше всего котов, забранных лапкой: { $number }

boots-rules-aim-title = Цель
boots-rules-aim = Поймай больше карт, чем другие: и котов, и лапок.
boots-rules-roll-title = Кубики
boots-rules-roll = Кто-то бросает два кубика, и каждый показывает цвет. Если долго не бросать, кубики покатятся сами.
boots-rules-grab-title = Хватай!
boots-rules-grab = Все сразу ищут кота с этими двумя цветами: один на сапогах, другой на голове, в любом порядке. Самая быстрая лапа забирает карту и бросает следующей.
boots-rules-double-title = Одинаковые
boots-rules-double = Если оба кубика одного цвета, ищи кота, на котором только этот цвет.
boots-rules-paw-title = Кота уже нет
boots-rules-paw = Если этот кот уже у кого-то, хватай на столе лапку с самым маленьким числом. Кто её выиграет, забирает ещё и кота у владельца!
boots-rules-wrong-title = Ой
boots-rules-wrong = За раунд можно схватить только раз. Не та карта остаётся на месте, а ты ждёшь следующего броска. Больше ничего не происходит.
boots-rules-end-title = Конец
boots-rules-end = Когда забрали последнюю лапку, игра окончена. Побеждает тот, у кого больше всего карт; если поровну — тот, у кого больше лапок, а затем — тот, у кого лапка с самым большим числом.
boots-rules-fair-title = Честно ли это?
boots-rules-fair = Важно, как быстро ты отвечаешь на кубики на своём экране, а не скорость твоей связи. После каждого раунда видно время всех.
boots-rules-keys-title = На клавиатуре
boots-rules-keys = Набери две буквы кота или число лапки либо двигайся стрелками. Enter или пробел — схватить.

# Several people at one screen

boots-shared-won = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карт
}
