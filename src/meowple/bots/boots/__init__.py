"""The bots of `boots`."""

from __future__ import annotations

from typing import Final

from meowple.bots.boots.judgement import BootsJudgement
from meowple.bots.boots.racer import CAT, KITTEN, LION, TIGER, Racer
from meowple.bots.bot import LEVELS, Bot
from meowple.games.boots import GAME

JUDGEMENT: Final = BootsJudgement(GAME)

BOTS: Final[dict[str, Bot]] = {
    level: Racer(level, reflexes)
    for level, reflexes in zip(LEVELS, (KITTEN, CAT, TIGER, LION), strict=True)
}
