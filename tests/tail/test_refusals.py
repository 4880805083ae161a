"""Every illegal thing has a reason that a person understands, and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from meowple.core.game import Millis, Refused, Seat, When
from meowple.games.tail import GAME
from meowple.games.tail.legal import WHY_NOT
from meowple.games.tail.moves import (
    CALL,
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    PUT_DOWN,
    READY,
    SUPER_PEEK,
    Keep,
    Move,
    Peek,
    Swap,
    Take,
)
from tests.tail.pictures import picture

EVERY_MOVE: tuple[Move, ...] = (
    PUT_DOWN,
    DRAW,
    Take(0),
    Keep(0),
    DISCARD,
    Swap(0, Seat(1), 0),
    Peek(0),
    SUPER_PEEK,
    DECLINE,
    CALL,
    END_TURN,
    READY,
)
TABLE = """
    pile 5 6
    discards 8 2
    0: 3 9 S 0
    1: 1 D 7 4
"""
ASKED = {
    "opening 0 1": "put_down_first",
    "turn 0": "draw_or_take_first",
    "turn 0 drew 5": "keep_or_discard_first",
    "turn 0 shows S": "use_or_decline_first",
    "turn 0 shows P": "use_or_decline_first",
    "turn 0 shows D": "use_or_decline_first",
    "turn 0 shows X": "use_or_decline_first",
    "turn 0 looks 0.1": "put_down_first",
    "turn 0 may call": "call_or_end_first",
    "between 0 1": "between_rounds",
    "over": "game_over",
}


# tail 2.3, 3.2, 4.2, 5.1, 8.2
@pytest.mark.parametrize("asked", ASKED)
def test_a_seat_that_does_something_else_is_told_what_it_is_asked(asked: str) -> None:
    table = picture(asked + TABLE)
    for move in EVERY_MOVE:
        if move not in table.moves(0):
            why = table.why_not(0, move)
            another = "shows" in asked and move in (Swap(0, Seat(1), 0), Peek(0), SUPER_PEEK)
            assert why == ("another_special" if another else ASKED[asked]), move


# tail 2.4
@pytest.mark.parametrize("asked", [asked for asked in ASKED if asked.startswith("turn")])
def test_a_seat_not_in_turn_is_told_so(asked: str) -> None:
    table = picture(asked + TABLE)
    assert table.moves(1) == ()
    assert {table.why_not(1, move) for move in EVERY_MOVE} == {"not_your_turn"}


# tail 2.3, 8.2
@pytest.mark.parametrize(
    ("asked", "whys"),
    [("opening 0", {"not_waited_for"}), ("between 0", {"not_waited_for", "between_rounds"})],
)
def test_a_seat_that_is_done_is_told_that_nobody_waits_for_it(asked: str, whys: set[str]) -> None:
    table = picture(asked + TABLE)
    assert {table.why_not(1, move) for move in EVERY_MOVE} == whys


# tail 3.1, 3.2, 4.1, 4.2
@pytest.mark.parametrize("place", [-1, 4, 99])
@pytest.mark.parametrize(
    ("asked", "move"),
    [
        ("turn 0", Take),
        ("turn 0 drew 5", Keep),
        ("turn 0 shows P", Peek),
        ("turn 0 shows S", lambda place: Swap(place, Seat(1), 0)),
        ("turn 0 shows S", lambda place: Swap(0, Seat(1), place)),
    ],
)
def test_a_row_has_four_places(asked: str, move: Any, place: int) -> None:
    assert picture(asked + TABLE).why_not(0, move(place)) == "no_such_place"


def test_what_is_no_move_is_refused() -> None:
    table = picture("turn 0" + TABLE)
    nonsense: Any
    for nonsense in ("draw", None, 7, object(), Take, {"type": "draw"}):
        with pytest.raises(Refused, match="not_a_move"):
            GAME.play(table.state, Seat(0), nonsense, When(Millis(0)), table._wanted(""))


def test_every_reason_of_the_rules_is_shown_by_a_test() -> None:
    rules = Path(__file__).parents[2] / "src/meowple/games/tail"
    pages = "".join(page.read_text() for page in rules.glob("*.py"))
    given = {*re.findall(r'Refused\("(\w+)"', pages), *WHY_NOT.values()}
    tests = "".join(page.read_text() for page in Path(__file__).parent.glob("test_*.py"))
    assert {key for key in given if f'"{key}"' not in tests} == set()
