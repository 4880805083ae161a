"""What `boots` tells the suites: options to try, what its rules show, and its samples."""

from __future__ import annotations

from typing import Any

from meowple.core.game import Seat
from meowple.core.log import Act, Played
from meowple.games.boots.moves import Grab
from meowple.games.boots.race import right_card
from meowple.games.boots.state import State
from tests.boots.tiny import TINY
from tests.contract.case import Case, Golden, Rung, Sample


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


CASE = Case(
    options=({}, {"limit": 0, "tempo": "slow"}),
    likes=_likes,
    shown=boots_shows,
    alike=told_alike,
    tiny=TINY,
    wire=(Sample(3, {"limit": 0}),),
    golden={
        "two-players": Golden(2, {}, ("cat",)),
        "four-players": Golden(4, {"limit": 0}, ("kitten", "cat", "tiger")),
    },
    ladder=(
        Rung("kitten", "cat", 40, 0.75, most=0.97),
        Rung("cat", "tiger", 40, 0.75, most=0.97),
        Rung("tiger", "lion", 40, 0.65, most=0.97),
    ),
    rules=(18, "5.6"),
    drawn=("5.2",),
)
