"""Sections 1 and 2 of the rules: the printed sheet and the items."""

from __future__ import annotations

import pytest

from meowple.games.cafe.marks import EMPTY_SHEET
from meowple.games.cafe.sheet import (
    BOWL,
    BUTTERFLY,
    CELLS,
    CUSHION,
    FLOORS,
    HOUSE,
    ITEMS,
    LARGER,
    MOUSE,
    NEIGHBOURS,
    PAWS,
    PLACES,
    SMALLER,
    YARN,
)
from tests.cafe.pictures import EMPTY, deal, hexes, picture

TOUCHING = """
    1.1: 1.2 2.1 2.2
    1.2: 1.1 1.3 2.2 2.3
    1.3: 1.2 2.3 2.4
    1.5: 2.5 2.6
    2.1: 1.1 2.2 3.1
    2.2: 1.1 1.2 2.1 2.3 3.1 3.2
    2.3: 1.2 1.3 2.2 2.4 3.2
    2.4: 1.3 2.3 2.5 3.4
    2.5: 1.5 2.4 2.6 3.4 3.5
    2.6: 1.5 2.5 3.5 3.6
    3.1: 2.1 2.2 3.2 4.1 4.2
    3.2: 2.2 2.3 3.1 4.2 4.3
    3.4: 2.4 2.5 3.5 4.4 4.5
    3.5: 2.5 2.6 3.4 3.6 4.5 4.6
    3.6: 2.6 3.5 4.6
    4.1: 3.1 4.2 5.1
    4.2: 3.1 3.2 4.1 4.3 5.1
    4.3: 3.2 4.2 4.4 5.3
    4.4: 3.4 4.3 4.5 5.3 5.4
    4.5: 3.4 3.5 4.4 4.6 5.4
    4.6: 3.5 3.6 4.5
    5.1: 4.1 4.2
    5.3: 4.3 4.4 5.4
    5.4: 4.4 4.5 5.3
"""
"""Read off the printed sheet: for each tower and floor the cells that share a border with it."""


# cafe 1.1
def test_there_are_24_cells_in_five_towers() -> None:
    assert FLOORS == (
        (1, 2, 3, 5),
        (1, 2, 3, 4, 5, 6),
        (1, 2, 4, 5, 6),
        (1, 2, 3, 4, 5, 6),
        (1, 3, 4),
    )
    assert len(PLACES) == 24
    assert (PLACES[0], PLACES[4], PLACES[10], PLACES[15], PLACES[23]) == (
        *((1, 1), (2, 1), (3, 1), (4, 1)),
        (5, 4),
    )


# cafe 1.1
@pytest.mark.parametrize("post", [(1, 4), (3, 3), (5, 2)])
def test_a_scratching_post_is_no_cell(post: tuple[int, int]) -> None:
    assert post not in CELLS


# cafe 1.1
def test_each_tower_has_a_larger_and_a_smaller_number() -> None:
    tops = list(zip(LARGER, SMALLER, strict=True))
    assert tops == [(6, 4), (9, 5), (7, 3), (8, 4), (3, 2)]


# cafe 1.2
def test_the_cells_that_touch_are_those_of_the_printed_sheet() -> None:
    drawn = {}
    for line in TOUCHING.strip().splitlines():
        cell, others = line.split(":")
        drawn[_place(cell)] = [_place(other) for other in others.split()]
    assert drawn == {
        PLACES[cell]: [PLACES[other] for other in others] for cell, others in enumerate(NEIGHBOURS)
    }


def _place(text: str) -> tuple[int, int]:
    tower, floor = text.strip().split(".")
    return int(tower), int(floor)


# cafe 1.2
def test_in_the_picture_of_hexagons_neighbours_lie_a_line_or_two_apart() -> None:
    sheet = hexes(
        """
            .
          .   .
        .   .
          .   .
        |   .   .
          M   .
        M   |   .
          C   .
        M   M   |
          M   .
        .   .   .
          .   .
        """
    )
    around = {PLACES[cell] for cell in NEIGHBOURS[CELLS[(2, 3)]]}
    assert around == {PLACES[cell] for cell in range(24) if sheet.cells[cell] == MOUSE}
    assert sheet.cells[CELLS[(2, 3)]] == CUSHION


# cafe 1.2
def test_to_be_neighbours_is_mutual() -> None:
    for cell, others in enumerate(NEIGHBOURS):
        assert cell not in others
        assert all(cell in NEIGHBOURS[other] for other in others)


# cafe 1.3
def test_a_new_sheet_is_empty_and_its_first_paw_is_circled() -> None:
    assert deal(2, luck="6 1 3") == picture(
        f"""
        dice 1 3 6
        0: {EMPTY} paws 1-0
        1: {EMPTY} paws 1-0
        """
    )
    assert PAWS == 18
    assert EMPTY_SHEET.cats == (None,) * 6
    assert EMPTY_SHEET.towers == (0,) * 5
    assert not any(EMPTY_SHEET.barred)


# cafe 2.1
def test_each_value_of_a_die_is_an_item() -> None:
    assert ITEMS == (1, 2, 3, 4, 5, 6)
    assert ITEMS == (HOUSE, YARN, BUTTERFLY, BOWL, CUSHION, MOUSE)
