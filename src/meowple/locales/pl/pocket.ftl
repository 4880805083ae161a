# Co mówi się o stołach na tym urządzeniu: nie trzeba im ani serwera, ani połączenia.

pocket-means = Gry działają w tej przeglądarce, bez połączenia. Są przechowywane tutaj i nigdzie indziej.
pocket-size = W tym celu trzeba raz pobrać { $size } MB.
pocket-load = Pobierz { $size } MB
pocket-loaded = Wszystko już tu jest: można grać bez połączenia.
pocket-not-kept = Gry są już pobrane. Bez połączenia można grać, dopóki ta strona jest otwarta.
pocket-fetching = Pobieramy gry…
pocket-starting = Rozpakowujemy gry…
pocket-failed = Nie udało się pobrać gier.
pocket-try-again = Spróbuj jeszcze raz
pocket-keeps-nothing = Ta przeglądarka niczego tu nie zapisuje, jak w oknie prywatnym. Można grać, ale gry znikną po zamknięciu strony.
pocket-full = Na tym urządzeniu nie ma już miejsca, więc ostatniego ruchu nie udało się zapisać. Usuń z listy stare gry, a gra potoczy się dalej.
pocket-insecure = Strona została otwarta bez https. Bez połączenia działa tylko, dopóki jest otwarta, i nie można jej zainstalować jako aplikacji.
pocket-taken = Ten stół jest teraz otwarty w innej karcie.
pocket-take-back = Graj dalej tutaj
pocket-delete = Usuń z tego urządzenia: { $game }
pocket-delete-sure = Usunąć tę grę z urządzenia na zawsze? { $game }
pocket-bring = Otwórz zapis z pliku
pocket-no-server = Za tą stroną nie stoi serwer: gra się tu z botami albo razem przy jednym urządzeniu. Żeby grać ze znajomymi z daleka, otwórz stronę z serwerem.
pocket-no-line = Brak połączenia: gry na tym urządzeniu działają i bez niego.
refused-no-device = Nie udało się pobrać gier na to urządzenie.
refused-no-server = Do tego potrzebny jest serwer, a ta strona go nie ma.
refused-log-unreadable = Ten plik nie jest zapisem gry albo został zmieniony.
refused-log-not-over = Ten zapis nie sięga do końca gry.
refused-log-other-rules = Ten zapis powstał według innych zasad niż te, które obowiązują tutaj.
refused-log-unknown-game = To zapis gry, której tu nie ma: { $game }.
refused-log-unknown-level = W tym zapisie gra bot nieznanego poziomu: { $level }.
