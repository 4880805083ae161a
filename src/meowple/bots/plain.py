"""The bot of a game that has none of its own: any move is as good as any other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from meowple.bots.bot import LEVELS, Bot, Plan, pause
from meowple.core.game import Millis

REACTIONS: Final = {"kitten": 2_200, "cat": 1_500, "tiger": 1_000, "lion": 800}
"""How many milliseconds each level usually takes in a race: all that it has of a level."""
SPREAD: Final = 0.35
"""How much reactions differ, as the spread of a logarithm."""
SOONEST, LATEST = 250, 9_500


class Anyhow:
    """A bot that takes any of its moves, each equally likely."""

    budget = 0

    def __init__(self, level: str, race: bool) -> None:
        self.level = level
        self._race = race

    def choose(self, view: Any, moves: Sequence[Any], rng: Random, budget: int) -> Plan:
        """Any move, after a while."""
        return Plan(moves[rng.randrange(len(moves))], self._wait(rng))

    def _wait(self, rng: Random) -> Millis:
        if not self._race:
            return pause(self.level, 1.0, rng)
        took = REACTIONS[self.level] * rng.lognormvariate(0.0, SPREAD)
        return Millis(round(min(max(took, SOONEST), LATEST)))


def plain_bots(race: bool) -> dict[str, Bot]:
    """A bot of each level, for a race or for any other game."""
    return {level: Anyhow(level, race) for level in LEVELS}
