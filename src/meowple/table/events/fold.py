"""A table: who sits where, and which match is on. It is the fold of its events and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, Literal, TypeAlias

import msgspec

from meowple.core.game import Outcome, Seat
from meowple.table import company
from meowple.table.evening import Evening
from meowple.table.events import getting_ready, playing, seats
from meowple.table.events.chair import Chair
from meowple.table.events.getting_ready import Opened, ReadyEvent
from meowple.table.events.playing import Over, PlayingEvent, Why
from meowple.table.events.seats import SeatEvent
from meowple.table.timing import Timing

Status: TypeAlias = Literal["lobby", "dealing", "playing", "over", "closed"]

Event = SeatEvent | ReadyEvent | PlayingEvent | company.CompanyEvent
"""Whatever can happen to a table."""

AT_ONCE: Final = 500
"""So many events of a table are read before others have their turn: about two milliseconds."""

_decoder = msgspec.json.Decoder(Event)


class Table:
    """The fold of a table's events."""

    opened: Opened
    """The first of them."""

    def __init__(self, events: list[bytes]) -> None:
        self.version = 0
        self.chairs: list[Chair] = []
        self.status: Status = "lobby"
        self.match: str | None = None
        self.commitment: str | None = None
        self.host: str | None = None
        self.game = ""
        """What is played here; in an evening, what is played next."""
        self.evening: Evening | None = None
        self.options: dict[str, Any] = {}
        """What the next match is played by, or the one that is on."""
        self.timing: Timing | None = None
        """How long people may think."""
        self.clock = 0
        """The match clock as far as it is known apart from the match."""
        self.rematch = False
        """Whether the match being prepared follows another: it starts when all are ready."""
        self.matches: list[str] = []
        """All that were prepared here, the present one last."""
        self.outcome: Outcome | None = None
        """How the match ended that is just over."""
        self.ended_at: int | None = None
        """When that was."""
        self.results: tuple[Over, ...] = ()
        """The latest matches that ended here, the last one last."""
        self.proposals: dict[int | None, set[str]] = {}
        """Who wants a pause (None), or to go on without whoever has a seat."""
        self.resting = False
        """Whether it is paused because all agreed on it."""
        self.door = True
        """Whether new people may come."""
        self.muted = False
        """Whether nobody says phrases."""
        self.removed: set[str] = set()
        """The guests whom the host has sent away."""
        self.why_closed: Why | None = None
        self.closing: Why | None = None
        """Why it cannot go on, found out when it was read; not stored yet."""
        for event in events:
            self.apply(_decoder.decode(event))

    def seats_of(self, guest: str) -> list[Seat]:
        """The seats that this guest holds."""
        return [Seat(seat) for seat, chair in enumerate(self.chairs) if chair.guest == guest]

    def hosted_by(self, guest: str) -> bool:
        """Whether somebody may do what hosts do: in an evening, everybody who sits there."""
        return guest == self.host or (self.evening is not None and bool(self.seats_of(guest)))

    @property
    def lesson(self) -> str | None:
        """The lesson that the present match is; what is played after it is none."""
        return None if self.rematch else self.opened.lesson

    @property
    def in_days(self) -> bool:
        """Whether people have days for a move, so that the match goes on without them."""
        return self.timing is not None and self.timing.kind == "days" and self.lesson is None

    @property
    def people(self) -> list[int]:
        """The seats that belong to people."""
        return [seat for seat in self.held if not self.chairs[seat].plays_program]

    @property
    def held(self) -> list[int]:
        """The seats of people and of programs: of whoever comes, goes, and may be waited for."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest is not None]

    @property
    def programs(self) -> list[int]:
        """The seats that programs have taken."""
        return [seat for seat in self.held if self.chairs[seat].plays_program]

    @property
    def seated(self) -> tuple[str, ...]:
        """For each seat `free`, the level of its bot, or `@` and who sits there."""
        return tuple(f"@{one.person}" if one.person else one.bot or "free" for one in self.chairs)

    @property
    def hints(self) -> tuple[int, ...]:
        """How many hints each seat took in this match."""
        return tuple(chair.hints for chair in self.chairs)

    @property
    def free(self) -> list[int]:
        """The seats that are nobody's."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.free]

    def apply(self, event: Event) -> None:
        """Let one event have happened."""
        self.version += 1
        if isinstance(event, SeatEvent):
            seats.fold(self, event)
        elif isinstance(event, ReadyEvent):
            getting_ready.fold(self, event)
        elif isinstance(event, PlayingEvent):
            playing.fold(self, event)
        else:
            company.fold(self, event)

    def free_chair(self, seat: int) -> None:
        """Somebody's chair is nobody's any more; another person may be the host then."""
        left = self.chairs[seat].guest
        self.chairs[seat] = Chair()
        if left is not None and left == self.host:
            others = [self.chairs[one].guest for one in self.people]
            self.host = others[0] if others else None


async def told(records: Sequence[bytes]) -> AsyncIterator[Event]:
    """The events of a table one by one. Others have their turn meanwhile: a table may have seen a
    hundred thousand things."""
    for number, record in enumerate(records, 1):
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
        yield _decoder.decode(record)


async def folded(records: Sequence[bytes]) -> Table:
    """The table to which all of this has happened, however much it is."""
    table = Table([])
    async for event in told(records):
        table.apply(event)
    return table
