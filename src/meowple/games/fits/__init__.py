"""`fits`: cats claim cardboard boxes, if they fit in. The rules: docs/games/fits.md."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meowple.core.box import Box, Little, paper
from meowple.core.game import Millis
from meowple.games.fits import (
    aids as _aids,
)
from meowple.games.fits import (
    imagine as _imagine,
)
from meowple.games.fits import (
    legal as _legal,
)
from meowple.games.fits import (
    rules as _rules,
)
from meowple.games.fits import (
    scoring as _scoring,
)
from meowple.games.fits import (
    view as _view,
)
from meowple.games.fits.facts import FitsFact
from meowple.games.fits.moves import Move, Options
from meowple.games.fits.view import View


class Fits:
    """The game as the core page wants it."""

    name = "fits"
    rules = 1
    seats = range(2, 6)
    options: type[Struct] = Options
    move_type = Move
    view_type = View
    fact_type = FitsFact
    race = False
    spectator_delay = Millis(0)
    box = Box(minutes=30, age=8, colour=paper("#b8d2e8"), little=Little())

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
    screen = staticmethod(_aids.screen)
    imagine = staticmethod(_imagine.imagine)


GAME: Final = Fits()
