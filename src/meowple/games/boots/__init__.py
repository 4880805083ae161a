"""`boots`: two dice, a table full of cats, and the fastest paw. The rules: docs/games/boots.md."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meowple.core.box import Box, Little, Usual, paper
from meowple.core.game import Millis
from meowple.games.boots import (
    imagine as _imagine,
)
from meowple.games.boots import (
    legal as _legal,
)
from meowple.games.boots import (
    rules as _rules,
)
from meowple.games.boots import (
    scoring as _scoring,
)
from meowple.games.boots import (
    view as _view,
)
from meowple.games.boots import (
    warmup as _warmup,
)
from meowple.games.boots.facts import BootsFact
from meowple.games.boots.moves import Move, Options
from meowple.games.boots.view import View


class Boots:
    """The game as the core page wants it."""

    name = "boots"
    rules = 3
    seats = range(2, 5)
    options: type[Struct] = Options
    move_type = Move
    view_type = View
    fact_type = BootsFact
    race = True
    spectator_delay = Millis(1_000)
    box = Box(
        minutes=15,
        age=8,
        colour=paper("#e6b3ba"),
        usual=Usual(3, "kitten"),
        little=Little({"tempo": "slow", "limit": 0}),
    )

    deal = staticmethod(_rules.deal)
    to_act = staticmethod(_legal.to_act)
    decision = staticmethod(_legal.decision)
    moves = staticmethod(_legal.moves)
    wakes_at = staticmethod(_legal.wakes_at)
    play = staticmethod(_rules.play)
    wake = staticmethod(_rules.wake)
    void = staticmethod(_rules.void)
    warm_up = staticmethod(_warmup.warm_up)
    outcome = staticmethod(_scoring.outcome)
    view = staticmethod(_view.view)
    screen = staticmethod(_view.screen)
    joins = staticmethod(_view.joins)
    imagine = staticmethod(_imagine.imagine)


GAME: Final = Boots()
