"""Rule 3.3: who knows which card, seen with the eyes of each seat, of spectators and of the out."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.tail.facts import Kept, Peeked, Scanned, Swapped, Took
from meowple.games.tail.moves import (
    DISCARD,
    DRAW,
    END_TURN,
    PUT_DOWN,
    SUPER_PEEK,
    Keep,
    Peek,
    Swap,
    Take,
)
from tests.tail.pictures import Table, picture

TABLE = """
    turn 0
    out 0 0 0 1
    pile 5 S P X 6
    discards 2
    0: 3:0 9 S 0:0
    1: 1:1 D 7 4:1
    2: 8:2 8 6 5:2
    3: out
"""
EVERYBODY = (0, 1, 2, 3, None)


# tail 3.3
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_card_taken_from_the_discard_is_known_to_everybody(seat: int | None) -> None:
    after = picture(TABLE).play(0, Take(1))
    assert after.known_to(seat)[0].split()[1] == "2"


# tail 3.3
@pytest.mark.parametrize(
    ("seat", "row"),
    [(0, "3 5 ? 0"), (1, "? ? ? ?"), (2, "? ? ? ?"), (3, "? ? ? ?"), (None, "? ? ? ?")],
)
def test_a_card_kept_from_the_pile_is_known_to_its_drawer_alone(seat: int | None, row: str) -> None:
    after = picture(TABLE).play(0, DRAW, luck="5").play(0, Keep(1))
    assert after.known_to(seat)[0] == row


# tail 3.3
def test_a_card_laid_over_a_known_one_is_not_known_by_those_who_knew_the_old() -> None:
    table = picture(TABLE.replace("3:0 9", "3* 9:012"))
    after = table.play(0, DRAW, luck="5").play(0, Keep(0)).play(0, END_TURN)
    assert after.known_to(1)[0] == "? 9 ? ?"
    assert after.known_to(None)[0] == "? ? ? ?"


# tail 3.3
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everyone_sees_a_card_laid_on_the_discard_pile(seat: int | None) -> None:
    assert picture(TABLE).play(0, DRAW, luck="5").play(0, Keep(1)).screen(seat).top == 9
    assert picture(TABLE).play(0, DRAW, luck="5").play(0, DISCARD).screen(seat).top == 5


# tail 3.3, 4.1
def test_knowledge_goes_with_the_card_when_it_is_swapped() -> None:
    after = picture(TABLE).play(0, DRAW, luck="S").play(0, Swap(0, Seat(1), 2))
    assert after == picture(
        """
        turn 0 may call
        out 0 0 0 1
        pile 5 P X 6
        discards 2 S
        0: 7 9 S 0:0
        1: 1:1 D 3:0 4:1
        2: 8:2 8 6 5:2
        3: out
        """
    )
    assert after.known_to(0) == ["? ? ? 0", "? ? 3 ?", "? ? ? ?", ""]
    assert after.known_to(1) == ["? ? ? ?", "1 ? ? 4", "? ? ? ?", ""]


# tail 3.3, 4.1
def test_the_one_whose_known_card_is_swapped_away_still_knows_it() -> None:
    after = picture(TABLE).play(0, DRAW, luck="S").play(0, Swap(1, Seat(2), 3))
    assert after.known_to(2) == ["? 5 ? ?", "? ? ? ?", "8 ? ? ?", ""]
    assert after.known_to(0) == ["3 ? ? 0", "? ? ? ?", "? ? ? ?", ""]


# tail 3.3
def test_a_card_everybody_knows_stays_known_to_all_when_it_is_swapped() -> None:
    table = picture(TABLE.replace("1:1 D", "1* D"))
    after = table.play(0, DRAW, luck="S").play(0, Swap(2, Seat(1), 0))
    for seat in EVERYBODY:
        assert after.known_to(seat)[0].split()[2] == "1"
        assert after.known_to(seat)[1].split()[0] == "?"


# tail 3.3, 4.2
def test_a_peek_is_known_to_the_one_who_looks_alone() -> None:
    after = picture(TABLE).play(0, DRAW, luck="P").play(0, Peek(2)).play(0, PUT_DOWN)
    assert after.known_to(0)[0] == "3 ? S 0"
    for seat in (1, 2, 3, None):
        assert after.known_to(seat)[0] == "? ? ? ?"


# tail 3.3, 4.3
def test_a_super_peek_lets_the_one_who_looks_know_every_card_and_nobody_else() -> None:
    after = picture(TABLE).play(0, DRAW, luck="X").play(0, SUPER_PEEK).play(0, PUT_DOWN)
    assert after.known_to(0) == ["3 9 S 0", "1 D 7 4", "8 8 6 5", ""]
    assert after.known_to(1) == ["? ? ? ?", "1 ? ? 4", "? ? ? ?", ""]
    assert after.known_to(3) == after.known_to(None) == ["? ? ? ?"] * 3 + [""]


def _told(table: Table) -> set[object]:
    """What each seat and the spectators are told of the last move."""
    return {fact.told_to(seat) for fact in table.facts for seat in (Seat(0), Seat(1), None)}


# tail 3.3
def test_everyone_sees_which_places_are_replaced() -> None:
    assert _told(picture(TABLE).play(0, Take(1))) == {Took(Seat(0), 1)}
    kept = picture(TABLE).play(0, DRAW, luck="5").play(0, Keep(3))
    assert _told(kept) == {Kept(Seat(0), 3)}


# tail 3.3
def test_everyone_sees_which_places_are_swapped() -> None:
    after = picture(TABLE).play(0, DRAW, luck="S").play(0, Swap(1, Seat(2), 3))
    assert _told(after) == {Swapped(Seat(0), 1, Seat(2), 3)}


# tail 3.3, 8.2
def test_everyone_sees_which_places_are_looked_at() -> None:
    peeked = picture(TABLE).play(0, DRAW, luck="P").play(0, Peek(2))
    assert _told(peeked) == {Peeked(Seat(0), 2)}
    assert peeked.screen(1).looking == peeked.screen(None).looking == (2,)
    scanned = picture(TABLE).play(0, DRAW, luck="X").play(0, SUPER_PEEK)
    assert _told(scanned) == {Scanned(Seat(0))}
    assert scanned.screen(None).looking == tuple(range(12))


# tail 3.3, 3.4
def test_knowledge_ends_when_a_card_is_shuffled() -> None:
    before = picture(
        """
        turn 0
        pile 5
        discards 7 8
        0: 3 9 S 0
        1: 1 D 7 4
        """
    )
    memory = before.view(1).memory
    assert memory is not None
    assert memory.discards == (7, 8)
    shuffled = before.play(0, DRAW, luck="5").play(0, DISCARD).play(0, END_TURN)
    shuffled = shuffled.play(1, DRAW, luck="(7 8 5) 8").play(1, Keep(0))
    memory = shuffled.view(0).memory
    assert memory is not None
    assert memory.unseen[-1] == (5, 7, 8)  # the kept 8 may be any of the three
    assert memory.discards == (1,)
