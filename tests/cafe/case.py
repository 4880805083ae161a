"""What `cafe` tells the suites: what its rules show, and its samples."""

from __future__ import annotations

from meowple.core.game import Seat
from meowple.core.log import Act, Played
from meowple.games.cafe.moves import TAKE_BACK
from meowple.games.cafe.state import OVER, State
from tests.cafe.tiny import TINY
from tests.contract.case import Case, Golden, Rung, Sample


def cafe_shows(before: State, act: Act, after: State, seat: Seat | None) -> object:
    """Dice and sheets lie open. Of a sealed choice everybody sees that there is one, and its owner
    what it is, until all are revealed on the sheets (cafe 3.2, 3.8)."""
    assert isinstance(act, Played)
    sealed = before.central != 0
    what = act.move if act.seat == seat or not sealed else act.move == TAKE_BACK
    dice = (after.dice, after.taken, after.central)
    return act.seat, what, dice, after.sheets, after.phase == OVER


CASE = Case(
    shown=cafe_shows,
    tiny=TINY,
    wire=(Sample(3, {}),),
    golden={
        "two-players": Golden(2, {}, ("kitten",)),
        "three-players": Golden(3, {}, ("kitten",)),
        "four-players": Golden(4, {}, ("kitten",)),
    },
    ladder=(
        Rung("kitten", "cat", 15, 0.65),
        Rung("cat", "tiger", 2, 0.5, budget=32),
        Rung("cat", "lion", 2, 0.5, budget=32),
    ),
    rules=(26, "6.4"),
)
