"""Section 1 of the rules: the cards, counted against the table of rule 1.3."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from meowple.games.fits.cards import (
    ALL_SIDES,
    BOTTOM,
    BOXES,
    CAT_CARDS,
    CATS,
    FACES,
    LEFT,
    OPEN_START,
    PRINCESSES,
    RIGHT,
    SLEEPER,
    START,
    STARTS,
    TOP,
    TOYS,
    turned,
)

CARDS = [FACES[card] for card in BOXES]
KINDS = "mbf"


def how(shows: str) -> str:
    """The column of the table in rule 1.3."""
    if shows == "":
        return "blank"
    if shows == "s":
        return "spray"
    if len(shows) == 1:
        return "one"
    return "pair" if shows[0] == shows[1] else "mixed"


# fits 1.1
def test_there_are_110_cards() -> None:
    assert len(CATS) == 5
    assert CAT_CARDS * len(CATS) + PRINCESSES + len(STARTS) + len(TOYS) + len(BOXES) == 110
    assert (PRINCESSES, len(STARTS), len(TOYS), len(BOXES)) == (5, 5, 3, 72)


# fits 1.2
def test_each_side_of_a_box_is_open_or_a_wall_and_turning_it_exchanges_opposite_sides() -> None:
    assert TOP | RIGHT | BOTTOM | LEFT == ALL_SIDES
    assert turned(TOP | RIGHT) == BOTTOM | LEFT
    assert all(turned(turned(face.sides)) == face.sides for face in FACES)
    assert set("".join(face.shows for face in FACES)) == {"m", "b", "f", "s"}


# fits 1.3
@pytest.mark.parametrize(("open_sides", "times"), [(3, 4), (2, 6), (1, 5)])
def test_each_pattern_of_open_sides_comes_as_often_as_any_other(
    open_sides: int, times: int
) -> None:
    patterns = [sum(some) for some in combinations((TOP, RIGHT, BOTTOM, LEFT), open_sides)]
    found = Counter(face.sides for face in CARDS if face.sides.bit_count() == open_sides)
    assert found == dict.fromkeys(patterns, times)


# fits 1.3
@pytest.mark.parametrize(
    ("open_sides", "counts"),
    [
        (3, {"blank": 8, "one": 6, "spray": 2}),
        (2, {"blank": 4, "one": 20, "pair": 6, "mixed": 3, "spray": 3}),
        (1, {"one": 7, "pair": 9, "mixed": 3, "spray": 1}),
    ],
)
def test_cards_show_what_the_table_says(open_sides: int, counts: dict[str, int]) -> None:
    found = Counter(how(face.shows) for face in CARDS if face.sides.bit_count() == open_sides)
    assert found == counts


# fits 1.3
def test_kinds_of_toys_come_as_often_as_each_other() -> None:
    shown = Counter(face.shows for face in CARDS)
    assert all(shown[kind] == 11 for kind in KINDS)
    assert all(shown[2 * kind] == 5 for kind in KINDS)
    assert all(shown[one + other] == 2 for one, other in combinations(KINDS, 2))
    symbols = Counter("".join(face.shows for face in CARDS))
    assert symbols == {"m": 25, "b": 25, "f": 25, "s": 6}


# fits 1.3
@pytest.mark.parametrize("open_sides", [3, 2, 1])
def test_kinds_are_spread_evenly_over_the_patterns(open_sides: int) -> None:
    rows = [face for face in CARDS if face.sides.bit_count() == open_sides]
    of_kind = Counter(face.shows for face in rows if how(face.shows) in ("one", "pair"))
    for length in (1, 2):
        counts = [of_kind[length * kind] for kind in KINDS]
        assert max(counts) - min(counts) <= 1
    by_pattern: dict[int, Counter[str]] = {}
    for face in rows:
        by_pattern.setdefault(face.sides, Counter())[how(face.shows)] += 1
    for column in ("blank", "one", "pair", "mixed", "spray"):
        counts = [counter[column] for counter in by_pattern.values()]
        assert max(counts) - min(counts) <= 1


# fits 1.4
def test_start_boxes_have_open_long_sides_and_one_has_an_open_short_side() -> None:
    assert STARTS.count(START) == 4
    assert STARTS.count(OPEN_START) == 1
    assert FACES[START] == (RIGHT | LEFT, "")
    assert FACES[OPEN_START] == (TOP | RIGHT | LEFT, "")


# fits 1.4
def test_special_toys_show_two_of_a_kind_and_a_sleeping_cat_has_one_open_short_side() -> None:
    assert [FACES[toy] for toy in TOYS] == [(15, "mm"), (15, "bb"), (15, "ff")]
    assert all(FACES[SLEEPER + seat] == (TOP, "") for seat in range(5))
    assert turned(TOP) == BOTTOM
