"""Section 5 of the rules: what everything is worth."""

from __future__ import annotations

import pytest

from meowple.core.game import Line
from tests.cafe.pictures import EMPTY, picture, points, scored

END = """
    over
    round 12 first 0
    idle 3
    taken 6 6
    central 6
    {sheets}
"""


def over(*sheets: str) -> str:
    """A game that has ended with these sheets."""
    rows = [f"{seat}: {sheet}" for seat, sheet in enumerate(sheets)]
    return END.format(sheets="\n    ".join(rows))


# cafe 5.1
def test_circled_numbers_cats_and_items_are_added_up() -> None:
    table = picture(
        over(
            "HYY|Y MMMHCC ..|... ...... F|BC paws 9-9 cats H4,C6 circled 1=6,2=9,5=2",
            EMPTY,
        )
    )
    assert scored(table, 0) == [
        *(Line("tower", 6, 1), Line("tower", 9, 2), Line("tower", 2, 5)),
        *(Line("cat", 4, 1), Line("cat", 6, 5)),
        Line("yarn", 8, 1),
        Line("butterflies", 3),
        Line("bowls", 1),  # only the cushion above it
        Line("cushions", 5 + 6 + 4),
        Line("mice", 12),
    ]
    outcome = table.outcome()
    assert outcome.scores == (6 + 9 + 2 + 4 + 6 + 8 + 3 + 1 + 15 + 12, 0)
    assert outcome.breakdown[1] == ()
    assert outcome.ranks == (1, 2)


# cafe 5.1
def test_a_cat_that_is_scored_for_nothing_still_has_its_line() -> None:
    table = picture(over("H..|. ...... ..|... ...... .|.. paws 1-0 cats Y0", EMPTY))
    assert scored(table, 0) == [Line("cat", 0, 2)]


# cafe 5.2
@pytest.mark.parametrize(
    ("towers", "got"),
    [
        (("YY.|.", "Y..|.", "...|."), (8, 3, 0)),
        (("YY.|.", "YY.|.", "Y..|."), (8, 8, 3)),
        (("Y..|.", "Y..|.", "Y..|."), (8, 8, 8)),
        (("Y..|.", "...|.", "...|."), (8, 0, 0)),
        (("...|.", "...|.", "...|."), (0, 0, 0)),
        (("YYY|Y", "YYY|.", "Y..|Y"), (8, 3, 3)),
    ],
)
def test_most_yarn_in_a_tower_is_worth_8_and_some_3(
    towers: tuple[str, ...], got: tuple[int, ...]
) -> None:
    table = picture(over(*(f"{tower} ...... ..|... ...... .|.." for tower in towers)))
    assert tuple(sum(line.points for line in scored(table, seat)) for seat in range(3)) == got


# cafe 5.2
def test_yarn_is_counted_tower_by_tower() -> None:
    table = picture(
        over(
            "Y..|. YY.... ..|... Y..... .|..",
            "...|. Y..... Y.|... Y..... .|.Y",
        )
    )
    assert scored(table, 0) == [Line("yarn", 8, 1), Line("yarn", 8, 2), Line("yarn", 8, 4)]
    assert scored(table, 1) == [
        *(Line("yarn", 3, 2), Line("yarn", 8, 3)),
        *(Line("yarn", 8, 4), Line("yarn", 8, 5)),
    ]


# cafe 5.3
def test_a_butterfly_is_worth_3() -> None:
    table = picture(over("F..|. F..... ..|... .....F .|..", EMPTY))
    assert scored(table, 0) == [Line("butterflies", 9)]


# cafe 5.3
@pytest.mark.parametrize("floor", range(1, 7))
def test_a_cushion_is_worth_its_floor(floor: int) -> None:
    tower = "." * (floor - 1) + "C" + "." * (6 - floor)
    table = picture(over(f"...|. {tower} ..|... ...... .|..", EMPTY))
    assert scored(table, 0) == [Line("cushions", floor)]


# cafe 5.3
def test_a_cushion_above_a_post_counts_its_floor_too() -> None:
    table = picture(over("...|C ...... ..|... ...... .|C.", EMPTY))
    assert scored(table, 0) == [Line("cushions", 5 + 3)]


# cafe 5.3
def test_a_bowl_is_worth_a_point_for_each_kind_beside_it() -> None:
    worth = points(
        """
            .
          .   .
        .   .
          .   .
        |   .   .
          F   .
        H   |   .
          B   .
        C   M   |
          Y   .
        .   .   .
          .   .
        """
    )
    assert worth["bowls"] == 5


# cafe 5.3
def test_of_two_alike_beside_a_bowl_only_one_counts() -> None:
    worth = points(
        """
            .
          .   .
        .   .
          .   .
        |   .   .
          C   .
        C   |   .
          B   .
        C   M   |
          M   .
        .   .   .
          .   .
        """
    )
    assert worth["bowls"] == 2


# cafe 5.3
def test_a_bowl_alone_is_worth_nothing_and_two_bowls_are_a_kind_for_each_other() -> None:
    assert points(
        """
            .
          .   .
        .   .
          .   .
        |   .   .
          .   .
        .   |   .
          B   .
        .   .   |
          .   .
        .   .   .
          .   .
        """
    ) == {"bowls": 0}
    assert points(
        """
            .
          .   .
        .   .
          .   .
        |   .   .
          B   .
        .   |   .
          B   .
        .   .   |
          .   .
        .   .   .
          .   .
        """
    ) == {"bowls": 2}


# cafe 5.3
def test_across_a_post_a_bowl_reaches_nothing() -> None:
    worth = points(
        """
            .
          .   .
        C   .
          .   .
        |   C   .
          .   .
        B   |   .
          .   .
        .   B   |
          .   .
        .   .   .
          .   .
        """
    )
    assert worth["bowls"] == 0


# cafe 5.5
def test_houses_and_paws_that_are_left_are_worth_nothing() -> None:
    table = picture(over("HH.|H ...... ..|H.. ...... .|.. paws 18-0", EMPTY))
    assert scored(table, 0) == []
    assert table.outcome().scores == (0, 0)


FLOOR_3 = "...|. ..C... ..|... ...... .|.."
FLOOR_5 = "...|. ....C. ..|... ...... .|.."


# cafe 5.6
def test_most_points_win() -> None:
    assert picture(over(FLOOR_3, FLOOR_5, EMPTY)).outcome().ranks == (2, 1, 3)


# cafe 5.6
def test_equal_players_all_win() -> None:
    outcome = picture(over(FLOOR_5, FLOOR_3, FLOOR_5, FLOOR_3)).outcome()
    assert outcome.ranks == (1, 3, 1, 3)
    assert outcome.scores == (5, 3, 5, 3)
