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
from meowple.core.registry import find_part, game_or_name, read_options


def read(game: AnyGame | str, text: str, options: Mapping[str, Any] | Struct | None = None) -> Any:
    """The state that a text draws; a `MeowpleError` says what cannot be read."""
    rules = game_or_name(game)
    chosen = read_options(rules, {} if options is None else options)
    try:
        return _pictures(rules).read(text, chosen)
    except MeowpleError:
        raise
    except (ValueError, LookupError, TypeError) as error:
        raise MeowpleError(f"this is no picture of {rules.name}: {error}") from None


def draw(game: AnyGame | str, state: Any) -> str:
    """The text that draws a state."""
    drawn: str = _pictures(game_or_name(game)).draw(state)
    return drawn


def told(game: AnyGame | str, state: Any, luck: str) -> Chance:
    """Luck that lets just these cards, or dice, come next; then it runs out. State None is for a
    deal."""
    rules = game_or_name(game)
    try:
        chance: Chance = _pictures(rules).told(state, luck)
    except (LookupError, TypeError) as error:
        raise MeowpleError(f"{rules.name} has no such luck: {error}") from None
    return chance


def _pictures(game: AnyGame) -> ModuleType:
    found = find_part(game.name, "pictures")
    if found is None:
        raise MeowpleError(f"{game.name} has no pictures")
    return found
