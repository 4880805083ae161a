"""Section 5 of the rules: laying a cat after playing a box."""

from __future__ import annotations

import pytest

from meowple.games.fits.facts import MovedIn
from meowple.games.fits.moves import DRAW, PASS, Cat
from meowple.games.fits.state import CAT, TURN
from tests.fits.pictures import ANN, Picture, picture


def asked(table: Picture) -> str:
    """What is asked now."""
    return table.asked()[0]


# fits 5.1
def test_a_cat_lies_across_two_cards_joined_by_open_long_sides() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["left mf", ""],
    )
    laid = table.play(0, table.lay("left mf", "a"))
    assert laid.moves() == (Cat(table.at(0, 0)), PASS)
    cat = laid.play(0, Cat(table.at(0, 0)))
    assert (
        cat
        == """
        ┌───┐┌───┐
        │m 0  0mf│
        └───┘└───┘
        """
    )
    assert cat.facts[0] == MovedIn(ANN, table.at(0, 0))
    assert cat.view(None).home == (4, 5)
    assert cat.asked() == ("turn", 1)


# fits 5.1
def test_no_wall_is_crossed_and_short_sides_do_not_count() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └   ┘

          b
        """,
        ["top mm", ""],
    )
    assert asked(table.play(0, table.lay("top mm", "a"))) == "turn", "a wall is between"
    assert asked(table.play(0, table.lay("top mm", "b"))) == "turn", "short sides are joined"


# fits 5.1
def test_a_wall_of_the_other_card_is_not_crossed_either() -> None:
    table = picture(
        """
        ┌   ┐
        │ bb│  a
        └───┘
        """,
        ["left mf", ""],
    )
    assert asked(table.play(0, table.lay("left mf", "a"))) == "turn"


# fits 5.1
def test_one_of_the_two_is_the_card_played_in_this_turn() -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │ m    b    a
        └───┘└───┘
        """,
        ["left mf", ""],
    )
    laid = table.play(0, table.lay("left mf", "a"))
    assert laid.moves() == (Cat(table.at(1, 0)), PASS)
    assert laid.why_not(0, Cat(table.at(0, 0))) == "not_on_the_new_box"
    assert laid.why_not(0, Cat(table.at(2, 0))) == "wall_between"
    assert laid.why_not(0, DRAW) == "cat_or_pass_first"


# fits 5.1
def test_a_cat_may_lie_to_either_side_of_the_new_card() -> None:
    table = picture(
        """
        ┌───┐     ┌───┐
        │ m    a    f │
        └───┘     └───┘
        """,
        ["right left b", ""],
    )
    laid = table.play(0, table.lay("right left b", "a"))
    assert laid.moves() == (Cat(table.at(0, 0)), Cat(table.at(1, 0)), PASS)


# fits 5.1
def test_it_may_not_overlap_a_cat_a_princess_or_a_toy() -> None:
    for over in "0PM":
        table = picture(
            f"""
            ┌───┐┌───┐
            │m {over}  {over}b    a
            └───┘└───┘
            """,
            ["left mf", ""],
        )
        laid = table.play(0, table.lay("left mf", "a"))
        assert asked(laid) == "turn", f"{over} lies there"


# fits 5.1
def test_a_covered_neighbour_leaves_the_other_side() -> None:
    table = picture(
        """
        ┌───┐┌───┐     ┌───┐
        │m 0  0b    a    f │
        └───┘└───┘     └───┘
        """,
        ["right left b", ""],
    )
    laid = table.play(0, table.lay("right left b", "a"))
    assert laid.moves() == (Cat(table.at(2, 0)), PASS)
    assert laid.why_not(0, Cat(table.at(1, 0))) == "covered"


# fits 5.1
@pytest.mark.parametrize(
    "drawn",
    [
        """
        ┌───┐
          *    a
        └───┘
        """,
        """
        ┌   ┐
          BB   a
        └   ┘
        """,
    ],
)
def test_start_boxes_and_special_toys_lying_as_boxes_can_be_covered(drawn: str) -> None:
    table = picture(drawn, ["left mf", ""])
    laid = table.play(0, table.lay("left mf", "a"))
    assert laid.moves() == (Cat(table.at(0, 0)), PASS)


# fits 5.2
def test_only_into_a_box_without_another_players_cat() -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐
        │m 1  1b    f    a
        └───┘└───┘└───┘
        """,
        ["left mf", ""],
    )
    assert asked(table.play(0, table.lay("left mf", "a"))) == "turn"


# fits 5.2
def test_unless_a_cat_of_your_own_is_in_it_already() -> None:
    awake = picture(
        """
        ┌───┐┌───┐┌───┐┌───┐┌───┐
        │m 1  1b   f 0  0b    f    a
        └───┘└───┘└───┘└───┘└───┘
        """,
        ["left mf", ""],
    )
    assert asked(awake.play(0, awake.lay("left mf", "a"))) == "cat"


# fits 5.2
def test_a_sleeping_cat_of_your_own_is_enough() -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐
        │m 1  1b    f    a
        └───┘└   ┘└───┘
             ┌   ┐
             │z0z│
             └───┘
        """,
        ["left mf", ""],
    )
    assert asked(table.play(0, table.lay("left mf", "a"))) == "cat"


# fits 5.2
def test_joining_boxes_with_others_cats_forbids_it() -> None:
    table = picture(
        """
        ┌───┐┌───┐     ┌───┐
        │m 1  1b    a    f │
        └───┘└───┘     └───┘
        """,
        ["right left b", ""],
    )
    assert asked(table.play(0, table.lay("right left b", "a"))) == "turn"


# fits 5.2
def test_princesses_are_ignored() -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐
        │m P  Pb    f    a
        └───┘└───┘└───┘
        """,
        ["left mf", ""],
    )
    assert asked(table.play(0, table.lay("left mf", "a"))) == "cat"


# fits 5.3
def test_several_own_cats_in_one_box_are_allowed_one_in_a_turn() -> None:
    table = picture(
        """
        ┌───┐┌───┐┌───┐
        │m 0  0b    f    a
        └───┘└───┘└───┘
        """,
        ["left mf", "top mm"],
    )
    laid = table.play(0, table.lay("left mf", "a")).play(0, Cat(table.at(2, 0)))
    (box,) = laid.view(None).boxes
    assert box.awake == (2, 0)
    assert laid.asked() == ("turn", 1)


# fits 5.1
def test_no_cat_is_asked_for_when_none_is_at_home() -> None:
    table = picture(
        """
        ┌───┐
        │ m    a
        └───┘
        """,
        ["left mf", ""],
        home=(0, 5),
    )
    assert asked(table.play(0, table.lay("left mf", "a"))) == "turn"


# fits 5.1
def test_a_cat_may_be_left_at_home() -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │ m    mf│
        └───┘└───┘
        """,
        phase=CAT,
        played=3 * 13 + 5,
    )
    passed = table.play(0, PASS)
    assert passed.state.phase == TURN
    assert passed.view(None).home == (5, 5)
    assert not passed.told
