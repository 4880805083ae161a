"""Rules 1 and 2: the cards, the dice, and how they lie."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations_with_replacement, pairwise
from random import Random

from meowple.core.luck import Rolled
from meowple.games.boots.cards import CARDS, CATS, COLOURS, ITEMS, PAWS, is_paw, value
from meowple.games.boots.layout import ACROSS, ALONG, SIZE, Place, scatter
from meowple.games.boots.state import MIDDLE
from tests.boots.driving import Played, dealt
from tests.boots.pictures import ANN, picture


# boots 1.1
def test_there_is_one_cat_for_each_pair_of_colours_doubles_included() -> None:
    pairs = Counter(tuple(sorted((cat.boots, cat.head))) for cat in CATS)
    wanted = combinations_with_replacement(sorted(COLOURS), 2)
    assert pairs == Counter(wanted)
    assert len(CATS) == 21


# boots 1.1
def test_each_colour_is_on_the_boots_of_two_or_three_of_its_mixed_cats() -> None:
    boots = Counter(cat.boots for cat in CATS if cat.boots != cat.head)
    assert set(boots) == set(COLOURS)
    assert set(boots.values()) == {2, 3}


# boots 1.1
def test_each_head_item_is_on_three_or_four_cats() -> None:
    items = Counter(cat.item for cat in CATS)
    assert set(items) == set(ITEMS)
    assert set(items.values()) == {3, 4}


# boots 1.2
def test_the_paws_have_the_values_one_to_five() -> None:
    assert [value(card) for card in range(CARDS) if is_paw(card)] == [1, 2, 3, 4, 5]
    assert PAWS == 5
    assert CARDS == 26


# boots 1.3
def test_each_die_shows_each_of_the_six_colours() -> None:
    throws = {
        Played(dealt(2), one, other).roll(ANN).state.dice for one in range(6) for other in range(6)
    }
    assert throws == {(one, other) for one in COLOURS for other in COLOURS}


# boots 2.1
def test_all_cards_lie_in_the_middle_and_the_first_seat_has_the_dice() -> None:
    state = dealt(3)
    assert state.owners == bytes([MIDDLE]) * 26
    assert picture(state) == "roll Ann | Ann: | Ben: | Cleo:"


Box = list[tuple[float, float]]


def corners(place: Place, wide: bool, width: float, height: float) -> Box:
    """The corners of the largest card at a place, on a table of cells of this size."""
    column, row = place.cell % ACROSS, place.cell // ACROSS
    if wide:
        column, row = row, column
    side = min(width, height)
    x = (column + 0.5) * width + place.x / 100 * side
    y = (row + 0.5) * height + place.y / 100 * side
    turn, half = math.radians(place.turn), SIZE / 200 * side
    around = [(-half, -half), (half, -half), (half, half), (-half, half)]
    cos, sin = math.cos(turn), math.sin(turn)
    return [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in around]


def apart(one: Box, other: Box) -> bool:
    """Whether a line along a side of one of the boxes lies between the two."""
    for box in (one, other):
        for (ax, ay), (bx, by) in pairwise(box):
            axis = (by - ay, ax - bx)
            lows, highs = [], []
            for corner in (one, other):
                along = [x * axis[0] + y * axis[1] for x, y in corner]
                lows.append(min(along))
                highs.append(max(along))
            if highs[0] < lows[1] or highs[1] < lows[0]:
                return True
    return False


# boots 2.1, 5.3
def test_no_two_cards_overlap_on_a_tall_or_on_a_wide_table() -> None:
    for seed in range(20):
        places = scatter(Rolled(Random(seed)))
        assert len({place.cell for place in places}) == CARDS
        for wide, width, height in [(False, 90, 84), (False, 80, 120), (True, 150, 140)]:
            boxes = [corners(place, wide, width, height) for place in places]
            limits = (ALONG * width, ACROSS * height) if wide else (ACROSS * width, ALONG * height)
            for number, box in enumerate(boxes):
                assert all(0 <= x <= limits[0] and 0 <= y <= limits[1] for x, y in box)
                assert all(apart(box, other) for other in boxes[:number])


# boots 2.1
def test_the_cards_lie_mixed_shifted_and_turned_by_chance() -> None:
    tables = [scatter(Rolled(Random(seed))) for seed in range(300)]
    first = [places[0] for places in tables]
    assert {place.cell for place in first} == set(range(28))
    for seen in ({p.x for p in first}, {p.y for p in first}):
        assert seen == set(range(-6, 7))
    assert {place.turn for place in first} == set(range(-7, 8))
