"""What a game tells the search of itself: what a state is worth, which moves to look at first, what
anybody might play. A game gives what it knows better than the plain judgement, and no more."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, TypeVar

from meowple.core.game import AnyGame, Millis, Outcome, Seat

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

REACTION: Final = (6.4, 0.3)
"""A usual reaction in a race, as mean and spread of a logarithm of milliseconds."""


class Judgement(Generic[S, M, V]):
    """The plain judgement, on the core page alone: any move may be best, nothing is known before
    the end. All of it looks only at what the seat may know, but for `value` and `likely`: these
    judge a world that was imagined."""

    depth = 3
    """How many decisions of each seat are learnt from; what comes after is played quickly."""
    width = 16
    """How many moves are tried at first; with a larger budget more."""
    trust = 0.0
    """Standard errors by which another move must be better than the first idea."""
    near = 0.0
    """Where a choice is secret: how much less a chance to win of one half may be and count as
    equal; other chances move less."""

    matters: Mapping[str, float] = {}
    """For each trait that is a reason: the least difference worth a word; below zero where less is
    better."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def ideas(self, view: V, moves: Sequence[M]) -> Sequence[M]:
        """Those of the moves that are worth a thought, the most promising first."""
        return moves

    def order(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[M]:
        """The same for a question that comes up while a world is played on."""
        return moves

    def quick(self, state: S, seat: Seat, rng: Random) -> M:
        """What anybody might play."""
        moves: Sequence[M] = self.game.moves(state, seat)
        return moves[int(rng.random() * len(moves))]

    def horizon(self, state: S) -> int:
        """At which of the moments to come at which it `rests` it is judged as it lies."""
        return 60

    def rests(self, state: S) -> bool:
        """Whether this is a fair moment to judge: the end of a move, a turn or a round."""
        return True

    def value(self, state: S, seat: Seat) -> float:
        """The chance of this seat to win, from 0 to 1."""
        outcome = self.game.outcome(state)
        return 0.5 if outcome is None else won(outcome, seat)

    def even(self, seats: int) -> float:
        """The value of seats that stand alike, at the beginning."""
        return 1.0 / seats

    def chance(self, value: float, seats: int) -> float:
        """A value as a chance to win that can be told: those of all who stand alike add up to one.
        The odds are scaled, so that what is surely won or lost stays so."""
        even = self.even(seats)
        scale = (1.0 - even) / (even * (seats - 1)) if seats > 1 else 1.0
        return value * scale / (value * scale + (1.0 - value))

    def likely(self, world: S, seat: Seat) -> float:
        """How well an imagined world fits what the others did; 1 where that tells nothing."""
        return 1.0

    def glimpse(self, state: S, seat: Seat) -> Hashable:
        """What tells a question of a seat from others that it may be asked: two states that look
        the same to the seat give the same."""
        seen: Hashable = self.game.view(state, seat)
        return seen

    def reaction(self, state: S, seat: Seat, move: M, rng: Random) -> Millis:
        """How quick a seat is in a race."""
        return Millis(round(rng.lognormvariate(*REACTION)))

    def is_secret(self, view: V) -> bool:
        """Whether others learn what is chosen now only after they have chosen."""
        return False

    def alike(self, view: V, moves: Sequence[M]) -> Sequence[M]:
        """Of secret choices that did equally well, those between which lots may be drawn."""
        return moves

    def traits(self, state: S, seat: Seat) -> Mapping[str, float]:
        """What there is to say about how a state turned out for a seat: names and numbers, the
        same names for all states. Reasons are made of how moves differ in them."""
        return {}


AnyJudgement = Judgement[Any, Any, Any]


def won(outcome: Outcome, seat: int) -> float:
    """What a seat has of the win: shared with others, a part of it."""
    return 1.0 / outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0.0
