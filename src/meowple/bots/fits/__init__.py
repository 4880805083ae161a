"""The bots of `fits`: a kitten plays about, a cat looks well, a tiger looks ahead."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import Bot
from meowple.bots.fits.greedy import Greedy
from meowple.bots.fits.tiger import Tiger

KITTEN: Final = Greedy("kitten", whim=3.0, naps=0.04)
CAT: Final = Greedy("cat", whim=0.1, naps=0.0)

BOTS: Final[dict[str, Bot]] = {bot.level: bot for bot in (KITTEN, CAT, Tiger())}
