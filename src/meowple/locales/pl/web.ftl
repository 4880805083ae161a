# What the page says around a game.

page-title = kocie gry
language = Język
close = Zamknij
cancel = Anuluj
rules = Zasady
your-name = Twoje imię
about-me = O mnie
connection-lost = Połączenie zerwane. Łączymy ponownie…
waiting-for = Czekamy na: { $names }

## The shelf

to-the-shelf = Wróć do gier
home-title = W co zagramy?
shelf = Gry
continue = Dokończ
open-tables = Otwarte stoły
played-lately = Ostatnie gry
drop-table = Usuń z listy: { $game }
all-tables = Pokaż wszystkie: { $count }
evening-link = Wieczór na dużym ekranie
bots-count = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
no-board = Na tej stronie nie ma jeszcze planszy do tej gry.
box-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
box-age = od { $age } lat
play-now = Graj teraz
invite-friends = Zaproś znajomych
play-here = Przy jednym ekranie
place = Gdzie gramy?
place-server = Przez sieć
place-device = Bez sieci, na tym urządzeniu
with-a-little-one = Z maluchem
choose = Własny stół…
choice-seats = Ilu graczy
choice-level = Boty grają jak…
choice-public = Przy tym stole może usiąść każdy

## Tables

status-lobby = czekamy na graczy
status-dealing = rozkładamy grę
status-playing = gra trwa
status-over = koniec gry
status-closed = zamknięty
closed-other-rules = Tę partię zaczęto na dawnych zasadach, na których już się tu nie gra, więc nie można jej dokończyć. Jej zapis możesz zachować.
closed-damaged = Zapisany stan tej partii jest uszkodzony, więc nie można jej dokończyć.
closed-too-long = Ta partia jest już za długa, więc stół został zamknięty.
board-failed = Nie udało się narysować planszy tej gry. Reszta strony działa.
lobby-seats = Gracze
lobby-came = { $name } już tu jest!
lobby-dealing = Rozkładamy grę…
lobby-free-seats = { $seats ->
    [one] Jest jeszcze { $seats } wolne miejsce.
    [few] Są jeszcze { $seats } wolne miejsca.
    [many] Jest jeszcze { $seats } wolnych miejsc.
   *[other] Jest jeszcze { $seats } wolnego miejsca.
}
lobby-may-start = Zaproś znajomych, dodaj boty albo zacznij: wolne miejsca znikną.
lobby-too-few = { $fewest ->
    [one] Potrzebny jest co najmniej { $fewest } gracz. Zaproś znajomych albo dodaj boty.
    [few] Potrzeba co najmniej { $fewest } graczy. Zaproś znajomych albo dodaj boty.
    [many] Potrzeba co najmniej { $fewest } graczy. Zaproś znajomych albo dodaj boty.
   *[other] Potrzeba co najmniej { $fewest } gracza. Zaproś znajomych albo dodaj boty.
}
lobby-not-ready = Czekamy jeszcze na: { $names }
lobby-all-ready = Wszyscy są na miejscu!
lobby-host-starts = Wszyscy są na miejscu. Grę zaczyna gospodarz stołu.
lobby-host-will-start = Grę zacznie gospodarz stołu.
lobby-chosen = Wybrano dla tego stołu
lobby-change = Zmień
option-chosen = { $option } – { $value }
start = Zaczynamy
seat-free = wolne miejsce
seat-bot = bot: { $level }
seat-program = program
seat-program-comes = czekamy na program
seat-a-program = program…
program-void = Nie zapraszaj tu programu: link przestanie działać
seat-away = nie ma tu
seat-bot-plays = gra bot
seat-ready = na miejscu
seat-not-ready = przygotowuje się…
pause = Pauza
race-pause-comes = Pauza będzie po tej rundzie.
race-paused = { $seat } robi pauzę.
race-paused-you = Robisz pauzę.
race-go-on = Gramy dalej
race-begins = Przygotuj się: { $count }
seat-you = to ty
sit-here = Usiądź tu
seat-a-bot = Dodaj bota
seat-a-bot-short = + bot
stand-up = Wstań
send-bot-away = Odeślij bota
free-the-seat = Zwolnij miejsce: { $seat }
seat-freed = Twoje miejsce zwolniono. Możesz usiąść znowu albo tylko patrzeć.
fill-with-bots = Dodaj boty
add-chair = Jeszcze jedno miejsce
remove-chair = Zabierz to miejsce
invite-title = Zaproś znajomych
invite-how = Wyślij ten link albo skieruj na kod aparat telefonu.
invite-link = Link
invite-code = Kod dla aparatu
invite-text = Zagrasz ze mną w grę „{ $game }”?
share = Udostępnij
invite-only-here = Ten adres działa tylko tutaj. Zapraszaj z adresu, który widzą inne urządzenia.
invited-by = { $name } zaprasza cię do gry „{ $game }”.
join = Dołącz
copy = Kopiuj
copied = Skopiowano!
copy-by-hand = Link jest zaznaczony: skopiuj go ręcznie.
bot-sits-in = Za ciebie gra bot. Miejsce jest nadal twoje.
missed-title = Gdy cię nie było, grał za ciebie bot
missed-rest = Resztę zobaczysz w „Przebiegu gry”.
missed-read = Rozumiem
your-turn = Twój ruch!
notices = Powiadamiaj o moim ruchu, gdy nie widać strony
let-a-bot-play = { $seat }: niech gra bot
sit-back = Wróć na miejsce
you-watch = Oglądasz grę.
log = Przebieg gry
log-empty = Tu pojawi się to, co się dzieje.
log-away = { $seat } odchodzi od stołu.
log-bot = { $seat }: teraz gra bot.
log-back = { $seat } wraca do stołu.
log-joined = { $seat } siada do stołu.
undo = Cofnij
hint = Podpowiedź
hint-ask = Co zrobiłby lew? Wzięte podpowiedzi: { $hints }
hint-waits = Lew myśli…
hints-agree = Zgadzam się na podpowiedzi
hints-agree-means = Jeśli zgodzą się wszyscy, każdy może zapytać lwa. Wszyscy widzą, ile razy.
log-hint = { $seat } bierze podpowiedź.
log-hint-you = Bierzesz podpowiedź.
hints-taken = Podpowiedzi: { $hints }

