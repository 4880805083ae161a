"""A match at a table in memory, whose luck and whose secrets a test can choose."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from meowple.bots.hints import Advice, Reason, advise
from meowple.core.game import AnyGame, Seat, When
from meowple.core.luck import Luck
from meowple.core.match import Match
from meowple.server.settings import Settings
from meowple.table import events as t
from meowple.table import wire
from meowple.table.bots.thinking import Work
from meowple.table.hourglass import Hourglass
from meowple.table.live import Live
from meowple.table.pages.open_pages import Pages
from meowple.table.race.racing import Moment, Racing
from meowple.table.requests import answering
from meowple.table.room import Room
from meowple.table.store.base import Fence, Write
from meowple.table.store.memory import MemoryStore
from meowple.table.store.records import match_stream, table_stream
from meowple.table.store.replays import Replays
from meowple.table.updates.telling import Telling
from tests.contract.games import Table
from tests.server.inside import Visitor, settled
from tests.server.virtual import NoThinkers

MATCH = "the-match"


def parts(room: Room) -> tuple[Live, Pages, Racing, Hourglass]:
    """What a `Telling` is made of."""
    return room.live, room.pages, room.racing, room.hourglass


class Scripted(Match[Any, Any, Any, Any]):
    """A match whose next luck can be given."""

    luck: Luck | None = None

    def _luck(self) -> Luck:
        return super()._luck() if self.luck is None else self.luck


class Echoes(NoThinkers):
    """A hint that tells all that whoever thinks was given, and costs nothing."""

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        if work is not advise:
            return await super().do(work, *given, kind=kind, hurry=hurry)
        return Advice(0, (Reason(sha256(repr(given).encode()).hexdigest()),))


class World:
    """One table with a person on each seat and a spectator, whose frames are kept."""

    def __init__(
        self,
        table: Table,
        seed: int,
        game: AnyGame,
        telling: type[Telling],
        evening: str | None = None,
    ) -> None:
        key = Random(seed).randbytes(32)
        self.match = Scripted(game, table.seats, table.chosen, key=key, match_id=MATCH)
        self.people: dict[Seat | None, Visitor] = {
            seat: Visitor(f"p{seat}") for seat in [*table.all_seats, None]
        }
        events = self._events(table, evening)
        store, thinkers = MemoryStore(), Echoes()
        self.room = Room(
            "the-table",
            Live(t.Table(events), self.match),
            fence=Fence("", 1),
            store=store,
            thinkers=thinkers,
            replays=Replays(store, thinkers),
            settings=Settings(),
            run="the-run",
            called={person.guest.id: person.guest.called for person in self.people.values()},
            utc=lambda: 0,
        )
        self.room.telling = telling("the-table", "the-run", *parts(self.room))
        self.room.racing.new_nonce = "the-nonce".format  # the same in all worlds
        self._stored = events
        self._heard: dict[Seat | None, int] = {}

    def _events(self, table: Table, evening: str | None) -> list[bytes]:
        host = self.people[Seat(0) if evening is None else None].guest.id
        game, seats, options = table.game.name, table.seats, table.chosen
        events: list[t.Event] = [
            t.Opened(game, seats, options, host, False, "the-invitation", evening=evening),
            *(t.Sat(seat, self.people[seat].guest.id) for seat in table.all_seats),
            *(t.AgreedToHints(seat, True) for seat in table.all_seats),
            t.Prepared(MATCH, "the-commitment"),
            t.Dealing(),
            t.Started(MATCH),
        ]
        return [msgspec.json.encode(event) for event in events]

    async def open(self) -> None:
        """Store it, and let everybody come."""
        header = msgspec.json.encode(self.match.header)
        entries = [msgspec.json.encode(entry) for entry in self.match.entries]
        writes = [
            Write(table_stream(self.room.id), 0, tuple(self._stored)),
            Write(match_stream(MATCH), 0, (header, *entries)),
        ]
        await self.room.store.append(writes)
        self._serving = asyncio.create_task(self.room.serve())
        for person in self.people.values():
            await person.join(self.room)

    def measure_nothing(self) -> None:
        """A race then waits for every seat, and nothing is decided by the clock."""
        self.room.racing.moment = lambda seat, asker: Moment(When(self.room.clock.now()))  # type: ignore[method-assign]

    async def play(self, seat: Seat | None, move: Any, command: str) -> dict[str, Any]:
        """Let a seat ask for a move, as an answer to what it is asked now."""
        decision = None if seat is None else self.match.decision(seat)
        asked = {"match": MATCH, "decision": decision or 0, "move": msgspec.to_builtins(move)}
        return await self.people[seat].ask("play", id=command, **asked)

    async def hint(self, seat: Seat, command: str) -> None:
        """Let a seat ask what to do about what it is asked now; back when it was told."""
        person = self.people[seat]
        asked = wire.Hint(command, seat, MATCH, self.match.decision(seat) or 0)
        now = asyncio.get_running_loop().time()
        answering.submit(self.room, person.connection, asked, now)
        for _ in range(3):  # it is asked, thought about, and told
            await settled(self.room)

    def hear_all(self) -> dict[Seat | None, list[bytes]]:
        """What everybody has been sent since the last time."""
        heard = {}
        for seat, person in self.people.items():
            person.hear()
            heard[seat] = person.frames[self._heard.get(seat, 0) :]
            self._heard[seat] = len(person.frames)
        return heard
