## Ile można myśleć

time-to-think = Czas do namysłu
time-none = Bez zegara
time-move = { $time } na ruch
time-bank = { $time } na partię, o { $more } więcej z każdym ruchem
time-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
time-none-means = Każdy myśli, ile chce.
time-move-means = Za tego, kto nie zdąży, kot zrobi jeden ruch, a potem gracz gra dalej sam.
time-bank-means = Liczy się tylko własny czas. Gdy się skończy, na każdy ruch jest pięć sekund, potem rusza się kot.
time-days-means = Nie trzeba grać w tej samej chwili: stół czeka na półce. Gdy czas minie, kot zrobi jeden ruch.
time-clocks = Zegary
time-until = do { $when }
time-soon = { $seconds ->
    [one] Została { $seconds } sekunda!
    [few] Zostały { $seconds } sekundy!
    [many] Zostało { $seconds } sekund!
   *[other] Zostało { $seconds } sekundy!
}
time-is-up = Czas minął: ten ruch zrobi kot.
time-since = Kiedy cię nie było
time-news = { $count ->
    [one] Kiedy cię nie było: { $count } zdarzenie
    [few] Kiedy cię nie było: { $count } zdarzenia
    [many] Kiedy cię nie było: { $count } zdarzeń
   *[other] Kiedy cię nie było: { $count } zdarzenia
}
