"""The second `boots` itself, on rounds judged by hand.

Rules are cited by number where the game is tested, not here: this page tests the tester.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.second.boots import (
    CATS,
    PAWS,
    Card,
    Grab,
    Table,
    closes_at,
    could_win_or_tie,
    ranks,
    reaction,
    right_card,
    times_out_at,
    verdict,
)

YELLOW, BLUE, VIOLET, GREEN = range(4)
ALL: frozenset[Card] = CATS | PAWS


def test_there_are_21_cats_and_5_paws() -> None:
    assert (len(CATS), len(PAWS)) == (21, 5)


# The right card


@pytest.mark.parametrize(
    ("gone", "dice", "right"),
    [
        (set(), (BLUE, YELLOW), (YELLOW, BLUE)),
        (set(), (VIOLET, VIOLET), (VIOLET, VIOLET)),
        ({(BLUE, GREEN), 1, 2}, (BLUE, GREEN), 3),
        ({(BLUE, GREEN), 1, 2}, (GREEN, GREEN), (GREEN, GREEN)),
    ],
)
def test_the_right_card_is_the_cat_of_the_dice_or_the_lowest_paw(
    gone: set[Card], dice: tuple[int, int], right: Card
) -> None:
    assert right_card(ALL - gone, dice) == right


# A round


@pytest.mark.parametrize(
    ("grabs", "tied", "wrong"),
    [
        ([(0, (0, 1), 700), (1, (0, 1), 691)], {1}, set()),
        ([(0, (0, 1), 700), (1, (0, 1), 692)], {0, 1}, set()),
        ([(0, (0, 1), 708), (1, (0, 1), 700), (2, (0, 1), 692)], {1, 2}, set()),
        ([(0, (0, 2), 300), (1, (0, 1), 900)], {1}, {0}),
        ([(0, 1, 300), (1, (0, 0), 900)], set(), {0, 1}),
        ([(0, (0, 1), 119), (1, (0, 1), 900)], {1}, {0}),
        ([(0, (0, 1), 120), (1, (0, 1), 900)], {0}, set()),
        ([], set(), set()),
    ],
)
def test_the_fastest_correct_grab_wins(
    grabs: list[tuple[int, Card, int]], tied: set[int], wrong: set[int]
) -> None:
    judged = verdict(ALL, (BLUE, YELLOW), [Grab(*grab) for grab in grabs])
    assert judged.tied == tied
    assert judged.wrong == wrong


def test_a_right_grab_counts_if_its_reaction_lies_within_the_limit() -> None:
    for quick, tied in ((10_000, {0}), (10_001, set())):
        judged = verdict(ALL, (0, 1), [Grab(0, (0, 1), quick)], limit=10_000)
        assert judged.tied == tied
        assert not judged.wrong


def test_a_grab_on_nothing_or_a_second_grab_was_to_be_refused() -> None:
    with pytest.raises(AssertionError):
        verdict(ALL - {(0, 1)}, (0, 1), [Grab(0, (0, 1), 500)])
    with pytest.raises(AssertionError):
        verdict(ALL, (0, 1), [Grab(0, (0, 2), 500), Grab(0, (0, 1), 600)])


def test_with_a_paw_the_winner_takes_the_cat_from_whoever_has_it() -> None:
    table = Table(3)
    table.play_round((0, 1), [Grab(2, (0, 1), 500)], winner=2)
    assert table.before == [set(), set(), {(0, 1)}]
    assert table.roller == 2
    table.play_round((1, 0), [Grab(1, 1, 500), Grab(2, 1, 600)], winner=1)
    assert table.before == [set(), {(0, 1), 1}, set()]
    assert table.roller == 1
    table.play_round((0, 1), [Grab(1, 2, 500)], winner=1)  # has the cat already
    assert table.before == [set(), {(0, 1), 1, 2}, set()]


def test_when_nobody_grabs_rightly_nothing_moves_and_the_same_player_rolls_again() -> None:
    table = Table(2)
    table.play_round((0, 1), [Grab(0, 1, 500), Grab(1, (1, 1), 500)], winner=None)
    assert table.middle == ALL
    assert table.before == [set(), set()]
    assert table.roller == 0
    with pytest.raises(AssertionError):
        table.play_round((0, 1), [Grab(0, (0, 1), 500)], winner=None)
    with pytest.raises(AssertionError):
        table.play_round((0, 1), [Grab(0, (0, 1), 500), Grab(1, (0, 1), 509)], winner=1)


# The end


def test_the_last_paw_ends_the_game_and_its_cat_counts() -> None:
    table = Table(2)
    table.play_round((0, 1), [Grab(0, (0, 1), 500)], winner=0)
    for paw in (1, 2, 3, 4, 5):
        assert not table.over
        table.play_round((0, 1), [Grab(1, paw, 500)], winner=1)
    assert table.over
    assert table.before == [set(), {(0, 1), 1, 2, 3, 4, 5}]
    assert table.ranks() == (2, 1)


@pytest.mark.parametrize(
    ("before", "places"),
    [
        ([{(0, 0), (0, 1), (0, 2)}, {1, 2}], (1, 2)),
        ([{(0, 0), (0, 1), 3}, {(0, 2), 1, 2}], (2, 1)),
        ([{(0, 0), 1, 5}, {(0, 2), 3, 4}, {(0, 3), (0, 4), 2}], (1, 2, 3)),
        ([{(0, 0)}, {(0, 1)}, {1, 2, 3, 4, 5}, set()], (2, 2, 1, 4)),
    ],
)
def test_most_cards_then_most_paws_then_the_highest_paw(
    before: list[set[Card]], places: tuple[int, ...]
) -> None:
    assert ranks(before) == places


def test_random_games_end_with_every_card_in_one_place() -> None:
    rng = Random(3)
    for seats in (2, 3, 4):
        table = Table(seats)
        while not table.over:
            dice = (rng.randrange(6), rng.randrange(6))
            right = right_card(table.middle, dice)
            seat = rng.randrange(seats)
            table.play_round(dice, [Grab(seat, right, 500)], winner=seat)
            everywhere = [*table.middle, *(card for cards in table.before for card in cards)]
            assert len(everywhere) == 26
            assert set(everywhere) == ALL


# The race over a network


@pytest.mark.parametrize(
    ("claimed", "elapsed", "counts"),
    [
        (600, 700, 600),
        (500, 700, 550),  # no more than the allowed delay is believed
        (0, 700, 550),
        (-1, 700, 550),
        (900, 700, 700),
        (None, 700, 620),
    ],
)
def test_a_claim_is_believed_within_the_allowed_delay(
    claimed: int | None, elapsed: int, counts: int
) -> None:
    assert reaction(claimed, elapsed, allowance=150, round_trip=80) == counts


def test_the_window_waits_for_the_seats_not_heard_and_for_nobody_else() -> None:
    sent, allowance = (0, 3, 5), (20, 150, 80)
    assert closes_at(sent, allowance, {0}, best=600) == 3 + 150 + 600 + 8
    assert closes_at(sent, allowance, {0, 1}, best=600) == 5 + 80 + 600 + 8
    assert closes_at(sent, allowance, {0, 1, 2}, best=600) is None
    latest = [sent[seat] + allowance[seat] + 600 for seat in range(3)]
    assert closes_at(latest, (0, 0, 0), {0}, best=0) == 3 + 150 + 600 + 8


def test_a_round_times_out_when_no_grab_within_the_limit_can_come() -> None:
    sent, allowance = (0, 3, 5), (20, 150, 80)
    assert times_out_at(sent, allowance, set(), limit=10_000) == 3 + 150 + 10_000
    assert times_out_at(sent, allowance, {1}, limit=10_000) == 5 + 80 + 10_000
    assert times_out_at(sent, allowance, {0, 1, 2}, limit=10_000) is None


def test_after_the_window_no_grab_can_win_or_tie_and_at_its_last_moment_one_can() -> None:
    rng = Random(8)
    for _ in range(2_000):
        seats = rng.randint(2, 4)
        sent = [rng.randint(0, 30) for _ in range(seats)]
        allowance = [rng.randint(0, 320) for _ in range(seats)]
        best = rng.randint(120, 3_000)
        closes = closes_at(sent, allowance, {0}, best)
        assert closes is not None
        others = range(1, seats)
        assert any(could_win_or_tie(sent[s], allowance[s], closes, best) for s in others)
        later = closes + rng.randint(1, 500)
        assert not any(could_win_or_tie(sent[s], allowance[s], later, best) for s in others)
