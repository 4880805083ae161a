"""Section 3 of the rules: the draft, and what two dice and some paws can draw."""

from __future__ import annotations

from itertools import product

import pytest

from meowple.core.game import Seat
from meowple.games.cafe.facts import Left, Took
from meowple.games.cafe.legal import fewest_paws
from meowple.games.cafe.moves import PASS, Draw, Take
from meowple.games.cafe.sheet import BOWL, BUTTERFLY, CUSHION, HOUSE, MOUSE, YARN
from tests.cafe.pictures import EMPTY, deal, picture


# cafe 3.1
@pytest.mark.parametrize(("seats", "luck"), [(2, "4 4 1"), (3, "4 4 1 6"), (4, "4 4 1 6 2")])
def test_one_die_more_than_players_is_rolled(seats: int, luck: str) -> None:
    table = deal(seats, luck)
    assert sorted(luck.split()) == [str(value) for value in table.view(None).dice]
    assert table.view(None).first == 0


# cafe 3.1
def test_each_takes_a_die_from_the_first_player_on_and_the_last_is_central() -> None:
    table = picture(
        f"""
        round 2 first 1
        dice 1 3 6 6
        0: {EMPTY} paws 1-0
        1: {EMPTY} paws 1-0
        2: {EMPTY} paws 1-0
        """
    )
    assert table.to_act() == {1}
    table = table.play(1, Take(6))
    assert table.facts == (Took(Seat(1), 6),)
    assert table == picture(
        f"""
        round 2 first 1
        dice 1 3 6
        taken - 6 -
        0: {EMPTY} paws 1-0
        1: {EMPTY} paws 1-0
        2: {EMPTY} paws 1-0
        """
    )
    assert table.to_act() == {2}
    table = table.play(2, Take(3))
    assert table.to_act() == {0}
    table = table.play(0, Take(1))
    assert table.facts == (Took(Seat(0), 1), Left(6))
    assert table == picture(
        f"""
        round 2 first 1
        taken 1 6 3
        central 6
        0: {EMPTY} paws 1-0
        1: {EMPTY} paws 1-0
        2: {EMPTY} paws 1-0
        """
    )
    assert table.to_act() == {0, 1, 2}


# cafe 3.8
def test_equal_dice_are_one_choice() -> None:
    assert deal(4, "5 5 2 5 2").moves(0) == (Take(2), Take(5))
    after = deal(4, "5 5 2 5 2").play(0, Take(5))
    assert after.view(1).dice == (2, 2, 5, 5)


def drawing(own: int, central: int, paws: str = "1-1", sheet: str = EMPTY) -> str:
    """Two players draw; seat 1 is of no interest."""
    return f"""
        taken {own} 1
        central {central}
        0: {sheet} paws {paws}
        1: {EMPTY} paws 1-1
        """


def pairs(own: int, central: int, paws: str = "1-1") -> set[tuple[int, int]]:
    """The items and floors that seat 0 can draw."""
    moves = picture(drawing(own, central, paws)).moves(0)
    return {(move.item, move.floor) for move in moves if isinstance(move, Draw)}


# cafe 3.3
def test_one_die_is_the_item_and_the_other_the_floor_either_way_round() -> None:
    assert pairs(own=2, central=5) == {(YARN, 5), (CUSHION, 2)}


# cafe 3.3, 3.8
def test_equal_values_are_one_way_to_draw() -> None:
    assert pairs(own=3, central=3) == {(BUTTERFLY, 3)}


# cafe 3.3
def test_the_item_goes_into_any_tower_that_has_a_cell_on_that_floor() -> None:
    table = picture(drawing(own=6, central=6))
    assert table.moves(0) == (Draw(MOUSE, 2, 6), Draw(MOUSE, 3, 6), Draw(MOUSE, 4, 6), PASS)
    table = picture(drawing(own=4, central=4))
    floor_4 = [Draw(BOWL, tower, 4) for tower in (2, 3, 4, 5)]
    assert table.moves(0) == (*floor_4, PASS)


# cafe 3.3
def test_a_cell_takes_one_item_only() -> None:
    table = picture(drawing(own=6, central=6, sheet="...|. .....Y ..|... ...... .|.."))
    assert table.moves(0) == (Draw(MOUSE, 3, 6), Draw(MOUSE, 4, 6), PASS)
    assert table.why_not(0, Draw(MOUSE, 2, 6)) == "cell_is_full"


# cafe 3.3, 3.5
def test_where_nothing_fits_one_can_still_pass() -> None:
    full = picture(drawing(own=6, central=6, sheet="...|. .....Y ..|..Y .....Y .|.."))
    assert full.moves(0) == (PASS,)


