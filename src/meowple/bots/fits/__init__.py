"""The bots of `fits`."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import Bot
from meowple.bots.fits.kitten import CAT, KITTEN, TIGER

BOTS: Final[dict[str, Bot]] = {bot.level: bot for bot in (KITTEN, CAT, TIGER)}
