"""Section 4 of the rules: full towers, their numbers, and the end of the game."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.games.cafe.facts import Barred, Circled, Ended, Rolled
from meowple.games.cafe.moves import PASS, Draw
from meowple.games.cafe.sheet import BOWL, CUSHION, HOUSE, MOUSE, YARN
from tests.cafe.pictures import EMPTY, Table, picture


def facts(table: Table) -> list[Circled | Barred | Ended]:
    """What happened to the towers."""
    return [fact for fact in table.facts if isinstance(fact, Circled | Barred | Ended)]


# cafe 4.1
def test_a_full_tower_without_a_house_gives_the_smaller_number_and_crosses_out_nothing() -> None:
    table = picture(
        f"""
        taken 6 2
        central 4
        0: ...|. YYY.YY ..|... ...... .|.. paws 1-0
        1: {EMPTY} paws 1-0
        """
    ).all_play(Draw(MOUSE, 2, 4), PASS, luck="1 2 3")
    assert facts(table) == [Circled(Seat(0), 2, 5)]
    assert table == picture(
        f"""
        round 2 first 1
        dice 1 2 3
        0: ...|. YYYMYY ..|... ...... .|.. paws 1-0 circled 2=5
        1: {EMPTY} paws 4-0
        """
    )


# cafe 4.1, 4.2
def test_a_full_tower_with_a_house_gives_the_larger_number_and_all_others_cross_it_out() -> None:
    table = picture(
        f"""
        taken 6 2 3
        central 4
        0: ...|. YHY.YY ..|... ...... .|.. paws 1-0 cats H2
        1: {EMPTY} paws 1-0
        2: {EMPTY} paws 1-0
        """
    ).all_play(Draw(MOUSE, 2, 4), PASS, PASS, luck="1 2 3 4")
    assert facts(table) == [Circled(Seat(0), 2, 9), Barred(Seat(1), 2), Barred(Seat(2), 2)]
    assert table == picture(
        f"""
        round 2 first 1
        dice 1 2 3 4
        0: ...|. YHYMYY ..|... ...... .|.. paws 1-0 cats H2 circled 2=9
        1: {EMPTY} paws 4-0 barred 2
        2: {EMPTY} paws 4-0 barred 2
        """
    )


# cafe 4.1
def test_the_house_may_be_the_item_that_fills_the_tower() -> None:
    table = picture(
        f"""
        taken 1 2
        central 4
        0: ...|. ...... ..|... ...... Y|Y. paws 1-0
        1: {EMPTY} paws 1-0
        """
    ).all_play(Draw(HOUSE, 5, 4, cat=HOUSE), PASS, luck="1 2 3")
    assert facts(table) == [Circled(Seat(0), 5, 3), Barred(Seat(1), 5)]


# cafe 4.1
def test_a_tower_with_an_empty_cell_is_not_full() -> None:
    table = picture(
        f"""
        taken 6 2
        central 4
        0: ...|. YHY..Y ..|... ...... .|.. paws 1-0
        1: {EMPTY} paws 1-0
        """
    ).all_play(Draw(MOUSE, 2, 4), PASS, luck="1 2 3")
    assert facts(table) == []
    assert table.state.sheets[0].towers == (0, 0, 0, 0, 0)


# cafe 4.1
@pytest.mark.parametrize(
    ("sheet", "move", "tower", "larger"),
    [
        ("HYY|. ...... ..|... ...... .|..", Draw(MOUSE, 1, 5), 1, 6),
        ("...|. HYYY.Y ..|... ...... .|..", Draw(MOUSE, 2, 5), 2, 9),
        ("...|. ...... HY|Y.Y ...... .|..", Draw(MOUSE, 3, 5), 3, 7),
        ("...|. ...... ..|... HYYY.Y .|..", Draw(MOUSE, 4, 5), 4, 8),
    ],
)
def test_a_post_does_not_count(sheet: str, move: Draw, tower: int, larger: int) -> None:
    table = picture(
        f"""
        taken 6 2
        central 5
        0: {sheet} paws 1-0
        1: {EMPTY} paws 1-0
        """
    ).all_play(move, PASS, luck="1 2 3")
    assert facts(table) == [Circled(Seat(0), tower, larger), Barred(Seat(1), tower)]


# cafe 4.1
def test_a_crossed_out_number_cannot_be_circled_even_with_a_house() -> None:
    table = picture(
        """
        taken 6 2
        central 4
        0: ...|. YHY.YY ..|... ...... .|.. paws 1-0 barred 2
        1: ...|. YHYYYY ..|... ...... .|.. paws 1-0 circled 2=9
        """
    ).all_play(Draw(MOUSE, 2, 4), PASS, luck="1 2 3")
    assert facts(table) == [Circled(Seat(0), 2, 5)]


# cafe 4.1, 4.2
def test_all_who_fill_a_tower_with_a_house_in_the_same_round_circle_the_larger_number() -> None:
    table = picture(
        f"""
        taken 6 6 2 3
        central 4
        0: ...|. YHY.YY ..|... ...... .|.. paws 1-0
        1: ...|. HHH.HH ..|... ...... .|.. paws 1-0
        2: ...|. YYY.YY ..|... ...... .|.. paws 1-0
        3: {EMPTY} paws 1-0
        """
    ).all_play(Draw(MOUSE, 2, 4), Draw(MOUSE, 2, 4), Draw(YARN, 2, 4), PASS, luck="1 2 3 4 5")
    assert facts(table) == [
        Circled(Seat(0), 2, 9),
        Circled(Seat(1), 2, 9),
        Circled(Seat(2), 2, 5),
        Barred(Seat(2), 2),
        Barred(Seat(3), 2),
    ]


# cafe 4.1, 4.2
def test_two_without_a_house_in_one_round_both_circle_the_smaller_and_cross_out_nothing() -> None:
    table = picture(
        """
        taken 6 2
        central 4
        0: ...|. YYY.YY ..|... ...... .|.. paws 1-0
        1: ...|. MMM.MM ..|... ...... .|.. paws 1-0
        """
    ).all_play(Draw(MOUSE, 2, 4), Draw(YARN, 2, 4), luck="1 2 3")
    assert facts(table) == [Circled(Seat(0), 2, 5), Circled(Seat(1), 2, 5)]
    assert not any(any(sheet.barred) for sheet in table.state.sheets)


# cafe 4.2
def test_who_filled_the_tower_earlier_without_a_house_crosses_the_larger_out_too() -> None:
    table = picture(
        """
        taken 6 2
        central 4
        0: ...|. YHY.YY ..|... ...... .|.. paws 1-0
        1: ...|. MMMMMM ..|... ...... .|.. paws 1-0 circled 2=5
        """
    ).all_play(Draw(MOUSE, 2, 4), PASS, luck="1 2 3")
    assert facts(table) == [Circled(Seat(0), 2, 9), Barred(Seat(1), 2)]
    assert table == picture(
        """
        round 2 first 1
        dice 1 2 3
        0: ...|. YHYMYY ..|... ...... .|.. paws 1-0 circled 2=9
        1: ...|. MMMMMM ..|... ...... .|.. paws 4-0 circled 2=5 barred 2
        """
    )


# cafe 4.2
def test_a_larger_number_circled_earlier_stays_circled() -> None:
    table = picture(
        """
        taken 6 2
        central 4
        0: ...|. YHY.YY ..|... ...... .|.. paws 1-0 barred 2
        1: ...|. HMMMMM ..|... ...... .|.. paws 1-0 circled 2=9
        """
    ).all_play(Draw(MOUSE, 2, 4), PASS, luck="1 2 3")
    assert table == picture(
        """
        round 2 first 1
        dice 1 2 3
        0: ...|. YHYMYY ..|... ...... .|.. paws 1-0 circled 2=5 barred 2
        1: ...|. HMMMMM ..|... ...... .|.. paws 4-0 circled 2=9
        """
    )


# cafe 4.1
def test_different_towers_can_be_filled_in_one_round() -> None:
    table = picture(
        """
        taken 6 2
        central 4
        0: ...|. YHY.YY ..|... ...... .|.. paws 1-0
        1: ...|. ...... ..|... ...... H|Y. paws 1-0
        """
    ).all_play(Draw(MOUSE, 2, 4), Draw(YARN, 5, 4), luck="1 2 3")
    assert facts(table) == [
        *(Circled(Seat(0), 2, 9), Barred(Seat(1), 2)),
        *(Circled(Seat(1), 5, 3), Barred(Seat(0), 5)),
    ]


TWO_FULL = """
    round 9 first 1
    taken 6 4
    central 4
    0: YYY|Y YYY.YY ..|... ...... C|CC paws 1-0 circled 1=4,5=2
    1: YYY|Y ...... ..|... ...... C|C. paws 1-0 circled 1=4
