"""Where the cards lie (boots 2.1, 5.3): one place for each card, the same for everybody.

A place is a cell of a grid of four by seven, and how far the card lies off the middle of its cell.
A tall screen counts the cells in rows of four, a wide one in columns of four, so that neighbours
stay neighbours. Whatever the shape of a cell, a card that takes up at most `SIZE` per cent of its
shorter side stays within it however it is shifted and turned: no two cards overlap.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meowple.core.game import Chance
from meowple.games.boots.cards import CARDS

ACROSS: Final = 4
ALONG: Final = 7
SIZE: Final = 78
SHIFT: Final = 6
"""The most a card lies off the middle, each way, in per cent of the cell's shorter side."""
TURN: Final = 7
"""The most it is turned, in degrees."""


class Place(Struct, frozen=True, array_like=True):
    """Where one card lies."""

    cell: int
    """Counted from 0, four to a row (or, on a wide screen, to a column)."""
    x: int
    """To the right of the cell's middle, in per cent of its shorter side."""
    y: int
    """Below the middle."""
    turn: int
    """Degrees clockwise."""


def scatter(chance: Chance) -> tuple[Place, ...]:
    """A place for every card."""
    free = list(range(ACROSS * ALONG))
    return tuple(put_down(free, chance) for _ in range(CARDS))


def put_down(free: list[int], chance: Chance) -> Place:
    """One card, with a single draw for all that is by chance about it."""
    shifts, turns = 2 * SHIFT + 1, 2 * TURN + 1
    rest, cell = divmod(chance.below(len(free) * shifts * shifts * turns), len(free))
    rest, x = divmod(rest, shifts)
    turn, y = divmod(rest, shifts)
    return Place(free.pop(cell), x - SHIFT, y - SHIFT, turn - TURN)
