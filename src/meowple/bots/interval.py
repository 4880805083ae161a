"""How sure a mean of values from 0 to 1 is: its 95 % interval, from the values seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

_DOUBT: Final = 0.05
_SIGMAS: Final = 1.96
_TIGHTEST_AT: Final = 200
"""The number of values at which the interval for any time is as narrow as it can be."""


class Interval(NamedTuple):
    """Where the true mean lies, with 95 %."""

    low: float
    high: float

    def side_of(self, target: float) -> bool | None:
        """Whether the mean lies above `target`; None while the interval holds it."""
        return None if self.low <= target <= self.high else self.low > target


def interval(values: Sequence[float]) -> Interval:
    """For a number of values that was fixed before.

    Wilson's interval with the correction for continuity (Newcombe 1998, method 4): all true means
    from which the one seen is no further away than 1.96 standard errors *at that true mean*. So it
    never has no width, and holds for few values and for means near 0 or 1 too, where Wilson's
    without the correction, and intervals from the spread seen alone, do not.

    Values between 0 and 1, such as the halves of a pair, spread less than wins and losses do, and
    count as so many more; not more than twice as many, since few values tell little of the spread.
    """
    mean = sum(values) / len(values)
    n, z = len(values) / _spread(values, mean), _SIGMAS**2
    below = _SIGMAS * math.sqrt(max(0.0, z - 2 - 1 / n + 4 * mean * (n * (1 - mean) + 1)))
    above = _SIGMAS * math.sqrt(max(0.0, z + 2 - 1 / n + 4 * mean * (n * (1 - mean) - 1)))
    low = (2 * n * mean + z - 1 - below) / (2 * (n + z))
    high = (2 * n * mean + z + 1 + above) / (2 * (n + z))
    return Interval(min(mean, max(0.0, low)), max(mean, min(1.0, high)))


def _spread(values: Sequence[float], mean: float) -> float:
    """How widely values spread, compared with as many that are 0 or 1: 0.5 to 1."""
    widest = mean * (1 - mean)
    if widest <= 0.0:
        return 1.0
    return min(1.0, max(0.5, _variance([*values, 0.0, 1.0]) / widest))


def interval_at_any_time(values: Sequence[float]) -> Interval:
    """For one who looks again and again, and stops when pleased with what is seen.

    The mean stays within it at all looks together with 95 %: the asymptotic confidence sequence
    with a normal mixture (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas 2024). Two made-up values, a
    loss and a win, keep it from vanishing while all values are alike.
    """
    count = len(values)
    mean = sum(values) / count
    doubts = -2 * math.log(_DOUBT)
    mixture = (doubts + math.log(doubts) + 1) / _TIGHTEST_AT
    grown = count * mixture + 1
    width = 2 * grown / (count**2 * mixture) * math.log(math.sqrt(grown) / _DOUBT)
    half = math.sqrt(_variance([*values, 0.0, 1.0]) * width)
    return Interval(max(0.0, mean - half), min(1.0, mean + half))


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
