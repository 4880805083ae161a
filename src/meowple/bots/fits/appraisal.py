"""What the boxes on a table promise a seat. All of it lies open, so no bot needs to guess here."""

from __future__ import annotations

from typing import Final, NamedTuple

from meowple.games.fits.basic import Basic
from meowple.games.fits.scoring import score
from meowple.games.fits.table import ASLEEP, AWAKE, LOOSE, Table, Tally

CLOSES: Final = 0.55
"""How likely an open side of a box will be shut, as a rule of thumb."""
SLEEPY: Final = 0.35
"""What a box is worth in which a player has sleeping cats only, as a part of it."""


class Outlook(NamedTuple):
    """Who looks at the table, and how."""

    rules: Basic
    seats: int
    seat: int
    far: float
    """How much of the game is still to come, from 1 to 0: what is open may still close."""


def promise(outlook: Outlook, tally: Tally) -> float:
    """What a box promises: my points in it, less those of the others on average."""
    if not any(tally[AWAKE:]):
        return 0.0
    scored = score(tally, outlook.rules, outlook.seats)
    worth = float(scored.worth)
    if tally[LOOSE]:
        worth *= 1 + outlook.far * CLOSES ** tally[LOOSE]
    mine = theirs = 0.0
    for seat in range(outlook.seats):
        points = _share(tally, seat, scored.takers, worth) + scored.extras[seat]
        if seat == outlook.seat:
            mine = points
        else:
            theirs += points
    return mine - theirs / (outlook.seats - 1)


def _share(tally: Tally, seat: int, takers: tuple[int, ...], worth: float) -> float:
    if seat in takers:
        return worth
    sleeps = tally[ASLEEP + seat] and not tally[AWAKE + seat]
    return SLEEPY * max(worth, 0.0) if sleeps and not takers else 0.0


def promises(outlook: Outlook, table: Table) -> float:
    """What the whole table promises."""
    return sum([promise(outlook, tally) for tally in table.tallies if tally])


def gain(outlook: Outlook, before: Table, after: Table) -> float:
    """How much more a table promises after something was laid on it."""
    if before.tallies is after.tallies:
        return 0.0
    pairs = zip(before.tallies, after.tallies, strict=True)
    changed = [(old, new) for old, new in pairs if old is not new]
    return sum([(promise(outlook, new) if new else 0.0) for _, new in changed]) - sum(
        [(promise(outlook, old) if old else 0.0) for old, _ in changed]
    )
