"""The cat: draws what is worth most, now and in hope.

It counts points at once, and what may come of them: towers on their way and the house they need,
cats that had better wait, chains of mice and bowls with room around, leads in yarn, paws in hand.
In the draft it thinks of what may lie in the middle, and of what it leaves to the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meowple.bots.bot import Plan, pause
from meowple.bots.cafe.ideas import near_best
from meowple.bots.cafe.pace import SHARES
from meowple.bots.cafe.sketch import sketch
from meowple.bots.cafe.taste import TASTE
from meowple.bots.cafe.wishes import favourite, mood, wishes
from meowple.games.cafe import moves as m
from meowple.games.cafe.view import View


class Cat:
    """One look at every cell."""

    level = "cat"
    budget = 0

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """The move that is worth most; of sealed choices that are nearly equal any, so that nobody
        who knows this page can tell which."""
        after = pause(self.level, SHARES[view.phase], rng)
        if len(moves) == 1:
            return Plan(moves[0], after)
        assert view.seat is not None
        sketches = [sketch(sheet) for sheet in view.sheets]
        if view.phase == "draft":
            return Plan(favourite(view, wishes(sketches, TASTE), TASTE), after)
        feeling = mood(sketches, view.seat, TASTE)
        return Plan(rng.choice(near_best(view, moves, sketches[view.seat], feeling)), after)
