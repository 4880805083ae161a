"""A bot plays for whoever is away too long while others play, and for whoever says no word when all
others would go on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from meowple.table.clock import Alarms
from meowple.table.company import agreed as agreed_on
from meowple.table.events import BotSatIn
from meowple.table.live import Live
from meowple.table.pages.open_pages import Pages
from meowple.table.settings import TableSettings


class Substitutes:
    """The alarms of one table after which a bot sits in."""

    def __init__(
        self,
        live: Live,
        pages: Pages,
        alarms: Alarms,
        settings: TableSettings,
        happen: Callable[[BotSatIn], Awaitable[object]],
    ) -> None:
        self._live = live
        self._pages = pages
        self._alarms = alarms
        self._settings = settings
        self._happen = happen

    def expect(self, *, goes_on: bool) -> None:
        """Set an alarm for each seat that a bot is to play for, unless its person comes back. The
        time counts while the match goes on."""
        table = self._live.table
        for seat in table.held:
            alarm = f"bot sits in {seat}"
            if not goes_on or table.in_days or not table.chairs[seat].missed:
                self._alarms.cancel(alarm)
            elif not self._alarms.expects(alarm):
                self._alarms.set(alarm, self._settings.bot_after, partial(self._sit_in, seat))
        agreed = agreed_on(table) if goes_on else ()
        for seat in range(len(table.chairs)):
            alarm = f"others go on without {seat}"
            if seat not in agreed:
                self._alarms.cancel(alarm)
            elif not self._alarms.expects(alarm):
                self._alarms.set(alarm, self._settings.word_within, partial(self._go_on, seat))

    async def _sit_in(self, seat: int) -> None:
        if self._pages.awake and self._live.table.chairs[seat].missed:
            since = self._live.past.count
            await self._happen(BotSatIn(seat, self._settings.substitute, since))

    async def _go_on(self, seat: int) -> None:
        """Who was there, and only said nothing, has the seat back by their word alone."""
        table = self._live.table
        if self._pages.awake and seat in agreed_on(table):
            handed, since = not table.chairs[seat].away, self._live.past.count
            await self._happen(BotSatIn(seat, self._settings.substitute, since, handed))
