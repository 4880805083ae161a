"""Ideas that race in the same worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from meowple.bots.trials import Race, World, near_ideas

WORTH = {"good": 0.6, "fair": 0.55, "poor": 0.3, "bad": 0.1}


def worlds(seed: int, noise: float = 0.2) -> Callable[[], World[str]]:
    """Worlds in which all ideas share most of their luck."""
    rng = Random(seed)

    def another() -> World[str]:
        luck = rng.uniform(-noise, noise)
        return (lambda idea: WORTH[idea] + luck + rng.uniform(-noise, noise) / 4), 1.0

    return another


@pytest.mark.parametrize("halves", [False, True])
def test_the_best_idea_is_found_and_the_budget_kept(halves: bool) -> None:
    for seed in range(20):
        race = Race(list(WORTH), worlds(seed), 200, 8, halves)
        tried = [*race.left, *race.dropped]
        assert {one.move for one in tried} == set(WORTH)
        assert sum(len(one.chances) for one in tried) <= 200
        assert race.ranked()[0].move == "good"


def test_who_halves_leaves_most_tries_to_the_best_two() -> None:
    race = Race(list(WORTH), worlds(1, noise=3.0), 400, 1000, halves=True)
    assert len(race.left) == 2
    assert all(len(one.chances) == 50 for one in race.dropped)
    assert all(len(one.chances) == 150 for one in race.left)


def test_the_gap_is_measured_world_by_world() -> None:
    """The luck that all share cancels out: the gap is far surer than what each is worth."""
    race = Race(["good", "fair"], worlds(2, noise=0.4), 100, 1000)
    good, fair = race.left
    gap, error = race.gap(fair, good)
    assert gap == pytest.approx(0.05, abs=3 * error)
    assert error < 0.02
    assert race.gap(good, good) == (0.0, 0.0)


def test_another_idea_than_the_first_must_be_surely_better() -> None:
    assert near_ideas(["fair", "good"], worlds(3, noise=4.0), 20, 9.0, 1000, 0.0) == ["fair"]
    assert near_ideas(["fair", "good"], worlds(3, noise=0.1), 200, 2.0, 1000, 0.0) == ["good"]
    assert set(near_ideas(["fair", "good"], worlds(3), 200, 0.0, 1000, 0.2)) == {"fair", "good"}


def test_without_a_budget_the_first_idea_is_taken() -> None:
    assert near_ideas(["fair", "good"], worlds(4), 0, 0.0, 8, 0.0) == ["fair"]
