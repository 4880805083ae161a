"""Programs of others at a table: when they may play, and what is done about one that never answers.

A program is at its seat as a person is, with a token instead of a cookie; but a match never waits
for programs alone, and needs nobody's patience for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from meowple.core.game import Refused, Seat
from meowple.core.registry import find_game
from meowple.table.clock import Alarms
from meowple.table.events import BotSatIn, Event, Table, WentAway
from meowple.table.live import Live
from meowple.table.pages.open_pages import Pages
from meowple.table.settings import TableSettings
from meowple.table.wire import Refusal


def programs_may_play(table: Table) -> bool:
    """Whether a match may begin with those who sit there: programs are quick, so they race only if
    all people agree."""
    if not table.programs or not find_game(table.game).race:
        return True
    return all(table.chairs[seat].races for seat in table.people)


def hang_up(pages: Pages, program: str, refused: Refused) -> None:
    """Tell a program why it is not heard any more, and close its line."""
    for connection in pages.of_guest(program):
        connection.send(Refusal(None, refused.key))
        connection.drop()
        pages.remove(connection)


class SlowPrograms:
    """Which question each program of a table is thinking about, where no clock of the table says
    for how long it may."""

    def __init__(
        self,
        live: Live,
        pages: Pages,
        alarms: Alarms,
        settings: TableSettings,
        happen: Callable[[Event, Event], Awaitable[object]],
    ) -> None:
        self._live = live
        self._pages = pages
        self._alarms = alarms
        self._settings = settings
        self._happen = happen
        self._asked: dict[int, tuple[str | None, int]] = {}

    def expect(self, *, goes_on: bool) -> None:
        """Set an alarm for each question that a program is asked; it counts while the match goes
        on."""
        for seat in self._live.table.programs:
            question = self._question(seat) if goes_on else None
            if question is None:
                self._alarms.cancel(_alarm(seat))
                self._asked.pop(seat, None)
            elif self._asked.get(seat) != question:
                self._asked[seat] = question
                self._alarms.set(
                    _alarm(seat), self._settings.program_within, partial(self._sit_in, seat)
                )

    def _question(self, seat: int) -> tuple[str | None, int] | None:
        """What a program that is here is to answer."""
        table, match = self._live.table, self._live.match
        chair = table.chairs[seat]
        if match is None or table.timing is not None or chair.away or chair.sits_in is not None:
            return None
        decision = match.decision(Seat(seat))
        if decision is None or seat not in match.to_act:  # what it sealed it might take back
            return None
        return table.match, decision

    async def _sit_in(self, seat: int) -> None:
        """A bot plays for it until it comes again."""
        asked = self._asked.pop(seat, None)
        chairs = self._live.table.chairs
        if asked is None or seat not in self._live.table.programs or self._question(seat) != asked:
            return
        sat_in = BotSatIn(seat, self._settings.substitute, self._live.past.count)
        await self._happen(WentAway(seat), sat_in)
        hang_up(self._pages, chairs[seat].program or "", Refused("program_too_slow"))


def _alarm(seat: int) -> str:
    return f"slow program {seat}"
