"""A race that is held up: somebody has paused it, or it is counted down before it goes on.

Meanwhile the match clock stands, nobody may move, and bots and substitutes wait. It is not stored:
a table that was out of memory is one that nobody was at, and goes on when somebody is back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from meowple.core.game import Millis, Refused, Seat
from meowple.table.clock import Alarms
from meowple.table.wire import Held

ALARM: Final = "count down"


class _Hold(NamedTuple):
    by: Seat | None
    """Who has paused it; None while it is counted down."""
    until: float
    """When it ends by itself, by the loop's clock."""


class Holding:
    """What holds one table up."""

    def __init__(self, alarms: Alarms) -> None:
        self._alarms = alarms
        self._hold: _Hold | None = None
        self._wish: Seat | None = None
        self.goes_on: Callable[[], Awaitable[None]] = _nothing
        """For the room: what to do when a count is over."""

    @property
    def on(self) -> bool:
        """Whether anything holds the table up."""
        return self._hold is not None

    def expect_none(self) -> None:
        """Refuse what cannot be done meanwhile."""
        if self.on:
            raise Refused("race_is_held")

    def wish(self, seat: Seat | None) -> None:
        """Somebody wants a pause after the round that is on; None: no more."""
        self._wish = seat

    def round_is_over(self, *, ended: bool) -> bool:
        """Whether a pause begins that was wished for; none does where the match has ended."""
        seat, self._wish = self._wish, None
        if seat is None or ended:
            return False
        self.pause(seat)
        return True

    def pause(self, seat: Seat) -> None:
        """Until somebody lets it go on."""
        self._alarms.cancel(ALARM)
        self._hold = _Hold(seat, 0)

    def count_down(self, millis: int) -> None:
        """For so long; 0 is not at all."""
        self._alarms.cancel(ALARM)
        self._hold = self._wish = None
        if millis:
            self._hold = _Hold(None, asyncio.get_running_loop().time() + millis / 1000)
            self._alarms.set(ALARM, millis, self._end)

    def told(self) -> Held | None:
        """What a page is told of it."""
        if self._hold is None:
            return None
        by, until = self._hold
        left = 1000 * (until - asyncio.get_running_loop().time())
        return Held(by, None if by is not None else Millis(max(0, round(left))))

    async def _end(self) -> None:
        self._hold = None
        await self.goes_on()


async def _nothing() -> None:
    """Nobody has said yet what to do then."""
