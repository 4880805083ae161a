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
        self._paused: dict[Seat, int] = {}
        """Before which entry of the match each seat has paused it last."""
        self.goes_on: Callable[[], Awaitable[None]] = _nothing
        """For the room: what to do when a count is over."""

    def let_go(self) -> None:
        """The table has left the memory."""
        self.goes_on = _nothing

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

    def round_is_over(self, before: int | None) -> bool:
        """Whether a pause begins that was wished for, before that entry of the match; none does
        where it has ended."""
        seat, self._wish = self._wish, None
        if seat is None or before is None:
            return False
        self.pause(seat, before)
        return True

    def pause(self, seat: Seat, before: int) -> None:
        """Until somebody lets it go on. Nobody does it twice before the same entry: others could
        let it go on as often as they like, and it never would."""
        if self._hold is not None and self._hold.by is not None:
            return
        if self._paused.get(seat) == before:
            raise Refused("paused_already")
        self._paused[seat] = before
        self._alarms.cancel(ALARM)
        self._hold = _Hold(seat, 0)

    def begin(self, millis: int) -> None:
        """Another match: nobody has paused that."""
        self._paused.clear()
        self.count_down(millis)

    def go_on(self, millis: int) -> None:
        """Somebody lets it go on, counted down for so long. What nobody has paused goes on anyway:
        counted anew again and again it never would."""
        if self._hold is not None and self._hold.by is not None:
            self.count_down(millis)

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
