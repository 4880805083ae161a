"""What the boxes on a table promise a seat. All of it lies open, so nothing is guessed here."""

from __future__ import annotations

from typing import Final, NamedTuple

from meowple.games.fits.basic import Basic
from meowple.games.fits.scoring import score
from meowple.games.fits.table import ASLEEP, AWAKE, LOOSE, Table, Tally


class Eye(NamedTuple):
    """How somebody looks at a table, as rules of thumb."""

    closes: float = 0.8
    """How likely an open side of a box will be shut."""
    grows: float = 1.3
    """How many points an open side brings by the end, early in the game: boxes grow."""
    sleepy: float = 0.35
    """What a box is worth in which a player has sleeping cats only, as a part of it."""
    princess: float = 2.0
    """What a Princess in the hand is worth: she answers whatever the others will do."""
    cat: float = 0.0
    """What a cat at home is worth, early in the game."""


PLAIN: Final = Eye()
"""How kitten, cat and tiger look at it."""


class Appraisal:
    """How one seat sees the table at one moment of the game."""

    __slots__ = ("_known", "eye", "far", "rules", "seat", "seats")

    def __init__(self, rules: Basic, seats: int, seat: int, far: float, eye: Eye = PLAIN) -> None:
        self.rules = rules
        self.seats = seats
        self.seat = seat
        self.eye = eye
        self.far = far
        """How much of the game is to come, from 1 to 0: until then open boxes may close."""
        self._known: dict[Tally, float] = {}

    def promise(self, tally: Tally) -> float:
        """What a box promises: my points in it, less those of the others on average."""
        if not any(tally[AWAKE:]):
            return 0.0
        known = self._known.get(tally)
        if known is None:
            known = self._known[tally] = self._promise(tally)
        return known

    def _promise(self, tally: Tally) -> float:
        scored = score(tally, self.rules, self.seats)
        worth = float(scored.worth)
        if tally[LOOSE]:
            worth *= 1 + self.far * self.eye.closes ** tally[LOOSE]
            worth += self.far * self.eye.grows * tally[LOOSE]
        mine = theirs = 0.0
        for seat in range(self.seats):
            points = self._share(tally, seat, scored.takers, worth) + scored.extras[seat]
            if seat == self.seat:
                mine = points
            else:
                theirs += points
        return mine - theirs / (self.seats - 1)

    def _share(self, tally: Tally, seat: int, takers: tuple[int, ...], worth: float) -> float:
        if seat in takers:
            return worth
        sleeps = tally[ASLEEP + seat] and not tally[AWAKE + seat]
        return self.eye.sleepy * max(worth, 0.0) if sleeps and not takers else 0.0

    def promises(self, table: Table) -> float:
        """What the whole table promises. Cats at home promise nothing: who lays them first ends
        the game, and mostly wins it."""
        return sum([self.promise(tally) for tally in table.tallies if tally])
