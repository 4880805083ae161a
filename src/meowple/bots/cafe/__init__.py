"""The bots of `cafe`."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import Bot
from meowple.bots.cafe.cat import Cat
from meowple.bots.cafe.kitten import Kitten
from meowple.bots.cafe.tiger import Tiger

BOTS: Final[dict[str, Bot]] = {bot.level: bot for bot in (Kitten(), Cat(), Tiger())}
