"""Section 2 of the rules: a round begins."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.tail import GAME
from meowple.games.tail.facts import CardsDown, RoundBegan
from meowple.games.tail.moves import DRAW, END_TURN, PUT_DOWN, READY, Keep, Options, Take
from meowple.pictures.tail import cards
from tests.tail.pictures import Table, deal, picture


# tail 2.1, 2.3
def test_four_cards_face_down_are_dealt_to_every_player_and_the_rest_is_the_pile() -> None:
    table = deal(3, "3 9 S 0  1 D 7 4  5 5 X 9   6")
    assert table == picture(
        """
        opening 0 1 2
        pile 0 0 0 1 1 1 2 2 2 2 3 3 3 4 4 4 5 5 6 6 6 7 7 7 8 8 8 8 9 9 9 9 9 9 9 S S S S S P P P P D D D X X X X X
        discards 6
        0: 3:0 9 S 0:0
        1: 1:1 D 7 4:1
        2: 5:2 5 X 9:2
        """  # noqa: E501
    )


# tail 2.1
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play_and_each_has_four_cards(seats: int) -> None:
    table = deal(seats, "9 8 7 6 " * (seats - 2) + "1 2 3 4  1 2 3 4  5")
    assert [len(row.split()) for row in table.known_to(None)] == [4] * seats
    assert table.view(0).pile == 65 - 4 * seats - 1


# tail 2.2
def test_the_top_of_the_pile_is_turned_face_up() -> None:
    table = deal(2, "1 2 3 4  1 2 3 4  9")
    assert table.state.discards == cards("9")
    assert table.screen(None).top == 9


# tail 2.2
def test_a_special_turned_up_goes_back_inside_and_the_next_card_is_turned() -> None:
    table = deal(2, "1 2 3 4  1 2 3 4  S X S 5")
    assert table.state.discards == cards("5")
    assert table.view(0).pile == 65 - 8 - 1
    assert len(table.everything()) == 65


# tail 2.2
@pytest.mark.parametrize("seat", [0, 1, None])
def test_specials_turned_up_are_seen_by_all(seat: int | None) -> None:
    memory = deal(2, "1 2 3 4  1 2 3 4  S X 5").view(seat).memory
    assert memory is not None
    assert memory.put_back == tuple(cards("S X"))


# tail 2.2
def test_specials_turned_up_at_a_later_round_are_told_to_all() -> None:
    table = picture(
        """
        between 1
        points 4 4
        pile 5 S X 6
        discards 4
        0: 1* 1* 1* 1*
        1: 1* 1* 1* 1*
        """
    ).play(1, READY, luck="(all) 1 1 1 1  1 1 1 1  S X 5")
    assert table.facts == (RoundBegan(2, Seat(1), tuple(cards("S X"))),)


# tail 2.3
@pytest.mark.parametrize(
    ("seat", "known"), [(0, ["3 ? ? 0", "? ? ? ?"]), (1, ["? ? ? ?", "1 ? ? 4"])]
)
def test_each_player_looks_at_the_two_outer_cards_of_their_own_row(
    seat: int, known: list[str]
) -> None:
    table = deal(2, "3 9 S 0  1 D 7 4  6")
    assert table.shown_to(seat) == known
    assert table.known_to(seat) == known
    assert table.known_to(None) == ["? ? ? ?", "? ? ? ?"]


OPENING = """
    opening 0 1
    pile 5 6
    discards 2
    0: 3:0 9 S 0:0
    1: 1:1 D 7 4:1
