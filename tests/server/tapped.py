"""A page whose line ends in the test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from meowple.server.web.outbox import Outbox
from meowple.table.pages.connection import Connection
from meowple.table.store.base import Guest


class Tapped(Connection):
    """A connection over a web socket's line without a socket."""

    def __init__(
        self,
        guest: Guest,
        limit: int = 10_000,
        shortest_trip: Callable[[], float | None] = lambda: None,
    ) -> None:
        self._outbox = Outbox("http://table.lan", limit, shortest_trip)
        super().__init__(guest, self._outbox)

    @property
    def outbox(self) -> asyncio.Queue[bytes | None]:
        """What is on its way to the page."""
        return self._outbox.waiting

    @property
    def dropped(self) -> bool:
        """Whether nothing more is sent."""
        return self._outbox.dropped

    @property
    def gone(self) -> asyncio.Event:
        """Set when the reader is too slow."""
        return self._outbox.gone
