"""The kitten: a beginner who counts the points of this round, and overlooks some of them.

It sees what a draw brings at once, on a sheet as it lies. It thinks of no tower before its last
cell, lets no cat wait, spends one paw at most, hopes that the best die is left for the middle, and
minds nobody else's sheet but for the yarn on it. What it does not notice it does not draw.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.cafe.appeal import PER_ITEM, WAYS, Appeal
from meowple.bots.cafe.ideas import near_best, paws_for
from meowple.bots.cafe.mood import NEVER
from meowple.bots.cafe.pace import SHARES
from meowple.bots.cafe.sketch import sketch
from meowple.bots.cafe.taste import SHORT_SIGHT
from meowple.bots.cafe.wishes import favourite, mood, wishes
from meowple.games.cafe import moves as m
from meowple.games.cafe.view import View

OVERLOOKS: Final = 0.2
"""How often the kitten does not notice that an item would fit on a floor."""
PAWS: Final = 1
"""More paws than this at once are too much to think about."""


class Kitten:
    """Still fun: its draws look sensible, and it ends games."""

    level = "kitten"
    budget = 0

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """What comes to a kitten's mind."""
        after = pause(self.level, SHARES[view.phase], rng)
        if len(moves) == 1:
            return Plan(moves[0], after)
        assert view.seat is not None
        sketches = [sketch(sheet) for sheet in view.sheets]
        wanted = wishes(sketches, SHORT_SIGHT)
        for wish in wanted:
            _overlook(wish, rng)
        if view.phase == "draft":
            return Plan(favourite(view, wanted, SHORT_SIGHT), after)
        noticed = [move for move in moves if _notices(view, wanted[view.seat], move)]
        feeling = mood(sketches, view.seat, SHORT_SIGHT)
        return Plan(rng.choice(near_best(view, noticed, sketches[view.seat], feeling)), after)


def _overlook(wish: Appeal, rng: Random) -> None:
    for way in range(WAYS):
        if rng.random() < OVERLOOKS:
            wish.values[way] = NEVER
    wish.costs = wish.costs[: PAWS + 1]


def _notices(view: View, wish: Appeal, move: m.Move) -> bool:
    """A pass always comes to mind; a draw unless its item was overlooked on that floor."""
    if not isinstance(move, m.Draw):
        return True
    seen = wish.values[PER_ITEM * move.item + move.floor] > NEVER
    return seen and paws_for(view, move) < len(wish.costs)
