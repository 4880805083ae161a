"""The tiger: counts the cards, reads the others, and tries its ideas in imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.tail.ideas import ideas
from meowple.bots.tail.instinct import play_out
from meowple.bots.tail.outlook import Outlook
from meowple.bots.tail.pace import SHARES
from meowple.bots.tail.standing import chance_to_win
from meowple.bots.tail.worlds import imagined, lean
from meowple.bots.trials import World, best_idea
from meowple.core.luck import Rolled
from meowple.games.tail import moves as m
from meowple.games.tail.view import View

FOG: Final = 0.5
"""An own card it does not know is worth so much less than it seems: it may yet be looked at."""
TRUST: Final = 1.0
"""Standard errors by which another idea must be better than the first: worlds are few."""
LONG: Final = 3
"""From the next pile on it plays by first ideas alone: the round has to end."""
BATCH: Final = 20
"""Worlds after which hopeless ideas are dropped."""


class Tiger:
    """Each idea is played out in the same imagined worlds; the best chance to win the game wins."""

    level = "tiger"
    budget = 800
    """Rounds played out for one decision."""

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """The idea that does best in the worlds that fit the view."""
        after = pause(self.level, SHARES[view.phase], rng)
        if len(moves) == 1:
            return Plan(moves[0], after)
        if view.pile_number > LONG:
            budget = 0
        promising = ideas(view, _read(view))
        return Plan(best_idea(promising, _worlds(view, rng), budget, TRUST, BATCH), after)


def _read(view: View) -> Outlook:
    """The table as the tiger reads it."""
    outlook = Outlook(view, lean)
    if view.phase != "closing":
        for place in outlook.unknown():
            outlook.row[place] -= FOG
    return outlook


def _worlds(view: View, rng: Random) -> Callable[[], World[m.Move]]:
    """Worlds that fit the view, each with luck of its own."""
    chance = chance_to_win(view)

    def another() -> World[m.Move]:
        world, weight = imagined(view, rng)
        luck = rng.getrandbits(32)  # the same for every idea, so that only the idea differs

        def attempt(move: m.Move) -> float:
            return chance(play_out(world, move, Rolled(Random(luck))))

        return attempt, weight

    return another
