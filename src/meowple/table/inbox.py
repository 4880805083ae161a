"""What is to be done at a table: in the order it came, who plays before who watches, and never more
than the table can get through."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple

from meowple.table.pages.connection import Connection

PLAYERS_WAIT: Final = 32
"""So many errands of one page may wait at the same time …"""
WATCHERS_WAIT: Final = 4
"""… and so many of a page that only watches."""

Do = Callable[[], Awaitable[None]]


class Errand(NamedTuple):
    """One thing to be done at a table, and who is answered if it goes wrong."""

    do: Do
    at: float
    """When it came, by the loop's clock."""
    asker: Connection | None = None
    command: str | None = None


class Inbox:
    """A heap of errands. The table's own come first as those of its players do."""

    def __init__(self) -> None:
        self._waiting: list[tuple[bool, float, int, Errand]] = []
        self._numbers = count()
        self._by_asker: Counter[Connection] = Counter()
        self._came = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, errand: Errand, *, watches: bool = False) -> bool:
        """Let an errand wait for its turn; False, and nothing happens, if too many of the same page
        wait already."""
        if errand.asker is not None:
            if self._by_asker[errand.asker] >= (WATCHERS_WAIT if watches else PLAYERS_WAIT):
                return False
            self._by_asker[errand.asker] += 1
        heappush(self._waiting, (watches, errand.at, next(self._numbers), errand))
        self._came.set()
        return True

    async def any(self) -> None:
        """Wait until there is something to do."""
        while not self._waiting:
            self._came.clear()
            await self._came.wait()

    def get(self) -> Errand:
        """What is to be done next; there must be something."""
        errand = heappop(self._waiting)[-1]
        if errand.asker is not None:
            self._by_asker[errand.asker] -= 1
            if not self._by_asker[errand.asker]:
                del self._by_asker[errand.asker]
        return errand
