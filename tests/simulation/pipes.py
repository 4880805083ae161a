"""Lines between pages and servers that are slow, break, and are noticed late."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosedError

from meowple.server.web.protocol import SOCKET
from meowple.server.web.visits import GONE
from meowple.table.pages.line import Line

SLOWEST = 0.4
"""Seconds that a frame may be under way."""
IN_ORDER = 1e-6
"""Alarms of the same moment may go off in any order."""


class End:
    """One end: what is said here comes out at the other, in order, sooner or later."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._loop = asyncio.get_running_loop()
        self._came: asyncio.Queue[str | None] = asyncio.Queue()
        self._last = 0.0
        self.other: End
        self.closed = False

    def say(self, text: str | None) -> None:
        """Let the other end hear it; None that this end is gone."""
        if self.closed:
            return
        soonest = self._loop.time() + self._rng.random() ** 3 * SLOWEST
        self._last = max(self._last + IN_ORDER, soonest)
        self._loop.call_at(self._last, self.other.hear, text)
        self.closed = text is None

    def hear(self, text: str | None) -> None:
        """Something arrives."""
        if not self.closed:
            self._came.put_nowait(text)

    async def next(self) -> str | None:
        """What was heard next; None for ever when the other end is gone."""
        text = await self._came.get()
        if text is None:
            self._came.put_nowait(None)
        return text


def pipe(rng: Random) -> tuple[End, End]:
    """Both ends of a line."""
    here, there = End(rng), End(rng)
    here.other, there.other = there, here
    return here, there


def broken(end: End) -> None:
    """What is under way is lost, and both ends notice sooner or later."""
    for one in (end, end.other):
        one.hear(None)
        one.closed = True


class Client:
    """An end as whoever calls sees it: a socket of `websockets`."""

    def __init__(self, end: End) -> None:
        self.end = end

    async def send(self, text: str) -> None:
        if self.end.closed:
            raise ConnectionClosedError(None, None)
        self.end.say(text)

    async def recv(self) -> str:
        text = await self.end.next()
        if text is None:
            raise ConnectionClosedError(None, None)
        return text

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self.end.next()) is not None:
            yield text

    async def close(self) -> None:
        self.end.say(None)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *why: object) -> None:
        await self.close()


class Passing:
    """An end as a server sees it that passes a page on."""

    def __init__(self, end: End, line: Line) -> None:
        self._end = end
        self._line = line
        self._task = asyncio.create_task(self._listen())

    def say(self, text: str) -> None:
        self._end.say(text)

    async def _listen(self) -> None:
        while (text := await self._end.next()) is not None:
            self._line.send(text.encode())
        self._line.drop()

    def close(self) -> None:
        self._task.cancel()
        self._end.say(None)


class Called:
    """An end as a server sees it: a socket of `starlette`."""

    def __init__(self, end: End) -> None:
        self.end = end
        cut = {"cut": lambda: broken(end), "wire": None}
        self.scope: dict[str, Any] = {"extensions": {SOCKET: cut}}

    async def receive(self) -> dict[str, Any]:
        text = await self.end.next()
        return {"type": GONE} if text is None else {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        self.end.say(text)

    async def close(self, code: int = 1000) -> None:
        self.end.say(None)
