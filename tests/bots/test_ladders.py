"""The levels of every game form a ladder."""

from __future__ import annotations

import pytest
from tests.contract.case import Rung
from tests.contract.cases import case_of
from tests.declared import our_games, over

from meowple.bots import LEVELS
from meowple.lab.ladder import contest, decide, run

RUNGS = [
    pytest.param(game, rung, id=f"{game}-{rung.weaker}-{rung.stronger}")
    for game in our_games()
    for rung in case_of(game).ladder
]
GAMES = pytest.mark.parametrize("game", [game for game in our_games() if case_of(game).ladder])


@over("ladder")
def test_each_level_but_the_first_is_above_another_one(game: str, told: tuple[Rung, ...]) -> None:
    assert [rung.stronger for rung in told] == list(LEVELS[1:])
    assert all(LEVELS.index(rung.weaker) < LEVELS.index(rung.stronger) for rung in told)


@pytest.mark.parametrize(("game", "rung"), RUNGS)
def test_the_stronger_level_wins_in_a_sample(game: str, rung: Rung) -> None:
    """Few games, some with a small budget: only a bot gone wrong would fail here."""
    budget = "" if rung.budget is None else f"@{rung.budget}"
    cell = contest(game, rung.weaker + budget, rung.stronger + budget, rung.options)
    result = run(cell, rung.pairs)
    assert rung.share <= result.share <= rung.most, result


@GAMES
@pytest.mark.long
def test_the_cat_wins_two_thirds_against_the_kitten(game: str) -> None:
    options = case_of(game).ladder[0].options
    result = decide(contest(game, "kitten", "cat", options), target=0.65, processes=2)
    print(f"\ncat against kitten at {game}: {result}")
    assert result.side_of(0.65), result


@GAMES
@pytest.mark.long
def test_the_tiger_beats_the_cat(game: str) -> None:
    options = case_of(game).ladder[0].options
    result = decide(contest(game, "cat", "tiger", options), target=0.5, processes=2)
    print(f"\ntiger against cat at {game}: {result}")
    assert result.side_of(0.5), result


@GAMES
@pytest.mark.long
def test_the_lion_beats_the_tiger(game: str) -> None:
    options = case_of(game).ladder[0].options
    result = decide(contest(game, "tiger", "lion", options), target=0.5, processes=2)
    print(f"\nlion against tiger at {game}: {result}")
    assert result.side_of(0.5), result
    assert result.pace[1] < 500, "a lion thinks half a second at most, on average"
