"""The move that promises most at first sight: what the kitten plays, and what cat and tiger let
everybody play in the games they imagine."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.fits.ideas import Sight, seen_in, worth_of
from meowple.bots.fits.pace import SHARES
from meowple.games.fits import moves as m
from meowple.games.fits.view import View

BLIND: Final = ("choosing", "starting")
"""Questions to which any answer is as good as another."""


class Greedy:
    """Takes the move that promises most, as far as it pays attention."""

    budget = 0

    def __init__(self, level: str, whim: float, naps: float) -> None:
        self.level = level
        self.whim = whim
        """How far, in points, it may misjudge a move."""
        self.naps = naps
        """How often it lays a sleeping cat just so."""

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """The best move at first sight, give or take a whim."""
        after = pause(self.level, SHARES[view.phase], rng)
        return Plan(self._first_idea(view, moves, rng), after)

    def _first_idea(self, view: View, moves: Sequence[m.Move], rng: Random) -> m.Move:
        if len(moves) == 1 or view.phase in BLIND:
            return rng.choice(moves)
        if view.phase == "turn" and rng.random() >= self.naps:
            return m.DRAW
        return best_of(seen_in(view), moves, self.whim, rng)


def best_of(sight: Sight, moves: Sequence[m.Move], whim: float, rng: Random) -> m.Move:
    """The move that promises most, misjudged by up to `whim` points."""
    tastes = [worth_of(sight, move) + whim * rng.random() for move in moves]
    return moves[max(range(len(tastes)), key=tastes.__getitem__)]
