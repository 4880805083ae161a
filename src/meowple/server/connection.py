"""One socket of one guest, as a table sees it."""

from __future__ import annotations

import asyncio

import msgspec

from meowple.server.pings import Kernel, Pings, new_nonce
from meowple.server.store.base import Guest
from meowple.server.wire import Message, Ping

_encoder = msgspec.json.Encoder()


def encoded(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


class Connection:
    """What is to be sent to a page. A reader that is too slow is dropped, and resyncs later."""

    def __init__(
        self, guest: Guest, origin: str, limit: int, kernel: Kernel = lambda: None
    ) -> None:
        self.guest = guest
        self.pings = Pings(kernel)
        self.origin = origin
        """Scheme and host by which the page reached us; invitations name it."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.dropped = False
        self.gone = asyncio.Event()
        """Set when a reader is too slow to be told that it is dropped."""
        self.heard_at = asyncio.get_running_loop().time()
        """When anything came from the page, by the loop's clock."""
        self._limit = limit

    def send(self, message: Message) -> None:
        """Send a message, sooner or later."""
        self.send_bytes(encoded(message))

    def send_bytes(self, payload: bytes) -> None:
        """Send a message that is already encoded."""
        if self.outbox.qsize() >= self._limit:
            self.gone.set()
            self.dropped = True
        elif not self.dropped:
            self.outbox.put_nowait(payload)

    def ping(self) -> None:
        """Ask whether the page is there, and how long the way takes."""
        nonce = new_nonce()
        self.pings.sent(nonce, asyncio.get_running_loop().time())
        self.send(Ping(nonce))

    def drop(self) -> None:
        """Send nothing more, and close."""
        if not self.dropped:
            self.dropped = True
            self.outbox.put_nowait(None)
