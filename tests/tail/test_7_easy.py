"""Section 7 of the rules: the easy variant for small children."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.tail.moves import (
    DECLINE,
    DISCARD,
    DRAW,
    END_TURN,
    PUT_DOWN,
    READY,
    SUPER_PEEK,
    Keep,
    Options,
    Peek,
    Swap,
    Take,
)
from tests.tail.pictures import Table, deal, picture

EASY = Options(easy=True)


def _table(asked: str, discards: str = "2", row0: str = "3* 9 S 0*") -> Table:
    return picture(
        f"""
        {asked}
        pile 5 6
        discards {discards}
        0: {row0}
        1: D* 1 7 4*
        """,
        EASY,
    )


# tail 7.1
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_two_outer_cards_of_every_row_lie_face_up_for_everyone(seat: int | None) -> None:
    table = deal(2, "3 9 S 0  D 1 7 4  6", EASY)
    assert table.shown_to(seat) == ["3 ? ? 0", "D ? ? 4"]
    for row in table.screen(seat).rows:
        assert [spot.face_up for spot in row] == [True, False, False, True]


# tail 7.1, 2.3
def test_nobody_looks_before_the_first_turn() -> None:
    table = deal(2, "3 9 S 0  D 1 7 4  6", EASY)
    assert table.to_act() == {0}
    assert table.why_not(0, PUT_DOWN) == "draw_or_take_first"
    table.play(0, DRAW, luck="5")


# tail 7.1
def test_the_outer_cards_lie_face_up_in_later_rounds_too() -> None:
    table = picture(
        """
        between 1
        points 4 4
        pile 5 6
        discards 2
        0: 1* 1* 1* 1*
        1: 1* 1* 1* 1*
        """,
        EASY,
    ).play(1, READY, luck="(all) 1 2 5 1  1 1 1 1  6")
    assert table.to_act() == {1}
    assert table.shown_to(None) == ["1 ? ? 1", "1 ? ? 1"]


# tail 7.1
@pytest.mark.parametrize("place", [0, 3])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_card_kept_at_an_outer_place_is_laid_face_up(place: int, seat: int | None) -> None:
    after = _table("turn 0 drew 8").play(0, Keep(place))
    assert after.known_to(seat)[0].split()[place] == "8"
    assert after.shown_to(seat)[0].split()[place] == "8"


# tail 7.1, 3.3
def test_a_card_kept_at_an_inner_place_is_known_to_its_drawer_alone() -> None:
    after = _table("turn 0 drew 8").play(0, Keep(1))
    assert after == _table("turn 0 may call", "2 9", row0="3* 8:0 S 0*")


# tail 7.1
def test_a_card_taken_to_an_outer_place_is_shown_and_to_an_inner_place_is_not() -> None:
    assert _table("turn 0").play(0, Take(0)).shown_to(1)[0] == "2 ? ? 0"
    assert _table("turn 0").play(0, Take(1)).shown_to(1)[0] == "3 ? ? 0"


# tail 7.1, 2.5
def test_a_special_lies_face_up_at_an_outer_place_too_and_has_no_effect_there() -> None:
    table = deal(2, "X 9 S 0  D 1 7 4  6", EASY)
    assert table.shown_to(1) == ["X ? ? 0", "D ? ? 4"]
    assert table.to_act() == {0}


# tail 7.1, 4.2
def test_a_peek_is_for_face_down_cards_only() -> None:
    table = _table("turn 0 shows P", "2 P")
    assert table.moves(0) == (Peek(1), Peek(2), DECLINE)
    assert table.why_not(0, Peek(0)) == "face_up_card"
    assert table.why_not(0, Peek(3)) == "face_up_card"
    assert table.play(0, Peek(2)).shown_to(0)[0] == "3 ? S 0"


# tail 7.1, 4.3
def test_a_super_peek_looks_at_the_inner_cards() -> None:
    table = picture(str(_table("turn 0 shows X", "2 X")).replace("pile", "scanned\npile"), EASY)
    looking = table.play(0, SUPER_PEEK)
    assert looking.screen(1).looking == (1, 2, 5, 6)
    assert looking.shown_to(0) == ["3 9 S 0", "D 1 7 4"]
    assert looking.shown_to(1) == ["3 ? ? 0", "D ? ? 4"]


# tail 7.2
def test_only_face_down_cards_can_be_swapped() -> None:
    table = _table("turn 0 shows S", "2 S")
    swaps = [move for move in table.moves(0) if isinstance(move, Swap)]
    assert {(move.place, move.other) for move in swaps} == {(1, 1), (1, 2), (2, 1), (2, 2)}
    for place, other in [(0, 1), (3, 2), (1, 0), (2, 3), (0, 0)]:
        assert table.why_not(0, Swap(place, Seat(1), other)) == "face_up_card"
    after = table.play(0, Swap(1, Seat(1), 2))
    assert after.known_to(0) == ["3 ? ? 0", "D ? ? 4"]
    assert after.state.rows[1] == 7


# tail 7.2, 5.2
def test_a_face_up_special_is_replaced_at_the_end_like_any_other() -> None:
    table = picture(
        """
        turn 0 drew 9
        called 1 left 1
        pile 5 6
        discards 2
        0: 3* 9 1 0*
        1: D* 1 7 4*
        """,
        EASY,
    ).play(0, DISCARD, luck="5")
    assert table.state.points == ((13, 17),)


# tail 7.2
def test_all_else_is_unchanged() -> None:
    after = _table("turn 0").play(0, Take(1)).play(0, END_TURN)
    assert after == picture(
        """
        turn 1
        pile 5 6
        discards 9
        0: 3* 2* S 0*
        1: D* 1 7 4*
        """,
        EASY,
    )
    assert after.why_not(0, DRAW) == "not_your_turn"


# tail 7.1, 8.1
def test_without_the_variant_outer_cards_lie_face_down() -> None:
    table = picture(str(_table("turn 0")))
    assert table.shown_to(0) == ["? ? ? ?", "? ? ? ?"]
    assert not any(spot.face_up for row in table.view(0).rows for spot in row)
