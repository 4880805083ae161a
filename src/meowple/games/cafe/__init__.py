"""`cafe`: roll dice, draw toys on cat towers, and lure the cats. The rules: docs/games/cafe.md."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meowple.core.box import Box, Little, paper
from meowple.core.game import Millis
from meowple.games.cafe import (
    imagine as _imagine,
)
from meowple.games.cafe import (
    legal as _legal,
)
from meowple.games.cafe import (
    rules as _rules,
)
from meowple.games.cafe import (
    scoring as _scoring,
)
from meowple.games.cafe import (
    view as _view,
)
from meowple.games.cafe.facts import CafeFact
from meowple.games.cafe.moves import Move, Options
from meowple.games.cafe.view import View


class Cafe:
    """The game as the core page wants it."""

    name = "cafe"
    rules = 1
    seats = range(2, 5)
    options: type[Struct] = Options
    move_type = Move
    view_type = View
    fact_type = CafeFact
    race = False
    spectator_delay = Millis(0)
    box = Box(minutes=20, age=8, colour=paper("#b9d6c3"), little=Little())

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


GAME: Final = Cafe()
