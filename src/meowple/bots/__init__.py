"""The bots, by game and level. A new game is a folder or a file here and one line in `_BOTS`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from meowple.bots import boots, cafe, fits, tail
from meowple.bots.bot import LEVELS, Bot, Plan
from meowple.core.game import MeowpleError

__all__ = ["LEVELS", "Bot", "Plan", "find_bot"]

_BOTS: Final[Mapping[str, Mapping[str, Bot]]] = {
    "boots": boots.BOTS,
    "cafe": cafe.BOTS,
    "fits": fits.BOTS,
    "tail": tail.BOTS,
}


def find_bot(game_name: str, level: str) -> Bot:
    """The bot that plays this game at this level."""
    if game_name not in _BOTS:
        known = ", ".join(sorted(_BOTS))
        raise MeowpleError(f"there are no bots for {game_name!r}; there are for: {known}")
    if level not in _BOTS[game_name]:
        known = ", ".join(_BOTS[game_name])
        raise MeowpleError(f"{game_name} has no bot called {level!r}; there are: {known}")
    return _BOTS[game_name][level]
