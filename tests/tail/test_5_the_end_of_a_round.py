"""Section 5 of the rules: the call, the last turns, and what is written down."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.tail.facts import Called, Discarded, Replaced, Reshuffled, RoundEnded
from meowple.games.tail.moves import (
    CALL,
    DISCARD,
    DRAW,
    END_TURN,
    PUT_DOWN,
    READY,
    Keep,
    Peek,
    Swap,
    Take,
)
from meowple.pictures.tail import cards
from tests.tail.pictures import Table, deal, picture

CLOSING = """
    turn 1 may call
    pile 5 6 7 8
    discards 2
    0: 3 9 1 0
    1: 1 2 2 0
    2: 8 8 6 5
"""


# tail 5.1
def test_at_the_end_of_your_turn_you_may_call_the_end() -> None:
    table = picture(CLOSING)
    assert table.moves(1) == (CALL, END_TURN)
    after = table.play(1, CALL)
    assert after == picture(CLOSING.replace("turn 1 may call", "turn 2\ncalled 1 left 2"))
    assert after.facts == (Called(Seat(1)),)
    assert after.screen(None).called == 1


# tail 5.1
def test_a_turn_may_end_without_a_call() -> None:
    assert picture(CLOSING).play(1, END_TURN) == picture(CLOSING.replace(" 1 may call", " 2"))


# tail 5.1
def test_every_other_player_takes_exactly_one_more_turn() -> None:
    table = picture(CLOSING).play(1, CALL)
    turns = []
    while table.state.points == ():
        (seat,) = table.to_act()
        turns.append(seat)
        table = table.play(seat, Take(0))
    assert turns == [2, 0]


# tail 5.1, 6.3
def test_players_who_are_out_have_no_last_turn() -> None:
    table = picture(
        """
        turn 0 may call
        out 0 1 0
        pile 5
        discards 2
        0: 3 9 1 0
        1: out
        2: 8 8 6 5
        """
    ).play(0, CALL)
    assert table.to_act() == {2}
    assert table.state.left == 1


# tail 5.1
@pytest.mark.parametrize("others", [Take(0), Take(3)])
def test_once_called_nobody_else_can_call(others: Take) -> None:
    table = picture(CLOSING).play(1, CALL)
    assert table.why_not(2, CALL) == "draw_or_take_first"
    after = table.play(2, others)
    assert after.to_act() == {0}
    assert after.why_not(2, CALL) == "not_your_turn"


# tail 5.1
def test_the_caller_cannot_call_twice() -> None:
    assert picture(CLOSING).play(1, CALL).why_not(1, CALL) == "not_your_turn"


# tail 5.1
def test_the_end_may_be_called_from_the_first_turn_on() -> None:
    table = deal(2, "1 2 3 4  1 2 3 4  0").play(0, PUT_DOWN).play(1, PUT_DOWN)
    assert CALL in table.play(0, Take(1)).moves(0)


# tail 5.1
def test_the_end_is_called_after_the_turn_and_not_before() -> None:
    table = picture(CLOSING.replace(" 1 may call", " 1"))
    assert table.why_not(1, CALL) == "draw_or_take_first"
    assert table.play(1, DRAW, luck="5").why_not(1, CALL) == "keep_or_discard_first"


# tail 5.1
def test_the_choice_comes_after_all_looks_are_dismissed() -> None:
    looking = picture(CLOSING.replace("may call", "shows P")).play(1, Peek(0))
    assert looking.why_not(1, CALL) == "put_down_first"
    assert looking.play(1, PUT_DOWN).moves(1) == (CALL, END_TURN)


# tail 5.1, 4.7
def test_the_callers_cards_can_still_be_swapped_away() -> None:
    table = picture(CLOSING.replace("turn 1 may call", "turn 2 shows S\ncalled 1 left 2"))
    assert table.play(2, Swap(0, Seat(1), 3)) == picture(
        """
        turn 0
        called 1 left 1
        pile 5 6 7 8
        discards 2
        0: 3 9 1 0
        1: 1 2 2 8
        2: 0 8 6 5
        """
    )


def _last_move(rows: tuple[str, str, str], pile: str = "6 7", discards: str = "2") -> Table:
    """Seat 1 has called, and seat 0 holds the last card of the round, a 9."""
    return picture(
        f"""
        turn 0 drew 9
        called 1 left 1
        pile {pile}
        discards {discards}
        0: {rows[0]}
        1: {rows[1]}
        2: {rows[2]}
        """
    )


# tail 5.2, 5.3
def test_all_rows_are_turned_face_up_and_each_player_adds_up_their_cards() -> None:
    after = _last_move(("3:0 9 1 0:0", "1:1 2 2 0:1", "8 8 6 5")).play(0, DISCARD)
    assert after == picture(
        """
        between 0 1 2
        points 13 5 27
        pile 6 7
        discards 2 9
        0: 3* 9* 1* 0*
        1: 1* 2* 2* 0*
        2: 8* 8* 6* 5*
        """
    )
    assert after.facts == (Discarded(Seat(0)), RoundEnded(1, (13, 5, 27)))
    for seat in (0, 1, 2, None):
        assert after.shown_to(seat) == ["3 9 1 0", "1 2 2 0", "8 8 6 5"]


# tail 5.2
def test_a_special_in_a_row_is_replaced_by_the_top_card_of_the_pile() -> None:
    after = _last_move(("3 9 1 0", "1 2 S 0", "8 8 6 5")).play(0, DISCARD, luck="7")
    assert after == picture(
        """
        between 0 1 2
        points 13 10 27
        pile 6
        discards 2 9 S
        0: 3* 9* 1* 0*
        1: 1* 2* 7* 0*
        2: 8* 8* 6* 5*
        """
    )
    assert after.facts[1] == Replaced(Seat(1), 2, cards("S")[0], (7,))


# tail 5.2
def test_a_special_in_a_row_is_replaced_until_a_number_comes() -> None:
    table = _last_move(("3 9 1 0", "1 2 S 0", "8 8 6 5"), pile="6 D X 7")
    after = table.play(0, DISCARD, luck="D X 6")
    assert after == picture(
        """
        between 0 1 2
        points 13 9 27
        pile 7
        discards 2 9 S D X
        0: 3* 9* 1* 0*
        1: 1* 2* 6* 0*
        2: 8* 8* 6* 5*
        """
    )
    assert after.facts[1] == Replaced(Seat(1), 2, cards("S")[0], tuple(cards("D X 6")))


# tail 5.2
def test_specials_are_replaced_from_the_callers_left_and_places_from_left_to_right() -> None:
    table = _last_move(("0 X 0 0", "0 S 0 D", "P 0 0 S"), pile="1 2 3 4 5")
    after = table.play(0, DISCARD, luck="1 2 3 4 5")
    assert after == picture(
        """
        between 0 1 2
        points 3 9 3
        pile -
        discards 2 9 P S X S D
        0: 0* 3* 0* 0*
        1: 0* 4* 0* 5*
        2: 1* 0* 0* 2*
        """
    )
    replaced = [(fact.seat, fact.place) for fact in after.facts if isinstance(fact, Replaced)]
    assert replaced == [(2, 0), (2, 3), (0, 1), (1, 1), (1, 3)]


# tail 5.2, 2.5
def test_a_special_drawn_to_replace_another_is_not_played() -> None:
    table = _last_move(("3 9 1 0", "1 2 S 0", "8 8 6 5"), pile="6 D 7")
    assert table.play(0, DISCARD, luck="D 6").to_act() == {0, 1, 2}


# tail 5.2, 3.4
def test_an_empty_pile_is_made_anew_while_specials_are_replaced() -> None:
    table = _last_move(("3 9 1 0", "1 2 S 0", "8 8 6 5"), pile="-", discards="2 4")
    after = table.play(0, DISCARD, luck="(2 4 9 S) 4")
    assert after == picture(
        """
        between 0 1 2
        points 13 7 27
        pile 2 9 S
        discards -
        0: 3* 9* 1* 0*
        1: 1* 2* 4* 0*
        2: 8* 8* 6* 5*
        """
    )
    assert Reshuffled(4) in after.facts


# tail 5.2, 3.4
def test_a_draw_two_of_the_last_turn_is_shuffled_with_the_rest_at_the_end() -> None:
    table = picture(
        """
        turn 0 drew 9
        draws 1
        called 1 left 1
        pile -
        discards 4 D
        0: 3 9 1 0
        1: 1 2 S 0
        """
    )
    after = table.play(0, Keep(0), luck="(4 D 3 S) 4")
    assert after == picture(
        """
        between 0 1
        points 19 7
        pile D 3 S
        discards -
        0: 9* 9* 1* 0*
        1: 1* 2* 4* 0*
        """
    )


# tail 5.2
def test_the_last_card_laid_down_counts_for_the_row_it_lies_in() -> None:
    after = _last_move(("3 9 1 0", "1 2 2 0", "8 8 6 5")).play(0, Keep(3))
    assert after.state.points == ((22, 5, 27),)


# tail 5.3
def test_the_sum_is_added_to_the_total() -> None:
    table = picture(
        """
        turn 0 drew 9
        called 1 left 1
        round 2 starter 1
        points 30 7
        pile 6
        discards 2
        0: 3 9 1 0
        1: 1 2 2 0
        """
    ).play(0, DISCARD)
    assert table.state.points == ((30, 7), (13, 5))
    next_round = table.play(0, READY).play(1, READY, luck="(all) 0 0 1 1  2 2 2 3  9")
    assert next_round.state.points == ((30, 7), (13, 5))


# tail 5.3, 6.1
def test_the_totals_are_the_scores_and_each_round_is_a_line_of_the_sheet() -> None:
    table = picture(
        """
        turn 0 drew 9
        called 1 left 1
        round 3 starter 0
        points 30 7
        points 4 21
        pile 6
        discards 2
        0: 3 9 1 0
        1: 1 2 2 0
        """
    ).play(0, DISCARD)
    outcome = table.outcome()
    assert outcome.scores == (30 + 4 + 13, 7 + 21 + 5)
    sheet = [[(line.key, line.number, line.points) for line in seat] for seat in outcome.breakdown]
    assert sheet == [
        [("round", 1, 30), ("round", 2, 4), ("round", 3, 13)],
        [("round", 1, 7), ("round", 2, 21), ("round", 3, 5)],
    ]
