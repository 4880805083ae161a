"""Section 8 of the rules: remembering is the game; what is public; being ready."""

from __future__ import annotations

import msgspec
import pytest

import meowple
from meowple.core.game import Seat
from meowple.games.tail.facts import Peeked, RoundBegan
from meowple.games.tail.moves import (
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

HIDDEN = ["? ? ? ?", "? ? ? ?"]
ASSISTED = Options(memory="assisted")
TURN = """
    turn 0
    pile 5 6 S P X
    discards 8 2
    0: 3:0 9 S 0:0
    1: 1:1 D 7 4:1
"""


# tail 8.1
def test_memory_is_strict_unless_the_table_chooses() -> None:
    assert Options().memory == "strict"


# tail 8.1
def test_the_opening_look_is_shown_until_it_is_dismissed_and_never_after() -> None:
    table = deal(2, "3 9 S 0  1 D 7 4  6")
    assert table.shown_to(0) == ["3 ? ? 0", "? ? ? ?"]
    one_down = table.play(1, PUT_DOWN)
    assert one_down.shown_to(0) == ["3 ? ? 0", "? ? ? ?"]  # not dismissed by somebody else
    assert one_down.shown_to(1) == HIDDEN
    assert one_down.play(0, PUT_DOWN).shown_to(0) == HIDDEN


# tail 8.1
def test_a_peek_is_shown_until_it_is_dismissed_and_never_after() -> None:
    looking = picture(TURN).play(0, DRAW, luck="P").play(0, Peek(1))
    assert looking.shown_to(0) == ["? 9 ? ?", "? ? ? ?"]  # nor does it show what was seen before
    assert looking.shown_to(0) == ["? 9 ? ?", "? ? ? ?"]  # asked again after a lost connection
    after = looking.play(0, PUT_DOWN)
    assert after.shown_to(0) == HIDDEN
    assert after.play(0, END_TURN).shown_to(0) == HIDDEN


# tail 8.1
def test_a_super_peek_is_shown_until_it_is_dismissed_and_never_after() -> None:
    looking = picture(TURN).play(0, DRAW, luck="X").play(0, SUPER_PEEK)
    assert looking.shown_to(0) == ["3 9 S 0", "1 D 7 4"]
    assert looking.shown_to(1) == looking.shown_to(None) == HIDDEN
    assert looking.play(0, PUT_DOWN).shown_to(0) == HIDDEN


# tail 8.1
@pytest.mark.parametrize("end", [Keep(1), DISCARD])
def test_a_drawn_card_is_shown_until_it_is_laid_down(end: Keep) -> None:
    drawn = picture(TURN).play(0, DRAW, luck="5")
    assert drawn.screen(0).hand == 5
    after = drawn.play(0, end)
    assert after.screen(0).hand is None
    assert after.shown_to(0) == HIDDEN


# tail 8.1
def test_a_taken_discard_is_not_shown_once_it_lies_face_down() -> None:
    assert picture(TURN).play(0, Take(0)).shown_to(0) == HIDDEN


# tail 8.1
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_screen_never_holds_the_memory_of_the_engine(seat: int | None) -> None:
    for table in (picture(TURN), picture(TURN, ASSISTED)):
        shown = table.screen(seat)
        assert shown.memory is None
        assert {spot.knowers for row in shown.rows for spot in row} == {0}
        assert {spot.pool for row in shown.rows for spot in row} == {0}


# tail 8.1
def test_with_assisted_memory_a_seats_own_knowledge_stays_shown_to_it() -> None:
    table = picture(TURN, ASSISTED)
    assert table.shown_to(0) == ["3 ? ? 0", "? ? ? ?"]
    assert table.shown_to(1) == ["? ? ? ?", "1 ? ? 4"]
    after = table.play(0, DRAW, luck="S").play(0, Swap(0, Seat(1), 2))
    assert after.shown_to(0) == ["? ? ? 0", "? ? 3 ?"]
    assert after.shown_to(1) == ["? ? ? ?", "1 ? ? 4"]


# tail 8.1, 8.2
def test_with_assisted_memory_spectators_are_not_helped() -> None:
    after = picture(TURN, ASSISTED).play(0, Take(1))
    assert after.shown_to(1) == ["? 2 ? ?", "1 ? ? 4"]
    assert after.shown_to(None) == HIDDEN


# tail 8.1
def test_the_engine_remembers_what_each_seat_has_legitimately_seen() -> None:
    table = picture(TURN).play(0, DRAW, luck="P").play(0, Peek(1)).play(0, PUT_DOWN)
    assert table.known_to(0) == ["3 9 ? 0", "? ? ? ?"]
    assert table.known_to(1) == ["? ? ? ?", "1 ? ? 4"]
    assert table.known_to(None) == HIDDEN
    memory = table.view(1).memory
    assert memory is not None
    assert memory.discards == (8, 2, 11)


def _round() -> list[Table]:
    """A round in which everything that can be looked at, drawn or taken is."""
    table = deal(2, "3 9 S 0  1 D 7 4  6", Options(rounds=1))
    tables = [table.play(0, PUT_DOWN)]
    for seat, move, luck in (
        (1, PUT_DOWN, ""),
        (0, DRAW, "P"),
        (0, Peek(1), ""),
        (0, PUT_DOWN, ""),
        (0, END_TURN, ""),
        (1, DRAW, "X"),
        (1, SUPER_PEEK, ""),
        (1, PUT_DOWN, ""),
        (0, DRAW, "D"),
        (0, DRAW, "8"),
        (0, DISCARD, "5"),
        (0, Keep(1), ""),
        (0, END_TURN, ""),
        (1, Take(0), ""),
    ):
        tables.append(tables[-1].play(seat, move, luck))
    return tables


# tail 8.1
def test_no_fact_tells_the_value_of_a_number() -> None:
    told = [fact for table in _round() for fact in table.facts]
    specials = {"card", "special", "put_back"}
    for fact in told:
        fields = msgspec.structs.asdict(fact)
        assert fields.keys() <= {"seat", "place", "other_seat", "other_place", *specials}
        for name in specials & fields.keys():
            assert fields[name] >= 10
    assert Peeked(Seat(0), 1) in told


# tail 8.1
def test_neither_history_nor_screen_shows_a_card_that_lies_face_down() -> None:
    for table in _round():
        for seat in (0, 1, None):
            for row in table.screen(seat).rows:
                assert all(spot.card is None or spot.looked_at for spot in row)


# tail 8.2
@pytest.mark.parametrize("seat", [0, 1, None])
def test_public_are_the_counts_of_the_piles_and_the_top_discard_only(seat: int | None) -> None:
    shown = picture(TURN).screen(seat)
    assert (shown.pile, shown.discards, shown.top) == (5, 2, 2)
    names = {name for name in shown.__struct_fields__ if "discard" in name or "pile" in name}
    assert names == {"pile", "pile_number", "discards"}


# tail 8.2
def test_who_looked_where_is_public() -> None:
    view = picture(TURN).play(0, DRAW, luck="P").play(0, Peek(1)).play(0, PUT_DOWN).view(None)
    assert [spot.knowers for spot in view.rows[0]] == [1, 1, 0, 1]


# tail 8.2
@pytest.mark.parametrize("memory", [Options(), ASSISTED])
def test_players_who_are_out_see_what_spectators_see(memory: Options) -> None:
    table = picture(
        """
        turn 0 looks all
        scanned
        out 0 0 1
        pile 5 6
        discards 8 2
        0: 3:0 9:0 S:0 0:0
        1: 1:01 D:0 7* 4:01
        2: out
        """,
        memory,
    )
    assert table.known_to(2) == table.known_to(None) == ["? ? ? ?", "? ? 7 ?", ""]
    assert table.shown_to(2) == table.shown_to(None) == ["? ? ? ?", "? ? ? ?", ""]
    out, spectator = table.view(2), table.view(None)
    assert msgspec.structs.replace(out, seat=None) == spectator


BETWEEN = """
    between 0 1
    points 13 5
    pile 6 7
    discards 2
    0: 3* 9* 1* 0*
    1: 1* 2* 2* 0*
"""


# tail 8.2
def test_the_next_round_starts_when_every_seat_is_ready() -> None:
    table = picture(BETWEEN)
    one = table.play(1, READY)
    assert one == picture(BETWEEN.replace("between 0 1", "between 0"))
    assert one.to_act() == {0}
    both = one.play(0, READY, luck="(all) 0 0 1 1  2 2 2 3  9")
    assert both == picture(
        """
        opening 0 1
        round 2 starter 1
        points 13 5
        pile 6 7
        discards 9
        0: 0:0 0 1 1:0
        1: 2:1 2 2 3:1
        """
    )
    assert both.facts == (RoundBegan(2, Seat(1), ()),)


# tail 8.2
def test_ready_is_said_once_and_only_between_rounds() -> None:
    assert picture(BETWEEN).play(0, READY).why_not(0, READY) == "not_waited_for"
    assert picture(TURN).why_not(0, READY) == "draw_or_take_first"
    assert picture(TURN).why_not(1, READY) == "not_your_turn"


# tail 8.2
@pytest.mark.parametrize("seat", [0, 1, None])
def test_between_rounds_everybody_sees_the_open_rows(seat: int | None) -> None:
    assert picture(BETWEEN).shown_to(seat) == ["3 9 1 0", "1 2 2 0"]


# tail 8.1, 2.1
def test_nothing_of_the_last_round_is_known_in_the_next() -> None:
    table = picture(BETWEEN).play(0, READY).play(1, READY, luck="(all) 0 0 1 1  2 2 2 3  9")
    assert table.known_to(0) == ["0 ? ? 1", "? ? ? ?"]
    assert table.known_to(None) == HIDDEN


# tail 8.1
def test_a_look_not_dismissed_is_shown_again_when_a_match_is_loaded() -> None:
    match = meowple.Match(meowple.game("tail"), 3, seed=5)
    match.play(1, PUT_DOWN)
    again = meowple.Match.from_json(match.to_json())
    for seat in (0, 1, 2, None):
        assert again.screen(seat) == match.screen(seat)
    assert sum(spot.card is not None for row in again.screen(0).rows for spot in row) == 2
    assert all(spot.card is None for row in again.screen(1).rows for spot in row)
