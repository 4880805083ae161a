"""Rules 4.4 to 4.6: draw-two, and all that can come out of it."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.tail import GAME
from meowple.games.tail.facts import Discarded, Drew, Reshuffled, Showed
from meowple.games.tail.moves import (
    CALL,
    DECLINE,
    DISCARD,
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
from meowple.pictures.tail import LETTERS, cards
from tests.tail.pictures import Table, picture


def _table(asked: str, pile: str, discards: str, row: str = "3 9 7 0", extra: str = "") -> Table:
    """Seat 0 is in turn; only its own row, pile and discards matter."""
    return picture(
        f"""
        {asked}
        {extra}
        pile {pile}
        discards {discards}
        0: {row}
        1: 1 2 6 4
        """
    )


def _draw_two(pile: str, discards: str = "2 D") -> Table:
    return _table("turn 0 shows D", pile, discards, extra="draws 2")


# tail 4.4
def test_a_draw_two_offers_two_draws_from_the_pile() -> None:
    after = _table("turn 0", "D 5 6", "2").play(0, DRAW, luck="D")
    assert after == _draw_two("5 6")
    assert after.moves(0) == (DRAW, DECLINE)


# tail 4.4
def test_the_first_card_is_kept_and_the_second_draw_is_lost() -> None:
    first = _draw_two("5 6").play(0, DRAW, luck="5")
    assert first == _table("turn 0 drew 5", "6", "2 D", extra="draws 1")
    after = first.play(0, Keep(1))
    assert after == _table("turn 0 may call", "6", "2 D 9", row="3 5:0 7 0")
    assert after.why_not(0, DRAW) == "call_or_end_first"


# tail 4.4
def test_the_first_card_is_refused_and_the_second_must_be_drawn() -> None:
    after = _draw_two("5 6").play(0, DRAW, luck="5").play(0, DISCARD, luck="6")
    assert after == _table("turn 0 drew 6", "-", "2 D 5")
    assert after.facts == (Discarded(Seat(0)), Drew(Seat(0)))


# tail 4.4
def test_the_second_card_is_kept_and_the_turn_ends() -> None:
    second = _draw_two("5 6 8").play(0, DRAW, luck="5").play(0, DISCARD, luck="6")
    assert second.play(0, Keep(0)) == _table("turn 0 may call", "8", "2 D 5 3", row="6:0 9 7 0")


# tail 4.4
def test_the_second_card_is_refused_and_the_turn_ends() -> None:
    second = _draw_two("5 6 8").play(0, DRAW, luck="5").play(0, DISCARD, luck="6")
    assert second.play(0, DISCARD) == _table("turn 0 may call", "8", "2 D 5 6")


# tail 4.4
def test_both_draws_may_be_declined_before_the_first() -> None:
    assert _draw_two("5 6").play(0, DECLINE) == _table("turn 0 may call", "5 6", "2 D")


# tail 4.4
def test_the_second_draw_cannot_be_declined() -> None:
    first = _draw_two("5 6").play(0, DRAW, luck="5")
    assert first.why_not(0, DECLINE) == "keep_or_discard_first"
    assert first.why_not(0, END_TURN) == "keep_or_discard_first"


# tail 4.4
def test_the_refused_first_card_is_open_before_the_second_is_decided() -> None:
    second = _draw_two("5 6").play(0, DRAW, luck="5").play(0, DISCARD, luck="6")
    assert second.screen(1).top == second.screen(None).top == 5
    assert second.screen(1).hand is None
    assert second.screen(0).hand == 6


# tail 4.4
def test_both_cards_come_from_the_pile_never_from_the_discard() -> None:
    assert _draw_two("5 6").why_not(0, Take(0)) == "use_or_decline_first"
    first = _draw_two("5 6", discards="2 D").play(0, DRAW, luck="5")
    assert first.why_not(0, Take(0)) == "keep_or_discard_first"


# tail 4.5
@pytest.mark.parametrize("refused_before", [False, True])
def test_a_new_draw_two_cancels_the_old_and_starts_anew_with_two_draws(
    refused_before: bool,
) -> None:
    table = _draw_two("5 D 6 8")
    if refused_before:  # it comes as the second card
        table = table.play(0, DRAW, luck="5").play(0, DISCARD, luck="D")
        assert table == _table("turn 0 shows D", "6 8", "2 D 5 D", extra="draws 2")
    else:  # it comes as the first card
        table = table.play(0, DRAW, luck="D")
        assert table == _table("turn 0 shows D", "5 6 8", "2 D D", extra="draws 2")
    table = table.play(0, DRAW, luck="8").play(0, DISCARD, luck="6").play(0, DISCARD)
    assert table.moves(0) == (CALL, END_TURN)


# tail 4.5
def test_a_new_draw_two_as_first_card_leaves_no_draw_of_the_old_one() -> None:
    table = _draw_two("D 5 6 8").play(0, DRAW, luck="D")
    table = table.play(0, DRAW, luck="5").play(0, DISCARD, luck="6").play(0, DISCARD)
    assert table == _table("turn 0 may call", "8", "2 D D 5 6")


# tail 4.5, 4.4
def test_declining_the_new_draw_two_ends_the_turn() -> None:
    table = _draw_two("D 5 6").play(0, DRAW, luck="D").play(0, DECLINE)
    assert table == _table("turn 0 may call", "5 6", "2 D D")


# tail 4.5
def test_four_draw_twos_in_a_row_still_give_two_draws() -> None:
    table = _draw_two("D D D 5 6")
    for _ in range(3):
        table = table.play(0, DRAW, luck="D")
    assert table == _table("turn 0 shows D", "5 6", "2 D D D D", extra="draws 2")


USES: dict[str, Move] = {"S": Swap(0, Seat(1), 0), "P": Peek(0), "X": SUPER_PEEK}


def _end_of(table: Table) -> Table:
    """The look put down and the turn ended."""
    for move in (PUT_DOWN, END_TURN):
        if move in table.moves(0):
            table = table.play(0, move)
    return table


# tail 4.6
@pytest.mark.parametrize("special", USES)
def test_a_special_drawn_first_is_used_and_the_turn_ends(special: str) -> None:
    shown = _draw_two(f"{special} 5 6").play(0, DRAW, luck=special)
    assert str(shown).startswith(f"turn 0 shows {special}\ndraws 1")
    used = shown.play(0, USES[special])
    assert used.view(0).draws == 0
    after = _end_of(used)
    assert after.to_act() == {1}
    assert after.screen(0).pile == 2
    assert after.state.discards == cards(f"2 D {special}")


# tail 4.6
@pytest.mark.parametrize("special", USES)
def test_a_special_drawn_first_is_refused_and_the_second_draw_follows(special: str) -> None:
    shown = _draw_two(f"{special} 5 6").play(0, DRAW, luck=special)
    after = shown.play(0, DECLINE, luck="5")
    scanned = "scanned" if special == "X" else ""
    assert after == _table("turn 0 drew 5", "6", f"2 D {special}", extra=scanned)


# tail 4.6
@pytest.mark.parametrize("special", USES)
@pytest.mark.parametrize("use", [True, False])
def test_a_special_drawn_second_is_used_or_refused_and_the_turn_ends(
    special: str, use: bool
) -> None:
    shown = _draw_two(f"5 {special} 6").play(0, DRAW, luck="5").play(0, DISCARD, luck=special)
    assert shown.facts == (Discarded(Seat(0)), Showed(Seat(0), LETTERS.index(special)))
    after = _end_of(shown.play(0, USES[special] if use else DECLINE))
    assert after.to_act() == {1}
    assert after.screen(0).pile == 1
    assert after.state.discards == cards(f"2 D 5 {special}")


# tail 4.6
def test_two_specials_refused_one_after_the_other_end_the_turn() -> None:
    table = _draw_two("S P 6").play(0, DRAW, luck="S").play(0, DECLINE, luck="P")
    assert table == _table("turn 0 shows P", "6", "2 D S P")
    assert table.play(0, DECLINE) == _table("turn 0 may call", "6", "2 D S P")


# tail 4.6, 4.5
def test_a_refused_special_is_followed_by_a_draw_two_that_starts_anew() -> None:
    table = _draw_two("S D 5 6").play(0, DRAW, luck="S").play(0, DECLINE, luck="D")
    assert table == _table("turn 0 shows D", "5 6", "2 D S D", extra="draws 2")
    table = table.play(0, DRAW, luck="5").play(0, DISCARD, luck="6")
    assert table == _table("turn 0 drew 6", "-", "2 D S D 5")


# tail 4.6, 4.4
def test_after_a_refused_peek_the_second_card_can_be_kept() -> None:
    table = _draw_two("P 5 6").play(0, DRAW, luck="P").play(0, DECLINE, luck="5").play(0, Keep(3))
    assert table == _table("turn 0 may call", "6", "2 D P 0", row="3 9 7 5:0")


# tail 4.3, 4.6
@pytest.mark.parametrize("end", [Keep(0), DISCARD])
def test_a_super_peek_refused_in_a_draw_two_forbids_the_call(end: Move) -> None:
    table = _draw_two("X 5 6").play(0, DRAW, luck="X").play(0, DECLINE, luck="5")
    assert table.why_not(0, CALL) == "keep_or_discard_first"
    assert table.play(0, end).to_act() == {1}


# tail 4.3, 4.5
def test_a_super_peek_refused_forbids_the_call_even_after_a_new_draw_two() -> None:
    table = _draw_two("X D 5 6").play(0, DRAW, luck="X").play(0, DECLINE, luck="D")
    assert table.play(0, DECLINE).to_act() == {1}
    assert table.play(0, DRAW, luck="5").play(0, Keep(0)).to_act() == {1}


# tail 4.3, 4.6
@pytest.mark.parametrize("use", [SUPER_PEEK, DECLINE])
def test_a_super_peek_drawn_second_forbids_the_call(use: Move) -> None:
    table = _draw_two("5 X 6").play(0, DRAW, luck="5").play(0, DISCARD, luck="X").play(0, use)
    if use == SUPER_PEEK:
        assert table.why_not(0, CALL) == "put_down_first"
        table = table.play(0, PUT_DOWN)
    assert table.to_act() == {1}


# tail 3.4, 4.4
def test_at_the_first_draw_the_draw_two_stays_behind_as_the_only_discard() -> None:
    after = _draw_two("-", discards="8 S 2 D").play(0, DRAW, luck="(8 S 2) 2")
    assert after == _table("turn 0 drew 2", "8 S", "D", extra="draws 1")
    assert after.facts == (Reshuffled(3), Drew(Seat(0)))


# tail 3.4, 4.4
def test_at_the_second_draw_the_draw_two_stays_behind_as_the_only_discard() -> None:
    first = _draw_two("5", discards="8 2 D").play(0, DRAW, luck="5")
    after = first.play(0, DISCARD, luck="(8 2 5) 5")  # the refused card is shuffled too
    assert after == _table("turn 0 drew 5", "8 2", "D")
    assert after.play(0, DISCARD) == _table("turn 0 may call", "8 2", "D 5")


# tail 3.4, 4.6
def test_at_a_second_draw_after_a_refused_special_the_draw_two_stays_behind() -> None:
    first = _draw_two("S", discards="8 D 2 D").play(0, DRAW, luck="S")
    after = first.play(0, DECLINE, luck="(8 D 2 S) D")
    assert after == _table("turn 0 shows D", "8 2 S", "D D", extra="draws 2")


# tail 3.4, 4.5
def test_only_the_newest_draw_two_stays_behind() -> None:
    table = _draw_two("D", discards="8 2 D").play(0, DRAW, luck="D")
    assert table.play(0, DRAW, luck="(8 2 D) 8") == _table(
        "turn 0 drew 8", "2 D", "D", extra="draws 1"
    )


# tail 3.4
def test_a_draw_two_of_an_earlier_turn_is_shuffled_with_the_rest() -> None:
    after = _table("turn 0", "-", "8 D 2").play(0, DRAW, luck="(8 D 2) 8")
    assert after == _table("turn 0 drew 8", "D 2", "-")


# tail 3.4, 4.4
def test_a_draw_two_drawn_from_a_new_pile_is_the_only_discard_and_stays() -> None:
    table = _table("turn 0", "-", "8 D").play(0, DRAW, luck="(8 D) D")
    assert table == _table("turn 0 shows D", "8", "D", extra="draws 2")
    again = table.play(0, DRAW, luck="8").play(0, DISCARD, luck="(8) 8")
    assert again == _table("turn 0 drew 8", "-", "D")


# tail 4.4, 8.2
def test_a_refused_card_that_a_special_covers_at_once_is_still_seen_by_all() -> None:
    table = picture("""
        turn 0 drew 7
        draws 1
        pile 2 S
        discards 3 D
        0: 1 1 1 1
        1: 2 2 2 2
    """).play(0, DISCARD, luck="S")
    for seat in (Seat(0), Seat(1), None):
        screen = GAME.screen(GAME.view(table.state, seat))
        assert (screen.covered, screen.top) == (7, cards("S")[0])
    later = table.play(0, DECLINE)
    assert GAME.view(later.state, Seat(1)).covered is None
