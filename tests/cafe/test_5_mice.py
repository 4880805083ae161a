"""Section 5 of the rules: chains of mice, split in the best way."""

from __future__ import annotations

from functools import cache

import pytest

from meowple.games.cafe.mice import best_split
from meowple.games.cafe.sheet import NEIGHBOURS
from tests.cafe.pictures import points

Cells = frozenset[int]
WORTH = {1: 2, 2: 6, 3: 12, 4: 20}


# cafe 5.4
def test_mice_that_do_not_touch_are_worth_2_each() -> None:
    assert points(
        """
            M
          .   .
        M   .
          .   .
        |   .   .
          .   .
        .   |   M
          .   .
        .   M   |
          .   .
        .   .   .
          M   M
        """
    ) == {"mice": 12}


# cafe 5.4
@pytest.mark.parametrize(
    ("tower", "worth"),
    [
        ("M.....", 2),
        ("MM....", 6),
        ("MMM...", 12),
        ("MMMM..", 20),
        ("MMMMM.", 20 + 2),
        ("MMMMMM", 20 + 6),
        ("MM.MM.", 6 + 6),
        ("MMM.MM", 12 + 6),
        ("M.MMMM", 2 + 20),
    ],
)
def test_a_chain_of_mice_is_worth_more_than_its_mice(tower: str, worth: int) -> None:
    t = tower
    assert points(
        f"""
            .
          {t[5]}   .
        .   .
          {t[4]}   .
        |   .   .
          {t[3]}   .
        .   |   .
          {t[2]}   .
        .   .   |
          {t[1]}   .
        .   .   .
          {t[0]}   .
        """
    ) == {"mice": worth}


# cafe 5.4
def test_a_chain_may_be_of_any_shape() -> None:
    assert points(
        """
            .
          .   .
        .   .
          .   .
        |   .   .
          .   .
        M   |   .
          M   .
        M   M   |
          .   .
        .   .   .
          .   .
        """
    ) == {"mice": 20}


# cafe 5.4
def test_three_arms_of_two_around_a_mouse_leave_one_mouse_alone() -> None:
    """Four from one arm, the middle and the next; then an arm of two, and one that is left."""
    assert points(
        """
            .
          .   .
        .   .
          M   .
        |   .   .
          M   .
        .   |   .
          M   M
        M   M   |
          .   .
        M   .   .
          .   .
        """
    ) == {"mice": 20 + 6 + 2}


# cafe 5.4
def test_which_four_are_taken_together_matters() -> None:
    """With the three upper left ones and 1.1 a chain of four leaves three that still touch."""
    assert points(
        """
            .
          .   .
        .   .
          .   .
        |   .   .
          M   .
        M   |   .
          .   .
        M   M   |
          M   .
        M   .   .
          M   .
        """
    ) == {"mice": 20 + 12}


# cafe 5.4
def test_a_post_breaks_a_chain() -> None:
    assert points(
        """
            .
          .   .
        M   .
          .   .
        |   M   .
          .   .
        M   |   .
          .   .
        M   M   |
          .   .
        .   .   .
          .   .
        """
    ) == {"mice": 2 + 2 + 6 + 2}


def all_groups(size: int) -> set[Cells]:
    """Every connected set of so many cells."""
    if size == 1:
        return {frozenset([cell]) for cell in range(24)}
    return {
        smaller | {other}
        for smaller in all_groups(size - 1)
        for cell in smaller
        for other in NEIGHBOURS[cell]
        if other not in smaller
    }


CHAINS = {chain for size in WORTH for chain in all_groups(size)}
CHAINS_AT = [[chain for chain in CHAINS if cell in chain] for cell in range(24)]


@cache
def by_brute_force(mice: Cells) -> int:
    """The most that any split into chains is worth: all of them are tried."""
    if not mice:
        return 0
    return max(
        WORTH[len(chain)] + by_brute_force(mice - chain)
        for chain in CHAINS_AT[max(mice)]
        if chain <= mice
    )


# cafe 5.4
@pytest.mark.parametrize("size", range(1, 10))
def test_the_best_split_of_every_group_is_that_of_brute_force(size: int) -> None:
    groups = all_groups(size)
    for group in groups:
        assert best_split(sum(1 << cell for cell in group)) == by_brute_force(group)


def greedy(mice: Cells) -> int:
    """What one gets who always takes a longest chain, whichever comes first."""
    points = 0
    while mice:
        chain = max((c for c in CHAINS if c <= mice), key=lambda c: (len(c), sorted(c)))
        points += WORTH[len(chain)]
        mice -= chain
    return points


# cafe 5.4
def test_just_taking_longest_chains_would_not_do() -> None:
    assert any(greedy(group) < by_brute_force(group) for group in all_groups(7))


# cafe 5.4
def test_groups_that_do_not_touch_are_split_one_by_one() -> None:
    left, right = frozenset(range(4)), frozenset((15, 16, 17, 18, 19, 21))
    both = sum(1 << cell for cell in left | right)
    assert best_split(both) == by_brute_force(left) + by_brute_force(right)


# cafe 5.4
def test_a_sheet_full_of_mice_is_split_at_once() -> None:
    assert best_split((1 << 24) - 1) == 6 * 20
