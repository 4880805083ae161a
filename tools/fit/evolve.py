"""Numbers that win, found by play: an evolution strategy that learns which changes go together.

CMA-ES (Hansen 2016, arXiv 1604.00772) in its plain form: each generation tries some changes around
the present numbers, moves towards the better half of them, and learns how far and in which
directions to try next. Play is noisy, so a generation is compared in the same deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

WIDEST: Final = 1.0
"""Changes never get wider than they were at first."""


class Evolution:
    """The present numbers, and how to look for better ones."""

    def __init__(self, begun: Sequence[float], scale: Sequence[float], tries: int) -> None:
        self.begun, self.scale = np.array(begun), np.array(scale)
        self.tries = tries
        self.width = 1.0
        self._rng = np.random.default_rng(0)
        size, half = len(begun), tries // 2
        weights = np.log(half + 0.5) - np.log(np.arange(1, half + 1))
        self._weights: Any = weights / weights.sum()
        self._at: Any = np.zeros(size)
        self._spread: Any = np.eye(size)
        self._path: Any = np.zeros(size)
        self._drift: Any = np.zeros(size)
        self._generation = 0

    @property
    def numbers(self) -> list[float]:
        """The present ones."""
        return [float(each) for each in self.begun + self.scale * self._at]

    def step(self, judged: Callable[[list[float]], float]) -> None:
        """One generation; what is judged higher is better."""
        lengths, axes = np.linalg.eigh(self._spread)
        lengths = np.sqrt(np.maximum(lengths, 1e-12))
        changes = self._rng.standard_normal((self.tries, len(self.begun))) * lengths @ axes.T
        tried = [self._at + self.width * change for change in changes]
        scores = [judged([float(x) for x in self.begun + self.scale * each]) for each in tried]
        best = np.argsort(scores)[::-1][: len(self._weights)]
        self._learn(changes[best], lengths, axes)

    def _learn(self, changes: Any, lengths: Any, axes: Any) -> None:
        size, weights = len(self.begun), self._weights
        mass = 1 / (weights**2).sum()
        fade = (mass + 2) / (size + mass + 5)
        damp = 1 + fade + 2 * max(0.0, np.sqrt((mass - 1) / (size + 1)) - 1)
        drift = (4 + mass / size) / (size + 4 + 2 * mass / size)
        one = 2 / ((size + 1.3) ** 2 + mass)
        many = min(1 - one, 2 * (mass - 2 + 1 / mass) / ((size + 2) ** 2 + mass))
        usual = np.sqrt(size) * (1 - 1 / (4 * size) + 1 / (21 * size * size))
        self._generation += 1
        moved = weights @ changes
        self._at = self._at + self.width * moved
        straight = axes @ ((axes.T @ moved) / lengths)
        self._path = (1 - fade) * self._path + np.sqrt(fade * (2 - fade) * mass) * straight
        length = np.linalg.norm(self._path)
        settled = length / np.sqrt(1 - (1 - fade) ** (2 * self._generation))
        calm = settled < (1.4 + 2 / (size + 1)) * usual
        more = calm * np.sqrt(drift * (2 - drift) * mass) * moved
        self._drift = (1 - drift) * self._drift + more
        seen = sum(
            weight * np.outer(each, each) for weight, each in zip(weights, changes, strict=True)
        )
        self._spread = (
            (1 - one - many) * self._spread + one * np.outer(self._drift, self._drift) + many * seen
        )
        self.width = min(WIDEST, self.width * float(np.exp(fade / damp * (length / usual - 1))))
