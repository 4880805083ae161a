"""The games. A new one is a folder beside this page and one line in it."""

from meowple.core.registry import register
from meowple.games import tail


def join() -> None:
    """Let every game here join the registry."""
    register(tail.GAME)
