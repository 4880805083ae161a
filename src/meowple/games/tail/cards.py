"""The 65 cards (tail 1.1–1.3). A card is its kind, a small number; equal cards are the same.

A bag of cards is sorted bytes: the order of a pile is nobody's knowledge, so no state holds one.
"""

from __future__ import annotations

from typing import Final

NUMBERS: Final = 10
"""Kinds 0 … 9 are the numbers printed on them; the kinds above are specials."""

SWAP: Final = 10
PEEK: Final = 11
DRAW_TWO: Final = 12
SUPER_PEEK: Final = 13

SPECIALS: Final = (SWAP, PEEK, DRAW_TWO, SUPER_PEEK)

COPIES: Final = {
    **dict.fromkeys(range(9), 4),
    9: 9,
    SWAP: 6,
    PEEK: 4,
    DRAW_TWO: 4,
    SUPER_PEEK: 6,
}

DECK: Final = bytes(kind for kind, copies in COPIES.items() for _ in range(copies))

PLACES: Final = 4
"""Cards in a row."""

OUTER: Final = (0, 3)
"""The two places of a row that are looked at in the beginning."""
