"""What the extended rules change, as the basic rules have it."""

from __future__ import annotations

from meowple.games.fits.table import Table


class Basic:
    """The basic rules."""

    def piles(self, cards: int, seats: int) -> tuple[int, ...]:
        """The deck: as many piles as players, larger ones on top, a Princess in each (fits 3.2)."""
        each, more = divmod(cards, seats)
        return tuple(each + (pile < more) + 1 for pile in range(seats))

    def princesses(self, seats: int) -> int:
        """How many Princesses are in the deck at first: as many as players (fits 3.1)."""
        return seats

    def princess_odds(self, piles: tuple[int, ...], drawn: int, met: int) -> tuple[int, int]:
        """How likely the next card is a Princess, after so many draws and so many Princesses among
        them, as (so many, of so many cards): each pile has one (fits 3.2)."""
        pile = 0
        while drawn >= piles[pile]:
            drawn -= piles[pile]
            pile += 1
        return int(met == pile), piles[pile] - drawn

    def places(self, table: Table, sides: int) -> bytes:
        """Where a card with these open sides may be laid: next to any card (fits 2.3)."""
        return table.frontier

    def claim(self, awake: int, asleep: int) -> int:
        """How much a player's cats in a box weigh, in half cats (fits 9.1)."""
        return 2 * (awake + asleep) if awake else 0

    def extras(self, awake: int, asleep: int) -> int:
        """The points for cats after the first (fits 9.4)."""
        return awake + asleep - 1 if awake else 0
