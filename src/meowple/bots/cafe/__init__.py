"""The bots of `cafe`."""

from __future__ import annotations

from typing import Final

from meowple.bots.bot import LEVELS, Bot
from meowple.bots.cafe.kitten import Kitten

BOTS: Final[dict[str, Bot]] = {level: Kitten(level) for level in LEVELS}