"""


# tail 2.3
def test_all_look_at_the_same_time_and_put_down_in_any_order() -> None:
    table = picture(OPENING)
    assert table.to_act() == {0, 1}
    after = table.play(1, PUT_DOWN)
    assert after == picture(OPENING.replace("opening 0 1", "opening 0"))
    assert after.facts == (CardsDown(Seat(1)),)
    assert after.to_act() == {0}


# tail 2.3
def test_the_first_turn_starts_when_every_seat_has_put_its_cards_down() -> None:
    after = picture(OPENING).play(1, PUT_DOWN).play(0, PUT_DOWN)
    assert after == picture(OPENING.replace("opening 0 1", "turn 0"))
    assert after.to_act() == {0}


# tail 2.3
def test_nobody_has_a_turn_while_somebody_looks() -> None:
    table = picture(OPENING)
    assert table.why_not(0, DRAW) == "put_down_first"
    assert table.why_not(1, Take(0)) == "put_down_first"
    assert table.play(0, PUT_DOWN).why_not(0, DRAW) == "not_waited_for"


# tail 2.3
def test_the_outer_cards_are_looked_at_only_once() -> None:
    after = picture(OPENING).play(0, PUT_DOWN)
    assert after.shown_to(0) == ["? ? ? ?", "? ? ? ?"]
    assert after.why_not(0, PUT_DOWN) == "not_waited_for"
    assert after.play(1, PUT_DOWN).why_not(0, PUT_DOWN) == "draw_or_take_first"


# tail 2.4
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_in_the_first_round_the_first_seat_starts(seats: int) -> None:
    table = deal(seats, "9 8 7 6 " * (seats - 2) + "1 2 3 4  1 2 3 4  5")
    for seat in range(seats):
        table = table.play(seat, PUT_DOWN)
    assert table.to_act() == {0}


def _between(starter: int, rows: str = "0 1 2") -> Table:
    rows_drawn = "\n".join(
        f"{seat}: {'0* 0* 0* 1*' if str(seat) in rows else 'out'}" for seat in range(3)
    )
    out = "" if rows == "0 1 2" else "out " + " ".join("01"[str(s) not in rows] for s in range(3))
    return picture(
        f"""
        between {rows}
        round 2 starter {starter}
        points 1 1 1
        points 1 1 1
        {out}
        pile 3 4 5 6
        discards 2
        {rows_drawn}
        """,
        Options(end="limit") if out else Options(rounds=9),
    )


def _all_ready(table: Table) -> Table:
    """Every seat says ready, and the next round is dealt with 0 0 0 1 for each."""
    *others, last = sorted(table.to_act())
    for seat in others:
        table = table.play(seat, READY)
    return table.play(last, READY, luck="(all) " + "0 0 0 1 " * (len(others) + 1) + "6")


# tail 2.4
@pytest.mark.parametrize(("started", "starts"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_to_the_left_of_the_last_starter_starts_the_next_round(
    started: int, starts: int
) -> None:
    table = _all_ready(_between(started))
    for seat in range(3):
        table = table.play(seat, PUT_DOWN)
    assert table == picture(
        f"""
        turn {starts}
        round 3 starter {starts}
        points 1 1 1
        points 1 1 1
        pile 2 3 4 5
        discards 6
        0: 0:0 0 0 1:0
        1: 0:1 0 0 1:1
        2: 0:2 0 0 1:2
        """
    )


# tail 2.4, 6.3
@pytest.mark.parametrize(
    ("started", "left_in", "starts"),
    [(0, "0 2", 2), (2, "1 2", 1), (1, "0 1", 0), (0, "1 2", 1), (1, "0 2", 2)],
)
def test_the_next_starter_is_the_first_player_left_on_the_last_starters_left(
    started: int, left_in: str, starts: int
) -> None:
    table = _all_ready(_between(started, left_in))
    for seat in left_in.split():
        table = table.play(int(seat), PUT_DOWN)
    assert table.to_act() == {starts}


# tail 2.1, 6.3
def test_a_player_who_is_out_gets_no_cards() -> None:
    assert _all_ready(_between(0, "0 2")) == picture(
        """
        opening 0 2
        round 3 starter 2
        points 1 1 1
        points 1 1 1
        out 0 1 0
        pile 2 3 4 5
        discards 6
        0: 0:0 0 0 1:0
        1: out
        2: 0:2 0 0 1:2
        """
    )


# tail 2.4
def test_turns_go_clockwise() -> None:
    table = picture(
        """
        turn 1 may call
        pile 5
        discards 6
        0: 1 2 3 4
        1: 1 2 3 4
        2: 1 2 3 4
        """
    )
    table = table.play(1, END_TURN)
    assert table.to_act() == {2}
    table = table.play(2, Take(0)).play(2, END_TURN)
    assert table.to_act() == {0}


# tail 2.4, 6.3
def test_turns_pass_over_players_who_are_out() -> None:
    table = picture(
        """
        turn 0 may call
        out 0 1 0
        pile 5
        discards 6
        0: 1 2 3 4
        1: out
        2: 1 2 3 4
        """
    )
    assert table.play(0, END_TURN).to_act() == {2}


# tail 2.5
def test_a_special_in_a_row_has_no_effect_when_it_is_discarded_from_there() -> None:
    table = picture(
        """
        turn 0 drew 5
        pile 1 2
        discards 6
        0: S 2 3 4
        1: 1 2 3 4
        """
    )
    assert table.play(0, Keep(0)) == picture(
        """
        turn 0 may call
        pile 1 2
        discards 6 S
        0: 5:0 2 3 4
        1: 1 2 3 4
        """
    )


# tail 2.2
@pytest.mark.parametrize("easy", [False, True])
def test_specials_turned_up_are_seen_by_all_until_the_first_turn(easy: bool) -> None:
    table = deal(2, "3 9 1 0  1 2 7 4   S P 6", Options(easy=easy))
    for seat in (Seat(0), Seat(1), None):
        assert GAME.screen(GAME.view(table.state, seat)).turned_up == tuple(cards("S P"))
    for looker in [] if easy else [0, 1]:
        table = table.play(looker, PUT_DOWN)
    assert GAME.view(table.state, Seat(1)).turned_up == tuple(cards("S P"))
    assert GAME.view(table.play(0, Take(1)).state, Seat(1)).turned_up == ()
