"""Section 9 of the rules: scoring, box by box."""

from __future__ import annotations

from meowple.core.game import Line, Outcome, TieBreak
from meowple.games.fits import GAME
from meowple.games.fits.scoring import Scored
from meowple.games.fits.state import DECK_OUT, OVER
from tests.fits.pictures import picture


def outcome(text: str, seats: int = 2) -> Outcome:
    """How a game ends that ends like this."""
    return picture(text, [""] * seats, phase=OVER, final=DECK_OUT).outcome()


def only_box(text: str, seats: int = 2) -> Scored:
    """How the first box of the picture is scored."""
    return picture(text, [""] * seats).scored()[0]


# fits 9.1
def test_most_cats_take_the_box() -> None:
    box = only_box(
        """
        ┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐
        │m 0  0b   f 1  1b   m 1  1mf│
        └───┘└───┘└───┘└───┘└───┘└───┘
        """
    )
    assert box.takers == (1,)


# fits 9.1
def test_on_a_tie_all_tied_players_get_its_full_points() -> None:
    result = outcome(
        """
        ┌───┐┌───┐┌───┐┌───┐
        │m 0  0b   f 1  1mf│
        └───┘└───┘└───┘└───┘
        """,
        3,
    )
    assert result.scores == (8, 8, 0)


# fits 9.1
def test_sleeping_cats_count_only_with_an_awake_one_of_that_player() -> None:
    box = only_box(
        """
        ┌───┐┌───┐┌───┐
        │m 0  0b    f │
        └───┘└   ┘└   ┘
             ┌   ┐┌   ┐
             │z1z││z1z│
             └───┘└───┘
        """
    )
    assert box.takers == (0,)
    assert box.extras == (0, 0)


# fits 9.1
def test_with_an_awake_one_they_count_whichever_came_first() -> None:
    box = only_box(
        """
        ┌───┐┌───┐┌───┐┌───┐
        │m 0  0b   f 1  1b │
        └───┘└   ┘└───┘└───┘
             ┌   ┐
             │z1z│
             └───┘
        """
    )
    assert box.takers == (1,)


# fits 9.1
def test_nobody_with_a_counting_cat_means_no_points() -> None:
    result = outcome(
        """
        ┌───┐┌───┐
        │ m    b │
        └───┘└   ┘
             ┌   ┐
             │z1z│
             └───┘
        """
    )
    assert result.scores == (0, 0)
    assert result.breakdown == ((), ())


# fits 9.2
def test_each_toy_of_the_most_frequent_kind_is_a_point_and_others_are_nothing() -> None:
    box = only_box(
        """
        ┌───┐┌───┐
        │m 0  0m
        └───┘└───┘
        """
    )
    assert box.worth == 2
    mixed = only_box(
        """
        ┌───┐┌───┐┌───┐
        │m 0  0b    mf│
        └   ┘└───┘└───┘
        """
    )
    assert mixed.worth == 2, "two mice, and no point for the ball or the feather"


# fits 9.2
def test_kinds_that_tie_for_most_frequent_all_count() -> None:
    box = only_box(
        """
        ┌───┐┌───┐
        │m 0  0b
        └───┘└───┘
        """
    )
    assert box.worth == 2


# fits 9.2
def test_a_spray_bottle_takes_a_point_and_a_box_may_be_worth_less_than_nothing() -> None:
    result = outcome(
        """
        ┌───┐┌───┐
         * 0  0s
        └───┘└───┘
        """,
    )
    assert result.scores == (-1, 0)
    assert result.breakdown[0] == (Line("box", -1, 1),)


# fits 9.2
def test_covered_symbols_and_special_toys_count() -> None:
    box = only_box(
        """
        ┌───┐┌───┐┌───┐┌───┐
        │m 0  0b   f B  Bb
        └───┘└───┘└───┘└───┘
        """
    )
    assert box.worth == 4, "two balls, and two on the special toy"


# fits 9.3
def test_in_a_closed_box_plus_and_minus_are_doubled() -> None:
    closed = only_box(
        """
        ┌───┐┌───┐
        │m 0  0mf│
        └───┘└───┘
        """
    )
    assert closed.worth == 4
    sprayed = only_box(
        """
        ┌───┐┌───┐┌───┐
        │m 0  0s    mf│
        └───┘└───┘└───┘
        """
    )
    assert (sprayed.worth, sprayed.penalty) == (2, 2)


# fits 9.4
def test_several_counting_cats_get_a_point_each_after_the_first_never_doubled() -> None:
    result = outcome(
        """
        ┌───┐┌───┐┌───┐┌───┐
        │m 0  0b   f 0  0mf│
        └───┘└───┘└───┘└   ┘
                       ┌   ┐
                       │z0z│
                       └───┘
        """
    )
    assert result.scores == (4 * 2 + 2, 0)
    assert result.breakdown[0] == (Line("box", 8, 1), Line("more_cats", 2, 1))


# fits 9.4
def test_whoever_takes_the_box_further_cats_bring_their_points() -> None:
    box = only_box(
        """
        ┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐┌───┐
        │m 0  0b   f 1  1b   m 1  1b   f 1  1b   m 0  0mf│
        └───┘└───┘└───┘└───┘└───┘└───┘└───┘└───┘└───┘└───┘
        """
    )
    assert box.takers == (1,)
    assert box.extras == (1, 2)
    assert box.points(0) == 1


# fits 9.5
def test_on_a_tie_the_fewest_penalty_points_win() -> None:
    result = outcome(
        """
        ┌───┐┌───┐
        │mm0  0s │
        └───┘└───┘
        ┌───┐┌───┐┌───┐
        │m 1  1s    mf│
        └───┘└───┘└───┘
        """,
    )
    assert result.scores == (2, 2)
    assert result.ranks == (1, 1)
    assert result.tie_breaks == ()
    fewer = outcome(
        """
        ┌───┐┌───┐
        │mm0  0*
        └───┘└───┘
        ┌───┐┌───┐┌───┐
        │m 1  1s    mf│
        └───┘└───┘└───┘
        """,
    )
    assert fewer.scores == (2, 2)
    assert fewer.ranks == (1, 2)
    assert fewer.tie_breaks == (TieBreak("penalties", (0, 2)),)


# fits 9.5
def test_still_tied_they_share_the_win() -> None:
    result = outcome(
        """
        ┌───┐┌───┐
        │m 0  0b
        └───┘└───┘
        ┌───┐┌───┐
        │m 1  1b
        └───┘└───┘
        """,
        3,
    )
    assert result.scores == (2, 2, 0)
    assert result.ranks == (1, 1, 3)


# fits 9.5
def test_there_is_no_outcome_before_the_end() -> None:
    table = picture(
        """
        ┌───┐┌───┐
        │m 0  0b
        └───┘└───┘
        """
    )
    assert GAME.outcome(table.state) is None
    assert table.view(None).totals == (2, 0)
    assert table.view(None).boxes[0].points == (2, 0)