"""


# cafe 4.3
def test_the_game_ends_when_somebody_has_three_full_towers() -> None:
    table = picture(TWO_FULL).all_play(Draw(MOUSE, 2, 4), Draw(BOWL, 5, 4))
    assert facts(table) == [
        Circled(Seat(0), 2, 5),
        Circled(Seat(1), 5, 2),
        Ended("three_towers"),
    ]
    assert table == picture(
        """
        over
        round 9 first 1
        taken 6 4
        central 4
        0: YYY|Y YYYMYY ..|... ...... C|CC paws 1-0 circled 1=4,2=5,5=2
        1: YYY|Y ...... ..|... ...... C|CB paws 1-0 circled 1=4,5=2
        """
    )
    assert table.outcome().reason == "three_towers"
    assert table.to_act() == set()
    assert table.moves(0) == table.moves(1) == ()


# cafe 4.3
def test_two_full_towers_are_not_enough_and_the_next_player_rolls() -> None:
    table = picture(TWO_FULL).all_play(PASS, Draw(BOWL, 5, 4), luck="5 4 3")
    assert facts(table) == [Circled(Seat(1), 5, 2)]
    assert table.facts[-1] == Rolled(10, Seat(0), (3, 4, 5))
    assert table.to_act() == {0}


# cafe 4.3
def test_several_players_can_end_the_game_together() -> None:
    table = picture(
        """
        taken 6 4
        central 4
        0: YYY|Y YYY.YY ..|... ...... C|CC paws 1-0 circled 1=4,5=2
        1: YYY|Y ...... ..|... YYYYYY C|C. paws 1-0 circled 1=4,4=4
        """
    ).all_play(Draw(MOUSE, 2, 4), Draw(BOWL, 5, 4))
    assert facts(table)[-1] == Ended("three_towers")
    assert CUSHION in table.state.sheets[1].cells
