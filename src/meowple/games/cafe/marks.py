"""What one player has marked on their sheet: public, so state and view hold the same value."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meowple.games.cafe.sheet import CELL_COUNT, EMPTY, FIRST_PAWS, ITEMS, TOWERS


class Sheet(Struct, frozen=True):
    """One player's sheet."""

    cells: tuple[int, ...]
    """For each of the 24 cells the item drawn in it; 0 while it is empty."""
    circled: int
    """Paws circled so far, the first one among them."""
    crossed: int
    """Paws crossed out, of those circled."""
    cats: tuple[int | None, ...]
    """For each cat the points written under it; None while it is not scored."""
    towers: tuple[int, ...]
    """For each tower the number circled on top; 0 while it is not full."""
    barred: tuple[bool, ...]
    """For each tower whether its larger number is crossed out."""


EMPTY_SHEET: Final = Sheet(
    cells=(EMPTY,) * CELL_COUNT,
    circled=FIRST_PAWS,
    crossed=0,
    cats=(None,) * len(ITEMS),
    towers=(0,) * len(TOWERS),
    barred=(False,) * len(TOWERS),
)
"""A sheet at the start."""
