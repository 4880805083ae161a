"""Section 6 of the rules: the examples of the rulebook, told again."""

from __future__ import annotations

from meowple.core.game import Seat
from meowple.games.cafe.facts import Drew
from meowple.games.cafe.moves import PASS, Draw
from meowple.games.cafe.sheet import BOWL, CUSHION, HOUSE, MOUSE
from tests.cafe.pictures import EMPTY, picture, points


# cafe 6.1
def test_anya_with_a_6_and_a_central_4_draws_a_mouse_or_a_bowl_or_passes() -> None:
    anya = picture(
        f"""
        taken 6 1
        central 4
        0: {EMPTY} paws 1-1
        1: {EMPTY} paws 1-1
        """
    )
    mouse_on_floor_4 = [Draw(MOUSE, tower, 4) for tower in (2, 3, 4, 5)]
    bowl_on_floor_6 = [Draw(BOWL, tower, 6) for tower in (2, 3, 4)]
    assert anya.moves(0) == (*bowl_on_floor_6, *mouse_on_floor_4, PASS)
    passed = anya.all_play(PASS, PASS, luck="1 1 1")
    assert passed.view(0).sheets[0].circled == 1 + 3


# cafe 6.2
def test_kolya_crosses_out_three_paws_and_the_others_still_have_a_4() -> None:
    kolya = picture(
        f"""
        taken 2 3
        central 4
        0: {EMPTY} paws 3-0
        1: {EMPTY} paws 1-1
        """
    )
    drawn = kolya.play(0, Draw(HOUSE, 3, 6, cat=HOUSE))  # 2 → 1, 4 → 6
    assert drawn.view(1).central == 4
    assert drawn.moves(1)[0] == Draw(3, 2, 4)
    after = drawn.play(1, PASS, luck="1 1 1")
    assert after == picture(
        f"""
        round 2 first 1
        dice 1 1 1
        0: ...|. ...... ..|..H ...... .|.. paws 3-3 cats H2
        1: {EMPTY} paws 4-1
        """
    )


# cafe 6.3
def test_pasha_draws_a_house_on_floor_4_and_the_cushion_cat_brings_6() -> None:
    pasha = picture(
        f"""
        taken 1 3
        central 4
        0: C..|C .C.... ..|... ...... .|.. paws 1-0
        1: {EMPTY} paws 1-0
        """
    )
    after = pasha.all_play(Draw(HOUSE, 4, 4, cat=CUSHION), PASS, luck="1 1 4")
    assert after.facts[1] == Drew(Seat(0), HOUSE, 4, 4, cat=CUSHION, paws=0, points=6, circled=0)
    assert after == picture(
        f"""
        round 2 first 1
        dice 1 1 4
        0: C..|C .C.... ..|... ...H.. .|.. paws 1-0 cats C6
        1: {EMPTY} paws 4-0
        """
    )
    cats = {m.cat for m in _moves_with_a_house()}
    assert CUSHION not in cats


def _moves_with_a_house() -> list[Draw]:
    later = picture(
        f"""
        taken 1 3
        central 4
        0: C..|C .C.... ..|... ...H.. .|.. paws 1-0 cats C6
        1: {EMPTY} paws 1-0
        """
    )
    return [m for m in later.moves(0) if isinstance(m, Draw) and m.item == HOUSE]


# cafe 6.4
def test_a_bowl_with_two_yarns_a_butterfly_and_a_bowl_around_it_is_worth_3() -> None:
    worth = points(
        """
            .
          .   .
        .   .
          .   .
        |   .   .
          F   .
        Y   |   .
          B   .
        Y   .   |
          B   .
        .   .   .
          .   .
        """
    )
    lower_bowl = 2  # the upper one and a yarn
    assert worth["bowls"] == 3 + lower_bowl


# cafe 6.4
def test_a_cushion_on_floor_5_is_worth_5() -> None:
    worth = points(
        """
            .
          .   .
        .   .
          .   C
        |   .   .
          .   .
        .   |   .
          .   .
        .   .   |
          .   .
        .   .   .
          .   .
        """
    )
    assert worth == {"cushions": 5}
