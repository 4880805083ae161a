"""Matches of two over real sockets. One move at a time is under way in each; it is over when both
have seen it. Servers differ in what is said, which is the part that is left open here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect


class Asked(NamedTuple):
    """What a player was told last, as far as the next move needs it."""

    told: Any
    mine: bool
    """Whether this player may move now."""


class Duel:
    """A match between two sockets."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.over = False
        self._asked: list[Asked | None] = [None, None]
        self._both = asyncio.Event()

    # What a server says

    async def begin(self) -> None:
        """Open both sockets, and let the match begin."""
        raise NotImplementedError

    def read(self, seat: int, frame: str | bytes) -> Asked | None:
        """What a frame tells of the match; None if it tells nothing of it."""
        raise NotImplementedError

    def move(self, seat: int, asked: Asked) -> str:
        """The frame with the next move."""
        raise NotImplementedError

    # What is the same everywhere

    async def open(self, address: str, **headers: str) -> ClientConnection:
        """A socket of the next seat."""
        socket = await connect(
            address,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_size=2**20,
            proxy=None,
        )
        self.sockets.append(socket)
        return socket

    async def listen(self, seat: int) -> None:
        """Hear everything that one seat is told, without end."""
        async for frame in self.sockets[seat]:
            self.hear(seat, frame)

    def hear(self, seat: int, frame: str | bytes) -> None:
        """Keep what a frame tells."""
        asked = self.read(seat, frame)
        if asked is not None:
            self._asked[seat] = asked
            if None not in self._asked:
                self._both.set()

    async def play(self, taken: list[float], every: float, first: float) -> None:
        """Move as soon as both have seen the last move, or every so many seconds from the first
        moment on; how long each took is noted."""
        due = first
        while not self.over:
            await self._both.wait()
            now = time.perf_counter()
            if every:
                if due > now:
                    await asyncio.sleep(due - now)
                due += every
            told, self._asked = self._asked, [None, None]
            self._both.clear()
            seat = next((seat for seat, one in enumerate(told) if one and one.mine), None)
            if seat is None:  # over, or about to be
                self._asked = told
                return
            asked = told[seat]
            assert asked is not None
            begun = time.perf_counter()
            await self.sockets[seat].send(self.move(seat, asked))
            await self._both.wait()
            taken.append(time.perf_counter() - begun)


@asynccontextmanager
async def played(duels: list[Duel], taken: list[float], rate: float) -> AsyncIterator[None]:
    """All of them at once, at full speed or at so many moves a second together."""
    every = len(duels) / rate if rate else 0.0
    start = time.perf_counter()
    tasks = [
        asyncio.create_task(work)
        for number, duel in enumerate(duels)
        for work in (
            duel.listen(0),
            duel.listen(1),
            duel.play(taken, every, start + every * number / len(duels)),
        )
    ]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for duel in duels:
            for socket in duel.sockets:
                socket.transport.abort()
