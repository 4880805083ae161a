"""One whole match of each game at a table that knows neither network nor disk.

It needs nothing but `meowple` itself, so that the same file runs under CPython, in the suite, and
inside a browser's Python, where a test hands it over as text.
"""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

import msgspec

import meowple
from meowple.table import wire
from meowple.table.bots.thinking import InPlace, Thinkers
from meowple.table.hub import Hub
from meowple.table.pages.connection import Connection
from meowple.table.requests import answering
from meowple.table.settings import TableSettings
from meowple.table.store.base import Guest
from meowple.table.store.memory import MemoryStore


class Port:
    """A line that ends in a queue."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()

    def send(self, payload: bytes) -> None:
        self.queue.put_nowait(payload)

    def drop(self) -> None:
        raise AssertionError("the table lost touch with its store")

    def shortest_trip(self) -> float | None:
        return None

    def qr_code(self, path: str) -> tuple[str, ...]:
        return ()


class Somebody:
    """A guest at a table of their own, who always takes the first move."""

    def __init__(self, hub: Hub, guest: Guest) -> None:
        self._hub = hub
        self._port = Port()
        self._connection = Connection(guest, self._port)
        self._commands = count()
        self._answered: set[int] = set()

    async def sit(self, table: str, invite: str) -> None:
        """Come, and let the match begin."""
        self._room = await self._hub.enter(table, self._connection, wire.Hello(invite))
        self._ask("start")

    def _ask(self, kind: str, **fields: Any) -> None:
        told = {"type": kind, "id": f"{next(self._commands):032x}", **fields}
        request: Any = msgspec.convert(told, wire.Asking)
        now = asyncio.get_running_loop().time()
        answering.submit(self._room, self._connection, request, now)

    async def play(self) -> dict[str, Any]:
        """Play until it is over; gives the last update."""
        while True:
            heard: dict[str, Any] = json.loads(await self._port.queue.get())
            assert heard["type"] != "refused", heard
            if heard["type"] == "update":
                if heard["outcome"] is not None:
                    return heard
                self._move(heard)

    def _move(self, update: dict[str, Any]) -> None:
        match, decision = self._room.match, update["decision"]
        moves = () if match is None else match.moves(update["seat"])
        if decision is not None and moves and decision not in self._answered:
            self._answered.add(decision)
            asked = {"seat": update["seat"], "match": update["match"], "decision": decision}
            self._ask("play", **asked, move=msgspec.to_builtins(moves[0]), reaction=400.0)


async def play_to_the_end(
    game: str,
    bots: list[str],
    longest: float = 60.0,
    thinkers: Thinkers | None = None,
    pace: float = 0.0,
) -> dict[str, Any]:
    """A match against these bots, its log checked; gives how it ended."""
    store = MemoryStore()
    hub = Hub(store, thinkers or InPlace(), TableSettings(bot_pace=pace, count_down=0), lambda: 0)
    guest = Guest("somebody", "hash", "Somebody", "en", 0)
    await store.save_guest(guest)
    somebody = Somebody(hub, guest)
    table = await hub.open(guest, game, 1 + len(bots), {}, False, [None, *bots])
    async with asyncio.timeout(longest):
        await somebody.sit(*table)
        end = await somebody.play()
        log = await hub.replays.log(end["match"])
    assert log is not None
    assert meowple.replay(meowple.Log.from_json(log[1])).outcome is not None
    await hub.close()
    return {"game": game, "scores": end["outcome"]["scores"], "updates": end["n"]}
