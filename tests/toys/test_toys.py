"""The toys follow their own rules, so that what the contract suite says of them means something."""

from __future__ import annotations

import pytest

from meowple.core.game import Millis, Refused, When
from meowple.core.match import Match
from tests.toys import dash, sealed, tiles
from tests.toys.dash import DASH, Grab, Pass
from tests.toys.sealed import SEALED, Choose, TakeBack
from tests.toys.tiles import EMPTY, TILES, Discard, LayWild, fits


def sealed_match() -> Match[sealed.State, sealed.Move, sealed.View, sealed.Fact]:
    return Match(SEALED, 2, seed=1)


def test_a_sealed_choice_can_be_taken_back_so_many_times() -> None:
    match = sealed_match()
    for _ in range(2):
        match.play(0, Choose(1))
        assert match.to_act == {1}
        match.play(0, TakeBack())
    match.play(0, Choose(2))
    with pytest.raises(Refused, match="no_more_taking_back"):
        match.play(0, TakeBack())


def test_only_a_number_that_nobody_shares_scores() -> None:
    match = sealed_match()
    for number in (1, 2, 3):
        match.play(0, Choose(number))
        match.play(1, Choose(2 if number != 2 else 1))
    assert match.outcome is not None
    assert match.outcome.scores == (1 + 2 + 3, 2 + 1 + 2)


def test_who_has_chosen_is_public_and_what_is_not() -> None:
    match = sealed_match()
    match.play(0, Choose(3))
    assert match.view(1).sealed == (True, False)
    assert match.view(1).mine == 0
    assert match.view(0).mine == 3


def dash_match(seats: int) -> Match[dash.State, dash.Move, dash.View, dash.Fact]:
    return Match(DASH, seats, seed=1)


def when(at: int, reaction: int, *latest: int) -> When:
    return When(Millis(at), Millis(reaction), tuple(map(Millis, latest)) or None)


def test_the_first_right_grab_opens_a_window_for_those_who_may_have_been_quicker() -> None:
    match = dash_match(3)
    right = Grab(match.state.card or 0)
    match.play(0, right, when=when(700, 600, 700, 820, 760))
    assert match.game.wakes_at(match.state) == 820 + 8
    match.play(1, right, when=when(810, 500, 810, 810, 810))
    match.wake()
    assert [len(lines) for lines in match.state.lines] == [0, 1, 0]


def test_grabs_within_the_tie_band_are_decided_by_chance() -> None:
    match = dash_match(2)
    right = Grab(match.state.card or 0)
    match.play(0, right, when=when(700, 600))
    match.play(1, right, when=when(700, 608))
    assert match.entries[-1].draws[0][0] == 2


def test_grabs_outside_the_tie_band_are_not() -> None:
    match = dash_match(2)
    right = Grab(match.state.card or 0)
    match.play(0, right, when=when(700, 600))
    match.play(1, right, when=when(700, 609))
    assert match.entries[-1].draws == ()
    assert [len(lines) for lines in match.state.lines] == [1, 0]


def test_without_a_network_a_round_waits_for_every_seat() -> None:
    match = dash_match(2)
    match.play(0, Grab(match.state.card or 0), when=when(700, 600))
    assert match.game.wakes_at(match.state) == 5_000
    match.play(1, Pass(), when=when(800, 0))
    assert match.to_act == frozenset()
    assert match.view(0).card is None


def test_equal_tiles_may_not_touch() -> None:
    row = (1, EMPTY, 2, EMPTY)
    assert [tile for tile in (0, 1, 2, 3) if fits(row, tile, 1)] == [0, 3]
    assert not fits(row, 3, 0)
    assert not fits(row, 3, 4)


def test_a_wild_tile_is_laid_at_once_and_the_same_seat_draws_again() -> None:
    wilds = 0
    for seed in range(20):
        match: Match[tiles.State, tiles.Move, tiles.View, tiles.Fact] = Match(TILES, 2, seed=seed)
        while match.outcome is None:
            turn, wild = match.state.turn, match.state.wild
            moves = match.moves(turn)
            match.play(turn, moves[0])
            if wild:
                wilds += 1
                assert {type(move) for move in moves} <= {LayWild, Discard}
                assert match.state.turn == turn or not any(match.state.bag)
    assert wilds > 10


def test_a_seat_discards_its_rack_exactly_when_nothing_fits() -> None:
    match: Match[tiles.State, tiles.Move, tiles.View, tiles.Fact] = Match(
        TILES, 2, {"cells": 4}, seed=3
    )
    discards = 0
    while match.outcome is None:
        turn = match.state.turn
        moves = match.moves(turn)
        if moves == (Discard(),) and not match.state.wild:
            discards += 1
            size = len(match.state.racks[turn])
            match.play(turn, moves[0])
            assert match.state.lines[turn][-1].points == -size
        else:
            match.play(turn, moves[0])
    assert discards
