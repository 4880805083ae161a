"""Ideas tried in imagined worlds, all in the same ones, until the best stands out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2, sqrt
from typing import Final, Generic, TypeVar

from meowple.bots.hurry import HURRY

M = TypeVar("M")

SURE: Final = 2.5
"""Standard errors behind the best at which an idea is hopeless."""

World = tuple[Callable[[M], float], float]
"""How well an idea does in one world, from 0 to 1; and how much that world counts."""


class Trial(Generic[M]):
    """How one idea did: its chances to win, world by world."""

    __slots__ = ("chances", "move")

    def __init__(self, move: M) -> None:
        self.move = move
        self.chances: list[float] = []


class Race(Generic[M]):
    """Ideas in the worlds they were tried in. After each batch of worlds hopeless ideas are
    dropped; the budget is the number of tries. With `halves` the worse half is given up besides,
    again and again, so that most tries are left for the best two: each half gets as many tries."""

    def __init__(
        self,
        ideas: Sequence[M],
        imagined: Callable[[], World[M]],
        budget: int,
        batch: int,
        halves: bool = False,
    ) -> None:
        self.left = [Trial(move) for move in ideas]
        """Those that may still turn out to be the best."""
        self.dropped: list[Trial[M]] = []
        """Those that may not, the last one dropped first."""
        self.weights: list[float] = []
        """How much each world counts."""
        a_half = budget / max(1, ceil(log2(max(2, len(ideas)))))
        until = budget - a_half
        while (tries := len(self.left)) > 1 and budget >= tries and not HURRY.is_over(tries):
            attempt, weight = imagined()
            for trial in self.left:
                trial.chances.append(attempt(trial.move))
            self.weights.append(weight)
            budget -= tries
            if len(self.weights) % batch == 0:
                self._drop()
            if halves and budget <= until:
                until -= a_half
                self._halve()

    def _drop(self) -> None:
        best = self.ranked()[0]
        self._leave([one for one in self.left if one is not best and self.behind(one, best, SURE)])

    def _halve(self) -> None:
        """The first idea stays: others have to be better than that."""
        first = self.left[0]
        if len(self.left) > 2:
            worse = self.ranked()[ceil(len(self.left) / 2) :]
            self._leave([one for one in worse if one is not first])

    def _leave(self, hopeless: list[Trial[M]]) -> None:
        self.dropped = hopeless + self.dropped
        self.left = [one for one in self.left if one not in hopeless]

    def ranked(self) -> list[Trial[M]]:
        """The best of those left first; among equals the one thought of first."""
        return sorted(self.left, key=lambda trial: -self.mean(trial))

    def chosen(self, trust: float) -> Trial[M]:
        """The best, or the first, if that is not better by so many standard errors: worlds are
        few."""
        best, first = self.ranked()[0], self.left[0]
        return best if self.behind(first, best, trust) else first

    def mean(self, trial: Trial[M]) -> float:
        """The chance to win of an idea."""
        return _mean(trial.chances, self.weights[: len(trial.chances)])

    def behind(self, trial: Trial[M], best: Trial[M], errors: float) -> bool:
        """Whether the best is better beyond doubt, world compared with world."""
        mean, error = self.gap(trial, best)
        return mean > errors * error

    def gap(self, trial: Trial[M], best: Trial[M]) -> tuple[float, float]:
        """How much better the best is in the worlds both were tried in, and the standard error."""
        pairs = zip(best.chances, trial.chances, strict=False)  # as far as both were tried
        return estimate([one - other for one, other in pairs], self.weights)


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
    than the first must be better by `trust` standard errors."""
    race = Race(ideas, imagined, budget, batch)
    chosen = race.chosen(trust)
    enough = race.mean(chosen) - near
    others = [one for one in race.left if one is not chosen and near > 0.0]
    return [chosen.move, *[one.move for one in others if race.mean(one) >= enough]]


def estimate(values: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """The mean of what was found in the first worlds, and its standard error."""
    mean = _mean(values, weights[: len(values)])
    pairs = zip(values, weights, strict=False)
    squares = [(weight * (value - mean)) ** 2 for value, weight in pairs]
    return mean, sqrt(sum(squares)) / max(1e-9, sum(weights[: len(values)]))


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    total = sum(weights)
    if total <= 0.0:
        return 0.0
    return sum([value * weight for value, weight in zip(values, weights, strict=True)]) / total
