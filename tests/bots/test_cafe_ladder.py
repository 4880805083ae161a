"""The levels of `cafe` form a ladder."""

from __future__ import annotations

import pytest

from meowple.bots.ladder import Contest, decide, run


def test_the_cat_beats_the_kitten_in_a_sample() -> None:
    result = run(Contest("cafe", "kitten", "cat", {}), 10, processes=1)
    assert result.share >= 0.65, result


def test_the_tiger_beats_the_cat_in_a_sample() -> None:
    """Few games and a small budget: only a tiger gone wrong would fail here."""
    result = run(Contest("cafe", "cat", "tiger", {}, budget=32), 4, processes=1)
    assert result.share >= 0.5, result


@pytest.mark.long
def test_the_cat_wins_two_thirds_against_the_kitten() -> None:
    result = decide(Contest("cafe", "kitten", "cat", {}), target=0.65)
    print(f"\ncat against kitten: {result}")
    assert result.side_of(0.65), result


@pytest.mark.long
def test_the_tiger_beats_the_cat() -> None:
    result = decide(Contest("cafe", "cat", "tiger", {}), target=0.5)
    print(f"\ntiger against cat: {result}")
    assert result.side_of(0.5), result
