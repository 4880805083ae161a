"""A page whose table is at another server: its frames are passed through, both ways."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from meowple.server.web.outbox import Outbox
from meowple.server.web.visits import Frame, Passed, Visit, passed_on
from meowple.table.store.base import StoreFailed

WITHIN: Final = 5.0
"""Seconds for the other server to answer."""
SECRET: Final = "x-meowple-secret"


class Relay:
    """One page, passed through to the server that has its table."""

    @classmethod
    async def open(cls, address: str, secret: str, visit: Visit, line: Outbox) -> Relay:
        """Reach the other server, and say who comes. Raises `StoreFailed` where nobody answers."""
        try:
            inner = await connect(
                f"ws://{address}/inner/{visit.table}",
                additional_headers={SECRET: secret},
                compression=None,
                open_timeout=WITHIN,
                ping_interval=None,
                proxy=None,
            )
        except (OSError, TimeoutError, WebSocketException) as error:
            raise StoreFailed(f"the server at {address} does not answer: {error}") from error
        passed = Passed(visit.guest, visit.origin, visit.household)
        await inner.send(msgspec.json.encode(passed).decode())
        return cls(inner, visit, line)

    def __init__(self, inner: ClientConnection, visit: Visit, line: Outbox) -> None:
        self._inner = inner
        self._visit = visit
        self._line = line
        self._frames: asyncio.Queue[Frame] = asyncio.Queue()
        self._work = [asyncio.create_task(work) for work in (self._out(), self._back())]

    def pass_on(self, frame: Frame) -> None:
        """Let the table have a frame."""
        self._frames.put_nowait(frame)

    async def _out(self) -> None:
        loop = asyncio.get_running_loop()
        with suppress(WebSocketException):
            while True:
                frame = await self._frames.get()
                if frame.text is not None:
                    held = loop.time() - frame.at
                    await self._inner.send(passed_on(frame.text, held, self._visit.kernel()))

    async def _back(self) -> None:
        """What the table says; when it hangs up, so do we, and the page comes back."""
        with suppress(WebSocketException):
            async for said in self._inner:
                self._line.send(said.encode() if isinstance(said, str) else said)
        self._line.drop()

    async def close(self) -> None:
        """The page is gone."""
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self._inner.close()