# cafe 3.4
@pytest.mark.parametrize(
    ("own", "central", "item", "floor", "paws"),
    [
        (6, 4, MOUSE, 4, 0),
        (6, 4, BOWL, 6, 0),
        (6, 4, CUSHION, 4, 1),  # own die 6 → 5
        (6, 4, MOUSE, 5, 1),  # central die 4 → 5
        (6, 4, CUSHION, 5, 2),  # one paw on each
        (6, 4, BUTTERFLY, 6, 1),  # the central die is the item: 4 → 3
        (1, 1, MOUSE, 6, 10),  # the most there can be
        (1, 6, MOUSE, 1, 0),
        (1, 6, HOUSE, 1, 5),  # 6 → 1
        (2, 4, HOUSE, 6, 3),
        (3, 3, YARN, 2, 2),
        (2, 5, CUSHION, 3, 1),  # the other way round it would cost 5
    ],
)
def test_a_draw_costs_the_fewest_paws_that_reach_it(
    own: int, central: int, item: int, floor: int, paws: int
) -> None:
    assert fewest_paws(own, central, item, floor) == paws
    assert fewest_paws(central, own, item, floor) == paws


# cafe 3.4
@pytest.mark.parametrize("own", range(1, 7))
@pytest.mark.parametrize("central", range(1, 7))
def test_the_fewest_paws_are_found_by_walking_the_dice_step_by_step(own: int, central: int) -> None:
    paws = {(own, central): 0}
    edge = [(own, central)]
    for one, other in edge:
        for step in ((one + 1, other), (one - 1, other), (one, other + 1), (one, other - 1)):
            if step not in paws and min(step) >= 1 and max(step) <= 6:
                paws[step] = paws[(one, other)] + 1
                edge.append(step)
    for item, floor in product(range(1, 7), repeat=2):
        walked = min(paws[(item, floor)], paws[(floor, item)])
        assert fewest_paws(own, central, item, floor) == walked


# cafe 3.4
def test_each_paw_moves_a_die_by_one_and_is_crossed_out() -> None:
    table = picture(drawing(own=6, central=4, paws="3-1"))
    after = table.play(0, Draw(CUSHION, 2, 5))
    assert after.play(1, PASS, luck="1 1 1") == picture(
        f"""
        round 2 first 1
        dice 1 1 1
        0: ...|. ....C. ..|... ...... .|.. paws 3-3
        1: {EMPTY} paws 4-1
        """
    )


# cafe 3.4
def test_only_paws_that_are_circled_and_not_crossed_out_can_be_used() -> None:
    assert pairs(own=2, central=5, paws="4-4") == {(2, 5), (5, 2)}
    one_paw = {(2, 5), (5, 2), (1, 5), (3, 5), (2, 4), (2, 6), (5, 1), (5, 3), (4, 2), (6, 2)}
    assert pairs(own=2, central=5, paws="4-3") == one_paw
    table = picture(drawing(own=2, central=5, paws="4-3"))
    assert table.why_not(0, Draw(YARN, 2, 3)) == "too_few_paws"


# cafe 3.4
def test_no_die_goes_above_6_or_below_1() -> None:
    assert pairs(own=6, central=1, paws="18-17") == {(6, 1), (1, 6), (5, 1), (6, 2), (2, 6), (1, 5)}


# cafe 3.4
def test_with_enough_paws_everything_can_be_drawn() -> None:
    everything = {(item, floor) for item in range(1, 7) for floor in range(1, 7)}
    assert pairs(own=1, central=1, paws="11-1") == everything
    assert pairs(own=1, central=1, paws="10-1") == everything - {(6, 6)}


# cafe 3.4
def test_the_dice_are_moved_for_oneself_only() -> None:
    table = picture(
        f"""
        taken 2 2
        central 4
        0: {EMPTY} paws 4-0
        1: {EMPTY} paws 1-1
        """
    )
    after = table.play(0, Draw(MOUSE, 2, 1))
    assert after.view(1).central == 4
    assert {(m.item, m.floor) for m in after.moves(1) if isinstance(m, Draw)} == {(2, 4), (4, 2)}


# cafe 3.5
@pytest.mark.parametrize(
    ("before", "after"), [("1-0", "4-0"), ("15-7", "18-7"), ("16-2", "18-2"), ("18-18", "18-18")]
)
def test_a_pass_circles_three_paws_or_as_many_as_are_left(before: str, after: str) -> None:
    table = picture(drawing(own=6, central=4, paws=before)).all_play(PASS, PASS, luck="1 2 3")
    assert table == picture(
        f"""
        round 2 first 1
        dice 1 2 3
        0: {EMPTY} paws {after}
        1: {EMPTY} paws 4-1
        """
    )
