"""The line to a page over a web socket: what is to be sent waits here until the socket takes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache

import segno


class Outbox:
    """A `Line`. A reader that is too slow is dropped, and comes back for the whole picture."""

    def __init__(
        self,
        origin: str,
        limit: int,
        shortest_trip: Callable[[], float | None] = lambda: None,
        tell: Callable[[bytes], bool] = lambda payload: False,
    ) -> None:
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        """What could not be sent at once; None at the end."""
        self.sending = False
        """Whether something that has waited is on its way: then what is new waits, too."""
        self.dropped = False
        self.gone = asyncio.Event()
        """Set when a reader is too slow to be told that it is dropped."""
        self.heard_at = asyncio.get_running_loop().time()
        """When anything came from the page, by the loop's clock."""
        self._origin = origin
        self._limit = limit
        self._shortest_trip = shortest_trip
        self._tell = tell

    def send(self, payload: bytes) -> None:
        """Let the page have a message, at once if it can be, unless too many wait already."""
        if self.dropped:
            return
        if not self.sending and self.waiting.empty() and self._tell(payload):
            return
        if self.waiting.qsize() >= self._limit:
            self.gone.set()
            self.dropped = True
        else:
            self.waiting.put_nowait(payload)

    def drop(self) -> None:
        """Send nothing more, and close."""
        if not self.dropped:
            self.dropped = True
            self.waiting.put_nowait(None)

    def shortest_trip(self) -> float | None:
        """What the kernel knows of the way."""
        return self._shortest_trip()

    def qr_code(self, path: str) -> tuple[str, ...]:
        """The link by the scheme and host that this page itself came by."""
        return qr_rows(self._origin + path)


@lru_cache(maxsize=256)
def qr_rows(link: str) -> tuple[str, ...]:
    """A link for the phone's camera: a row of dots each."""
    matrix = segno.make(link, error="m", micro=False).matrix
    return tuple("".join("1" if dark else "0" for dark in row) for row in matrix)
