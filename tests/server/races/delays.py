"""A long line to the server: a proxy on this machine that hands everything on later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

CHUNK = 65_536


class Delay:
    """A line with this round trip, in milliseconds, whose legs take a little longer by chance."""

    def __init__(self, trip: float, jitter: float, rng: Random) -> None:
        self.trip = trip
        self._jitter = jitter
        self._rng = rng

    def leg(self) -> float:
        """How many seconds the next leg takes."""
        return (self.trip / 2 + self._rng.expovariate(1 / self._jitter)) / 1000

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hand on what comes, later and in order."""
        loop = asyncio.get_running_loop()
        last = 0.0
        while chunk := await reader.read(CHUNK):
            last = max(last, loop.time() + self.leg())
            loop.call_at(last, writer.write, chunk)
        loop.call_at(max(last, loop.time() + self.leg()), writer.close)


@asynccontextmanager
async def proxied(port: int, delay: Delay) -> AsyncIterator[int]:
    """A port that leads to this port, over a long line."""

    ends: list[asyncio.StreamWriter] = []

    async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, out = await asyncio.open_connection("127.0.0.1", port)
        ends.extend((writer, out))
        ways: list[Any] = [delay.carry(reader, out), delay.carry(there, writer)]
        await asyncio.gather(*ways, return_exceptions=True)

    server = await asyncio.start_server(join, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for end in ends:
            end.close()
        await asyncio.gather(*(end.wait_closed() for end in ends), return_exceptions=True)
