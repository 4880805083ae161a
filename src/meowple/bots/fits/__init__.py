"""The bots of `fits`: a kitten plays about, a cat looks ahead, a tiger farther and wider."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import Bot
from meowple.bots.fits.greedy import Greedy
from meowple.bots.fits.lookahead import Lookahead

KITTEN: Final = Greedy("kitten", whim=3.0, naps=0.04)
CAT: Final = Lookahead("cat", budget=12, rounds=1)
TIGER: Final = Lookahead("tiger", budget=60, rounds=3)

BOTS: Final[dict[str, Bot]] = {bot.level: bot for bot in (KITTEN, CAT, TIGER)}
