"""The bots of `cafe`."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import Bot
from meowple.bots.cafe.cat import Cat
from meowple.bots.cafe.judgement import CafeJudgement
from meowple.bots.cafe.kitten import Kitten
from meowple.bots.cafe.pace import SHARES
from meowple.bots.cafe.tiger import Tiger
from meowple.bots.lion import Lion
from meowple.games.cafe import GAME
from meowple.games.cafe.moves import TakeBack

JUDGEMENT: Final = CafeJudgement(GAME)
LION: Final = Lion(JUDGEMENT, budget=400, shares=dict(SHARES))

BOTS: Final[dict[str, Bot]] = {bot.level: bot for bot in (Kitten(), Cat(), Tiger(), LION)}

RARELY: Final[dict[type, float]] = {TakeBack: 0.0}
"""In random play nobody takes anything back."""
