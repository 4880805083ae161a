# Co mówi się o stołach na tym urządzeniu: nie trzeba im ani serwera, ani połączenia.

device-means = Gry działają w tej przeglądarce, bez połączenia. Są przechowywane tutaj i nigdzie indziej.
device-size = W tym celu trzeba raz pobrać { $size } MB.
device-load = Pobierz { $size } MB
device-loaded = Wszystko już tu jest: można grać bez połączenia.
device-fetching = Pobieramy gry…
device-starting = Rozpakowujemy gry…
device-failed = Nie udało się pobrać gier.
device-try-again = Spróbuj jeszcze raz
device-keeps-nothing = Ta przeglądarka niczego tu nie zapisuje, jak w oknie prywatnym. Można grać, ale gry znikną po zamknięciu strony.
device-full = Na tym urządzeniu nie ma już miejsca, więc ostatniego ruchu nie udało się zapisać. Usuń z listy stare gry, a gra potoczy się dalej.
device-insecure = Strona została otwarta bez https. Bez połączenia działa tylko, dopóki jest otwarta, i nie można jej zainstalować jako aplikacji.
device-taken = Ten stół jest teraz otwarty w innej karcie.
device-take-back = Graj dalej tutaj
device-delete = Usuń z tego urządzenia: { $game }
device-delete-sure = Usunąć tę grę z urządzenia na zawsze? { $game }
device-bring = Otwórz zapis z pliku
device-no-server = Za tą stroną nie stoi serwer: gra się tu z botami albo razem przy jednym urządzeniu. Żeby grać ze znajomymi z daleka, otwórz stronę z serwerem.
device-no-line = Brak połączenia: gry na tym urządzeniu działają i bez niego.
refused-no-device = Nie udało się pobrać gier na to urządzenie.
refused-no-server = Do tego potrzebny jest serwer, a ta strona go nie ma.
refused-log-unreadable = Ten plik nie jest zapisem gry albo został zmieniony.
refused-log-not-over = Ten zapis nie sięga do końca gry.
refused-log-other-rules = Ten zapis powstał według innych zasad niż te, które obowiązują tutaj.
