"""The kitten: sees what a move brings at once, and plays about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.fits.ideas import outlook_of, worth_of
from meowple.bots.fits.pace import SHARES
from meowple.core.luck import Rolled
from meowple.games.fits import moves as m
from meowple.games.fits.imagine import imagine
from meowple.games.fits.view import View


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
        if len(moves) == 1 or view.phase in ("choosing", "starting"):
            return rng.choice(moves)
        if view.phase == "turn" and rng.random() >= self.naps:
            return m.DRAW
        assert view.seat is not None
        state = imagine(view, Rolled(rng))
        outlook = outlook_of(state, view.seat)
        tastes = [worth_of(state, view.seat, move, outlook) for move in moves]
        return moves[_best([taste + self.whim * rng.random() for taste in tastes])]


def _best(tastes: Sequence[float]) -> int:
    return max(range(len(tastes)), key=tastes.__getitem__)


KITTEN: Final = Greedy("kitten", whim=3.0, naps=0.04)
CAT: Final = Greedy("cat", whim=0.3, naps=0.0)
TIGER: Final = Greedy("tiger", whim=0.01, naps=0.0)
