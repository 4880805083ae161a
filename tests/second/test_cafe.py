"""The second `cafe` itself, on the examples of the rulebook and on sheets scored by hand.

Rules are cited by number where the game is tested, not here: this page tests the tester.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from tests.second.cafe import Draw, Pass, Table, Take, TakeBack, every_move, sensible_moves
from tests.second.cafe_sheet import (
    CELLS,
    CHAIN_POINTS,
    FLOORS,
    NEIGHBOURS,
    Cell,
    Score,
    Sheet,
    best_split,
    bowl_points,
    score_sheets,
    yarn_points,
)

LETTERS = " HYFBCM"
"""House, yarn, flying butterfly, bowl, cushion, mouse."""

EMPTY = """
    -  .  .  .  -
    .  .  .  .  -
    #  .  .  .  .
    .  .  #  .  .
    .  .  .  .  #
    .  .  .  .  .
"""


def drawn(picture: str) -> Sheet:
    """The sheet in the picture: floors from the top, `#` a post, `.` an empty cell, `-` nothing."""
    sheet = Sheet()
    rows = [line.split() for line in picture.split("\n") if line.strip()]
    for floor, row in zip((6, 5, 4, 3, 2, 1), rows, strict=True):
        for tower, letter in enumerate(row, start=1):
            assert (letter not in "-#") == (floor in FLOORS[tower]), (tower, floor)
            if letter in LETTERS:
                sheet.items[tower, floor] = LETTERS.index(letter)
    return sheet


def rolled(*dice: int) -> list[tuple[int, int]]:
    """Chance's answers for these dice."""
    return [(6, die - 1) for die in dice]


def drafted(*taken: int, central: int) -> Table:
    """A table whose seats have taken these dice, in order."""
    table = Table(len(taken), rolled(*taken, central))
    for seat, die in enumerate(taken):
        table.step(seat, Take(die), ())
    return table


def draws(table: Table, seat: int) -> set[tuple[int, int]]:
    """The items a seat can draw, each with the floor."""
    return {(move.item, move.floor) for move in table.legal(seat) if isinstance(move, Draw)}


# The examples of the rulebook


def test_own_die_6_and_central_4_give_a_mouse_on_4_or_a_bowl_on_6_or_a_pass() -> None:
    table = drafted(6, 1, central=4)
    table.sheets[0].crossed = 1
    assert draws(table, 0) == {(6, 4), (4, 6)}
    assert Draw(6, 5, 4) in table.legal(0)
    assert Draw(6, 1, 4) not in table.legal(0)  # a post
    assert Draw(4, 3, 6) in table.legal(0)
    table.step(0, Pass(), ())
    table.step(1, Pass(), rolled(1, 1, 1))
    assert table.sheets[0].circled == 4


def test_three_paws_turn_own_2_into_1_and_central_4_into_6_for_one_player_only() -> None:
    table = drafted(2, 2, central=4)
    table.sheets[0].circled = 3
    table.sheets[1].crossed = 1
    assert Draw(1, 2, 6, cat=5) in table.legal(0)
    assert draws(table, 1) == {(2, 4), (4, 2)}
    table.step(0, Draw(1, 2, 6, cat=5), ())
    table.step(1, Draw(2, 2, 4), rolled(1, 1, 1))
    assert table.sheets[0].paws == 0
    assert table.rounds[0].shown[0].crossed == 3


def test_a_house_scores_2_for_each_of_3_cushions_and_that_cat_only_once() -> None:
    table = drafted(1, 6, central=4)
    table.sheets[0] = drawn("""
    -  .  .  .  -
    C  C  .  .  -
    #  .  .  .  .
    .  C  #  .  .
    .  .  .  .  #
    .  .  .  .  .
    """)
    table.step(0, Draw(1, 3, 4, cat=5), ())
    table.step(1, Pass(), rolled(1, 1, 4))
    assert table.sheets[0].cats == (None, None, None, None, 6, None)
    table.step(1, Take(1), ())
    table.step(0, Take(4), ())
    cats = {move.cat for move in table.legal(0) if isinstance(move, Draw) and move.item == 1}
    assert cats == {1, 2, 3, 4, 6}


def test_a_bowl_beside_two_yarns_a_butterfly_and_a_bowl_scores_3() -> None:
    sheet = drawn("""
    -  .  .  .  -
    .  .  .  .  -
    #  Y  .  .  .
    Y  B  #  .  .
    F  B  .  .  #
    .  .  .  .  .
    """)
    assert bowl_points(sheet, (2, 3)) == 3


