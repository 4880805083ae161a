"""How sure a mean is: half of its 95 % interval, from the values seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

_DOUBT: Final = 0.05
_TIGHTEST_AT: Final = 200
"""The number of values at which the interval for any time is as narrow as it can be."""


def margin(values: Sequence[float]) -> float:
    """For a number of values that was fixed before."""
    return 1.96 * math.sqrt(_variance(values) / len(values))


def margin_at_any_time(values: Sequence[float]) -> float:
    """For one who looks again and again, and stops when pleased with what is seen.

    The mean stays within this margin at all looks together with 95 %: the asymptotic confidence
    sequence with a normal mixture (Waudby-Smith, Arbour, Sinha, Kennedy, Ramdas 2024). Two made-up
    values, a loss and a win, keep it from vanishing while all values are alike.
    """
    count = len(values)
    doubts = -2 * math.log(_DOUBT)
    mixture = (doubts + math.log(doubts) + 1) / _TIGHTEST_AT
    grown = count * mixture + 1
    width = 2 * grown / (count**2 * mixture) * math.log(math.sqrt(grown) / _DOUBT)
    return math.sqrt(_variance([*values, 0.0, 1.0]) * width)


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
