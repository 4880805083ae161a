"""The levels of `cafe` and of `fits` form a ladder. (That of `tail` is in test_ladder.py.)"""

from __future__ import annotations

import pytest

from meowple.bots.ladder import Contest, decide, run

GAMES = pytest.mark.parametrize("game", ["cafe", "fits"])


@GAMES
def test_the_cat_beats_the_kitten_in_a_sample(game: str) -> None:
    result = run(Contest(game, "kitten", "cat", {}), 15, processes=1)
    assert result.share >= 0.65, result


def test_the_tiger_of_cafe_is_no_weaker_than_the_cat_in_a_sample() -> None:
    """Few games and a small budget: only a tiger gone wrong would fail here."""
    result = run(Contest("cafe", "cat", "tiger", {}, budget=32), 4, processes=1)
    assert result.share >= 0.5, result


def test_the_tiger_of_fits_beats_the_kitten_in_a_sample() -> None:
    """The cat thinks as the tiger does, so with few games and a small budget they seem alike."""
    result = run(Contest("fits", "kitten", "tiger", {}, budget=30), 8, processes=1)
    assert result.share >= 0.65, result


@GAMES
@pytest.mark.long
def test_the_cat_wins_two_thirds_against_the_kitten(game: str) -> None:
    result = decide(Contest(game, "kitten", "cat", {}), target=0.65)
    print(f"\ncat against kitten at {game}: {result}")
    assert result.side_of(0.65), result


@GAMES
@pytest.mark.long
def test_the_tiger_beats_the_cat(game: str) -> None:
    result = decide(Contest(game, "cat", "tiger", {}), target=0.5)
    print(f"\ntiger against cat at {game}: {result}")
    assert result.side_of(0.5), result
