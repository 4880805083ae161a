"""Every illegal thing has a reason that a person understands, and changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from meowple.core.game import Millis, Refused, Seat, When
from meowple.games.cafe import GAME
from meowple.games.cafe.moves import PASS, TAKE_BACK, Draw, Move, Take
from meowple.games.cafe.sheet import CUSHION, HOUSE, MOUSE
from meowple.pictures.cafe import Dice
from tests.cafe.pictures import EMPTY, picture
from tests.wanted_words import refusals

DRAFT = f"""
    dice 1 3 6
    0: {EMPTY}
    1: {EMPTY}
"""
DRAWING = f"""
    taken 6 4
    central 4
    0: ...|. ...Y.. ..|... ...... .|.. paws 2-1 cats C2
    1: {EMPTY} paws 4-4 cats H0,Y0,F0,B0,C0,M0 sealed pass back 20
    2: {EMPTY} sealed pass
"""
OVER = f"""
    over
    idle 3
    taken 6 4
    central 4
    0: {EMPTY}
    1: {EMPTY}
"""

WHY: dict[str, list[tuple[str, int, Move]]] = {
    "dice_first": [(DRAFT, 0, PASS), (DRAFT, 1, Draw(MOUSE, 2, 4)), (DRAFT, 0, TAKE_BACK)],
    "not_your_turn": [(DRAFT, 1, Take(3))],
    "no_such_die": [(DRAFT, 0, Take(2)), (DRAFT, 0, Take(0)), (DRAFT, 0, Take(10**12))],
    "dice_are_taken": [(DRAWING, 0, Take(4)), (DRAWING, 2, Take(6))],
    "already_chosen": [(DRAWING, 2, PASS), (DRAWING, 1, Draw(MOUSE, 2, 4))],
    "nothing_to_take_back": [(DRAWING, 0, TAKE_BACK)],
    "taken_back_too_often": [(DRAWING, 1, TAKE_BACK)],
    "no_such_item": [(DRAWING, 0, Draw(0, 2, 4)), (DRAWING, 0, Draw(7, 2, 4))],
    "no_such_cell": [
        *[(DRAWING, 0, Draw(MOUSE, *post)) for post in ((1, 4), (3, 3), (5, 2))],
        *[(DRAWING, 0, Draw(MOUSE, *off)) for off in ((0, 4), (6, 4), (2, 0), (2, 7), (1, 6))],
        (DRAWING, 0, Draw(MOUSE, -1, 10**12)),
    ],
    "cell_is_full": [(DRAWING, 0, Draw(MOUSE, 2, 4)), (DRAWING, 0, Draw(HOUSE, 2, 4, 1))],
    "cat_without_house": [(DRAWING, 0, Draw(MOUSE, 3, 4, CUSHION))],
    "choose_a_cat": [(DRAWING, 0, Draw(HOUSE, 3, 4))],
    "no_such_cat": [(DRAWING, 0, Draw(HOUSE, 3, 4, cat)) for cat in (0, 7, -1)],
    "cat_is_scored": [(DRAWING, 0, Draw(HOUSE, 3, 4, CUSHION))],
    "all_cats_scored": [(DRAWING.replace("sealed pass back 20", ""), 1, Draw(HOUSE, 3, 4, 1))],
    "too_few_paws": [(DRAWING, 0, Draw(MOUSE, 3, 6)), (DRAWING, 0, Draw(HOUSE, 3, 4, 1))],
    "game_over": [(OVER, 0, move) for move in (Take(4), PASS, TAKE_BACK, Draw(MOUSE, 3, 4))],
}
CASES = [(key, *case) for key, cases in WHY.items() for case in cases]


@pytest.mark.parametrize(("key", "text", "seat", "move"), CASES, ids=[case[0] for case in CASES])
def test_an_illegal_move_is_refused_with_its_reason(
    key: str, text: str, seat: int, move: Move
) -> None:
    assert picture(text).why_not(seat, move) == key


def test_every_reason_in_the_rules_is_tried_here() -> None:
    assert set(WHY) | {"not_a_move", "nothing_due"} == refusals("games/cafe")


@pytest.mark.parametrize("thing", [None, 3, "pass", ("take", 3)])
def test_what_is_no_move_at_all_is_refused_too(thing: Any) -> None:
    with pytest.raises(Refused, match="not_a_move"):
        GAME.play(picture(DRAFT).state, Seat(0), thing, When(Millis(0)), Dice(""))


def test_the_table_never_acts_by_itself() -> None:
    for text in (DRAFT, DRAWING, OVER):
        assert GAME.wakes_at(picture(text).state) is None
        with pytest.raises(Refused, match="nothing_due"):
            GAME.wake(picture(text).state, Millis(0), Dice(""))


def test_a_refusal_says_what_is_missing() -> None:
    with pytest.raises(Refused) as refused:
        GAME.play(picture(DRAWING).state, Seat(0), Draw(MOUSE, 3, 6), When(Millis(0)), Dice(""))
    assert refused.value.details == {"cost": 2, "paws": 1}
