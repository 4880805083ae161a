"""The games. A new one is a folder beside this page and one line in it."""

from __future__ import annotations

from typing import Final

from meowple.core.game import AnyGame
from meowple.core.registry import register
from meowple.games import boots, cafe, fits, tail

ALL: Final[tuple[AnyGame, ...]] = (tail.GAME, cafe.GAME, boots.GAME, fits.GAME)


def join() -> None:
    """Let every game here join the registry."""
    for game in ALL:
        register(game)
