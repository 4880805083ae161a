"""The bots of `tail`."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import Bot
from meowple.bots.tail.cat import Cat
from meowple.bots.tail.kitten import Kitten
from meowple.bots.tail.tiger import Tiger

BOTS: Final[dict[str, Bot]] = {bot.level: bot for bot in (Kitten(), Cat(), Tiger())}
