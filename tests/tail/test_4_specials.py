"""Section 4 of the rules: swap, peek and super-peek. Draw-two has its own page."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.tail.facts import CardsDown, Declined
from meowple.games.tail.moves import (
    CALL,
    DECLINE,
    DRAW,
    END_TURN,
    PUT_DOWN,
    SUPER_PEEK,
    Keep,
    Move,
    Peek,
    Swap,
    Take,
)
from meowple.pictures.tail import LETTERS
from tests.tail.pictures import Table, picture


def _shows(special: str, extra: str = "") -> Table:
    """Seat 0 has drawn a special."""
    return picture(
        f"""
        turn 0 shows {special}
        {"scanned" if special == "X" else ""}
        {"draws 2" if special == "D" else ""}
        {extra}
        pile 5 6
        discards 2 {special}
        0: 3:0 9 S 0:0
        1: 1:1 D 7 4:1
        2: 8 8 6 5
        """
    )


def _after(special: str, asked: str, row0: str = "3:0 9 S 0:0", row1: str = "1:1 D 7 4:1") -> Table:
    return picture(
        f"""
        {asked}
        pile 5 6
        discards 2 {special}
        0: {row0}
        1: {row1}
        2: 8 8 6 5
        """
    )


# tail 4.1
def test_a_swap_exchanges_one_of_your_cards_with_one_of_another_player() -> None:
    after = _shows("S").play(0, Swap(1, Seat(1), 0))
    assert after == _after("S", "turn 0 may call", row0="3:0 1:1 S 0:0", row1="9 D 7 4:1")


# tail 4.1
def test_any_own_card_can_be_swapped_with_any_card_of_any_other_player() -> None:
    swaps = {move for move in _shows("S").moves(0) if isinstance(move, Swap)}
    assert swaps == {
        Swap(place, Seat(seat), other)
        for place in range(4)
        for seat in (1, 2)
        for other in range(4)
    }


# tail 4.1
def test_nobody_looks_at_swapped_cards() -> None:
    before = _shows("S")
    after = before.play(0, Swap(1, Seat(2), 1))
    for seat in (0, 1, 2, None):
        assert after.known_to(seat) == before.known_to(seat)
    assert not after.told


# tail 4.1
@pytest.mark.parametrize("seat", [-1, 0, 3, 6])
def test_a_swap_needs_a_card_of_another_player(seat: int) -> None:
    assert _shows("S").why_not(0, Swap(1, Seat(seat), 1)) == "no_such_opponent"


# tail 4.1, 6.3
def test_a_player_who_is_out_has_no_card_to_swap() -> None:
    table = picture(
        """
        turn 0 shows S
        out 0 1 0
        pile 5
        discards S
        0: 3 9 S 0
        1: out
        2: 8 8 6 5
        """
    )
    assert table.why_not(0, Swap(1, Seat(1), 1)) == "no_such_opponent"
    swaps = [move for move in table.moves(0) if isinstance(move, Swap)]
    assert {move.seat for move in swaps} == {2}


# tail 4.2
def test_a_peek_looks_at_one_of_your_own_cards() -> None:
    looking = _shows("P").play(0, Peek(1))
    assert looking == _after("P", "turn 0 looks 0.1", row0="3:0 9:0 S 0:0")
    assert looking.shown_to(0) == ["? 9 ? ?", "? ? ? ?", "? ? ? ?"]
    assert looking.shown_to(1) == ["? ? ? ?"] * 3
    after = looking.play(0, PUT_DOWN)
    assert after == _after("P", "turn 0 may call", row0="3:0 9:0 S 0:0")
    assert after.facts == (CardsDown(Seat(0)),)


# tail 4.2
def test_a_peek_is_for_one_card_only() -> None:
    table = _shows("P")
    assert table.moves(0) == (Peek(0), Peek(1), Peek(2), Peek(3), DECLINE)
    looking = table.play(0, Peek(1))
    assert looking.moves(0) == (PUT_DOWN,)
    assert looking.why_not(0, Peek(2)) == "put_down_first"


# tail 4.3
def test_a_super_peek_looks_at_every_face_down_card_on_the_table() -> None:
    looking = _shows("X").play(0, SUPER_PEEK)
    assert looking == picture(
        """
        turn 0 looks all
        scanned
        pile 5 6
        discards 2 X
        0: 3:0 9:0 S:0 0:0
        1: 1:01 D:0 7:0 4:01
        2: 8:0 8:0 6:0 5:0
        """
    )
    assert looking.shown_to(0) == ["3 9 S 0", "1 D 7 4", "8 8 6 5"]
    assert looking.shown_to(1) == looking.shown_to(None) == ["? ? ? ?"] * 3


# tail 4.3
def test_a_super_peek_shows_nothing_of_the_pile() -> None:
    looking = _shows("X").play(0, SUPER_PEEK)
    memory = looking.view(0).memory
    assert memory is not None
    assert memory.unseen == ((5, 6),)
    assert looking.screen(0).pile == 2


# tail 4.3, 5.1
@pytest.mark.parametrize("moves", [(SUPER_PEEK, PUT_DOWN), (DECLINE,)])
def test_the_end_cannot_be_called_in_a_turn_with_a_super_peek(moves: tuple[Move, ...]) -> None:
    table = _shows("X")
    assert table.why_not(0, CALL) == "use_or_decline_first"
    for move in moves:
        table = table.play(0, move)
    assert table.to_act() == {1}
    assert table.why_not(0, CALL) == "not_your_turn"


# tail 4.3
def test_the_super_peek_forbids_the_call_in_that_turn_only() -> None:
    after = _shows("X").play(0, DECLINE).play(1, DRAW, luck="5").play(1, Keep(0))
    assert CALL in after.moves(1)
    own_next = after.play(1, END_TURN).play(2, DRAW, luck="6").play(2, Keep(0)).play(2, END_TURN)
    own_next = own_next.play(0, Take(0))
    assert CALL in own_next.moves(0)


# tail 4.1, 4.2, 4.3, 4.4
@pytest.mark.parametrize("special", "SPDX")
def test_every_use_is_optional(special: str) -> None:
    after = _shows(special).play(0, DECLINE)
    assert after == _after(special, "turn 1" if special == "X" else "turn 0 may call")
    assert after.facts == (Declined(Seat(0), LETTERS.index(special)),)


# tail 4.1, 4.2, 4.3
@pytest.mark.parametrize(
    ("special", "use"), [("S", Swap(0, Seat(1), 0)), ("P", Peek(0)), ("X", SUPER_PEEK)]
)
def test_used_or_not_the_turn_ends(special: str, use: Move) -> None:
    used = _shows(special).play(0, use)
    if special != "S":
        used = used.play(0, PUT_DOWN)
    declined = _shows(special).play(0, DECLINE)
    for table in (used, declined):
        if special != "X":
            assert table.moves(0) == (CALL, END_TURN)
            table = table.play(0, END_TURN)
        assert table.to_act() == {1}


# tail 4.1, 4.2, 4.3
@pytest.mark.parametrize("special", "SPDX")
def test_only_the_special_that_was_drawn_can_be_used(special: str) -> None:
    table = _shows(special)
    uses: dict[str, Move] = {"S": Swap(0, Seat(1), 0), "P": Peek(0), "X": SUPER_PEEK}
    for other in set(uses) - {special}:
        assert table.why_not(0, uses[other]) == "another_special"
    if special != "D":
        assert table.why_not(0, DRAW) == "use_or_decline_first"


# tail 4.7
@pytest.mark.parametrize(
    ("special", "use"), [("S", Swap(0, Seat(1), 0)), ("P", Peek(0)), ("X", SUPER_PEEK)]
)
def test_specials_drawn_after_the_call_work_as_usual(special: str, use: Move) -> None:
    table = picture(
        f"""
        turn 0
        called 2 left 2
        pile 5 {special}
        discards 2
        0: 3:0 9 S 0:0
        1: 1:1 D 7 4:1
        2: 8 8 6 5
        """
    ).play(0, DRAW, luck=special)
    used = table.play(0, use)
    if special == "S":
        assert used.known_to(0) == ["? ? ? 0", "3 ? ? ?", "? ? ? ?"]
    else:
        assert used.shown_to(0)[0] == {"P": "3 ? ? ?", "X": "3 9 S 0"}[special]
        used = used.play(0, PUT_DOWN)
    assert used.to_act() == {1}


# tail 4.7, 4.4
def test_a_draw_two_drawn_after_the_call_works_as_usual() -> None:
    after = _shows("D", "called 2 left 2").play(0, DRAW, luck="5").play(0, Keep(1))
    assert after == picture(
        """
        turn 1
        called 2 left 1
        pile 6
        discards 2 D 9
        0: 3:0 5:0 S 0:0
        1: 1:1 D 7 4:1
        2: 8 8 6 5
        """
    )
