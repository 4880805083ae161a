"""Section 2 of the rules: where cards may lie, and what boxes they form."""

from __future__ import annotations

import pytest

from meowple.games.fits import moves as m
from meowple.games.fits.cards import FACES
from meowple.games.fits.facts import Closed, Joined
from meowple.games.fits.grid import GRIDS
from meowple.games.fits.moves import Lay, Options
from tests.fits.pictures import card_of, picture


# fits 2.1
def test_a_card_may_be_turned_by_180_degrees_as_it_is_laid() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["top left f", ""],
    )
    assert (
        table.play(0, table.lay("top left f", "a"))
        == """
        ┌───┐┌   ┐
        │ m    f │
        └───┘└───┘
        """
    )
    assert (
        table.play(0, table.lay("top left f", "a", turned=True))
        == """
        ┌───┐┌───┐
        │ m  │ f
        └───┘└   ┘
        """
    )


# fits 2.1
def test_a_card_equal_to_itself_when_turned_is_listed_once() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["top bottom ff, right left s", ""],
    )
    here = [move for move in table.moves() if isinstance(move, Lay) and move.at == table.names["a"]]
    assert [move.turned for move in here] == [False, False]
    why = table.why_not(0, table.lay("top bottom ff", "a", turned=True))
    assert why == "same_when_turned"


# fits 2.1, 2.3
def test_cards_stand_in_a_grid_and_a_corner_is_not_enough() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a    d
        └───┘

          b    c
        """,
        ["left f", ""],
    )
    assert table.places(Lay) == {"a", "b"}
    assert table.why_not(0, table.lay("left f", "c")) == "not_joined"
    assert table.why_not(0, table.lay("left f", "d")) == "not_joined"


# fits 2.2
def test_cards_do_not_overlap() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["left f", ""],
    )
    assert table.why_not(0, Lay(card_of("right f"), table.at(0, 0), False)) == "place_taken"


# fits 2.2
@pytest.mark.parametrize(
    ("size", "columns", "rows"), [("small", 11, 7), ("medium", 13, 9), ("large", 19, 11)]
)
def test_a_table_is_a_grid_and_the_first_box_lies_in_its_middle(
    size: str, columns: int, rows: int
) -> None:
    grid = GRIDS[size]
    assert (grid.columns, grid.rows, len(grid.beside)) == (columns, rows, columns * rows)
    row, column = divmod(grid.middle, columns)
    assert (column, row) == ((columns - 1) // 2, (rows - 1) // 2)
    assert Options().size == "medium"


# fits 2.2
def test_a_card_must_lie_fully_on_the_table() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘

          b
        """,
        ["left f", ""],
        corner=(0, 0),
    )
    laid = [move for move in table.moves() if isinstance(move, Lay)]
    assert {move.at for move in laid} == {table.names["a"], table.names["b"]}
    for beyond in (-1, -13, 13 * 9, 10**9):
        assert table.why_not(0, Lay(card_of("right f"), beyond, False)) == "off_the_table"


# fits 2.2
def test_the_last_column_is_no_neighbour_of_the_next_row() -> None:
    table = picture(
        """
        ┌───┐
        │ m
        └───┘

          b
        """,
        ["left f", ""],
        corner=(12, 3),
    )
    laid = {move.at for move in table.moves() if isinstance(move, Lay)}
    assert table.at(1, 0) not in laid, "that is the first place of the next row"
    assert table.names["b"] in laid
    assert len(laid) == 3


# fits 2.3
def test_walls_do_not_restrict_placing() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘

          b
        """,
        ["top bb, left ff", ""],
    )
    wall_to_open = table.play(0, table.lay("top bb", "a"))
    assert (
        wall_to_open
        == """
        ┌───┐┌   ┐
        │ m  │ bb│
        └───┘└───┘

          ·    ·
        """
    )
    wall_to_wall = table.play(0, table.lay("left ff", "b"))
    assert (
        wall_to_wall
        == """
        ┌───┐
        │ m    ·
        └───┘
        ┌───┐
          ff│  ·
        └───┘
        """
    )


# fits 2.3
def test_cards_laid_across_do_not_count_as_neighbours() -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │m 0  0f │  a
        └───┘└───┘
        """,
        ["top mm", ""],
    )
    assert table.places(Lay) == {"a"}
    assert len({move.at for move in table.moves() if isinstance(move, Lay)}) == 6


# fits 2.4
def test_cards_joined_by_sides_open_on_both_form_one_box() -> None:
    table = picture(
        """
        ┌───┐┌   ┐┌───┐
        │ m    b │  f │
        └───┘└───┘└───┘
        """,
    )
    assert table.boxes() == [{table.at(0, 0), table.at(1, 0)}, {table.at(2, 0)}]


# fits 2.4
def test_a_card_can_join_several_boxes_into_one() -> None:
    table = picture(
        """
        ┌───┐     ┌───┐
        │ m    a    f │
        └───┘     └───┘
        """,
        ["right left b", ""],
    )
    joined = table.play(0, table.lay("right left b", "a"))
    assert joined.boxes() == [{table.at(0, 0), table.at(1, 0), table.at(2, 0)}]
    assert Joined(table.names["a"], 2) in joined.facts


# fits 2.4
def test_joining_a_box_to_itself_leaves_it_one_box() -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │ m    b │
        └   ┘└   ┘
        ┌   ┐
        │ f    a
        └───┘
        """,
        ["top left mm", ""],
    )
    joined = table.play(0, table.lay("top left mm", "a"))
    assert len(joined.boxes()) == 1
    assert not [fact for fact in joined.facts if isinstance(fact, Joined)]
    assert Closed(table.at(0, 0)) in joined.facts


# fits 2.4
def test_a_box_is_closed_when_no_open_side_is_left() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["left f", ""],
    )
    assert [box.closed for box in table.view(0).boxes] == [False]
    closed = table.play(0, table.lay("left f", "a"))
    assert [box.closed for box in closed.view(0).boxes] == [True]
    assert Closed(table.at(0, 0)) in closed.facts


# fits 2.4
def test_an_open_side_against_a_neighbours_wall_is_shut() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["top bb", ""],
    )
    shut = table.play(0, table.lay("top bb", "a"))
    first, second = shut.view(0).boxes
    assert (first.mice, first.closed) == (1, True)
    assert (second.balls, second.closed) == (2, False)


# fits 2.4
def test_an_open_side_laid_against_a_wall_is_shut_too() -> None:
    table = picture(
        """
        ┌   ┐
        │ bb│  a
        └───┘
        """,
        ["left f", ""],
    )
    shut = table.play(0, table.lay("left f", "a"))
    assert [box.closed for box in shut.view(0).boxes] == [False, True]


# fits 2.4
def test_an_open_side_towards_the_tables_edge_stays_open() -> None:
    table = picture(
        """
        ┌───┐
        │ m
        └───┘
        """,
        corner=(12, 0),
    )
    assert [box.closed for box in table.view(0).boxes] == [False]


# fits 2.2
def test_nothing_is_moved_once_laid() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["right f, top mm", ""],
    )
    laid = table.play(0, table.lay("left f", "a"))
    card = card_of("right f")
    assert FACES[card].shows == "f"
    assert card not in laid.state.hands[0]
    assert laid.play(0, m.PASS).why_not(0, m.Lay(card, table.at(0, 0), True)) == "not_your_turn"
