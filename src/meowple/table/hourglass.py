"""How long people may think: for a move, from a store of time, or for days.

A clock runs while its seat is asked something and a person is to answer it. It counts the match
clock, which stands still while a table is paused; days count UTC, which never does. What each shows
is stored with the move that changed it. The way there and back is not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple

from msgspec.structs import replace

from meowple.core.game import Refused, Seat
from meowple.table.clock import Alarms, MatchClock
from meowple.table.events import Chair, Table, Ticked
from meowple.table.inbox import Do
from meowple.table.live import AnyMatch, Live
from meowple.table.pages.open_pages import Pages
from meowple.table.timing import A_BREATH, Ticking, Timing

LONGEST_WAY: Final = 1_000
"""Milliseconds of the way there and back that are not counted, at most."""
LOOK_AGAIN: Final = 3_600_000
"""No alarm is set for longer: a computer that slept may be wrong about it."""


class Acted(NamedTuple):
    """Who has answered, by which entries, and from which entry on everything was taken back."""

    seats: Mapping[Seat, int] = {}
    undone: int | None = None


class Hourglass:
    """The clocks of one table; none where nobody has set a time."""

    def __init__(
        self,
        live: Live,
        pages: Pages,
        clock: MatchClock,
        alarms: Alarms,
        utc: Callable[[], int],
        level: str,
        look_again: Do,
    ) -> None:
        self._live = live
        self._pages = pages
        self._clock = clock
        self._alarms = alarms
        self._utc = utc
        self._level = level
        self._look_again = look_again

    @property
    def timing(self) -> Timing | None:
        """What was agreed on; nothing in lessons."""
        table = self._live.table
        return None if table.lesson is not None else table.timing

    def now(self) -> int:
        """What is counted here: milliseconds of the match, or of UTC."""
        days = self.timing is not None and self.timing.kind == "days"
        return self._utc() if days else self._clock.now()

    # What a change does to the clocks

    def ticks(
        self, table: Table, match: AnyMatch | None, acted: Acted, begins: int | None = None
    ) -> list[Ticked]:
        """What has become of the clocks, now that the table and its match stand so; a match that
        begins has a clock of its own."""
        timing = None if table.lesson is not None else table.timing
        if timing is None or match is None or table.status not in ("playing", "over"):
            return []
        now = self.now() if begins is None or table.in_days else begins
        asked = {seat: match.game.decision(match.state, seat) for seat in match.to_act}
        changes = (
            self._tick(timing, chair, Seat(seat), asked.get(Seat(seat)), acted, now)
            for seat, chair in enumerate(table.chairs)
        )
        return [change for change in changes if change is not None]

    def _tick(
        self,
        timing: Timing,
        chair: Chair,
        seat: Seat,
        question: int | None,
        acted: Acted,
        now: int,
    ) -> Ticked | None:
        """`question` is what the seat is asked, by a number that stays when somebody else takes a
        move back."""
        asked = question is not None and chair.guest is not None and chair.sits_in is None
        runs, answered, back = chair.ticking, acted.seats.get(seat), _given_back(chair, acted)
        if runs.since is None:
            stood = runs.left if back is None else max(0, runs.left - back)
            if asked:
                goes_on = back is not None or chair.broken == question
                return _starts(timing, Ticked(seat, stood), now, runs.left, goes_on, acted)
            return None if not back else Ticked(seat, stood, granted=stood - runs.left)
        if asked and answered is None and back is None:
            return None
        spent = max(0, now - runs.since - (0 if answered is None else self._way(seat)))
        had = max(0, runs.left - spent)
        left = max(0, had - (back or 0)) + (0 if answered is None else timing.more)
        stands = Ticked(seat, left, None, left - had, answered)
        if asked:
            return _starts(timing, stands, now, had, back is not None, acted)
        return stands if answered is not None else replace(stands, broken=question)

    # When the time is up

    def substitute(self, seat: Seat) -> str | None:
        """The level of the bot that moves once for a seat whose time is up."""
        return self._level if self._left(seat) == 0 else None

    def expect_time(self, seat: Seat) -> None:
        """Refuse what comes too late."""
        if self._left(seat) == 0:
            raise Refused("time_is_up")

    def _left(self, seat: Seat) -> int | None:
        """How long until somebody else moves for a seat; None where no clock runs."""
        ticking = self._live.table.chairs[seat].ticking
        if self.timing is None or ticking.since is None or self._live.table.status != "playing":
            return None
        return max(0, ticking.since + ticking.left + self._way(seat) - self.now())

    def _way(self, seat: Seat) -> int:
        """How long the way to a person takes, there and back: the shortest that was seen."""
        trips = [trip for one in self._pages.of(seat) for trip in one.pings.way(True).trips]
        return min(LONGEST_WAY, int(min(trips, default=0.0)))

    def expect(self, *, goes_on: bool) -> None:
        """Set an alarm for each seat whose clock runs."""
        for seat in map(Seat, range(len(self._live.table.chairs))):
            left = self._left(seat) if goes_on else None
            name = f"time of {seat}"
            if left:
                self._alarms.set(name, min(left, LOOK_AGAIN) + 1, partial(self._look_again))
            else:
                self._alarms.cancel(name)

    def due_at(self, table: Table) -> int | None:
        """When the first days of a table are over, as a moment of UTC."""
        if not table.in_days or table.status != "playing":
            return None
        running = [chair.ticking for chair in table.chairs]
        return min((it.since + it.left for it in running if it.since is not None), default=None)

    # What is told

    def told(self) -> tuple[Ticking | None, ...]:
        """All clocks. Who has answered is no secret, but in a race, where there are none."""
        if self.timing is None or self._live.match is None:
            return ()
        chairs = self._live.table.chairs
        return tuple(None if chair.guest is None else chair.ticking for chair in chairs)


def _given_back(chair: Chair, acted: Acted) -> int | None:
    """How much time came of what was taken back; None if no answer of this seat was."""
    if acted.undone is None:
        return None
    return next((chair.granted - had for seq, had in chair.grants if seq >= acted.undone), None)


def _starts(
    timing: Timing, stands: Ticked, now: int, had: int, goes_on: bool, acted: Acted
) -> Ticked:
    """It runs from now on. A question that was asked before has no more time than it had: neither
    by a move that was taken back, nor for who let a bot sit in for a moment."""
    if goes_on:
        left = stands.left
    elif timing.kind == "bank" or acted.undone is not None:
        left = max(stands.left, A_BREATH)
    else:
        left = timing.millis
    return replace(stands, left=left, since=now, granted=left - had)
