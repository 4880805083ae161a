"""Section 6 of the rules: special toys."""

from __future__ import annotations

from meowple.games.fits.cards import TOYS
from meowple.games.fits.facts import Discarded, FoundToy, ToyLaid
from meowple.games.fits.moves import DRAW, Cat, Lay, Toy
from meowple.games.fits.state import TOY, TURN
from tests.fits.pictures import ANN, Picture, picture

MICE, BALLS, FEATHERS = TOYS
RIVALS = """
┌───┐┌───┐┌───┐┌───┐
│m 1  1b    f    mb│  a
└───┘└───┘└───┘└───┘
"""


# fits 6.1
def test_a_special_toy_must_be_played_at_once() -> None:
    table = picture(RIVALS, ["top mm", ""], phase=TURN)
    found = table.play(0, DRAW, luck="toy b")
    assert found.facts == (FoundToy(ANN, BALLS),)
    assert found.asked() == ("toy", 0)
    assert found.why_not(0, table.lay("top mm", "a")) == "toy_first"
    assert found.state.hands == table.state.hands


# fits 6.1
def test_it_is_laid_across_two_cards_in_a_rivals_box_too() -> None:
    table = picture(RIVALS, ["top mm", ""], phase=TURN).play(0, DRAW, luck="toy b")
    assert table.moves() == (Toy(table.at(2, 0)),)
    laid = table.play(0, Toy(table.at(2, 0)))
    assert (
        laid
        == """
        ┌───┐┌───┐┌───┐┌───┐
        │m 1  1b   f B  Bmb│  ·
        └───┘└───┘└───┘└───┘
        """
    )
    assert laid.facts == (ToyLaid(ANN, BALLS, table.at(2, 0)),)
    assert laid.view(None).boxes[0].balls == 4
    assert laid.asked() == ("turn", 1), "no cat follows, and no card of the hand"


# fits 6.1
def test_the_player_chooses_where_but_it_does_not_overlap() -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐
        │ m    b    mf│
        └───┘└───┘└───┘
        """,
        phase=TURN,
    ).play(0, DRAW, luck="toy m")
    assert table.moves() == (Toy(table.at(0, 0)), Toy(table.at(1, 0)))
    laid = table.play(0, Toy(table.at(0, 0)))
    again = laid.play(1, DRAW, luck="toy f")
    assert again.why_not(1, Toy(table.at(1, 0))) == "no_place_across"


def alone() -> Picture:
    """A table with no place across."""
    return picture(
        """
        ┌───┐
        │ m    a
        └───┘

          b
        """,
        phase=TURN,
        deck="toy m, top mm",
    )


# fits 6.2
def test_only_if_there_is_no_such_place_it_is_laid_as_a_box() -> None:
    table = alone().play(0, DRAW, luck="toy m")
    places = {move.at for move in table.moves() if isinstance(move, Lay)}
    assert len(places) == len(table.moves()) == 4
    laid = table.play(0, Lay(MICE, table.names["a"], False))
    assert (
        laid
        == """
        ┌───┐┌   ┐
        │ m    MM
        └───┘└   ┘

          ·    ·
        """
    )
    crowded = picture(RIVALS, phase=TURN).play(0, DRAW, luck="toy m")
    assert crowded.why_not(0, Lay(MICE, crowded.names["a"], False)) == "toy_goes_across"


# fits 6.2
def test_then_a_cat_may_follow() -> None:
    table = alone().play(0, DRAW, luck="toy m")
    laid = table.play(0, Lay(MICE, table.names["a"], False))
    assert laid.asked() == ("cat", 0)
    laid.play(0, Cat(table.at(0, 0)))


# fits 4.3
def test_a_toy_that_fits_nowhere_is_out_of_the_game() -> None:
    table = alone()
    state = table.state.copy()
    state.table = state.table.copy()
    state.table.frontier = b""  # as if the table were full
    drawn = Picture(state, table.window, table.names).play(0, DRAW, luck="toy m")
    assert drawn.facts == (FoundToy(ANN, MICE), Discarded(ANN, MICE))
    assert drawn.asked() == ("turn", 1)


# fits 6.1
def test_a_toy_is_not_laid_by_another_seat_or_at_another_time() -> None:
    table = picture(RIVALS, ["top mm", ""], phase=TURN)
    assert table.why_not(0, Toy(table.at(2, 0))) == "draw_or_sleep_first"
    found = table.play(0, DRAW, luck="toy b")
    assert found.why_not(1, Toy(table.at(2, 0))) == "not_your_turn"
    assert found.state.phase == TOY
    assert found.why_not(0, Lay(FEATHERS, table.names["a"], False)) == "toy_first"
