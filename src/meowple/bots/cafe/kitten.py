"""The kitten of `cafe`: it likes what brings points at once, and does not look further.

Where two things look alike to it, or its mind wanders, it takes any of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.games.cafe import moves as m
from meowple.games.cafe.aids import gains
from meowple.games.cafe.view import View

SHARES: Final = {"draft": 1.0, "draw": 1.5, "over": 0.0}
"""The part of a level's usual wait that each question takes."""
WANDERS: Final = 0.25
"""How often the kitten just does something."""


class Kitten:
    """Still fun: it draws, and games end."""

    budget = 0

    def __init__(self, level: str = "kitten") -> None:
        self.level = level

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """What comes to a kitten's mind."""
        after = pause(self.level, SHARES[view.phase], rng)
        return Plan(_first_idea(view, moves, rng), after)


def _first_idea(view: View, moves: Sequence[m.Move], rng: Random) -> m.Move:
    """A die just so; a draw that brings much; never a change of mind."""
    seat = view.seat
    if seat is None or view.phase != "draw" or view.chosen[seat] or rng.random() < WANDERS:
        return rng.choice(moves)
    brings = gains(view.sheets, seat, view.taken[seat], view.central)
    most = max(brings)
    return rng.choice([move for move, points in zip(moves, brings, strict=True) if points == most])
