## Скільки можна думати

time-to-think = Час на роздуми
time-none = Без годинника
time-move = { $time } на хід
time-bank = { $time } на гру, ще { $more } за кожен хід
time-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
   *[other] { $days } днів на хід
}
time-none-means = Кожен думає, скільки хоче.
time-move-means = Хто не встиг, за того один хід зробить кіт, а далі знову грає він сам.
time-bank-means = Рахується лише власний час. Коли він скінчиться, на кожен хід є п’ять секунд, а потім ходить кіт.
time-days-means = Не треба збиратися разом: стіл чекає на твоїй полиці. Коли час вийде, один хід зробить кіт.
time-clocks = Годинники
time-left = { $name }: залишилося { $time }
time-until = до { $when }
time-soon = { $seconds ->
    [one] Залишилася { $seconds } секунда!
    [few] Залишилося { $seconds } секунди!
   *[other] Залишилося { $seconds } секунд!
}
time-is-up = Час вийшов: цей хід зробить кіт.
