"""Random games of `cafe`, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.cafe import GAME
from meowple.games.cafe.facts import CafeFact
from meowple.games.cafe.moves import PASS, Move, Options
from meowple.games.cafe.state import State


class Moment(NamedTuple):
    """A move of a random game and the states around it."""

    before: State
    seat: Seat
    move: Move
    after: State
    facts: tuple[CafeFact, ...]


def walk(seats: int, seed: int, laziness: float = 0.1, whims: float = 0.2) -> Iterator[Moment]:
    """A game to its end. Seats choose in any order; with `laziness` one passes just so, with
    `whims` one takes a choice back."""
    rng = Random(f"{seats}/{seed}")
    chance = Rolled(rng)
    state = GAME.deal(seats, Options(), chance)
    while GAME.to_act(state):
        waited = sorted(GAME.to_act(state))
        able = [Seat(seat) for seat in range(seats) if GAME.moves(state, Seat(seat))]
        seat = rng.choice(able if rng.random() < whims else waited)
        moves = GAME.moves(state, seat)
        move = PASS if PASS in moves and rng.random() < laziness else rng.choice(moves)
        step = GAME.play(state, seat, move, When(Millis(0)), chance)
        yield Moment(state, seat, move, step.state, step.facts)
        state = step.state
