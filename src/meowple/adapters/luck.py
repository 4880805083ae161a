"""Luck told answer by answer, for those who want to see each draw before it happens.

A step is pure, so it can be run again with one more answer, until it asks for no more. A draw out
of many is told in digits, each out of few: which of 70,980 is a row of three digits out of 60, 91
and 13.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from meowple.core.game import MeowpleError

OUTCOMES: Final = 100
"""No digit is out of more."""


class Unanswered(Exception):
    """Luck has to say more: one of so many outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Answers:
    """Chance that says what it was told; then it asks. What is certain is not asked for."""

    def __init__(self, answers: Sequence[int]) -> None:
        self._answers = answers
        self._used = 0

    def below(self, n: int) -> int:
        answer = 0
        for digit in digits(n):
            if self._used == len(self._answers):
                raise Unanswered(digit)
            answer = answer * digit + self._answers[self._used]
            self._used += 1
        return answer


@cache
def digits(n: int) -> tuple[int, ...]:
    """Numbers of at most `OUTCOMES` whose product is `n`, the fewest that the factors of `n`, taken
    in order, allow."""
    found: list[int] = []
    for factor in _factors(n):
        if found and found[-1] * factor <= OUTCOMES:
            found[-1] *= factor
        else:
            found.append(factor)
    if any(digit > OUTCOMES for digit in found):
        raise MeowpleError(f"a draw out of {n} cannot be told in digits of at most {OUTCOMES}")
    return tuple(found)


def _factors(n: int) -> list[int]:
    """The prime factors, the smallest first."""
    found, factor = [], 2
    while n > 1:
        while n % factor == 0:
            found.append(factor)
            n //= factor
        factor += 1
    return found
