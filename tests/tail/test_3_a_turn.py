"""Section 3 of the rules: a turn, and the pile that runs out."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.tail.facts import Discarded, Drew, Kept, Reshuffled, Showed, Took
from meowple.games.tail.moves import DECLINE, DISCARD, DRAW, END_TURN, Keep, Take
from meowple.pictures.tail import LETTERS
from tests.tail.pictures import picture

TURN = """
    turn 0
    pile 5 S 9
    discards 8 2
    0: 3:0 9 S 0:0
    1: 1:1 D 7 4:1
"""


# tail 3.1
def test_the_taken_discard_goes_face_down_to_a_place_and_the_old_card_face_up() -> None:
    after = picture(TURN).play(0, Take(1))
    assert after == picture(
        """
        turn 0 may call
        pile 5 S 9
        discards 8 9
        0: 3:0 2* S 0:0
        1: 1:1 D 7 4:1
        """
    )
    assert after.facts == (Took(Seat(0), 1),)


# tail 3.1
def test_the_taken_card_must_replace_one_of_your_own() -> None:
    takes = [move for move in picture(TURN).moves(0) if move != DRAW]
    assert takes == [Take(0), Take(1), Take(2), Take(3)]
    after = picture(TURN).play(0, Take(0))
    assert after.why_not(0, DISCARD) == "call_or_end_first"


# tail 3.1
def test_a_special_laid_down_from_a_row_can_be_taken_by_nobody() -> None:
    after = picture(TURN).play(0, Take(2))
    assert after == picture(
        """
        turn 0 may call
        pile 5 S 9
        discards 8 S
        0: 3:0 9 2* 0:0
        1: 1:1 D 7 4:1
        """
    )
    next_turn = after.play(0, END_TURN)
    assert next_turn.moves(1) == (DRAW,)
    assert next_turn.why_not(1, Take(0)) == "special_discard"


# tail 3.1
@pytest.mark.parametrize("special", "SPDX")
def test_a_special_on_top_of_the_discards_cannot_be_taken(special: str) -> None:
    table = picture(TURN.replace("discards 8 2", f"discards 8 {special}"))
    assert table.moves(0) == (DRAW,)
    assert table.why_not(0, Take(0)) == "special_discard"


# tail 3.1
@pytest.mark.parametrize("number", "0123456789")
def test_every_number_on_top_of_the_discards_can_be_taken(number: str) -> None:
    after = picture(TURN.replace("discards 8 2", f"discards S {number}")).play(0, Take(0))
    assert after.known_to(None) == [f"{number} ? ? ?", "? ? ? ?"]


# tail 3.2
def test_a_drawn_number_is_seen_by_its_drawer_alone() -> None:
    after = picture(TURN).play(0, DRAW, luck="5")
    assert after == picture(
        """
        turn 0 drew 5
        pile S 9
        discards 8 2
        0: 3:0 9 S 0:0
        1: 1:1 D 7 4:1
        """
    )
    assert [after.screen(seat).hand for seat in (0, 1, None)] == [5, None, None]
    assert [after.view(seat).hand for seat in (0, 1, None)] == [5, None, None]
    assert after.facts == (Drew(Seat(0)),)


# tail 3.2
def test_a_drawn_number_replaces_one_of_your_cards() -> None:
    after = picture(TURN).play(0, DRAW, luck="5").play(0, Keep(1))
    assert after == picture(
        """
        turn 0 may call
        pile S 9
        discards 8 2 9
        0: 3:0 5:0 S 0:0
        1: 1:1 D 7 4:1
        """
    )
    assert after.facts == (Kept(Seat(0), 1),)


# tail 3.2
def test_a_drawn_number_can_be_discarded() -> None:
    after = picture(TURN).play(0, DRAW, luck="9").play(0, DISCARD)
    assert after == picture(
        """
        turn 0 may call
        pile 5 S
        discards 8 2 9
        0: 3:0 9 S 0:0
        1: 1:1 D 7 4:1
        """
    )
    assert after.facts == (Discarded(Seat(0)),)


# tail 3.2
def test_a_drawn_number_is_kept_at_any_place_or_discarded_and_nothing_else() -> None:
    table = picture(TURN).play(0, DRAW, luck="5")
    assert table.moves(0) == (Keep(0), Keep(1), Keep(2), Keep(3), DISCARD)
    assert table.why_not(0, DRAW) == "keep_or_discard_first"
    assert table.why_not(0, Take(0)) == "keep_or_discard_first"
    assert table.why_not(0, END_TURN) == "keep_or_discard_first"


# tail 3.2
@pytest.mark.parametrize("special", "SPDX")
def test_a_drawn_special_is_shown_to_all_and_goes_to_the_discards(special: str) -> None:
    after = picture(TURN.replace("5 S 9", f"5 {special} 9")).play(0, DRAW, luck=special)
    assert after.facts == (Showed(Seat(0), LETTERS.index(special)),)
    assert after.screen(1).special == after.screen(None).special == LETTERS.index(special)
    assert after.screen(1).top == LETTERS.index(special)
    assert after.screen(None).discards == 3


# tail 3.2
@pytest.mark.parametrize("special", "SPDX")
def test_a_drawn_special_is_never_kept(special: str) -> None:
    table = picture(TURN.replace("5 S 9", f"5 {special} 9")).play(0, DRAW, luck=special)
    assert not any(isinstance(move, Keep) for move in table.moves(0))
    assert table.why_not(0, Keep(0)) == "use_or_decline_first"


# tail 3.1, 3.2
def test_a_turn_is_exactly_one_of_take_and_draw() -> None:
    assert picture(TURN).play(0, Take(0)).why_not(0, DRAW) == "call_or_end_first"
    drawn = picture(TURN).play(0, DRAW, luck="5").play(0, DISCARD)
    assert drawn.why_not(0, DRAW) == "call_or_end_first"
    assert drawn.why_not(0, Take(0)) == "call_or_end_first"


# tail 3.1, 3.2
def test_a_turn_cannot_be_passed() -> None:
    table = picture(TURN)
    assert table.why_not(0, END_TURN) == "draw_or_take_first"
    assert table.why_not(0, DISCARD) == "draw_or_take_first"
    assert table.why_not(0, DECLINE) == "draw_or_take_first"


EMPTY = """
    turn 0
    pile -
    discards 8 S 2
    0: 3 9 S 0
    1: 1 D 7 4