def test_a_cushion_on_floor_5_scores_5() -> None:
    sheet = Sheet()
    sheet.items[1, 5] = 5
    assert score_sheets([sheet])[0].cushions == 5


# The sheet


@pytest.mark.parametrize(
    ("cell", "beside"),
    [
        ((1, 3), {(1, 2), (2, 3), (2, 4)}),
        ((1, 5), {(2, 5), (2, 6)}),
        ((2, 1), {(2, 2), (1, 1), (3, 1)}),
        ((2, 3), {(2, 2), (2, 4), (1, 2), (1, 3), (3, 2)}),
        ((2, 6), {(2, 5), (1, 5), (3, 5), (3, 6)}),
        ((3, 2), {(3, 1), (2, 2), (2, 3), (4, 2), (4, 3)}),
        ((3, 4), {(3, 5), (2, 4), (2, 5), (4, 4), (4, 5)}),
        ((3, 6), {(3, 5), (2, 6), (4, 6)}),
        ((4, 2), {(4, 1), (4, 3), (3, 1), (3, 2), (5, 1)}),
        ((4, 4), {(4, 3), (4, 5), (3, 4), (5, 3), (5, 4)}),
        ((5, 1), {(4, 1), (4, 2)}),
        ((5, 4), {(5, 3), (4, 4), (4, 5)}),
    ],
)
def test_cells_that_share_a_border_are_neighbours(cell: Cell, beside: set[Cell]) -> None:
    assert NEIGHBOURS[cell] == beside


def test_there_are_24_cells_and_to_be_beside_is_mutual() -> None:
    assert len(CELLS) == 24
    assert drawn(EMPTY).cells == (0,) * 24
    assert all(cell in NEIGHBOURS[other] for cell in CELLS for other in NEIGHBOURS[cell])


# A round


def test_from_the_first_player_each_takes_a_die_and_equal_dice_are_one_choice() -> None:
    table = Table(3, rolled(5, 2, 5, 5))
    assert table.waiting == {0}
    assert table.central == 0
    assert table.legal(0) == {Take(2), Take(5)}
    table.step(0, Take(2), ())
    assert table.legal(1) == {Take(5)}
    assert table.legal(2) == set()
    table.step(1, Take(5), ())
    table.step(2, Take(5), ())
    assert table.central == 5
    assert table.waiting == {0, 1, 2}


def test_dice_have_six_faces_and_there_is_one_more_than_players() -> None:
    for lots in (rolled(1, 2), rolled(1, 2, 3, 4), rolled(1, 2, 7), [(6, 0), (6, 1), (5, 2)]):
        with pytest.raises(AssertionError):
            Table(2, lots)


def test_a_sealed_choice_is_taken_back_twenty_times_at_most() -> None:
    table = drafted(6, 6, central=6)
    for _ in range(20):
        table.step(0, Pass(), ())
        assert table.legal(0) == {TakeBack()}
        table.step(0, TakeBack(), ())
    table.step(0, Pass(), ())
    assert table.legal(0) == set()
    assert table.waiting == {1}


def test_a_die_never_goes_beyond_1_and_6_and_paws_reach_all_that_they_can() -> None:
    table = drafted(6, 1, central=6)
    table.sheets[0].circled = 3
    reached = {(i, f) for i in range(1, 7) for f in range(1, 7) if 12 - i - f <= 3}
    assert draws(table, 0) == reached


def test_butterflies_and_passes_circle_no_more_than_18_paws() -> None:
    table = drafted(3, 1, central=1)
    for sheet in table.sheets:
        sheet.circled = sheet.crossed = 17
    table.step(0, Draw(3, 5, 1), ())
    table.step(1, Pass(), rolled(1, 1, 1))
    assert [sheet.circled for sheet in table.sheets] == [18, 18]
    assert [shown.circled for shown in table.rounds[0].shown] == [1, 1]


def test_a_house_counts_itself_and_there_is_none_without_a_cat_left() -> None:
    table = drafted(1, 1, central=1)
    table.sheets[1].cat_points = dict.fromkeys(range(1, 7), 0)
    assert draws(table, 1) == {(2, 1)}  # one paw
    table.step(0, Draw(1, 1, 1, cat=1), ())
    table.step(1, Pass(), rolled(1, 1, 1))
    assert table.sheets[0].cats[0] == 2


