"""Positions as text, both ways: a moment of a game is drawn, read, and told its luck by the names
of cards and dice. The tests of the rules are written in these pictures.

>>> from meowple.pictures import draw, read
>>> state = read("cafe", '''
... dice 1 3 6
... 0: ...|. ...... ..|... ...... .|..
... 1: ...|. ...... ..|... ...... .|..
... ''')

A game that has pictures has a module here with `read(text, options)`, `draw(state)` and
`told(state, luck)`; the notation stands on top of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

from msgspec import Struct

from meowple.core.game import AnyGame, Chance, MeowpleError
from meowple.core.plain import shown, word
from meowple.core.registry import check_seats, find_part, game_or_name, read_options


def read(game: AnyGame | str, text: str, options: Mapping[str, Any] | Struct | None = None) -> Any:
    """The state that a text draws; a `MeowpleError` says what cannot be read."""
    rules = game_or_name(game)
    chosen = read_options(rules, {} if options is None else options)
    try:
        state = _pictures(rules).read(word(text, "a picture"), chosen)
        check_seats(rules, state.seats)
        rules.to_act(state)  # half a page lacks what this asks for
    except MeowpleError:
        raise
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise MeowpleError(f"this is no picture of {rules.name}: {error}") from None
    return state


def draw(game: AnyGame | str, state: Any) -> str:
    """The text that draws a state."""
    rules = game_or_name(game)
    try:
        drawn: str = _pictures(rules).draw(state)
    except (LookupError, TypeError, AttributeError):
        raise MeowpleError(f"{rules.name} draws its states, not {shown(state)}") from None
    return drawn


def told(game: AnyGame | str, state: Any, luck: str) -> Chance:
    """Luck that lets just these cards, or dice, come next; then it runs out. State None is for a
    deal."""
    rules = game_or_name(game)
    try:
        chance: Chance = _pictures(rules).told(state, word(luck, "luck"))
    except MeowpleError:
        raise
    except (ValueError, LookupError, TypeError) as error:
        raise MeowpleError(f"{rules.name} has no such luck: {error}") from None
    return chance


def _pictures(game: AnyGame) -> ModuleType:
    found = find_part(game.name, "pictures")
    if found is None:
        raise MeowpleError(f"{game.name} has no pictures")
    return found
