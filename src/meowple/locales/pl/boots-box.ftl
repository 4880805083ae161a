# What is printed on the box: the shelf shows it before anything else of the game is there.

boots-title = Koty w butach
boots-blurb = Kostki padają i wszystkie łapy chwytają naraz: kto pierwszy?
boots-little = Wolne tempo, bez limitu czasu, a bot to jeszcze kociak.
