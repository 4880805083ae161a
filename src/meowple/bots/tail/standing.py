"""What the points of a round are worth for the whole game: the chance to win it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from meowple.games.tail.view import View

SPREAD: Final = 10.0
"""How far two rows of a round lie apart, as a standard deviation."""
USUAL: Final = 12.0
"""The points of a usual row: how fast a limit comes nearer."""
UNTIMED: Final = 2.0
"""The rounds still to come where the clock ends the game: nobody can know."""

Points = Sequence[int | None]
"""What each seat gets in this round; None where it has no cards."""


def chance_to_win(view: View) -> Callable[[Points], float]:
    """For this seat: the chance to win the game, given the points of the present round.

    The rounds to come are taken as even, so each rival is a normal distribution away; chances
    against several rivals are multiplied.
    """
    assert view.seat is not None
    seat = view.seat
    before = [sum(points[who] or 0 for points in view.points) for who in range(view.seats)]
    rivals = [who for who in view.playing if who != seat]

    def chance(points: Points) -> float:
        mine = before[seat] + (points[seat] or 0)
        product = 1.0
        for rival in rivals:
            product *= _ahead(view, mine, before[rival] + (points[rival] or 0))
        return product

    return chance


def _ahead(view: View, mine: int, theirs: int) -> float:
    """The chance to end before one rival, with these totals after this round."""
    left = _rounds_left(view, max(mine, theirs))
    if view.options.end == "limit" and max(mine, theirs) > view.options.limit:
        left = 0.0  # who is over is out, and the lower total stands higher either way
    if left <= 0.0:
        return 0.5 if mine == theirs else float(mine < theirs)
    return 0.5 * (1.0 + math.erf((theirs - mine) / (SPREAD * math.sqrt(2.0 * left))))


def _rounds_left(view: View, total: int) -> float:
    if view.options.end == "rounds":
        return float(view.options.rounds - view.round)
    if view.options.end == "time":
        return UNTIMED
    return max(1.0, (view.options.limit - total) / USUAL)
