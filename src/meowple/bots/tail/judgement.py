"""What the search is told of `tail`: a round is played to its end, and its points are worth what
they add to the chance to win the game."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Final

from meowple.bots.judgement import Judgement
from meowple.bots.tail.habits import USUAL
from meowple.bots.tail.ideas import ideas
from meowple.bots.tail.outlook import Outlook
from meowple.bots.tail.weights import SPREAD
from meowple.bots.tail.worlds import lean, weight
from meowple.core.game import Seat
from meowple.games.tail import moves as m
from meowple.games.tail.cards import NUMBERS, PLACES
from meowple.games.tail.state import BETWEEN, NO_CARD, OVER, State
from meowple.games.tail.view import View

A_ROW: Final = 12.0
"""The points of a usual row: how fast a limit comes nearer."""
UNTIMED: Final = 2.0
"""The rounds still to come where the clock ends the game: nobody can know."""
A_CARD: Final = 5
"""What a special is worth that still lies in a row."""


class TailJudgement(Judgement[State, m.Move, View]):
    """Looks to the end of the round; the rounds after it are a matter of luck."""

    depth = 0
    width = 8
    trust = 0.5
    matters: Mapping[str, float] = {"points": -0.5, "rival_points": 0.5, "ahead": 3.0}

    def ideas(self, view: View, moves: Sequence[m.Move]) -> Sequence[m.Move]:
        """The cat's, the most promising first."""
        if view.phase in ("opening", "look", "between"):
            return moves
        return ideas(view, Outlook(view, lean))

    def quick(self, state: State, seat: Seat, rng: Random) -> m.Move:
        """By habit."""
        return USUAL.move(state, seat)

    def horizon(self, state: State) -> int:
        """The end of this round."""
        return 1

    def rests(self, state: State) -> bool:
        """The round is over."""
        return state.phase in (BETWEEN, OVER)

    def value(self, state: State, seat: Seat) -> float:
        """By how far the others are away, and how many rounds may change that."""
        totals = points_of(state)
        if state.options.end == "limit" and state.phase == OVER:
            return super().value(state, seat)
        chance = 1.0
        for rival in range(state.seats):
            if rival != seat and not state.out[rival]:
                chance *= _ahead(state, totals[seat], totals[rival])
        return 0.0 if state.out[seat] and state.phase != OVER else chance

    def likely(self, world: State, seat: Seat) -> float:
        """Who keeps a number likes it, and who is far ahead calls."""
        return weight(world, seat)

    def glimpse(self, state: State, seat: Seat) -> Hashable:
        """The question, and the card that it is about."""
        top = state.discards[-1] if state.discards else NO_CARD
        return state.phase, state.special, state.hand, top

    def traits(self, state: State, seat: Seat) -> Mapping[str, float]:
        """The own points of the round, those of the best other one, and in how many of a hundred
        rounds the own ones are the lowest."""
        row = _round(state)
        rivals = [row[other] for other in range(state.seats) if other != seat]
        return {
            "points": float(row[seat]),
            "rival_points": float(min(rivals)),
            "ahead": 100.0 * (row[seat] < min(rivals)),
        }


def points_of(state: State) -> list[int]:
    """The points of each seat, with those of a round that is on as its rows lie."""
    totals = [sum([points[seat] or 0 for points in state.points]) for seat in range(state.seats)]
    if state.phase in (BETWEEN, OVER):
        return totals
    return [total + more for total, more in zip(totals, _as_it_lies(state), strict=True)]


def _round(state: State) -> list[int]:
    """The points of the present round."""
    if state.phase in (BETWEEN, OVER):
        return [points or 0 for points in state.points[-1]]
    return _as_it_lies(state)


def _as_it_lies(state: State) -> list[int]:
    found = []
    for first in range(0, len(state.rows), PLACES):
        row = state.rows[first : first + PLACES]
        found.append(sum([card if card < NUMBERS else A_CARD for card in row if card != NO_CARD]))
    return found


def _ahead(state: State, mine: int, theirs: int) -> float:
    """The chance to end before one rival, with these totals after this round."""
    left = _rounds_left(state, max(mine, theirs))
    if left <= 0.0:
        return 0.5 if mine == theirs else float(mine < theirs)
    return 0.5 * (1.0 + math.erf((theirs - mine) / (SPREAD * math.sqrt(2.0 * left))))


def _rounds_left(state: State, total: int) -> float:
    options = state.options
    if options.end == "rounds":
        return float(options.rounds - state.round)
    if options.end == "time":
        return UNTIMED
    return 0.0 if total > options.limit else max(1.0, (options.limit - total) / A_ROW)
