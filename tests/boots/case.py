"""What `boots` tells the contract suite: options to try, and what its rules show."""

from __future__ import annotations

from typing import Any

from meowple.core.game import Seat
from meowple.core.log import Act, Played
from meowple.games.boots.moves import Grab
from meowple.games.boots.race import right_card
from meowple.games.boots.state import State
from tests.contract.case import Case


def boots_shows(before: State, act: Act, after: State, seat: Seat | None) -> object:
    """Cards, dice, won cards and who rolls lie open; a grab is seen by its seat alone until the
    round is decided, and then all are (boots 3.1, 5.1, 5.3)."""
    own = act.seat == seat if isinstance(act, Played) else False
    mine = (act, None if seat is None else after.attempts[seat]) if own else None
    if after.round > before.round or after.phase != before.phase:
        return mine, after.dice, after.roller, after.owners, after.last, act if own else None
    if after.lapsed > before.lapsed:
        return "lapsed"
    return mine


def told_alike(world: State, real: State) -> State:
    """What the seats did is told to the millisecond when a round is decided, so no two imagined
    worlds would ever tell the same: give this one the real attempts."""
    alike = world.copy()
    alike.attempts = real.attempts
    alike.weary = real.weary
    alike.closes = real.closes
    return alike


def _likes(state: State, move: Any) -> float:
    """About half of all grabs are right, so that matches end."""
    assert state.dice is not None or not isinstance(move, Grab)
    right = isinstance(move, Grab) and state.dice and move.card == right_card(state, state.dice)
    return 20.0 if right else 1.0


BOOTS_CASE = Case(
    options=({}, {"limit": 0, "tempo": "slow"}),
    likes=_likes,
    shown=boots_shows,
    alike=told_alike,
)