def test_three_rounds_of_passes_with_no_paw_left_end_the_game() -> None:
    table = Table(2, rolled(1, 1, 1))
    passes = 0
    while table.reason is None:
        (seat,) = table.waiting
        table.step(seat, Take(1), ())
        if not table.in_draft:
            passes += 1
            table.step(0, Pass(), ())
            last = passes == 9  # six rounds circle 17 paws
            table.step(1, Pass(), () if last else rolled(1, 1, 1))
    assert table.reason == "nobody_draws"
    assert passes == 9
    assert table.ranks() == (1, 1)


# Towers

NEARLY = """
    -  .  .  .  -
    .  .  .  .  -
    #  .  .  .  M
    .  .  #  .  M
    .  .  .  .  #
    .  .  .  .  .
"""
NEARLY_WITH_HOUSE = NEARLY.replace("M", "H", 1)


def fill_tower_5(*pictures: str | None) -> Table:
    """Each seat with a picture draws a mouse on floor 1 of tower 5; the others pass."""
    table = drafted(*[1] * len(pictures), central=6)
    for seat, picture in enumerate(pictures):
        if picture:
            table.sheets[seat] = drawn(picture)
    for seat, picture in enumerate(pictures):
        lots = rolled(*[1] * (len(pictures) + 1)) if seat == len(pictures) - 1 else ()
        table.step(seat, Draw(6, 5, 1) if picture else Pass(), lots)
    return table


def test_all_who_fill_a_tower_with_a_house_circle_the_larger_and_the_others_cross_it_out() -> None:
    table = fill_tower_5(NEARLY_WITH_HOUSE, NEARLY, None, NEARLY_WITH_HOUSE)
    assert [sheet.towers[4] for sheet in table.sheets] == [3, 2, 0, 3]
    assert [sheet.barred[4] for sheet in table.sheets] == [False, True, True, False]
    assert table.first == 1


def test_a_tower_without_a_house_crosses_nothing_out() -> None:
    table = fill_tower_5(NEARLY, None)
    assert [sheet.towers[4] for sheet in table.sheets] == [2, 0]
    assert not any(sheet.crossed_out for sheet in table.sheets)


def test_a_house_does_not_help_where_the_larger_number_is_crossed_out() -> None:
    table = drafted(1, 1, central=6)
    table.sheets[0] = drawn(NEARLY_WITH_HOUSE)
    table.sheets[0].crossed_out = {5}
    table.step(0, Draw(6, 5, 1), ())
    table.step(1, Pass(), rolled(1, 1, 1))
    assert table.sheets[0].towers[4] == 2
    assert not table.sheets[1].crossed_out


def test_three_full_towers_end_the_game() -> None:
    table = drafted(1, 1, central=6)
    table.sheets[0] = drawn("""
    -  .  Y  .  -
    M  .  Y  .  -
    #  .  Y  .  M
    Y  .  #  .  M
    C  .  Y  .  #
    C  .  Y  .  .
    """)
    table.sheets[0].numbers = {1: 4, 3: 3}
    table.step(0, Draw(6, 5, 1), ())
    table.step(1, Pass(), ())
    assert table.reason == "three_towers"
    assert table.waiting == set()
    # towers 4 + 3 + 2; yarn 8 + 8; cushions 2 + 1; mice 2 alone, 6 for floors 3 and 4, 2 alone
    assert table.scores()[0].total == 9 + 16 + 3 + 10
    assert table.ranks() == (1, 2)


@pytest.mark.parametrize(
    ("tower", "larger", "smaller"), [(1, 6, 4), (2, 9, 5), (3, 7, 3), (4, 8, 4), (5, 3, 2)]
)
def test_each_tower_has_its_two_numbers(tower: int, larger: int, smaller: int) -> None:
    for lowest, number in ((1, larger), (5, smaller)):
        table = drafted(1, 1, central=1)
        table.sheets[0].items = dict.fromkeys([c for c in CELLS if c[0] == tower], 5)
        table.sheets[0].items[tower, 1] = lowest
        assert table.circle_numbers() == {(0, tower): number}


# Scoring


