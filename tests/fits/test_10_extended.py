"""Sections 10 and 11 of the rules: the extended rules, and the option `awake_finish`."""

from __future__ import annotations

from random import Random

import pytest

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import GAME
from meowple.games.fits.cards import PRINCESS, START
from meowple.games.fits.moves import DRAW, Cat, Choose, Lay, Options, Sleep, Start
from meowple.games.fits.state import TURN
from tests.fits.pictures import card_of, picture

EXTENDED = Options(extended=True)
AWAKE = Options(awake_finish=True)


# fits 10.1
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_five_princesses_are_shuffled_into_the_deck(seats: int) -> None:
    state = GAME.deal(seats, EXTENDED, Rolled(Random(seats)))
    assert state.piles == (72 + 3 - 2 * seats + 5,)
    assert PRINCESS not in b"".join(state.hands)


# fits 10.1
@pytest.mark.parametrize("seed", range(10))
def test_they_may_lie_anywhere_and_all_five_come(seed: int) -> None:
    luck = Rolled(Random(seed))
    state = GAME.deal(2, EXTENDED, luck)
    while sum(state.piles) > len(state.drawn):
        state = state.copy()
        state.phase, state.final = TURN, 0
        state = GAME.play(state, Seat(state.turn), DRAW, When(Millis(0)), luck).state
    assert state.drawn.count(PRINCESS) == 5
    assert len(state.drawn) == 76
    assert state.bag == b""


# fits 10.2
def test_a_card_may_not_be_laid_wall_against_wall() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘

          b
        """,
        ["left mf", ""],
        options=EXTENDED,
    )
    assert table.why_not(0, table.lay("left mf", "b")) == "wall_to_wall"
    card, a, before = card_of("left mf"), table.names["a"], table.at(-1, 0)
    open_to_open, wall_to_open = Lay(card, a, False), Lay(card, a, True)
    assert table.moves() == (open_to_open, Lay(card, before, True), wall_to_open)


# fits 10.2
def test_a_wall_against_an_open_side_is_allowed() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["top mm", ""],
        options=EXTENDED,
    )
    table.play(0, table.lay("top mm", "a"))


# fits 10.2
def test_sleeping_cats_and_toys_are_cards_too() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘

          b
        """,
        options=EXTENDED,
        phase=TURN,
    )
    b = table.names["b"]
    here = {move.turned for move in table.moves() if isinstance(move, Sleep) and move.at == b}
    assert here == {False}, "its open side has to lie against the wall"
    assert table.why_not(0, Sleep(b, True)) == "wall_to_wall"
    toy = table.play(0, DRAW, luck="toy m")
    assert toy.places(Lay) == {"a", "b"}, "a special toy has no walls"


# fits 10.2
def test_start_boxes_are_exempt_and_the_tables_edge_is_no_wall() -> None:
    state = GAME.deal(2, EXTENDED, Rolled(Random(1)))
    for seat in (0, 1):
        state = GAME.play(state, Seat(seat), Choose(seat), When(Millis(0)), Rolled(Random(1))).state
    for seat in (0, 1):
        move = next(m for m in GAME.moves(state, Seat(seat)) if isinstance(m, Start))
        assert move.card == START
        state = GAME.play(state, Seat(seat), move, When(Millis(0)), Rolled(Random(1))).state
    edge = picture(
        """
        ┌   ┐
        │ bb│
        └───┘
        """,
        ["bottom s", ""],
        options=EXTENDED,
        corner=(0, 1),
    )
    edge.names["a"] = edge.at(0, -1)
    edge.play(0, edge.lay("bottom s", "a"))


# fits 10.3
def test_extra_cats_give_nothing() -> None:
    text = """
        ┌───┐┌───┐┌───┐┌───┐
        │m 0  0b   f 0  0mf│
        └───┘└───┘└───┘└───┘
        """
    assert picture(text).view(None).totals == (9, 0)
    assert picture(text, options=EXTENDED).view(None).totals == (8, 0)


# fits 10.4
def test_a_sleeping_cat_counts_half_in_deciding_who_takes_a_box() -> None:
    text = """
        ┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐
        │m 0  0b   f 1  1b   m 0  0mf│
        └───┘└   ┘└───┘└   ┘└───┘└───┘
             ┌   ┐     ┌   ┐
             │z1z│     │z1z│
             └───┘     └───┘
        """
    assert picture(text).scored()[0].takers == (1,)
    assert picture(text, options=EXTENDED).scored()[0].takers == (0, 1)


# fits 10.4
def test_the_awake_cat_is_still_needed() -> None:
    text = """
        ┌───┐┌───┐
        │ m    b │
        └───┘└   ┘
             ┌   ┐
             │z1z│
             └───┘
        """
    assert picture(text, options=EXTENDED).scored()[0].takers == ()


# fits 11.1
def test_with_awake_finish_the_last_cat_may_not_be_laid_asleep() -> None:
    text = """
        ┌───┐
        │ m    a
        └───┘
        """
    last = picture(text, ["left mf", ""], options=AWAKE, phase=TURN, home=(1, 5))
    assert last.moves() == (DRAW,)
    assert last.why_not(0, Sleep(last.names["a"], False)) == "last_cat_stays_awake"
    two = picture(text, ["left mf", ""], options=AWAKE, phase=TURN, home=(2, 5))
    two.play(0, Sleep(two.names["a"], False))
    awake = picture(text, ["left mf", ""], options=AWAKE, home=(1, 5))
    awake.play(0, awake.lay("left mf", "a")).play(0, Cat(awake.at(0, 0)))
    assert not Options().awake_finish