## Before a race

lag = Skąd gramy?
lag-usual = z różnych miejsc
lag-room = z jednego pokoju
lag-far = z bardzo daleka
lag-usual-means = Prawie zawsze dobre: kto ma wolniejsze łącze, nic przez to nie traci.
lag-room-means = Dla jednej sieci domowej: stół nie wyrównuje łączy.
lag-far-means = Nawet znajomi z innego kontynentu nic nie tracą przez łącze.
lag-far-warning = Tylko z tymi, którym ufasz: kto oszukuje, może wygrać sześć rund na siedem.
warm-up = Rozgrzewka
warm-up-why = Sprawdź, jak szybko znajdujesz kartę i czy masz dobre łącze. Nikt inny tego nie widzi i to się nie liczy.
warm-up-why-alone = Sprawdź, jak szybko znajdujesz kartę. Nikt inny tego nie widzi i to się nie liczy.
warm-up-ready = Spróbuj
warm-up-on = Do gry
warm-up-again = Jeszcze raz
warm-up-over = Koniec rozgrzewki: zaczynamy grę!
warm-up-steady = Twoje łącze: { $trip } ms tam i z powrotem, zawsze mniej więcej tyle samo.
warm-up-line = Twoje łącze: { $trip } ms tam i z powrotem, a czasem o { $jitter } ms dłużej.
warm-up-covered = Ten stół to wyrównuje: odległość ci nie przeszkadza.
warm-up-too-long = Ten stół wyrównuje najwyżej { $most } ms, więc inni mają fory. Poproś o stół dla dalekich znajomych!
warm-up-near = Ten stół nie wyrównuje łączy, ale tobie to niepotrzebne.
warm-up-not-near = Ten stół nie wyrównuje łączy: jest dla jednego pokoju, a ty chyba jesteś dalej.
warm-up-unknown = Twoje łącze nie jest jeszcze zmierzone. Spróbuj jeszcze raz!

## The guided first game

lesson-start = Nie znasz gry? Zagraj z podpowiedziami
lesson-again = Jeszcze raz z podpowiedziami
lesson-step = Krok { $step } z { $of }
lesson-skip = Bez podpowiedzi
lesson-next = A teraz prawdziwa gra
lesson-on = Graj dalej
lesson-second = Lekcja 2

## The end

again = Zagraj jeszcze raz
again-waits = Czekamy na: { $names }
again-wanted = Kto chce zagrać jeszcze raz: { $names }
again-away = Nie ma przy stole: { $names }. W nowej grze zagra tam bot.
end-watched = Gra już się skończyła. Zagrać tu jeszcze raz mogą ci, którzy grali.
own-table = Otwórz taki sam stół
download-log = Pobierz zapis
luck-check = Sprawdź, czy było uczciwie
luck-how = Przed grą serwer wybrał tajny klucz i pokazał tylko jego odcisk. Każda osoba przy stole dodała swoją liczbę. Wszystko, co wypada w grze, bierze się z tego klucza i tych liczb. Teraz klucz jest jawny i każdy, kto ma zapis, może wszystko sprawdzić.
luck-limits = Po rozpoczęciu nikt więc nie mógł niczego zmienić. Nie dowodzi to jednak, że serwer nie podglądał.
luck-commitment = Odcisk pokazany przed grą
luck-key = Klucz serwera, teraz jawny
luck-seed = { $seat }: własna liczba
luck-no-seed = brak
luck-link = Odcisk całego zapisu

## Why something cannot be done

refused-unknown = Nie udało się. Spróbuj jeszcze raz.
refused-no-connection = Serwer nie odpowiada. Spróbuj za chwilę.
