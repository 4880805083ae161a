"""What a bot is.

A bot gets what a player in its seat may know, and nothing else: a view, never a state or a match.
It remembers nothing from one question to the next, so it can take over any seat at any moment and
run in any process; what there is to remember, the view tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Protocol

from msgspec import Struct

from meowple.core.game import Millis

LEVELS: Final = ("kitten", "cat", "tiger", "lion")
"""The levels every game has, the weakest first."""


class Plan(Struct, frozen=True):
    """What a bot means to do."""

    move: Any
    """One of the moves it was given."""
    after: Millis
    """How long it waits before, so that people can follow. Drawn from the dice, the level and the
    kind of question alone: it tells nothing of what the bot knows."""


class Bot(Protocol):
    """A player of one game at one level."""

    level: str
    """One of `LEVELS`."""
    budget: int
    """The iterations it takes for one decision, unless told otherwise; 0 where it needs none."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Plan:
        """One of `moves`, all legal in `view`. The same view, moves, dice and budget give the same
        plan. A budget is a number of iterations, not a time."""
        ...


_PACE: Final = {"kitten": 1400, "cat": 1100, "tiger": 900, "lion": 800}
"""A usual wait, in milliseconds."""


def pause(level: str, share: float, rng: Random) -> Millis:
    """A wait before a move: `share` of the level's usual one, give or take a third."""
    return Millis(round(_PACE[level] * share * rng.uniform(2 / 3, 4 / 3)))
