# The people around a table: who comes, who goes, what they agree on.

## What may be done

around-title = Przy stole
around-pause = Pauza dla wszystkich
around-pause-means = Zacznie się, gdy zgodzą się wszyscy, którzy tu są. Skończyć może ją każdy.
around-bot = Niech gra za mnie bot
around-without = Gramy dalej, za gracza { $seat } gra bot
around-give = Oddaj moje miejsce komuś innemu
around-give-how = Kto otworzy ten link, może wziąć twoje miejsce takie, jakie jest, ze wszystkim, co wiesz. Działa raz, przez dobę.
around-link = Link do twojego miejsca
around-offered = Istnieje link do twojego miejsca.
around-keep = Jednak zachowaj moje miejsce
around-host = Dla gospodarza stołu
around-door = Nie wpuszczaj nikogo więcej
around-door-means = Kto siedzi przy stole, zawsze może wrócić.
around-mute = Bez zwrotów przy tym stole
around-remove = Odeślij od stołu: { $seat }
around-remove-sure = { $seat }: odesłać od tego stołu na zawsze?

## What somebody proposes

asked-pause = { $seat } proponuje pauzę.
asked-pause-you = Proponujesz pauzę.
asked-without = { $seat } proponuje grać dalej. Za gracza { $about } zagra bot.
asked-without-you = Proponujesz grać dalej. Za gracza { $about } zagra bot.
asked-without-me = { $seat } proponuje grać dalej. Za ciebie zagra bot.
asked-here = Jestem
asked-agree = Zgoda
asked-refuse = Lepiej nie
asked-drop = Już nie trzeba
rests = Gra jest wstrzymana.

## A seat for whoever comes

take-given = Dostajesz miejsce: { $seat }
take-seat = Usiądź na tym miejscu
take-bot = Usiądź zamiast bota: { $seat }

## Why not

refused-table-rests = Gra jest wstrzymana.
refused-not-yourself = To o kimś innym, nie o tobie.
refused-nobody-to-wait-for = Tam na nikogo nie trzeba czekać.
refused-still-has-time = Na ten ruch jest jeszcze czas. Gdy minie, ruch wykona bot; wtedy można się umówić na dalszą grę.
refused-not-in-a-lesson = Nie w grze z przewodnikiem.
refused-not-now = Nie teraz. Spróbuj za chwilę.
refused-not-between-rounds = Miejsce bota można wziąć między rundami albo po grze, jeśli gra na to pozwala.
refused-link-is-over = Ten link jest za stary. Poproś o nowy.
refused-nobody-sits-there = Tam nikt nie siedzi.
