## Cudze programy przy stole

program-title = Program na miejsce { $seat }
program-how = Daj ten link temu, kto uruchamia program. Zajmie tylko to jedno miejsce, a wszyscy zobaczą, że to program.
program-link = Link dla programu
program-once = Widać go tylko teraz, jest dla jednego programu i działa do { $date }. Możesz go cofnąć w każdej chwili: naciśnij ✕ przy miejscu.
programs-agree = Programy mogą się ścigać
programs-agree-means = Program jest szybszy niż każda łapka. Ściga się tylko wtedy, gdy zgodzą się wszyscy.
