# What is heard at a table: sounds and phrases.

sounds = Sounds
sounds-are-on = Sounds are on
sounds-are-off = Sounds are off
phrases = Say something
phrase-said = { $seat } says: { $phrase }
phrase-said-you = You say: { $phrase }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice-move = Nice move!
phrase-oops = Oops!
phrase-meow = Meow!
phrase-thanks = Thank you!
phrase-thinking = Let me think…
phrase-well-played = Well played!
