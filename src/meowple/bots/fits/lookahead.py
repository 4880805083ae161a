"""Cat and tiger: they imagine the hidden cards, play on with the moves that look best, and see who
would be ahead some turns later.

So they weigh what no look at the table tells: that a box may be joined or closed by others, that a
Princess may come, and who will lay the last cat.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from meowple.bots.bot import Plan, pause
from meowple.bots.fits.greedy import BLIND, best_of
from meowple.bots.fits.ideas import seen_by, seen_in, worth_of
from meowple.bots.fits.pace import SHARES
from meowple.bots.hurry import HURRY
from meowple.core.game import Millis, Seat, When
from meowple.core.luck import Rolled
from meowple.games.fits import moves as m
from meowple.games.fits.imagine import imagine
from meowple.games.fits.legal import moves as legal_moves
from meowple.games.fits.rules import play
from meowple.games.fits.scoring import scored_boxes, totals
from meowple.games.fits.state import CHOOSING, OVER, STARTING, TURN, State
from meowple.games.fits.view import View

SHORTLIST: Final = 6
"""So many moves are looked at more closely."""
NAPS: Final = 2
"""So many of them, at the start of a turn, are sleeping cats."""
HALVE: Final = 3
"""After so many worlds the worse half of the moves is given up, until two are left."""
WIDE: Final = 6.0
"""A lead of so many points is half of all there is to win."""
WHIM: Final = 0.2
"""How far the players it imagines misjudge a move."""
_NOW: Final = When(Millis(0))


class Lookahead:
    """Looks some turns ahead."""

    def __init__(self, level: str, budget: int, rounds: int) -> None:
        self.level = level
        self.budget = budget
        """Games that are imagined for a choice."""
        self.rounds = rounds
        """How many turns of each seat are imagined."""

    def choose(self, view: View, moves: Sequence[m.Move], rng: Random, budget: int) -> Plan:
        """The move with the best outlook."""
        after = pause(self.level, SHARES[view.phase], rng)
        if len(moves) == 1 or view.phase in BLIND:
            return Plan(rng.choice(moves), after)
        return Plan(self._searched(view, _shortlist(view, moves), rng, budget), after)

    def _searched(self, view: View, left: list[m.Move], rng: Random, budget: int) -> m.Move:
        """The best of these moves: all are tried in the same worlds, the worse ones given up."""
        found = dict.fromkeys(left, 0.0)
        worlds = spent = 0
        while len(left) > 1 and spent + len(left) <= max(budget, len(left)):
            if HURRY.is_over(len(left)):
                break
            world, seed = imagine(view, Rolled(rng)), rng.random()
            for move in left:
                found[move] += _outlook(world, move, self.rounds, Random(seed))
            spent += len(left)
            worlds += 1
            left.sort(key=lambda move: -found[move])
            if worlds % HALVE == 0 and len(left) > 2:
                left = left[: (len(left) + 1) // 2]
        return left[0]


def _shortlist(view: View, moves: Sequence[m.Move]) -> list[m.Move]:
    """The moves that promise most at first sight."""
    sight = seen_in(view)
    ranked = sorted(moves, key=lambda move: -worth_of(sight, move))
    if view.phase == "turn":
        return [m.DRAW, *[move for move in ranked if move != m.DRAW][:NAPS]]
    return ranked[:SHORTLIST]


def _outlook(world: State, move: m.Move, rounds: int, rng: Random) -> float:
    """How a world looks some turns after a move, from -1 to 1."""
    luck, seat = Rolled(rng), world.turn
    state = play(world, Seat(seat), move, _NOW, luck).state
    turns = rounds * state.seats
    while state.phase != OVER and (turns or state.phase != TURN):
        turns -= state.phase == TURN
        chosen = _quick(state, rng)
        state = play(state, Seat(state.turn), chosen, _NOW, luck).state
    lead = _lead(state, seat)
    return lead / (abs(lead) + WIDE)


def _quick(state: State, rng: Random) -> m.Move:
    """What anybody might play."""
    moves = legal_moves(state, Seat(state.turn))
    if len(moves) == 1 or state.phase in (CHOOSING, STARTING):
        return moves[0]
    if state.phase == TURN:
        return m.DRAW
    return best_of(seen_by(state, state.turn), moves, WHIM, rng)


def _lead(state: State, seat: int) -> float:
    """How far a seat is ahead of the best other one, in points that are there or promised."""
    if state.phase == OVER:
        scores = totals(scored_boxes(state), state.seats)
        return scores[seat] - max([scores[s] for s in range(state.seats) if s != seat])
    return seen_by(state, seat).eyes.promises(state.table)