"""


# tail 3.4
def test_when_the_pile_is_empty_the_whole_discard_pile_becomes_the_new_pile() -> None:
    after = picture(EMPTY).play(0, DRAW, luck="(8 S 2) 8")
    assert after == picture(
        """
        turn 0 drew 8
        pile S 2
        discards -
        0: 3 9 S 0
        1: 1 D 7 4
        """
    )
    assert after.facts == (Reshuffled(3), Drew(Seat(0)))


# tail 3.4
def test_a_special_from_the_new_pile_is_the_only_discard() -> None:
    assert picture(EMPTY).play(0, DRAW, luck="(8 S 2) S") == picture(
        """
        turn 0 shows S
        pile 8 2
        discards S
        0: 3 9 S 0
        1: 1 D 7 4
        """
    )


# tail 3.4
def test_the_discards_are_shuffled_only_at_the_moment_a_card_is_needed() -> None:
    last = picture(EMPTY.replace("pile -", "pile 5")).play(0, DRAW, luck="5")
    assert last.screen(0).pile == 0
    assert last.screen(0).discards == 3
    after = last.play(0, DISCARD).play(0, END_TURN)
    assert after == picture(
        """
        turn 1
        pile -
        discards 8 S 2 5
        0: 3 9 S 0
        1: 1 D 7 4
        """
    )
    assert after.play(1, Take(0)).screen(1).pile == 0


# tail 3.4, 3.1
def test_nothing_can_be_taken_while_the_discard_pile_is_empty() -> None:
    table = picture(EMPTY.replace("discards 8 S 2", "discards -").replace("pile -", "pile 5 6"))
    assert table.screen(0).top is None
    assert table.moves(0) == (DRAW,)
    assert table.why_not(0, Take(0)) == "no_discard"


# tail 3.4, 3.1
def test_a_card_discarded_onto_the_empty_pile_can_be_taken_again() -> None:
    table = picture(EMPTY).play(0, DRAW, luck="(8 S 2) 8").play(0, Keep(1)).play(0, END_TURN)
    assert table.play(1, Take(1)) == picture(
        """
        turn 1 may call
        pile S 2
        discards D
        0: 3 8:0 S 0
        1: 1 9* 7 4
        """
    )
