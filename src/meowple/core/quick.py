"""A match that nobody writes down, for those who play thousands: no log, no undo, luck that is
rolled. What is the same without one stands here too: the moment of a move, and what happens by
itself after it."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from copy import copy
from hashlib import sha256
from math import exp, sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct

from meowple.core.game import AnyGame, Chance, Fact, Millis, Outcome, Seat, When
from meowple.core.luck import Rolled
from meowple.core.plain import millis, plain_seed, seat_of
from meowple.core.registry import check_seats, game_or_name, read_options

A_MOVE: Final = 3_000
"""How many milliseconds a move takes where nobody keeps a clock: about as people play."""
REACTIONS: Final = (6.4, 0.3)
"""How quick everybody is in a race, as mean and spread of a logarithm of milliseconds."""


_SIXTEEN: Final = struct.Struct(">16H").unpack
_MEAN, _SPREAD = 16 * 65_535 / 2, sqrt(16 * (65_536**2 - 1) / 12)


def usual_reaction(name: str) -> Millis:
    """How quick somebody is in a race, by the name of the moment: sixteen even numbers are, in sum,
    as good as a normal one, and a `Random` takes five times as long to begin."""
    evenly = sum(_SIXTEEN(sha256(name.encode()).digest()))
    mean, spread = REACTIONS
    return Millis(round(exp(mean + spread * (evenly - _MEAN) / _SPREAD)))


def next_moment(game: AnyGame, state: Any, now: Millis) -> Millis:
    """When the next move is made: a while later, but not after the table wakes."""
    due = game.wakes_at(state)
    later = Millis(now + A_MOVE)
    return later if due is None else min(later, max(due, now))


def settled(
    game: AnyGame, state: Any, now: Millis, chance: Chance
) -> tuple[Any, Millis, tuple[Fact, ...]]:
    """What stands, when, and what happened, once the table has done all that is due by now, or that
    everybody waits for."""
    facts: tuple[Fact, ...] = ()
    due = game.wakes_at(state)
    while due is not None and (due <= now or not game.to_act(state)):
        now = max(now, due)
        step = game.wake(state, now, chance)
        state, facts = step.state, facts + step.facts
        due = game.wakes_at(state)
    return state, now, facts


class Quick:
    """A match in memory. Faster than a `Match`, whose rules it keeps; the same seed gives other
    luck there."""

    def __init__(
        self,
        game: AnyGame | str,
        seats: int,
        options: Mapping[str, Any] | Struct | None = None,
        seed: int | str | None = None,
    ) -> None:
        self.game = game_or_name(game)
        self.seats = check_seats(self.game, seats)
        self.options = read_options(self.game, {} if options is None else options)
        self.now = Millis(0)
        self._rng = Random(None if seed is None else plain_seed(seed))
        self._luck = Rolled(self._rng)
        self.state = self.game.deal(self.seats, self.options, self._luck)

    def __copy__(self) -> Quick:
        """A match of its own, that goes on beside this one with the same luck."""
        other = Quick.__new__(Quick)
        other.__dict__.update(self.__dict__)
        other._rng = copy(self._rng)
        other._luck = Rolled(other._rng)
        return other

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats it waits for."""
        return self.game.to_act(self.state)

    def moves(self, seat: int) -> Sequence[Any]:
        """All legal moves of this seat."""
        return self.game.moves(self.state, self._seat(seat))

    def view(self, seat: int | None) -> Any:
        """All that this seat may know; None is a spectator."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def play(
        self, seat: int, move: Any, *, at: int | None = None, reaction: int | None = None
    ) -> tuple[Fact, ...]:
        """Make a move and give the facts of it; `Refused` leaves everything as it was. Whoever
        keeps a clock says when (`at`), and in a race how quick (`reaction`)."""
        chair, when = self._seat(seat), self._when(at, reaction)
        step = self.game.play(self.state, chair, move, when, self._luck)
        self.state, self.now, later = settled(self.game, step.state, when.at, self._luck)
        facts: tuple[Fact, ...] = step.facts
        return facts + later

    def _seat(self, seat: int) -> Seat:
        """The plain number: another library's would stay in the state."""
        inside = seat.__class__ is int and 0 <= seat < self.seats
        return Seat(seat) if inside else seat_of(seat, self.seats)

    def _when(self, at: int | None, reaction: int | None) -> When:
        race, moment = self.game.race, None if at is None else max(self.now, millis(at, "a moment"))
        if moment is None:
            moment = self.now if race else next_moment(self.game, self.state, self.now)
        if reaction is None:
            quick = round(self._rng.lognormvariate(*REACTIONS)) if race else None
            return When(moment, None if quick is None else Millis(quick))
        return When(moment, millis(reaction, "a reaction"))

    def __repr__(self) -> str:
        stands = "over" if self.outcome is not None else f"{self.now} ms"
        return f"<Quick match of {self.game.name}, {self.seats} seats, {stands}>"
