"""What the search is told of `fits`: everybody has a turn or two by first sight, and what the table
promises then is what a move came to."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from math import exp
from random import Random

from meowple.bots.fits.appraisal import Eye
from meowple.bots.fits.greedy import BLIND, best_of
from meowple.bots.fits.ideas import seen_by, seen_in, worth_of
from meowple.bots.fits.weights import EYE, WEIGHTS
from meowple.bots.judgement import Judgement
from meowple.core.game import Seat
from meowple.games.fits import moves as m
from meowple.games.fits.cards import PRINCESS
from meowple.games.fits.legal import moves as legal_moves
from meowple.games.fits.scoring import scored_boxes, totals
from meowple.games.fits.state import CHOOSING, OVER, STARTING, TURN, State
from meowple.games.fits.view import View

NAPS = 3
"""So many sleeping cats, at the start of a turn, are worth a thought."""
LOOKS = Eye(*EYE)
WHIM = 0.2
"""How far the players it imagines misjudge a move."""


class FitsJudgement(Judgement[State, m.Move, View]):
    """Looks as far as its own next turn."""

    depth = 0
    width = 7
    trust = 0.0
    matters: Mapping[str, float] = {
        "points": 0.3,
        "rival_points": -0.3,
        "promise": 0.5,
        "cats": -0.3,
    }

    def ideas(self, view: View, moves: Sequence[m.Move]) -> Sequence[m.Move]:
        """What promises most at first sight; a draw before any sleeping cat."""
        if view.phase in BLIND:
            return moves[:1]
        sight = seen_in(view, LOOKS)
        ranked = sorted(moves, key=lambda move: -worth_of(sight, move))
        if view.phase == "turn":
            return [m.DRAW, *[move for move in ranked if move != m.DRAW][:NAPS]]
        return ranked

    def order(self, state: State, seat: Seat, moves: Sequence[m.Move]) -> Sequence[m.Move]:
        """The same in an imagined world: all it looks at lies open."""
        sight = seen_by(state, seat, LOOKS)
        return sorted(moves, key=lambda move: -worth_of(sight, move))

    def quick(self, state: State, seat: Seat, rng: Random) -> m.Move:
        """What promises most at first sight, give or take a whim."""
        if state.phase == TURN:
            return m.DRAW
        moves = legal_moves(state, seat)
        if len(moves) == 1 or state.phase in (CHOOSING, STARTING):
            return moves[0]
        return best_of(seen_by(state, seat, LOOKS), moves, WHIM, rng)

    def horizon(self, state: State) -> int:
        """After everybody's next turn."""
        return state.seats + 1

    def rests(self, state: State) -> bool:
        """A turn begins; in the final phase it is played to the end."""
        return state.phase == TURN

    def value(self, state: State, seat: Seat) -> float:
        """By the lead, in points that are there or promised."""
        if state.phase == OVER:
            return _sure(lead(state, seat))
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, _worth(state, seat)))))

    def even(self, seats: int) -> float:
        """A lead over the best other one is as good as none."""
        return 0.5

    def glimpse(self, state: State, seat: Seat) -> Hashable:
        """The question, and the own hand."""
        return state.asked, state.hands[seat]

    def traits(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Points of all as they lie, what is promised, cats at home."""
        scores = totals(scored_boxes(state), state.seats)
        return {
            "points": float(scores[seat]),
            "rival_points": float(max([scores[s] for s in range(state.seats) if s != seat])),
            "promise": seen_by(state, seat, LOOKS).eyes.promises(state.table),
            "cats": float(state.home[seat]),
            "princess": float(PRINCESS in state.hands[seat]),
        }


def lead(state: State, seat: int) -> int:
    """How far a seat is ahead of the best other one, as the boxes lie."""
    scores = totals(scored_boxes(state), state.seats)
    return scores[seat] - max([scores[s] for s in range(state.seats) if s != seat])


def _sure(points: int) -> float:
    """A match that is over is won or lost, and by more is surer: worlds are only imagined."""
    return 0.5 if points == 0 else 0.5 + 0.5 * points / (abs(points) + 1.0)


def features(state: State, seat: int) -> list[float]:
    """What there is for a seat against the others: points as the boxes lie, what they promise, and
    both once more the nearer the end is. Cats at home and Princesses in the hand are left out: who
    has found a place for them is often ahead, but not because of that."""
    points, promise = lead(state, seat), seen_by(state, seat, LOOKS).eyes.promises(state.table)
    near = 1.0 / (1.0 + min(state.home))
    return [float(points), promise, near * points, near * promise]


def _worth(state: State, seat: int) -> float:
    return sum([weight * each for weight, each in zip(WEIGHTS, features(state, seat), strict=True)])
