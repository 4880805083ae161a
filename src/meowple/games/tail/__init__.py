"""`tail`: four hidden cards, a good memory and a bold call. The rules: docs/games/tail.md."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meowple.core.box import Box, Little, paper
from meowple.core.game import Millis
from meowple.games.tail import (
    imagine as _imagine,
)
from meowple.games.tail import (
    legal as _legal,
)
from meowple.games.tail import (
    rules as _rules,
)
from meowple.games.tail import (
    scoring as _scoring,
)
from meowple.games.tail import (
    view as _view,
)
from meowple.games.tail.facts import TailFact
from meowple.games.tail.moves import Move, Options
from meowple.games.tail.view import View


class Tail:
    """The game as the core page wants it."""

    name = "tail"
    rules = 1
    seats = range(2, 7)
    options: type[Struct] = Options
    move_type = Move
    view_type = View
    fact_type = TailFact
    race = False
    spectator_delay = Millis(0)
    box = Box(minutes=20, age=6, colour=paper("#f3c58e"), little=Little({"easy": True}))

    deal = staticmethod(_rules.deal)
    to_act = staticmethod(_legal.to_act)
    decision = staticmethod(_legal.decision)
    moves = staticmethod(_legal.moves)
    wakes_at = staticmethod(_legal.wakes_at)
    play = staticmethod(_rules.play)
    rush = staticmethod(_rules.rush)
    wake = staticmethod(_rules.wake)
    outcome = staticmethod(_scoring.outcome)
    view = staticmethod(_view.view)
    screen = staticmethod(_view.screen)
    imagine = staticmethod(_imagine.imagine)
    bare = staticmethod(_view.bare)
    joins = staticmethod(_view.joins)


GAME: Final = Tail()
