"""The oldest game there is, to see whether a search finds what is known: take one to three sticks;
who takes the last one wins. Who leaves a multiple of four wins."""

from __future__ import annotations

from typing import Any, NamedTuple

from meowple.core.game import Millis, Outcome, Seat, Step

MOST = 3


class Sticks(NamedTuple):
    """A state, and a view: all of it lies open."""

    left: int
    turn: int


class Nim:
    """As much of the core page as a search needs."""

    race = False

    def to_act(self, state: Sticks) -> frozenset[Seat]:
        return frozenset((Seat(state.turn),)) if state.left else frozenset()

    def moves(self, state: Sticks, seat: Seat) -> tuple[int, ...]:
        return tuple(range(1, min(MOST, state.left) + 1)) if seat == state.turn else ()

    def wakes_at(self, state: Sticks) -> Millis | None:
        return None

    def play(self, state: Sticks, seat: Seat, move: int, *rest: Any) -> Step[Any, Any]:
        return Step(Sticks(state.left - move, 1 - state.turn))

    def outcome(self, state: Sticks) -> Outcome | None:
        if state.left:
            return None
        ranks = (1, 2) if state.turn == 1 else (2, 1)
        return Outcome(ranks, (0, 0), ((), ()), "last_stick")

    def view(self, state: Sticks, seat: Seat | None) -> Sticks:
        return state

    def imagine(self, view: Sticks, *rest: Any) -> Sticks:
        return view
