"""The games. A new one is a folder beside this page, and its name here."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from meowple.core.game import AnyGame
from meowple.core.registry import at_home, register

NAMES: Final = (
    "tail",
    "cafe",
    "boots",
    "fits",
)
"""In the order of the shelf."""

ALL: Final[tuple[AnyGame, ...]] = tuple(
    [import_module(f"meowple.games.{name}").GAME for name in NAMES]
)


def join() -> None:
    """Let every game here join the registry."""
    for game in ALL:
        register(game, at_home(game.name))
