"""A server without sockets: people whose pages hand their messages straight to the table."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

import msgspec

from meowple.server.settings import Settings
from meowple.table import wire
from meowple.table.hub import Hub
from meowple.table.inbox import Errand
from meowple.table.requests import answering, presence
from meowple.table.room import Room
from meowple.table.store.base import Guest, Store
from meowple.table.store.memory import MemoryStore
from tests.server.seated import answers, as_answer, with_seat
from tests.server.tapped import Tapped
from tests.server.virtual import NoThinkers

_numbers = count()


def new_hub(store: Store | None = None, **settings: Any) -> Hub:
    """A server of its own."""
    return Hub(
        store or MemoryStore(), NoThinkers(), Settings(**{"count_down": 0} | settings), lambda: 0
    )


async def settled(room: Room) -> None:
    """Wait until the table has done all it was asked to do; in vain if it is no more."""
    done = asyncio.Event()

    async def note() -> None:
        done.set()

    last = Errand(note, asyncio.get_running_loop().time())
    room.inbox.put(last, watches=True)  # after all others: who watches is served last
    await asyncio.wait_for(done.wait(), 0.001)


class Visitor:
    """A guest with one connection to one table, and all frames that it was sent."""

    def __init__(self, name: str, limit: int = 10_000) -> None:
        self.guest = Guest(f"id-{name}", f"hash-{name}", name, "en", 0)
        self.frames: list[bytes] = []
        self._limit = limit
        self._connection: Tapped | None = None

    @property
    def connection(self) -> Tapped:
        """The present one."""
        assert self._connection is not None
        return self._connection

    async def enter(self, hub: Hub, table: str, invite: str | None = None, **more: Any) -> Visitor:
        """Come to a table."""
        await hub.store.save_guest(self.guest)
        self._connection = Tapped(self.guest, self._limit)
        self.room = await hub.enter(table, self.connection, wire.Hello(invite, **more))
        await settled(self.room)
        self.hear()
        return self

    async def join(self, room: Room) -> Visitor:
        """Come to a table that is in memory; whatever connection there was is gone."""
        if self._connection is not None:
            old = self._connection
            room.submit(lambda: presence.leave(room, old))
        self.room = room
        self._connection = Tapped(self.guest, self._limit)
        arrived, hello = self._connection, wire.Hello()
        room.submit(lambda: presence.join(room, arrived, hello), arrived)
        await settled(room)
        return self

    def hear(self) -> list[bytes]:
        """The frames that have come since the last time; pings tell nothing."""
        outbox = self.connection.outbox
        came = [outbox.get_nowait() for _ in range(outbox.qsize())]
        frames = [frame for frame in came if frame is not None and b'"ping"' not in frame[:16]]
        self.frames += frames
        return frames

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask the table for something; gives the answer, and keeps all frames."""
        command = fields.pop("id", None) or f"{next(_numbers):032x}"
        seats = self.room.table.seats_of(self.guest.id)
        told = {"type": kind, "id": command, **with_seat(kind, fields, seats)}
        request = msgspec.convert(told, wire.Request)
        now = asyncio.get_running_loop().time()
        answering.submit(self.room, self.connection, request, now)
        await settled(self.room)
        heard = [json.loads(frame) for frame in self.hear()]
        return as_answer(next(one for one in heard if answers(command, one)))

    @property
    def update(self) -> dict[str, Any]:
        """The last update it was sent."""
        return next(u for f in reversed(self.frames) if (u := json.loads(f))["type"] == "update")
