"""Where a choice is sealed, no level can be foreseen by one who has its code but not its dice."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest
from tests.contract.snapshot import wire

from meowple import Match
from meowple.bots import find_bot
from meowple.bots.cafe.ideas import NEAR, near_best
from meowple.bots.cafe.sketch import sketch
from meowple.bots.cafe.taste import TASTE
from meowple.bots.cafe.wishes import mood

Asked = tuple[Any, Any]
DICE = 5
FEW = 30
"""Iterations, so that the tiger does not take long here."""


@cache
def sealed_questions(count: int) -> tuple[Asked, ...]:
    """What cats are asked at tables of `cafe` where they choose in secret."""
    found: list[Asked] = []
    for seed in range(count):
        match: Match[Any, Any, Any, Any] = Match("cafe", 2, seed=seed)
        rng, cat = Random(seed), find_bot("cafe", "cat")
        while match.outcome is None:
            seat = min(match.to_act)
            view, moves = match.view(seat), match.moves(seat)
            if view.phase == "draw" and len(moves) > 1:
                found.append((view, moves))
            match.play(seat, cat.choose(view, moves, rng, 0).move)
    return tuple(Random("some").sample(found, count))


@pytest.mark.parametrize(
    ("level", "most"), [("kitten", 0.6), ("cat", 0.8), ("tiger", 0.7), ("lion", 0.8)]
)
def test_with_other_dice_a_bot_often_seals_something_else(level: str, most: float) -> None:
    bot, same, pairs = find_bot("cafe", level), 0, 0
    for number, (view, moves) in enumerate(sealed_questions(25)):
        dice = [Random(f"{number}/{die}") for die in range(DICE)]
        sealed = [wire(bot.choose(view, moves, rng, FEW).move) for rng in dice]
        same += sum(sealed[one] == sealed[other] for one in range(DICE) for other in range(one))
        pairs += DICE * (DICE - 1) // 2
    assert same / pairs < most


def test_the_cat_mixes_among_near_equals_alone() -> None:
    cat = find_bot("cafe", "cat")
    for view, moves in sealed_questions(25):
        sketches = [sketch(sheet) for sheet in view.sheets]
        feeling = mood(sketches, view.seat, TASTE)
        near = near_best(view, moves, sketches[view.seat], feeling)
        assert all(cat.choose(view, moves, Random(n), 0).move in near for n in range(DICE))
        assert set(near) >= set(near_best(view, moves, sketches[view.seat], feeling, 0.0))
    assert NEAR < 0.5, "half a point is no longer nearly nothing"


def test_what_lies_open_is_chosen_for_its_worth_alone() -> None:
    """A die is taken in sight of all: there is nothing to hide, and the cat takes the best one."""
    match: Match[Any, Any, Any, Any] = Match("cafe", 2, seed=1)
    view, moves, cat = match.view(0), match.moves(0), find_bot("cafe", "cat")
    assert len(moves) > 1
    assert len({cat.choose(view, moves, Random(n), 0).move for n in range(20)}) == 1
