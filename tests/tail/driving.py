"""Random games of `tail`: who plays how, at which pace, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from meowple import Chance, Millis, Outcome, Rolled, Seat, When
from meowple.games.tail import GAME
from meowple.games.tail.facts import TailFact
from meowple.games.tail.moves import CALL, DRAW, END_TURN, Move, Options
from tests.second.tail import Happened, Lot

Policy = Callable[[Sequence[Move], Random], Move]
"""Picks one of the legal moves."""

LAST_MOMENT = Millis(60_000)
"""The end of the shortest game by time (tail 6.2)."""


def uniform(moves: Sequence[Move], rng: Random) -> Move:
    """Every legal move is as likely as any other."""
    return moves[int(rng.random() * len(moves))]


def patient(moves: Sequence[Move], rng: Random) -> Move:
    """Rarely calls and mostly draws, so that rounds are long and piles run out."""
    if CALL in moves:
        return CALL if rng.random() < 1 / 60 else END_TURN
    if DRAW in moves and rng.random() < 0.75:
        return DRAW
    return uniform(moves, rng)


class Driven(Protocol):
    """What is driven: a `Match`, or a `Bare` game."""

    now: Millis

    @property
    def to_act(self) -> frozenset[Seat]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    def moves(self, seat: int) -> Sequence[Move]: ...
    def play(self, seat: int, move: Move, *, when: When) -> tuple[TailFact, ...]: ...
    def overdue(self, at: Millis) -> bool: ...
    def wake(self, at: Millis | None = None) -> tuple[TailFact, ...]: ...


class Kept:
    """Quick luck that keeps its answers."""

    def __init__(self, rng: Random) -> None:
        self._chance: Chance = Rolled(rng)
        self.lots: list[Lot] = []

    def below(self, n: int) -> int:
        answer = self._chance.below(n)
        self.lots.append((n, answer))
        return answer

    def handed_over(self) -> list[Lot]:
        """The answers since this was last asked."""
        lots, self.lots = self.lots, []
        return lots


class Bare:
    """A game without a log: it keeps only what was played and drawn."""

    def __init__(self, seats: int, options: Options, rng: Random) -> None:
        self.now = Millis(0)
        self._kept = Kept(rng)
        self._by_time = options.end == "time"
        self._state: Any = GAME.deal(seats, options, self._kept)
        self.dealt = self._kept.handed_over()
        self.steps: list[Happened] = []

    @property
    def to_act(self) -> frozenset[Seat]:
        return GAME.to_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self._state)

    def moves(self, seat: int) -> Sequence[Move]:
        return GAME.moves(self._state, Seat(seat))

    def play(self, seat: int, move: Move, *, when: When) -> tuple[TailFact, ...]:
        step = GAME.play(self._state, Seat(seat), move, when, self._kept)
        self._state, self.now = step.state, when.at
        self.steps.append(Happened(seat, move, when.at, self._kept.handed_over()))
        return step.facts

    def overdue(self, at: Millis) -> bool:
        if not self._by_time:
            return False
        due = GAME.wakes_at(self._state)
        return due is not None and due < at

    def wake(self, at: Millis | None = None) -> tuple[TailFact, ...]:
        assert at is not None
        step = GAME.wake(self._state, at, self._kept)
        self._state, self.now = step.state, at
        self.steps.append(Happened(None, None, at, self._kept.handed_over()))
        return step.facts


class Pace:
    """How the match clock goes on between two moves."""

    def __init__(self, rng: Random, longest: int) -> None:
        self._rng = rng
        self._longest = longest

    def after(self, now: Millis) -> Millis:
        """A later moment; the last one of a game by time is often met exactly."""
        at = Millis(now + int(self._rng.random() * self._longest))
        if now <= LAST_MOMENT < at and self._rng.random() < 0.5:
            return LAST_MOMENT
        return at


def drive(table: Driven, policy: Policy, rng: Random) -> list[TailFact]:
    """Play to the end; everything that happened."""
    pace = Pace(rng, 2_000 if policy is uniform else 500)
    facts: list[TailFact] = []
    while waiting := tuple(table.to_act):
        at = pace.after(table.now)
        if table.overdue(at):
            facts += table.wake(at)
            continue
        seat = waiting[0] if len(waiting) == 1 else rng.choice(sorted(waiting))
        facts += table.play(seat, policy(table.moves(seat), rng), when=When(at))
    return facts
