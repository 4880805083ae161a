"""The tiger: counts the cards, reads the others, and tries its ideas in imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.tail.ideas import ideas
from meowple.bots.tail.instinct import play_out
from meowple.bots.tail.outlook import Outlook
from meowple.bots.tail.pace import SHARES
from meowple.bots.tail.standing import chance_to_win
from meowple.bots.tail.worlds import imagined, lean
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
SURE: Final = 2.5
"""Standard errors behind the best at which an idea is hopeless."""


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
        return Plan(_best_idea(view, ideas(view, _read(view)), rng, budget), after)


def _read(view: View) -> Outlook:
    """The table as the tiger reads it."""
    outlook = Outlook(view, lean)
    if view.phase != "closing":
        for place in outlook.unknown():
            outlook.row[place] -= FOG
    return outlook


class _Trial:
    """How one idea did: its chances to win, world by world."""

    __slots__ = ("chances", "move")

    def __init__(self, move: m.Move) -> None:
        self.move = move
        self.chances: list[float] = []


def _best_idea(view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> m.Move:
    trials = [_Trial(move) for move in moves]
    chance = chance_to_win(view)
    weights: list[float] = []
    while len(trials) > 1 and budget >= len(trials):
        world, weight = imagined(view, rng)
        luck = rng.getrandbits(32)  # the same for every idea, so that only the idea differs
        for trial in trials:
            points = play_out(world, trial.move, Rolled(Random(luck)))
            trial.chances.append(chance(points))
        weights.append(weight)
        budget -= len(trials)
        if len(weights) % BATCH == 0:
            trials = _hopeful(trials, weights)
    best = _ranked(trials, weights)[0]
    first = trials[0]
    return best.move if _behind(first, best, weights, TRUST) else first.move


def _ranked(trials: list[_Trial], weights: list[float]) -> list[_Trial]:
    """The best first; among equals the one thought of first."""
    return sorted(trials, key=lambda trial: -_mean(trial.chances, weights))


def _mean(values: Sequence[float], weights: list[float]) -> float:
    total = sum(weights)
    if total <= 0.0:
        return 0.0
    return sum([value * weight for value, weight in zip(values, weights, strict=True)]) / total


def _hopeful(trials: list[_Trial], weights: list[float]) -> list[_Trial]:
    """Those that may still turn out to be the best."""
    best = _ranked(trials, weights)[0]
    return [trial for trial in trials if trial is best or not _behind(trial, best, weights, SURE)]


def _behind(trial: _Trial, best: _Trial, weights: list[float], errors: float) -> bool:
    """Whether the best is better beyond doubt, world compared with world."""
    gaps = [one - other for one, other in zip(best.chances, trial.chances, strict=True)]
    mean = _mean(gaps, weights)
    square = sum([(weight * (gap - mean)) ** 2 for gap, weight in zip(gaps, weights, strict=True)])
    return mean > errors * sqrt(square) / max(1e-9, sum(weights))
