"""The extended rules (fits 10): only what they change."""

from __future__ import annotations

from typing import Final

from meowple.games.fits.basic import Basic
from meowple.games.fits.cards import PRINCESSES
from meowple.games.fits.moves import Options
from meowple.games.fits.table import Table, double_wall


class Extended(Basic):
    """The basic rules, but for this."""

    def piles(self, cards: int, seats: int) -> tuple[int, ...]:
        """All Princesses are shuffled into one deck (fits 10.1)."""
        return (cards + PRINCESSES,)

    def princesses(self, seats: int) -> int:
        """All five, whatever the number of players (fits 10.1)."""
        return PRINCESSES

    def princess_odds(self, piles: tuple[int, ...], drawn: int, met: int) -> tuple[int, int]:
        """They may lie anywhere (fits 10.1)."""
        return PRINCESSES - met, piles[0] - drawn

    def places(self, table: Table, sides: int) -> bytes:
        """No wall against a wall (fits 10.2)."""
        return bytes([at for at in table.frontier if not double_wall(table, at, sides)])

    def claim(self, awake: int, asleep: int) -> int:
        """A sleeping cat weighs half (fits 10.4)."""
        return 2 * awake + asleep if awake else 0

    def extras(self, awake: int, asleep: int) -> int:
        """Further cats give nothing (fits 10.3)."""
        return 0


BASIC: Final = Basic()
EXTENDED: Final = Extended()


def rules_of(options: Options) -> Basic:
    """The rules that a table plays by."""
    return EXTENDED if options.extended else BASIC
