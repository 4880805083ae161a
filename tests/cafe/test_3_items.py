"""Section 3 of the rules: what a butterfly and a house do at once."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.cafe.facts import Chose, Drew, Passed, Rolled
from meowple.games.cafe.moves import PASS, Draw
from meowple.games.cafe.sheet import BUTTERFLY, CUSHION, HOUSE, ITEMS, MOUSE
from tests.cafe.pictures import EMPTY, picture

BUTTERFLIES = """
    taken 3 3
    central 1
    0: ...|. ...... ..|... ...... .|.. paws {paws}
    1: ...|. ...... ..|... ...... .|.. paws 1-0
"""


# cafe 3.6
@pytest.mark.parametrize(
    ("before", "after"), [("1-0", "3-0"), ("16-5", "18-5"), ("17-17", "18-17"), ("18-3", "18-3")]
)
def test_a_butterfly_circles_two_paws_or_as_many_as_are_left(before: str, after: str) -> None:
    table = picture(BUTTERFLIES.format(paws=before))
    assert table.all_play(Draw(BUTTERFLY, 2, 1), PASS, luck="1 2 3") == picture(
        f"""
        round 2 first 1
        dice 1 2 3
        0: ...|. F..... ..|... ...... .|.. paws {after}
        1: {EMPTY} paws 4-0
        """
    )


# cafe 3.6
def test_the_paws_of_a_butterfly_cannot_pay_for_it() -> None:
    table = picture(BUTTERFLIES.format(paws="2-1"))
    assert table.why_not(0, Draw(BUTTERFLY, 2, 3)) == "too_few_paws"
    after = table.all_play(Draw(BUTTERFLY, 2, 2), PASS, luck="1 2 3")
    assert after.facts == (
        Chose(Seat(1)),
        Drew(Seat(0), BUTTERFLY, 2, 2, cat=None, paws=1, points=0, circled=2),
        Passed(Seat(1), 3),
        Rolled(2, Seat(1), (1, 2, 3)),
    )


HOUSES = """
    taken 1 5
    central 4
    0: C.C|. M..... ..|..C ..H... .|.. paws 1-0 {cats}
    1: ...|. ...... ..|... ...... .|.. paws 1-0
"""


# cafe 3.7
def test_a_house_writes_two_points_for_each_item_that_its_cat_loves() -> None:
    table = picture(HOUSES.format(cats="")).play(0, Draw(HOUSE, 2, 4, cat=CUSHION))
    after = table.play(1, PASS, luck="1 2 3")
    assert after == picture(
        f"""
        round 2 first 1
        dice 1 2 3
        0: C.C|. M..H.. ..|..C ..H... .|.. paws 1-0 cats C6
        1: {EMPTY} paws 4-0
        """
    )
    assert after.facts[1] == Drew(Seat(0), HOUSE, 2, 4, cat=CUSHION, paws=0, points=6, circled=0)


# cafe 3.7
@pytest.mark.parametrize(
    ("cat", "points"), [("H", 4), ("Y", 0), ("F", 0), ("B", 0), ("C", 6), ("M", 2)]
)
def test_the_new_house_counts_for_its_own_cat_and_a_cat_may_be_worth_nothing(
    cat: str, points: int
) -> None:
    move = Draw(HOUSE, 3, 4, cat=".HYFBCM".index(cat))
    after = picture(HOUSES.format(cats="")).all_play(move, PASS, luck="1 2 3")
    assert after == picture(
        f"""
        round 2 first 1
        dice 1 2 3
        0: C.C|. M..... ..|H.C ..H... .|.. paws 1-0 cats {cat}{points}
        1: {EMPTY} paws 4-0
        """
    )


# cafe 3.7
def test_a_cat_is_scored_once() -> None:
    table = picture(HOUSES.format(cats="cats C4,H2"))
    assert table.why_not(0, Draw(HOUSE, 2, 4, cat=CUSHION)) == "cat_is_scored"
    cats = {m.cat for m in table.moves(0) if isinstance(m, Draw) and m.item == HOUSE}
    assert cats == {2, 3, 4, 6}


# cafe 3.7
def test_points_under_a_cat_stay_what_they_were() -> None:
    table = picture(HOUSES.replace("taken 1 5", "taken 5 5").format(cats="cats C6"))
    after = table.all_play(Draw(CUSHION, 2, 4), PASS, luck="1 2 3")
    assert after.view(0).sheets[0].cats == (None, None, None, None, 6, None)


# cafe 3.7
def test_a_house_needs_a_cat_and_nothing_else_has_one() -> None:
    table = picture(HOUSES.format(cats=""))
    assert table.why_not(0, Draw(HOUSE, 2, 4)) == "choose_a_cat"
    assert table.why_not(0, Draw(HOUSE, 2, 4, cat=7)) == "no_such_cat"
    assert table.why_not(0, Draw(MOUSE, 2, 1, cat=CUSHION)) == "cell_is_full"
    assert table.why_not(0, Draw(MOUSE, 2, 2, cat=CUSHION)) == "cat_without_house"


# cafe 3.7
def test_with_all_six_cats_scored_no_house_can_be_drawn() -> None:
    table = picture(HOUSES.format(cats="cats H2,Y0,F0,B0,C6,M2"))
    items = {move.item for move in table.moves(0) if isinstance(move, Draw)}
    assert HOUSE not in items
    for cat in (*ITEMS, None):
        assert table.why_not(0, Draw(HOUSE, 2, 4, cat=cat)) == "all_cats_scored"
