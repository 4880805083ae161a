"""One page of one guest, as a table sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import msgspec

from meowple.core.game import Seat
from meowple.table.pages.line import Line
from meowple.table.race.pings import Pings, new_nonce
from meowple.table.store.base import Guest
from meowple.table.wire import Message, Ping

_encoder = msgspec.json.Encoder()


def encoded(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)


class Connection:
    """Who it is, what the page shows, and the line to it."""

    def __init__(self, guest: Guest, line: Line) -> None:
        self.guest = guest
        self.line = line
        self.pings = Pings(line.shortest_trip)
        self.shows: Collection[Seat] | None = None
        """The own seats that the page shows at the moment; None if it has not said."""
        self.invite: str | None = None
        """The secret of the link by which it came."""

    def send(self, message: Message) -> None:
        """Send a message, sooner or later."""
        self.line.send(encoded(message))

    def send_bytes(self, payload: bytes) -> None:
        """Send a message that is already encoded."""
        self.line.send(payload)

    def ping(self) -> None:
        """Ask whether the page is there, and how long the way takes."""
        nonce = new_nonce()
        self.pings.sent(nonce, asyncio.get_running_loop().time())
        self.send(Ping(nonce))

    def drop(self) -> None:
        """Send nothing more, and close."""
        self.line.drop()
