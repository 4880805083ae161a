"""What the matches of an evening add up to, and how its code is read."""

from __future__ import annotations

from random import Random

import pytest

from meowple.table.evening import LONG, SIGNS, Evening, code_of, new_code, points_for


@pytest.mark.parametrize(
    ("ranks", "points"),
    [
        ([1], [0]),
        ([1, 2], [2, 0]),
        ([2, 1, 3, 4], [4, 6, 2, 0]),
        ([1, 1], [1, 1]),
        ([1, 1, 3], [3, 3, 0]),
        ([2, 1, 2], [1, 4, 1]),
        ([1, 1, 1, 1], [3, 3, 3, 3]),
    ],
)
def test_two_points_for_everybody_left_behind_and_one_for_a_draw(
    ranks: list[int], points: list[int]
) -> None:
    assert points_for(ranks) == points


def test_a_match_is_worth_the_same_in_all_however_many_share_a_place() -> None:
    luck = Random(3)
    for seats in range(1, 7):
        for _ in range(50):
            scores = [luck.randrange(4) for _ in range(seats)]
            ranks = [1 + sum(other > score for other in scores) for score in scores]
            assert sum(points_for(ranks)) == seats * (seats - 1)


def places(evening: Evening) -> list[tuple[str, int, int, int]]:
    return [(one.person, one.place, one.points, one.won) for one in evening.standing]


def test_bots_are_left_behind_and_gather_nothing() -> None:
    evening = Evening("BCHKMP").with_match("tail", ["ann", None, "ben"], [2, 1, 3])
    assert places(evening) == [("ann", 1, 2, 0), ("ben", 2, 0, 0)]


def test_equal_points_are_told_apart_by_matches_won() -> None:
    evening = Evening("BCHKMP")
    evening = evening.with_match("tail", ["ann", "ben", "eve"], [1, 2, 3])
    evening = evening.with_match("fits", ["ann", "ben", "eve"], [3, 2, 1])
    assert places(evening) == [("ann", 1, 4, 1), ("eve", 1, 4, 1), ("ben", 3, 4, 0)]


def test_who_is_equal_in_both_shares_the_place_and_the_next_one_is_left_out() -> None:
    evening = Evening("BCHKMP").with_match("tail", ["ben", "ann", "eve"], [1, 1, 3])
    assert {one.person: one.place for one in evening.standing} == {"ann": 1, "ben": 1, "eve": 3}


def test_whoever_missed_a_match_keeps_what_they_had() -> None:
    evening = Evening("BCHKMP").with_match("tail", ["ann", "ben"], [1, 2])
    evening = evening.with_match("fits", ["ben", "eve"], [2, 1])
    told = {one.person: (one.points, one.played, one.gained) for one in evening.standing}
    assert told == {"ann": (2, 1, None), "eve": (2, 1, 2), "ben": (0, 2, 0)}


def test_a_code_is_read_however_it_is_typed() -> None:
    assert code_of("BCH 345") == code_of("bch-345") == code_of(" bch345 ") == "BCH345"
    assert code_of("ВСН 345") == code_of("всн345") == "BCH345"  # the letters are Cyrillic
    assert code_of("хтмркв") == "XTMPKB"


@pytest.mark.parametrize(
    "typed", ["", "BCH34", "BCH3456", "BCH 34O", "BCH341", "ЖЖЖЖЖЖ", "\x00" * 6]
)
def test_what_can_be_no_code_is_none(typed: str) -> None:
    assert code_of(typed) is None


def test_a_new_code_is_read_as_itself() -> None:
    codes = [new_code() for _ in range(200)]
    assert all(len(code) == LONG and set(code) <= set(SIGNS) for code in codes)
    assert all(code_of(code) == code for code in codes)
    assert len(set(codes)) > 190
