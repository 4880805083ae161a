# What is printed on the box: the shelf shows it before anything else of the game is there.

-tail-call = Cap!

tail-title = Kota za ogon – cap!
tail-blurb = Cztery zakryte karty, dobra pamięć i odważne „{ -tail-call }”: wygrywa ten, kto ma najmniej punktów.
tail-little = Skrajne karty są odkryte, grają dwie osoby, a bot to jeszcze kociak.
tail-more = Lekcja 2: inne karty specjalne
