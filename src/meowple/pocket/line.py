"""A page at the other end of a message port: the same messages as over a socket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from meowple.core.game import Refused
from meowple.table.hub import Hub
from meowple.table.pages.connection import Connection
from meowple.table.requests import answering
from meowple.table.room import Room
from meowple.table.store.base import Guest, StoreFailed
from meowple.table.wire import Hello, Pong, Refusal, Request

PING_EVERY: Final = 5.0
COME_BACK: Final = 1013
TAKEN: Final = 4409
"""The table is open in another tab now: coming back by itself would take it from there."""

_decoder: msgspec.json.Decoder[Request] = msgspec.json.Decoder(Request)
log = logging.getLogger(__name__)


class Port(Protocol):
    """What the worker hands over for each page at a table."""

    def tell(self, text: str) -> None:
        """Let the page have a message."""
        ...

    def close(self, code: int) -> None:
        """Tell it nothing more, and why."""
        ...


class PortLine:
    """The `Line` to a page of this device."""

    def __init__(self, port: Port, taken: Callable[[], bool]) -> None:
        self._port = port
        self._taken = taken
        self.dropped = False

    def send(self, payload: bytes) -> None:
        """Let the page have a message."""
        if not self.dropped:
            self._port.tell(payload.decode())

    def drop(self) -> None:
        """Send nothing more, and close."""
        if not self.dropped:
            self.dropped = True
            self._port.close(TAKEN if self._taken() else COME_BACK)

    def shortest_trip(self) -> float | None:
        """A page may be busy: the way takes as long as it is measured."""
        return None

    def qr_code(self, path: str) -> tuple[str, ...]:
        """Nobody else can come to this device."""
        return ()


class Call:
    """One page at one table, from its first word to its last."""

    def __init__(
        self, hub: Hub, guest: Guest, table: str, port: Port, taken: Callable[[], bool]
    ) -> None:
        self._hub = hub
        self._table = table
        self._line = PortLine(port, taken)
        self._connection = Connection(guest, self._line)
        self._said: asyncio.Queue[tuple[str, float]] = asyncio.Queue()
        self._clock = asyncio.get_running_loop().time
        self._work = [asyncio.create_task(self._listen()), asyncio.create_task(self._ping())]

    def hear(self, text: str) -> None:
        """The page has said something."""
        self._said.put_nowait((text, self._clock()))

    def end(self) -> None:
        """The page is gone."""
        for task in self._work:
            task.cancel()

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING_EVERY)
            self._connection.ping()

    async def _listen(self) -> None:
        room: Room | None = None
        try:
            while not self._line.dropped:
                room = await self._take(room, *(await self._said.get()))
        except Exception:
            log.exception("a page could not be heard")
            self._connection.drop()
        finally:
            if room is not None:
                self._hub.gone(room, self._connection)

    async def _take(self, room: Room | None, text: str, at: float) -> Room | None:
        try:
            request = _decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            self._connection.send(Refusal(None, "bad_message", {"why": str(error)[:200]}))
            return room
        if isinstance(request, Hello):
            return room or await self._enter(request)
        if isinstance(request, Pong):  # whoever was turned away still answers pings
            self._connection.pings.answered(request.nonce, at)
        elif room is None:
            self._connection.send(Refusal(None, "hello_first"))
        else:
            answering.submit(room, self._connection, request, at)
        return room

    async def _enter(self, hello: Hello) -> Room | None:
        with contextlib.suppress(StoreFailed):  # the page comes back after a while
            try:
                return await self._hub.enter(self._table, self._connection, hello)
            except Refused as refused:
                self._connection.send(Refusal(None, refused.key))
                return None
        self._connection.drop()
        return None
