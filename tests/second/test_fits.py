"""The second `fits` itself, on small tables that are checked by eye.

A card in a picture is its open sides, of L R T B (`-` for none), then after a colon what is on it:
m mouse, b ball, f feather, s spray bottle, z1 the sleeping cat of seat 1, p a Princess in a
sleeper's place. A dot is an empty place, a stroke begins a new row. Cards laid across are told
beside the picture.

Rules are cited by number where the game is tested, not here: this page tests the tester.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from tests.second.fits import (
    PRINCESS,
    Crown,
    Discard,
    Draw,
    Lay,
    LayAcross,
    Move,
    NoCat,
    Table,
    in_hand,
)
from tests.second.fits_layout import Across, Layout, Lying, Place, boxes, turns_of
from tests.second.fits_score import BoxScore, score_layout

PRINCESS_ACROSS = Across("princess")
MOUSE_TOY = Across("toy", toys=("m", "m"))
DULL = Lying("box", "LR")


def read_card(word: str) -> Lying:
    sides, _, symbols = word.partition(":")
    sides = sides.strip("-")
    if symbols.startswith("z"):
        return Lying("sleeper", sides, owner=int(symbols[1:]))
    if symbols == "p":
        return Lying("princess", sides)
    toys = tuple(sorted(symbols.replace("s", "")))
    return Lying("box", sides, toys, symbols.count("s"))


def lying(picture: str, across: Mapping[Place, Across | int] | None = None) -> Layout:
    """The table in the picture; a number laid across is the awake cat of that seat."""
    rows = [line.split() for line in picture.replace("/", "\n").split("\n") if line.strip()]
    layout = Layout(len(rows[0]), len(rows))
    for row, words in enumerate(rows):
        for column, word in enumerate(words):
            if word != ".":
                layout.grid[column, row] = read_card(word)
    for place, card in (across or {}).items():
        layout.across[place] = Across("cat", card) if isinstance(card, int) else card
    return layout


def playing(
    layout: Layout,
    *hand: Lying,
    phase: str = "hand",
    extended: bool = False,
    awake_finish: bool = False,
) -> Table:
    """A table with this layout in the middle of a game; seat 0 has this hand."""
    hands = [[DULL, DULL]] * 3
    table = Table(3, 13, 9, hands, extended=extended, awake_finish=awake_finish)
    table.layout = layout
    table.phase = phase
    table.hands[0] = [in_hand(card) for card in hand]
    return table


def only_box(layout: Layout, *, seats: int = 3, extended: bool = False) -> BoxScore:
    """The score of the one box that anybody takes."""
    scored = score_layout(layout, seats, extended=extended).boxes
    (box,) = [box for box in scored if box.takers]
    return box


# Boxes


def test_cards_joined_by_sides_open_on_both_form_one_box() -> None:
    layout = lying("""
        R    LRB   L
        .    LT    .
    """)
    by_size = {len(box.places): box.closed for box in boxes(layout.grid)}
    assert by_size == {4: False}  # the left side of the card below looks at an empty place


def test_an_open_side_against_a_wall_is_shut_and_one_to_the_edge_is_open() -> None:
    walled = lying("RB L / RT B")
    assert {(box.places, box.closed) for box in boxes(walled.grid)} == {
        (frozenset({(0, 0), (1, 0), (0, 1)}), True),
        (frozenset({(1, 1)}), False),
    }


def test_a_ring_is_one_box() -> None:
    layout = lying("""
        RB  LR  LB
        TB  -   TB
        RT  LR  LT
    """)
    assert sorted((len(box.places), box.closed) for box in boxes(layout.grid)) == [
        (1, True),
        (8, True),
    ]


# Placing


def test_a_card_is_joined_by_a_side_and_lies_on_the_table() -> None:
    layout = lying("""
        .  .  .
        .  .  .
        .  .  LR
    """)
    assert layout.frontier() == {(1, 2), (2, 1)}


@pytest.mark.parametrize(
    ("sides", "ways"),
    [("LR", {"LR"}), ("L", {"L", "R"}), ("LRT", {"LRT", "LRB"}), ("LT", {"LT", "RB"})],
)
def test_a_card_may_be_turned_and_is_listed_once_if_that_changes_nothing(
    sides: str, ways: set[str]
) -> None:
    assert {card.sides for card in turns_of(Lying("box", sides))} == ways


def test_double_walls_are_allowed_but_not_in_the_extended_rules() -> None:
    layout = lying(".  LR  . / .  .  .")
    card = Lying("box", "B")
    anywhere = playing(layout, card).legal(0)
    assert anywhere == {
        Lay(place, turned) for place in ((0, 0), (2, 0), (1, 1)) for turned in turns_of(card)
    }
    strict = playing(layout, card, extended=True).legal(0)
    assert anywhere - strict == {Lay((1, 1), Lying("box", "B"))}


def test_a_princess_and_a_sleeper_are_neighbours_like_any_card() -> None:
    layout = lying(".  .  . / .  T:z1  .")
    assert layout.frontier() == {(0, 1), (2, 1), (1, 0)}


# Start boxes


def test_start_boxes_go_to_the_ends_of_the_column_and_the_first_player_begins() -> None:
    table = Table(2, 13, 9, [[DULL, DULL]] * 2, extended=True)
    plain, odd = Lying("start", "LR"), Lying("start", "LRT")
    assert table.legal(0) == {Lay((6, 4), card) for card in (plain, *turns_of(odd))}
    assert table.legal(1) == set()
    table.step(0, Lay((6, 4), odd))
    assert table.legal(1) == {Lay((6, row), plain) for row in (3, 5)}
    table.step(1, Lay((6, 5), plain))
    assert (table.phase, table.waiting) == ("turn", {0})


# Cats


def test_a_cat_lies_across_open_long_sides_one_of_them_of_the_card_just_played() -> None:
    table = playing(lying("R  LR  .  R / .  .  .  ."), Lying("box", "LR"), DULL)
    table.step(0, Lay((2, 0), Lying("box", "LR")))
    assert table.legal(0) == {NoCat(), LayAcross((1, 0))}  # at the right a wall is crossed
    table.step(0, LayAcross((1, 0)))
    assert table.layout.across == {(1, 0): Across("cat", 0)}
    assert table.cats[0] == 4
    assert table.waiting == {1}


def test_no_cat_is_asked_for_where_none_can_lie() -> None:
    table = playing(lying("R  . / T  ."), Lying("box", "R"), DULL)
    table.step(0, Lay((1, 0), Lying("box", "R")))
    assert (table.phase, table.waiting) == ("turn", {1})


@pytest.mark.parametrize("covering", [1, PRINCESS_ACROSS, MOUSE_TOY])
def test_a_cat_overlaps_nothing_that_lies_across(covering: Across | int) -> None:
    assert lying("R LR L").free_pairs() == {(0, 0), (1, 0)}
    assert lying("R LR L", {(0, 0): covering}).free_pairs() == set()
    assert lying("R LR L", {(1, 0): covering}).free_pairs() == set()


@pytest.mark.parametrize(
    ("picture", "across", "allowed"),
    [
        ("RB LR . / TR L  .", {(0, 1): 1}, False),
        ("RB LR . / TR L  .", {(0, 1): 0}, True),
        ("RB LR . / TR L  .", {(0, 1): PRINCESS_ACROSS}, True),
        ("RB LR . / T:z1 . .", {}, False),
        ("RB LR . / T:z0 . .", {}, True),
        ("RB LR . / T:p  . .", {}, True),
        ("RTB LR . / T:z0 . . / .  . .", {}, True),
    ],
)
def test_a_cat_goes_into_a_box_without_others_unless_an_own_one_is_there(
    picture: str, across: Mapping[Place, Across | int], allowed: bool
) -> None:
    table = playing(lying(picture, across), Lying("box", "L"), DULL)
    table.step(0, Lay((2, 0), Lying("box", "L")))
    assert (table.phase == "cat") == allowed


def test_joining_a_rivals_box_with_an_own_one_lets_an_own_cat_follow() -> None:
    between = Lying("box", "LR")
    rivals_only = lying("R LR . LR LR L", {(0, 0): 1})
    both = lying("R LR . LR LR L", {(0, 0): 1, (4, 0): 0})
    for layout, phase in ((rivals_only, "turn"), (both, "cat")):
        table = playing(layout, between, DULL)
        table.step(0, Lay((2, 0), between))
        assert table.phase == phase


def test_a_sleeper_may_join_a_rivals_box_and_no_cat_follows_it() -> None:
    table = playing(lying("R LB / . .", {(0, 0): 1}), DULL, DULL, phase="turn")
    table.step(0, Lay((1, 1), Lying("sleeper", "T", owner=0)))
    assert table.layout.cats_in(table.layout.box_at((0, 0))) == ([1], [0])
    assert table.cats[0] == 4
    assert table.waiting == {1}


def test_with_awake_finish_the_last_cat_may_not_be_laid_asleep() -> None:
    table = playing(lying("R LB / . ."), DULL, DULL, phase="turn", awake_finish=True)
    assert len(table.legal(0)) == 1 + 4
    table.cats[0] = 1
    assert table.legal(0) == {Draw()}


# Special toys and Princesses


def test_a_toy_is_laid_across_even_in_a_rivals_box() -> None:
    table = playing(lying("R LR LR LR .", {(0, 0): 1}), DULL, DULL, phase="turn")
    table.step(0, Draw(), Lying("toy", "LRTB", ("m", "m")))
    assert table.legal(0) == {LayAcross((2, 0))}
    table.step(0, LayAcross((2, 0)))
    assert table.layout.across[2, 0] == MOUSE_TOY
    assert table.waiting == {1}
    assert len(table.hands[0]) == 2


def test_a_toy_that_can_lie_across_nothing_is_a_box_and_a_cat_may_follow() -> None:
    table = playing(lying("R LR .", {(0, 0): 0}), DULL, DULL, phase="turn")
    toy = Lying("toy", "LRTB", ("m", "m"))
    table.step(0, Draw(), toy)
    assert table.legal(0) == {Lay((2, 0), toy)}
    table.step(0, Lay((2, 0), toy))
    assert table.waiting == {1}  # the place beside it is covered
    table = playing(lying("R . ."), DULL, DULL, phase="turn")
    table.step(0, Draw(), toy)
    table.step(0, Lay((1, 0), toy))
    assert table.legal(0) == {NoCat(), LayAcross((0, 0))}


def test_a_toy_that_fits_nowhere_is_discarded() -> None:
    table = playing(lying("T T"), DULL, DULL, phase="turn")
    table.step(0, Draw(), Lying("toy", "LRTB", ("m", "m")))
    assert table.waiting == {1}
    assert len(table.discards) == 1


def test_a_princess_replaces_any_cat_and_it_goes_home() -> None:
    layout = lying("R LR LR LR L / T:z1 . T:p . .", {(0, 0): 0, (2, 0): PRINCESS_ACROSS})
    table = playing(layout, PRINCESS, PRINCESS)
    table.cats = [4, 4, 5]
    assert table.legal(0) == {Crown((0, 0), asleep=False), Crown((0, 1), asleep=True)}
    table.step(0, Crown((0, 1), asleep=True))
    assert table.layout.grid[0, 1] == Lying("princess", "T")
    assert table.cats == [4, 5, 5]
    assert table.waiting == {1}


def test_who_can_play_no_card_discards_one() -> None:
    full = lying("R L")
    assert playing(full, PRINCESS, DULL).legal(0) == {Discard(PRINCESS), Discard(DULL)}
    table = playing(lying("R .", {}), PRINCESS, DULL)
    assert table.legal(0) == {Lay((1, 0), DULL)}


# The end


def test_the_last_cat_begins_the_final_phase_and_a_princess_does_not_stop_it() -> None:
    table = playing(lying("R LRB . . . / . . . . . / . . . . ."), DULL, DULL, phase="turn")
    table.cats[0] = 1
    table.step(0, Lay((1, 1), Lying("sleeper", "T", owner=0)))
    assert (table.final, table.final_by) == (True, "cats")
    assert (table.phase, table.waiting) == ("hand", {1})
    table.hands[1] = [PRINCESS]
    table.step(1, Crown((1, 1), asleep=True))
    assert table.cats[0] == 1
    table.hands[2] = []
    table.seat = 2
    table.end_turn()
    assert table.waiting == {0}
    table.hands[0] = [DULL]
    table.step(0, Lay((2, 0), DULL))
    assert table.phase == "cat"  # the cat that came home may be laid awake
    table.step(0, LayAcross((1, 0)))
    assert table.phase == "over"


# Scoring


@pytest.mark.parametrize(
    ("picture", "worth", "penalty"),
    [
        ("R:m L:mm", 6, 0),  # closed: doubled
        ("RT:m L:mm", 3, 0),
        ("RT:mb L:mm", 3, 0),  # the ball is nothing
        ("RT:mb L:fs", 2, 1),  # three kinds tie
        ("RT:mmb L:bf", 4, 0),
        ("R:s L:ms", -2, 4),
        ("R L", 0, 0),
    ],
)
def test_a_box_is_worth_its_most_frequent_toys_less_its_sprays(
    picture: str, worth: int, penalty: int
) -> None:
    box = only_box(lying(picture, {(0, 0): 1}))
    assert box.takers == {1}
    assert (box.worth, box.penalty) == (worth, penalty)


def test_a_special_toy_laid_across_counts() -> None:
    layout = lying("R:b LR LR L:m", {(0, 0): 0, (2, 0): MOUSE_TOY})
    assert only_box(layout).worth == 6


def test_sleepers_count_only_beside_an_awake_cat_of_the_same_player() -> None:
    picture = "RB:m LRB LRB L / T:z0 T:z0 T:z1 ."
    assert only_box(lying(picture, {(0, 0): 1})).takers == {1}
    assert only_box(lying(picture, {(0, 0): 1, (2, 0): 0})).takers == {0}
    nobody = score_layout(lying(picture), 2)
    assert [box.takers for box in nobody.boxes] == [set()]
    assert (nobody.points, nobody.ranks) == ((0, 0), (1, 1))


def test_on_a_tie_all_tied_get_the_full_points_and_further_cats_a_point_each() -> None:
    layout = lying(
        """
        RB:m  LR  LR  LR  LR  LR:m
        RT    LR  LR  LR  LR  L
        """,
        {(0, 0): 0, (2, 0): 1, (4, 0): 2, (0, 1): 0, (2, 1): 1},
    )
    result = score_layout(layout, 3)
    assert only_box(layout).takers == {0, 1}
    assert result.points == (3, 3, 0)  # open at the right: 2, and 1 for the second cat
    assert result.ranks == (1, 1, 3)
    assert score_layout(layout, 3, extended=True).points == (2, 2, 0)


def test_further_cats_are_never_doubled_and_count_for_whoever_does_not_take_the_box() -> None:
    layout = lying(
        """
        RB:m  LR  LR  LR  LR  L:m
        RT    LR  LR  LR  L   .
        """,
        {(0, 0): 0, (2, 0): 0, (4, 0): 1, (0, 1): 0, (2, 1): 1},
    )
    assert score_layout(layout, 2).points == (4 + 2, 1)


def test_extended_a_sleeper_is_half_a_cat() -> None:
    layout = lying(
        """
        RB:m  LR    LR   LRB   LR  LRB
        T:z0  .     .    T:z0  .   T:z1
        """,
        {(0, 0): 0, (2, 0): 1, (4, 0): 1},
    )
    assert only_box(layout).takers == {0, 1}  # one and two asleep; two and one asleep
    assert only_box(layout, extended=True).takers == {1}  # 2 against 2½
    del layout.across[4, 0]
    assert only_box(layout, extended=True).takers == {0}  # 2 against 1½


def test_on_equal_points_fewer_penalty_points_win() -> None:
    layout = lying(
        """
        R:mm    L:s
        R:m     L
        """,
        {(0, 0): 0, (0, 1): 1},
    )
    result = score_layout(layout, 2)
    assert (result.points, result.penalties, result.ranks) == ((2, 2), (2, 0), (2, 1))


# Whole games

PATTERNS = ("LRT", "LRB", "LTB", "RTB", "LR", "TB", "LT", "RB", "RT", "LB", "L", "R", "T", "B")


def shuffled_deck(
    rng: Random, seats: int, *, extended: bool
) -> tuple[list[list[Lying]], list[Lying]]:
    """Two boxes for each seat, and a deck of random boxes, toys and Princesses."""
    contents = ("", "m", "b", "f", "mm", "bf", "s")
    cards = [read_card(f"{rng.choice(PATTERNS)}:{rng.choice(contents)}") for _ in range(72)]
    hands = [[cards.pop(), cards.pop()] for _ in range(seats)]
    cards += [Lying("toy", "LRTB", (kind, kind)) for kind in "mbf"]
    rng.shuffle(cards)
    piles = Table(seats, 13, 9, hands, extended=extended).piles
    deck: list[Lying] = []
    for size in piles:
        princesses = [PRINCESS] * (5 if extended else 1)
        pile = [cards.pop() for _ in range(size - len(princesses))] + princesses
        rng.shuffle(pile)
        deck += pile
    assert not cards
    return hands, deck


def choose(rng: Random, legal: set[Move]) -> Move:
    """Draws more often than it lays sleepers, so that decks run out too."""
    if Draw() in legal and rng.random() < 0.9:
        return Draw()
    return rng.choice(sorted(legal, key=str))


@pytest.mark.parametrize("extended", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_and_lose_no_cat(seats: int, extended: bool) -> None:
    rng = Random(seats)
    for _ in range(3):
        hands, deck = shuffled_deck(rng, seats, extended=extended)
        columns, rows = rng.choice([(11, 7), (13, 9), (19, 11)])
        table = Table(seats, columns, rows, hands, extended=extended)
        while table.waiting:
            legal = table.legal(table.seat)
            move = choose(rng, legal)
            table.step(table.seat, move, deck.pop(0) if isinstance(move, Draw) else None)
            layout = table.layout
            found = boxes(layout.grid)
            assert sum(len(box.places) for box in found) == len(layout.grid)
            on_table = [cats for box in found for cats in layout.cats_in(box)]
            assert sum(map(len, on_table)) + sum(table.cats) == 5 * seats
        assert not any(table.hands)
        assert min(table.result().ranks) == 1
