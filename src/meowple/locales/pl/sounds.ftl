# What is heard at a table: sounds and phrases.

sounds = Dźwięki
sounds-are-on = Dźwięki są włączone
sounds-are-off = Dźwięki są wyłączone
phrases = Powiedz coś
phrase-said = { $seat } mówi: { $phrase }
phrase-said-you = Mówisz: { $phrase }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-nice-move = Dobry ruch!
phrase-oops = Ojej!
phrase-meow = Miau!
phrase-thanks = Dziękuję!
phrase-thinking = Muszę pomyśleć…
phrase-well-played = Świetna gra!
