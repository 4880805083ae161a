# What the server answers when something cannot be done.

refused-seat-taken = Це місце зайняте.
refused-no-free-seat = Усі місця зайняті.
refused-you-have-a-seat = Ти вже маєш місце за цим столом.
refused-match-has-begun = Партія вже почалася.
refused-time-is-up = Час на цей хід вийшов: ходить бот.
refused-a-race-has-its-time = У гонки свій час.
refused-no-such-level = Бота такого рівня немає.
refused-not-your-seat = Це не твоє місце.
refused-seat-free = Одне місце ще вільне: запроси когось або посади бота.
refused-not-so-many-chairs = У цю гру грають від { $fewest } до { $most } гравців.
refused-chairs-taken = За столом уже більше гравців.
refused-not-to-be-chosen = Цього обрати не можна.
refused-not-dealing = Гру зараз не розкладають.
refused-seed-not-asked = Стіл про це не просив.
refused-seed-does-not-fit = Це не твоє число: перед грою воно було інше.
refused-bot-sits-in = За тебе грає бот. Спершу поверни собі місце.
refused-stale-decision = За столом уже щось змінилося. Поглянь і вибери ще раз.
refused-hints-not-agreed = Коли за столом є інші люди, підказки бувають лише за згодою всіх до початку гри.
refused-no-hints-in-a-race = У грі на швидкість з іншими людьми підказок немає.
refused-no-hint = Лев не зміг вирішити. Запитай ще раз.
refused-match-not-over = Партія ще не закінчилася.
refused-no-such-phrase = Такої фрази немає.
refused-no-seat = Ти лише дивишся: сядь на вільне місце, щоб грати.
refused-host-only = Це може зробити лише той, хто відкрив стіл.
refused-another-match = Це стосувалося іншої партії.
refused-race-is-held = Гра на паузі або ось-ось почнеться.
refused-nothing-to-pause = У цій грі пауза не потрібна.
refused-paused-already = Перед цим раундом твоя пауза вже була. Після нього можна знову.
refused-no-match-yet = Партія ще не почалася.
refused-command-reused = Це вже надсилали, але з іншим змістом.
refused-bad-message = Стіл не зміг цього прочитати.
refused-hello-first = Спершу скажи, про який стіл ідеться.
refused-hello-twice = Ти вже за цим столом.
refused-too-fast = Це було зашвидко. Перепочинь і повертайся.
refused-too-many-guesses = Забагато хибних посилань. Зачекай хвилинку.
refused-no-such-table = Такого столу немає, або запрошення неправильне.
refused-name-too-long = Ім’я задовге: { $longest ->
    [one] щонайбільше { $longest } літера
    [few] щонайбільше { $longest } літери
    [many] щонайбільше { $longest } літер
   *[other] щонайбільше { $longest } літери
}.
refused-name-empty = В імені має бути хоча б одна літера, цифра чи емодзі.
refused-no-such-language = meowple не розмовляє цією мовою.
refused-wrong-host = Цей сервер не відповідає під таким ім’ям.
refused-wrong-origin = Це може зробити лише сторінка цього сервера.
refused-bad-request = Цього зробити не вдалося: { $why }
refused-no-guest = Сторінка забула, хто ти. Онови її.
refused-too-many-tables = Забагато нових столів. Зачекай хвилинку.
refused-too-large = Це забагато за один раз.
refused-no-such-match = Такої партії немає, або вона ще триває.
refused-no-seat-for-you = Залиш собі хоча б одне місце.
refused-went-wrong = За столом щось пішло не так. Нічого не втрачено: спробуй ще раз.
refused-table-closed = Цей стіл закрито.
refused-game-not-here = Зараз у цю гру на цьому сервері не грають. Стіл на неї зачекає.
refused-table-damaged = Збережений стан цього столу пошкоджено. З рештою столів усе гаразд: відкрий новий.
refused-too-long-to-undo = Партія вже задовга: тепер нічого не можна взяти назад.
refused-too-many-sockets = Стіл відкрито в забагатьох місцях. Закрий якісь із них і повертайся.
refused-too-many-guests = Зараз приходить багато нових гостей. Зачекай хвилинку.
refused-no-such-lesson = Для цієї гри ще немає раунду з підказками.
refused-no-such-page = Такої сторінки немає. Кіт шукав усюди.
refused-no-race = Ця гра не на швидкість, тож розминатися нема до чого.
refused-warm-up-is-over = Ця розминка вже закінчилася. Спробуй ще раз!
refused-not-for-programs = Це можуть лише люди, не програми.
refused-programs-not-agreed = Програма грає наввипередки, лише якщо згодні всі за столом.
refused-no-such-token = Такого ключа немає, або він уже не діє.
refused-token-with-cookie = Ключ надсилають без куки і не зі сторінки.
refused-token-expired = Час цього ключа вийшов.
refused-token-void = Цей ключ забрали назад.
refused-program-is-here = Програма з цим ключем уже тут.
refused-program-too-slow = Програма надто довго не відповідала: грає бот.
refused-phrases-muted = За цим столом фрази вимкнено.
refused-removed = Тебе вивели з-за цього столу. Решта столів для тебе відкриті.
refused-door-is-closed = Господар столу більше нікого не впускає.
