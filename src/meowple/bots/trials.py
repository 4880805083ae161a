"""Ideas tried in imagined worlds, all in the same ones, until the best stands out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, Generic, TypeVar

from meowple.bots.hurry import HURRY

M = TypeVar("M")

SURE: Final = 2.5
"""Standard errors behind the best at which an idea is hopeless."""

World = tuple[Callable[[M], float], float]
"""How well an idea does in one world, from 0 to 1; and how much that world counts."""


class _Trial(Generic[M]):
    """How one idea did: its chances to win, world by world."""

    __slots__ = ("chances", "move")

    def __init__(self, move: M) -> None:
        self.move = move
        self.chances: list[float] = []


def best_idea(
    ideas: Sequence[M], imagined: Callable[[], World[M]], budget: int, trust: float, batch: int
) -> M:
    """The idea that does best."""
    return near_ideas(ideas, imagined, budget, trust, batch, near=0.0)[0]


def near_ideas(
    ideas: Sequence[M],
    imagined: Callable[[], World[M]],
    budget: int,
    trust: float,
    batch: int,
    near: float,
) -> list[M]:
    """The idea that does best, and those whose chance to win is less by `near` at most. Another
    than the first must be better by `trust` standard errors: worlds are few. After each batch of
    worlds hopeless ideas are dropped. The budget is the number of tries."""
    trials = [_Trial(move) for move in ideas]
    weights: list[float] = []
    while len(trials) > 1 and budget >= len(trials) and not HURRY.is_over(len(trials)):
        attempt, weight = imagined()
        for trial in trials:
            trial.chances.append(attempt(trial.move))
        weights.append(weight)
        budget -= len(trials)
        if len(weights) % batch == 0:
            trials = _hopeful(trials, weights)
    best = _ranked(trials, weights)[0]
    first = trials[0]
    chosen = best if _behind(first, best, weights, trust) else first
    enough = _mean(chosen.chances, weights) - near
    others = [one for one in trials if one is not chosen and near > 0.0]
    return [chosen.move, *[t.move for t in others if _mean(t.chances, weights) >= enough]]


def _ranked(trials: list[_Trial[M]], weights: list[float]) -> list[_Trial[M]]:
    """The best first; among equals the one thought of first."""
    return sorted(trials, key=lambda trial: -_mean(trial.chances, weights))


def _mean(values: Sequence[float], weights: list[float]) -> float:
    total = sum(weights)
    if total <= 0.0:
        return 0.0
    return sum([value * weight for value, weight in zip(values, weights, strict=True)]) / total


def _hopeful(trials: list[_Trial[M]], weights: list[float]) -> list[_Trial[M]]:
    """Those that may still turn out to be the best."""
    best = _ranked(trials, weights)[0]
    return [trial for trial in trials if trial is best or not _behind(trial, best, weights, SURE)]


def _behind(trial: _Trial[M], best: _Trial[M], weights: list[float], errors: float) -> bool:
    """Whether the best is better beyond doubt, world compared with world."""
    gaps = [one - other for one, other in zip(best.chances, trial.chances, strict=True)]
    mean = _mean(gaps, weights)
    square = sum([(weight * (gap - mean)) ** 2 for gap, weight in zip(gaps, weights, strict=True)])
    return mean > errors * sqrt(square) / max(1e-9, sum(weights))
