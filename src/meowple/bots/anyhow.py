"""Random play: a baseline that any player should beat, and that plays every game to its end.

Each move is as likely as any other, but for those that a game calls rare (`RARELY` in its bots):
of some there are dozens to choose from where one would do, and blind play would make no other; some
only take back what was just done.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from meowple.bots.bot import Plan
from meowple.core.game import Millis

LEVEL: Final = "random"
REACTION: Final = (6.4, 0.3)
"""How quick it is in a race, as mean and spread of a logarithm of milliseconds."""


class RandomBot:
    """A bot that knows nothing; each of its moves is drawn by lot."""

    level = LEVEL
    budget = 0

    def __init__(self, rarely: Mapping[type, float]) -> None:
        self._rarely = rarely
        """How likely moves of some kinds are, where any other is 1."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Plan:
        """One of the moves."""
        after = Millis(round(rng.lognormvariate(*REACTION)))
        weights = [self._rarely.get(type(move), 1.0) for move in moves]
        if not any(weights):
            return Plan(moves[rng.randrange(len(moves))], after)
        return Plan(rng.choices(moves, weights)[0], after)
