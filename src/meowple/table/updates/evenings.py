"""What everybody at a table is told of its evening."""

from __future__ import annotations

from typing import Final

from meowple.core.game import Seat
from meowple.table.events import Table
from meowple.table.pages.open_pages import Pages
from meowple.table.wire import EveningView, Placed

MOST: Final = 16
"""So many are told of those who played, and of what was played."""


def evening_told(table: Table, pages: Pages) -> EveningView | None:
    """The evening of a table, with names; None where there is none."""
    evening = table.evening
    if evening is None:
        return None
    seats = {chair.person: Seat(seat) for seat, chair in enumerate(table.chairs)}
    standing = tuple(
        Placed(
            pages.name(one.person),
            seats.get(one.person),
            one.place,
            one.points,
            one.won,
            one.played,
            one.gained,
            pages.cat(one.person),
        )
        for one in evening.standing[:MOST]
    )
    return EveningView(
        code=None if table.status == "closed" else evening.code,
        games=tuple(match.game for match in evening.scored[-MOST:]),
        played=len(evening.scored),
        standing=standing,
    )
