"""meowple: four cat games as a library.

>>> import meowple
>>> match = meowple.Match(meowple.game("tail"), seats=3, seed=7)
>>> while match.outcome is None:
...     seat = min(match.to_act)
...     facts = match.play(seat, match.moves(seat)[0])
>>> len(match.outcome.scores)
3
"""

from meowple import games as _games
from meowple import plugins as _plugins
from meowple.core.game import (
    AnyGame,
    Chance,
    Game,
    Line,
    MeowpleError,
    Millis,
    Outcome,
    Refused,
    Seat,
    Step,
    TieBreak,
    When,
)
from meowple.core.guard import guard_states
from meowple.core.log import Bot, Clock, Entry, Log, Person
from meowple.core.luck import BadLog, OtherRules, Rolled
from meowple.core.match import Match, Told, replay
from meowple.core.numbers import Numbers
from meowple.core.numbers import find_numbers as numbers
from meowple.core.quick import Quick
from meowple.core.registry import GAMES, read_options
from meowple.core.registry import find_game as game

__version__ = "0.1.0"
__all__ = [
    "GAMES",
    "AnyGame",
    "BadLog",
    "Bot",
    "Chance",
    "Clock",
    "Entry",
    "Game",
    "Line",
    "Log",
    "Match",
    "MeowpleError",
    "Millis",
    "Numbers",
    "OtherRules",
    "Outcome",
    "Person",
    "Quick",
    "Refused",
    "Rolled",
    "Seat",
    "Step",
    "TieBreak",
    "Told",
    "When",
    "game",
    "guard_states",
    "numbers",
    "read_options",
    "replay",
]

_games.join()
_plugins.join()