def test_a_whole_sheet_is_scored_line_by_line() -> None:
    mine = drawn("""
    -  F  .  M  -
    C  B  .  M  -
    #  Y  .  M  F
    .  .  #  .  Y
    H  .  .  .  #
    B  Y  .  .  .
    """)
    mine.cat_points = {1: 2, 3: 4}
    mine.numbers = {5: 3}  # as if it were full
    theirs = drawn("""
    -  .  .  .  -
    .  .  .  .  -
    #  .  .  .  Y
    .  .  #  .  Y
    .  Y  .  .  #
    .  .  .  .  .
    """)
    first, second = score_sheets([mine, theirs])
    assert first == Score(
        towers=(0, 0, 0, 0, 3),
        cats=6,
        yarn=(0, 8, 0, 0, 3),
        butterflies=6,
        bowls=3 + 2,  # yarn, butterfly, cushion; house, yarn
        cushions=5,
        mice=12,
    )
    assert first.total == 48
    assert second.yarn == (0, 3, 0, 0, 8)
    assert second.total == 11


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([0, 0], [0, 0]),
        ([1, 0], [8, 0]),
        ([2, 1, 0], [8, 3, 0]),
        ([2, 2, 1, 1], [8, 8, 3, 3]),
        ([1, 1, 1], [8, 8, 8]),
    ],
)
def test_most_yarn_has_8_some_has_3(counts: Sequence[int], points: Sequence[int]) -> None:
    assert yarn_points(counts) == points


@pytest.mark.parametrize(
    ("mice", "points"),
    [
        ([], 0),
        ([(1, 1)], 2),
        ([(1, 1), (1, 2)], 6),
        ([(1, 1), (1, 2), (5, 4)], 8),
        ([(1, 3), (1, 5)], 4),  # a post joins nothing
        ([(1, 1), (1, 2), (1, 3)], 12),
        ([(2, f) for f in (1, 2, 3, 4)], 20),
        ([(2, f) for f in (1, 2, 3, 4, 5)], 22),
        ([(2, f) for f in (1, 2, 3, 4, 5, 6)], 26),
        # a star: a mouse in the middle holds four arms, of which one stays alone
        ([(2, 3), (2, 2), (2, 4), (1, 2), (3, 2)], 22),
        # eight in a row: four from the middle would leave 6 + 6
        ([(4, 1), (4, 2), (4, 3), (4, 4), (4, 5), (4, 6), (3, 6), (2, 6)], 40),
    ],
)
def test_mice_are_split_into_the_best_chains(mice: list[Cell], points: int) -> None:
    assert best_split(mice) == points


def partitions(mice: Sequence[Cell]) -> Iterator[list[set[Cell]]]:
    """Every way to put mice into groups, connected or not."""
    if not mice:
        yield []
        return
    *others, mouse = mice
    for groups in partitions(others):
        yield [*groups, {mouse}]
        for group in groups:
            rest = [other for other in groups if other is not group]
            yield [*rest, group | {mouse}]


def is_chain(group: set[Cell]) -> bool:
    """Whether the mice of the group are one chain of four at most."""
    reached, seen = {min(group)}, set[Cell]()
    while reached:
        seen |= reached
        reached = {c for cell in reached for c in NEIGHBOURS[cell] if c in group} - seen
    return seen == group and len(group) <= 4


def test_the_best_split_is_that_of_all_partitions() -> None:
    rng = Random(5)
    for _ in range(60):
        mice = rng.sample([cell for cell in CELLS if cell[0] in (2, 3, 4)], rng.randint(1, 7))
        splits = [groups for groups in partitions(mice) if all(map(is_chain, groups))]
        assert best_split(mice) == max(
            sum(CHAIN_POINTS[len(group)] for group in groups) for groups in splits
        )


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_no_senseless_move_is_legal(seats: int) -> None:
    rng = Random(seats)
    dice = range(seats + 1)
    for _ in range(5):
        table = Table(seats, [(6, rng.randrange(6)) for _ in dice])
        while table.waiting:
            seat = rng.choice(sorted(table.waiting))
            legal = table.legal(seat)
            assert legal
            if rng.random() < 0.02:
                assert legal == {move for move in every_move() if table.may(seat, move)}
            drawing = [move for move in legal if isinstance(move, Draw)]
            move = rng.choice(sorted(drawing or legal, key=str))
            finished = len(table.rounds)
            table.play(seat, move)
            if len(table.rounds) > finished and table.reason is None:
                table.begin_round([(6, rng.randrange(6)) for _ in dice])
        assert all(sheet.circled >= sheet.crossed for sheet in table.sheets)
        assert min(table.ranks()) == 1
    assert set(sensible_moves()) < set(every_move())
