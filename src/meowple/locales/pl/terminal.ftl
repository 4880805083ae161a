# What the terminal says around a game.

terminal-welcome = Ty to { $seat }. Oprócz ciebie przy stole: { $names } (poziom: { $level }).
terminal-option = { $name }: { $value }
terminal-help = Wpisz numer swojego ruchu. Ctrl-C kończy grę.
terminal-choose = Twój wybór (1–{ $last }):
terminal-not-in-list = Na liście nie ma „{ $text }”. Wpisz numer ruchu (1–{ $last }).
terminal-nothing-typed = Wpisz numer ruchu (1–{ $last }).
terminal-bye = Na tym kończymy grę. Do zobaczenia!

## Logs in files

seat-number = Gracz { $number }
verify-links = { $entries ->
    [one] Zapis jest cały: { $entries } wpis jest taki, jak go zapisano.
    [few] Zapis jest cały: wszystkie { $entries } wpisy są takie, jak je zapisano.
    [many] Zapis jest cały: wszystkie { $entries } wpisów jest takich, jak je zapisano.
   *[other] Zapis jest cały: wszystkie { $entries } wpisów jest takich, jak je zapisano.
}
verify-rules = Każdy ruch jest zgodny z zasadami.
verify-luck = { $draws ->
    [one] Los jest uczciwy: { $draws } losowanie pochodzi z klucza ustalonego przed początkiem.
    [few] Los jest uczciwy: wszystkie { $draws } losowania pochodzą z klucza ustalonego przed początkiem.
    [many] Los jest uczciwy: wszystkie { $draws } losowań pochodzi z klucza ustalonego przed początkiem.
   *[other] Los jest uczciwy: wszystkie { $draws } losowań pochodzi z klucza ustalonego przed początkiem.
}
verify-no-key = W zapisie nie ma jeszcze klucza, więc losu nie da się sprawdzić. Klucz jest ujawniany po zakończeniu partii.
verify-last-link = Odcisk zapisu, do porównania z ekranem końcowym: { $link }
verify-bad = Ten zapis się nie zgadza: { $why }
