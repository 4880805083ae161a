"""A walk through a random game of `fits`, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import GAME
from meowple.games.fits.facts import FitsFact
from meowple.games.fits.moves import Move, Options
from meowple.games.fits.state import State
from tests.fits.twice import wakeful

KINDS = (
    Options(),
    Options(size="small"),
    Options(size="small", extended=True),
    Options(size="large", extended=True, awake_finish=True),
    Options(size="large"),
)
"""The tables that are walked over, in turn."""


class Moment(NamedTuple):
    """A move, the states around it and what happened."""

    before: State
    seat: Seat
    move: Move
    after: State
    facts: tuple[FitsFact, ...]


def walk(seats: int, seed: int) -> Iterator[Moment]:
    """Every moment of a game in which cats sleep now and then."""
    rng = Random(f"{seats}/{seed}")
    luck = Rolled(rng)
    state = GAME.deal(seats, KINDS[seed % len(KINDS)], luck)
    while waited := sorted(GAME.to_act(state)):
        seat = rng.choice(waited)
        move = wakeful(GAME.moves(state, seat), rng)
        step = GAME.play(state, seat, move, When(Millis(0)), luck)
        yield Moment(state, seat, move, step.state, step.facts)
        state = step.state
