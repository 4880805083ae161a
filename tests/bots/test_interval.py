"""An interval holds the truth as often as it says, and says something even of four games."""

from __future__ import annotations

from random import Random

import pytest

from meowple.bots.interval import Interval, interval, interval_at_any_time
from meowple.lab.ladder import Pair, standing

TRIES = 1_500


@pytest.mark.parametrize("sure", [interval, interval_at_any_time])
@pytest.mark.parametrize("count", [1, 2, 4, 10, 100])
@pytest.mark.parametrize("value", [0.0, 0.25, 0.5, 1.0])
def test_values_that_are_all_alike_leave_a_doubt(sure: object, count: int, value: float) -> None:
    assert callable(sure)
    low, high = sure([value] * count)
    assert 0.0 <= low <= value <= high <= 1.0
    assert high - low > 1 / (2 * count + 10)


def test_four_games_lost_of_four_are_no_certainty() -> None:
    pairs = [Pair(0.0, (4.0, 6.0), (1.0, 3.0), (100, 100))] * 2
    assert str(standing(pairs)).startswith("0.0 % of 4 games, 95 % interval 0.0–80.2")


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (81, 263, 0.2535, 0.3682),
        (15, 148, 0.0598, 0.1644),
        (0, 20, 0.0, 0.2005),
        (1, 29, 0.0018, 0.1963),
    ],
)
def test_for_wins_and_losses_it_is_wilsons(wins: int, count: int, low: float, high: float) -> None:
    """The examples of Newcombe 1998, method 4."""
    values = [1.0] * wins + [0.0] * (count - wins)
    assert interval(values) == pytest.approx((low, high), abs=2e-4)


def pair(rng: Random, chance: float, together: float) -> float:
    """One seed with both seatings: the same side wins both games in so many of them."""
    first = rng.random() < chance
    second = first if rng.random() < together else rng.random() < chance
    return (first + second) / 2


@pytest.mark.parametrize("count", [5, 10, 30, 100])
@pytest.mark.parametrize("chance", [0.5, 0.7, 0.9, 0.97])
@pytest.mark.parametrize("together", [0.0, 0.5, 1.0])
def test_it_holds_the_truth_nineteen_times_of_twenty(
    count: int, chance: float, together: float
) -> None:
    """Whatever the truth, and however much the two games of a pair go together; what chance adds
    in so many tries is taken off."""
    rng = Random(f"{count} {chance} {together}")
    held = 0
    for _ in range(TRIES):
        low, high = interval([pair(rng, chance, together) for _ in range(count)])
        held += low <= chance <= high
    assert held / TRIES > 0.935


def test_a_side_is_named_once_the_interval_lies_there() -> None:
    assert Interval(0.4, 0.6).side_of(0.5) is None
    assert Interval(0.4, 0.6).side_of(0.3) is True
    assert Interval(0.4, 0.6).side_of(0.7) is False
