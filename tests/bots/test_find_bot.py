"""The bots there are."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean
from typing import Any

import pytest

from meowple import Match, MeowpleError
from meowple.bots import LEVELS, RANDOM, find_bot
from meowple.games import ALL
from meowple.games.cafe.moves import PASS, TAKE_BACK

NAMES = [one.name for one in ALL]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_a_bot_of_every_level(name: str, level: str) -> None:
    assert find_bot(name, level).level == level


def test_an_unknown_game_or_level_is_named() -> None:
    with pytest.raises(MeowpleError, match=r"no game called 'chess'; there are: .*tail"):
        find_bot("chess", "cat")
    with pytest.raises(
        MeowpleError, match="no bot called 'puma'; there are: kitten, cat, tiger, lion"
    ):
        find_bot("tail", "puma")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["sealed", "tiles", "dash"])
def test_a_game_without_bots_is_played_by_plain_ones(name: str, level: str) -> None:
    match: Match[Any, Any, Any, Any] = Match(name, 3, seed=level)
    bot, rng = find_bot(name, level), Random(1)
    assert bot.level == level
    while match.outcome is None:
        seat = min(match.to_act)
        plan = bot.choose(match.view(seat), match.moves(seat), rng, bot.budget)
        assert 0 < plan.after < 10_000
        match.play(seat, plan.move)


def test_a_plain_bot_takes_each_of_its_moves_equally_often() -> None:
    bot, rng = find_bot("sealed", "cat"), Random(3)
    taken = Counter(bot.choose(None, "abc", rng, 0).move for _ in range(3000))
    assert all(900 < taken[move] < 1100 for move in "abc")


def test_in_a_race_the_plain_bots_of_higher_levels_are_quicker() -> None:
    rng = Random(4)
    means = [
        fmean(find_bot("dash", level).choose(None, "abc", rng, 0).after for _ in range(500))
        for level in LEVELS
    ]
    assert means == sorted(means, reverse=True)
    assert 700 < means[-1] < means[0] < 3_000


@pytest.mark.parametrize("name", [*NAMES, "sealed", "tiles", "dash"])
def test_random_play_ends(name: str) -> None:
    bot, rng, made = find_bot(name, RANDOM), Random(5), set()
    for seed in range(3):
        match: Match[Any, Any, Any, Any] = Match(name, 2, seed=seed)
        for _ in range(3_000):
            if match.outcome is not None:
                break
            seat = min(match.to_act)
            plan = bot.choose(match.view(seat), match.moves(seat), rng, bot.budget)
            made.add(type(plan.move))
            match.play(seat, plan.move, reaction=plan.after if match.game.race else None)
        assert match.outcome is not None
    assert made


def test_random_play_never_takes_back_unless_nothing_else_is_left() -> None:
    bot, rng = find_bot("cafe", RANDOM), Random(1)
    moves = [TAKE_BACK, PASS]
    assert {bot.choose(None, moves, rng, 0).move for _ in range(50)} == {PASS}
    assert bot.choose(None, [TAKE_BACK], rng, 0).move == TAKE_BACK


def test_random_play_of_fits_lays_boxes_and_cats() -> None:
    """Not a nap a turn: with two seats a match takes more than thirty moves."""
    bot, rng = find_bot("fits", RANDOM), Random(2)
    lengths = []
    for seed in range(5):
        match: Match[Any, Any, Any, Any] = Match("fits", 2, seed=seed)
        while match.outcome is None:
            seat = min(match.to_act)
            match.play(seat, bot.choose(match.view(seat), match.moves(seat), rng, 0).move)
        lengths.append(len(match.entries))
    assert fmean(lengths) > 30
