"""Random games of `cafe`: who plays how, and what is kept of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from meowple import Millis, Outcome, Rolled, Seat, When
from meowple.games.cafe import GAME
from meowple.games.cafe.facts import CafeFact
from meowple.games.cafe.moves import PASS, Draw, Move, Options
from meowple.games.cafe.sheet import MOUSE
from meowple.games.cafe.state import State
from tests.second.cafe import Happened, Lot

Policy = Callable[[Sequence[Move], Random], Move]
"""Picks one of the legal moves."""


def uniform(moves: Sequence[Move], rng: Random) -> Move:
    """Every legal move is as likely as any other."""
    return moves[int(rng.random() * len(moves))]


def mouser(moves: Sequence[Move], rng: Random) -> Move:
    """Draws mice where it can, so that there are many to be split."""
    mice = [move for move in moves if isinstance(move, Draw) and move.item == MOUSE]
    return uniform(mice or moves, rng)


def saver(moves: Sequence[Move], rng: Random) -> Move:
    """Passes often and has many paws, so that nearly everything is within reach."""
    return PASS if PASS in moves and rng.random() < 0.5 else uniform(moves, rng)


def sleeper(moves: Sequence[Move], rng: Random) -> Move:
    """Hardly ever draws, so that paws run out and the game ends by itself."""
    return PASS if PASS in moves and rng.random() < 0.98 else uniform(moves, rng)


POLICIES: tuple[Policy, ...] = (uniform, mouser, saver, sleeper)


class Kept:
    """Quick luck that keeps its answers."""

    def __init__(self, rng: Random) -> None:
        self._chance = Rolled(rng)
        self._lots: list[Lot] = []

    def below(self, n: int) -> int:
        answer = self._chance.below(n)
        self._lots.append((n, answer))
        return answer

    def handed_over(self) -> list[Lot]:
        """The answers since this was last asked."""
        lots, self._lots = self._lots, []
        return lots


class Bare:
    """A game without a log: it keeps only what was played, rolled and told."""

    def __init__(self, seats: int, rng: Random) -> None:
        self._kept = Kept(rng)
        self.state: State = GAME.deal(seats, Options(), self._kept)
        self.dealt = self._kept.handed_over()
        self.steps: list[Happened] = []
        self.facts: list[CafeFact] = []

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return GAME.outcome(self.state)

    def drive(self, policy: Policy, rng: Random) -> None:
        """Play to the end; seats choose in any order, and now and then one chooses again."""
        when = When(Millis(0))
        while waiting := GAME.to_act(self.state):
            seat = rng.choice(sorted(waiting))
            if rng.random() < 0.05:
                seats = map(Seat, range(self.state.seats))
                seat = rng.choice([able for able in seats if GAME.moves(self.state, able)])
            move = policy(GAME.moves(self.state, seat), rng)
            step = GAME.play(self.state, seat, move, when, self._kept)
            self.state = step.state
            self.steps.append(Happened(seat, move, self._kept.handed_over()))
            self.facts += step.facts
