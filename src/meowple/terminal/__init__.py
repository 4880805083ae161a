"""The games in a terminal. The page of a game is its `PAGE`, found by its name; a game that has
none is written plainly."""

from functools import cache

from meowple.core.registry import find_game, find_part
from meowple.terminal.plain import Plain
from meowple.terminal.text import Page

__all__ = ["Page", "page_of"]


@cache
def page_of(name: str) -> Page:
    """The page on which this game is written."""
    own = find_part(name, "terminal")
    if own is None:
        return Plain(find_game(name))
    page: Page = own.PAGE
    return page
