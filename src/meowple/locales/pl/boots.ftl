# $seat, $owner, $seats: names. $card: the name of a card in the nominative. $dice: two colours.
# $reaction: a time in seconds, as `boots-seconds` says it.

## What happens

boots-fact-rolled = { $seat } rzuca kostkami: { $dice }.
boots-fact-rolled-you = Rzucasz kostkami: { $dice }.
boots-fact-rolled-itself = Kostki toczą się same: { $dice }.
boots-fact-grabbed = { $seat } łapie: { $card }.
boots-fact-grabbed-you = Łapiesz: { $card }.
boots-fact-passed = { $seat } odpuszcza tę rundę.
boots-fact-passed-you = Odpuszczasz tę rundę.
boots-fact-lapsed = Runda się przeciąga. Każdy może ją zakończyć.
boots-fact-missed = { $seat } łapie złą kartę: { $card }.
boots-fact-missed-you = Łapiesz złą kartę: { $card }.
boots-fact-too-soon = { $seat } łapie, zanim kostki da się zobaczyć: { $card }.
boots-fact-too-soon-you = Łapiesz, zanim kostki da się zobaczyć: { $card }.
boots-fact-too-late = { $seat } łapie za późno: { $card }.
boots-fact-too-late-you = Łapiesz za późno: { $card }.
boots-fact-tied = Ta sama szybkość: { $seats }. Rozstrzyga los.
boots-fact-won = { $seat } łapie najszybciej i bierze kartę: { $card } ({ $reaction }).
boots-fact-won-you = Łapiesz najszybciej i bierzesz kartę: { $card } ({ $reaction }).
boots-fact-took = { $seat } zabiera cudzego kota: { $card }. Traci go { $owner }.
boots-fact-took-you = Zabierasz cudzego kota: { $card }. Traci go { $owner }.
boots-fact-took-you-owner = { $seat } zabiera ci kota: { $card }.
boots-fact-all-missed = Tym razem nikt nie dostaje karty.
boots-fact-time-up = Czas minął, nikt nie dostaje karty.
boots-fact-given-up = { $seat } kończy rundę. Nikt nie dostaje karty.
boots-fact-given-up-you = Kończysz rundę. Nikt nie dostaje karty.
boots-fact-voided = Gra przy stole została przerwana, więc ta runda się nie liczy.
boots-fact-game-ended = Ostatnia łapka zdobyta. Koniec gry!

## Why it ended, and what points are for

boots-reason-last-paw-won = Ostatnia łapka jest zdobyta.
boots-tie-paws = Tyle samo kart: decyduje liczba łapek ({ $told }).
boots-tie-highest-paw = Łapek też po równo: decyduje łapka z największą liczbą ({ $told }).
boots-line-cats = Koty
boots-line-paws = Łapki

## What I can do

boots-phase-roll = Rzuć kostkami!
boots-phase-race = Który to kot? Łap!
boots-phase-look = Zobacz, kto był najszybszy!
boots-phase-over = Koniec gry.

boots-move-roll = Rzuć kostkami
boots-move-grab = Złap: { $card }
boots-move-pass = Odpuść tę rundę

## Why not

boots-refused-dice-are-rolled = Kostki są już rzucone. Szukaj karty!
boots-refused-not-your-roll = Teraz kostkami rzuca { $seat }.
boots-refused-dice-not-rolled = Kostki nie są jeszcze rzucone.
boots-refused-look-first = Najpierw zobacz, jak skończyła się ta runda. Kostki za chwilę.
boots-refused-one-grab-a-round = W rundzie można złapać tylko raz. Poczekaj na następny rzut.
boots-refused-no-such-card = Takiej karty nie ma.
boots-refused-card-is-won = Tej karty nie ma już na środku.

## Choices of a table

boots-option-limit = Czas na rundę
boots-option-limit-means = Jeśli w tym czasie nikt nie zdobędzie karty, rzuca znowu ta sama osoba.
boots-option-limit-0 = bez limitu
boots-option-limit-0-means = Szukaj, ile chcesz. Gdy minie 30 sekund, każdy może zakończyć rundę.
boots-option-limit-10 = 10 sekund
boots-option-limit-20 = 20 sekund
boots-option-limit-30 = 30 sekund
boots-option-tempo = Tempo
boots-option-tempo-usual = zwykłe
boots-option-tempo-usual-means = Gdy tylko runda się rozstrzygnie, można rzucać znowu.
boots-option-tempo-slow = wolniejsze, dla maluchów
boots-option-tempo-slow-means = Po każdej rundzie są trzy sekundy, żeby się przyjrzeć, kostki są większe, a boty się nie spieszą.

## Cards and times

boots-card-cat = { $boots } i { $head } kot
boots-card-double = kot cały { $colour }
boots-card-paw = łapka { $value }
boots-seconds = { $whole },{ $hundredths }{"\u00A0"}s
