"""What a screen works out for a person: what each move brings, and what a cat would then."""

from __future__ import annotations

from random import Random

import pytest

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import GAME
from meowple.games.fits.moves import Cat, Choose, Draw, Move
from meowple.games.fits.state import State
from meowple.games.fits.view import View
from tests.fits.walk import walk


def totals(state: State) -> tuple[int, ...]:
    return GAME.view(state, None).totals


def after(state: State, seat: Seat, move: Move) -> State:
    return GAME.play(state, seat, move, When(Millis(0)), Rolled(Random(1))).state


def brought(state: State, seat: Seat, move: Move) -> tuple[int, ...]:
    """What a move brings to each seat, by playing it."""
    now, then = totals(state), totals(after(state, seat, move))
    return tuple(b - a for a, b in zip(now, then, strict=True))


def best_cat(state: State, seat: Seat) -> int:
    """What the best cat brings that may be laid now."""
    if GAME.to_act(state) != {seat}:
        return 0
    cats = [move for move in GAME.moves(state, seat) if isinstance(move, Cat)]
    return max([0, *[brought(state, seat, cat)[seat] for cat in cats]])


def told(screen: View, number: int) -> tuple[int, ...]:
    """What a screen says that a move does to the points of each seat."""
    points = {change.seat: change.points for change in screen.changes if change.move == number}
    points[Seat(screen.turn)] = screen.gains[number]
    return tuple(points.get(Seat(seat), 0) for seat in range(screen.seats))


# fits 9.1
@pytest.mark.parametrize("seed", range(3))
def test_each_move_comes_with_what_it_does_to_the_points_of_everybody(seed: int) -> None:
    rng, compared = Random(seed), 0
    for state, seat, played, _, _ in walk(2 + seed % 3, seed):
        moves = GAME.moves(state, seat)
        if isinstance(played, Choose | Draw):
            continue
        screen = GAME.screen(GAME.view(state, seat))
        assert len(screen.gains) == len(screen.then) == len(moves)
        for number in rng.sample(range(len(moves)), min(2, len(moves))):
            move = moves[number]
            if not isinstance(move, Draw):
                assert told(screen, number) == brought(state, seat, move)
                assert screen.then[number] == best_cat(after(state, seat, move), seat)
                compared += any(told(screen, number))
    assert compared > 3


def test_nobody_else_is_told_what_the_moves_of_a_seat_would_bring() -> None:
    for state, seat, *_ in walk(3, 0):
        for other in (None, *(Seat(one) for one in range(3) if one != seat)):
            screen = GAME.screen(GAME.view(state, other))
            assert (screen.gains, screen.then, screen.changes) == ((), (), ())


def test_a_box_says_who_would_take_it() -> None:
    seen = 0
    for state, *_ in walk(3, 1):
        for box in GAME.view(state, None).boxes:
            worth = [box.points[seat] for seat in box.takers]
            assert all(points >= box.worth for points in worth)
            seen += len(worth) > 0
    assert seen
