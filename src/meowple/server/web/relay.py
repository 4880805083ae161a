"""A page whose table is at another server: its frames are passed through, both ways."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.exceptions import WebSocketException
from websockets.frames import Frame as WireFrame
from websockets.frames import Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from meowple.server.web.outbox import Outbox
from meowple.server.web.visits import Frame, Passed, Visit, passed_on
from meowple.table.store.base import StoreFailed

WITHIN: Final = 5.0
"""Seconds for the other server to answer."""
SECRET: Final = "x-meowple-secret"
LARGEST: Final = 2**22
"""Bytes of one message, or that wait to be sent: servers are near each other, and quick."""


class Inner(Protocol):
    """The line to the other server, which hears what comes of itself."""

    def say(self, text: str) -> None:
        """Let it have this."""
        ...

    def close(self) -> None:
        """Nothing more will be said."""
        ...


class Relay:
    """One page, passed through to the server that has its table."""

    @classmethod
    async def open(cls, address: str, secret: str, visit: Visit, line: Outbox) -> Relay:
        """Reach the other server, and say who comes. Raises `StoreFailed` where nobody answers."""
        host, _, port = address.rpartition(":")
        inner = InnerLine(f"ws://{address}/inner/{visit.table}", secret, line.send, line.drop)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(WITHIN):
                await loop.create_connection(lambda: inner, host.strip("[]"), int(port))
                await inner.opened
        except (OSError, TimeoutError, WebSocketException) as error:
            inner.close()
            raise StoreFailed(f"the server at {address} does not answer: {error}") from error
        passed = Passed(visit.guest, visit.origin, visit.household)
        inner.say(msgspec.json.encode(passed).decode())
        return cls(inner, visit)

    def __init__(self, inner: Inner, visit: Visit) -> None:
        self._inner = inner
        self._visit = visit
        self._clock = asyncio.get_running_loop().time

    def pass_on(self, frame: Frame) -> None:
        """Let the table have a frame."""
        if frame.text is not None:
            held = self._clock() - frame.at
            self._inner.say(passed_on(frame.text, held, self._visit.kernel()))

    def close(self) -> None:
        """The page is gone."""
        self._inner.close()


class InnerLine(asyncio.Protocol):
    """A web socket to another server, without a task or a queue: what comes is heard at once. When
    it is lost, so is the page behind it, which comes back."""

    def __init__(
        self, url: str, secret: str, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the other server has let us in."""
        self._conn = ClientProtocol(parse_uri(url), max_size=LARGEST)
        self._secret = secret
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask to be let in."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._conn.connect()
        request.headers[SECRET] = self._secret
        self._conn.send_request(request)
        self._send()

    def data_received(self, data: bytes) -> None:
        """What the other server says."""
        self._conn.receive_data(data)
        for event in self._conn.events_received():
            if isinstance(event, Response):
                self._answered()
            elif isinstance(event, WireFrame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._send()
        if self._conn.close_expected() and self._transport is not None:
            self._transport.close()

    def _answered(self) -> None:
        if self._conn.handshake_exc is None and not self.opened.done():
            self.opened.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone, or has never let us in."""
        if not self.opened.done():
            why = self._conn.handshake_exc or ConnectionError("it hung up")
            self.opened.set_exception(why)
        self._lost()
        self._conn.parser.close()  # it knows whose it is

    def say(self, text: str) -> None:
        """Let the other server have this; one that does not listen is left."""
        if self._transport is None or self._transport.is_closing():
            return
        self._conn.send_text(text.encode())
        self._send()
        if self._transport.get_write_buffer_size() > LARGEST:
            self._transport.abort()

    def close(self) -> None:
        """Nothing more will be said."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.close()
        if not self.opened.done():
            self.opened.cancel()

    def _send(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(b"".join(self._conn.data_to_send()))
