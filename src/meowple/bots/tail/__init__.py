"""The bots of `tail`."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import Bot
from meowple.bots.lion import Lion
from meowple.bots.tail.cat import Cat
from meowple.bots.tail.judgement import TailJudgement
from meowple.bots.tail.kitten import Kitten
from meowple.bots.tail.pace import SHARES
from meowple.bots.tail.tiger import Tiger
from meowple.games.tail import GAME

JUDGEMENT: Final = TailJudgement(GAME)
LION: Final = Lion(JUDGEMENT, budget=1200, shares=dict(SHARES))

BOTS: Final[dict[str, Bot]] = {bot.level: bot for bot in (Kitten(), Cat(), Tiger(), LION)}
