# Zakończona partia, obejrzana jeszcze raz: w terminalu i na stronie.

review-title = Analiza gry „{ $game }”: { $seat }
review-line = Szansa na wygraną przed każdą decyzją i na końcu:
review-dear = Decyzje, które kosztowały najwięcej:
review-decision = Decyzja { $number } z { $of }
review-played = Zagrano: { $move }
review-better = Lepiej: { $move }
review-chances = Szansa na wygraną: około { $before } z lepszym ruchem, około { $chosen } z zagranym.
review-why = W porównaniu z zagranym: { $why }.
review-nothing-dear = Żadna decyzja nie kosztowała zauważalnej szansy: świetna gra.
review-nothing-chosen = Na tym miejscu nie było z czego wybierać.
review-about = około { $points }
review-unclear = za mało, żeby powiedzieć na pewno
review-mostly-luck = O tym wyniku zdecydowało przede wszystkim szczęście albo pech.
review-mostly-own = Ten wynik tłumaczą przede wszystkim własne decyzje.
review-mostly-others = Ten wynik tłumaczą przede wszystkim pozostali i to, czego nikt nie mógł przewidzieć.
review-added-up = Od równej szansy { $even } do { $ended } na końcu, w punktach procentowych:
review-luck = Własne szczęście, od samego początku: { $luck }
review-cost = Własne decyzje w porównaniu z najlepszymi: { $cost }
review-others = Pozostali i to, czego nie dało się przewidzieć: { $others }
review-race = W wyścigu ocenia się tylko to, co złapano, a nie jak szybko: kto był szybszy, liczy się wśród pozostałych.

refused-review-other-rules = Tę partię rozegrano według innych zasad niż tutaj, więc nie można jej przeanalizować.
refused-review-no-seat = Na tym miejscu nikt w tej partii nie siedział.
refused-review-damaged = Nie można odczytać zapisu tej partii, więc nie ma czego analizować.
refused-review-went-wrong = Nie udało się dokończyć analizy. Spróbuj jeszcze raz.
refused-review-busy = Właśnie analizowane są inne partie. Poczekaj chwilę.

## On the page

review-whose = Czyja gra
review-progress = Patrzę na decyzję { $done } z { $of }…
review-begins = Przygotowuję się do patrzenia…
review-by = Lew ocenia na podstawie tego, co ten gracz mógł wiedzieć i pamiętać w każdej chwili.
review-chart = Szansa na wygraną w ciągu partii: od { $first } na początku do { $ended } na końcu; najmniej { $low }, najwięcej { $high }.
review-table = To samo jako tabela
review-number = Decyzja
review-before = Przed nią, około
review-cost-of = Ile kosztowała
review-luck-of = Co potem przyniosło szczęście
review-ended = Koniec
review-no-choice = bez wyboru
review-show = Pokaż na stole
review-back = Wróć do analizy
review-next = Dalej
review-previous = Wstecz
review-again = Spróbuj jeszcze raz
