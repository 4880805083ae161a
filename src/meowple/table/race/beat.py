"""Notices when the loop was held up: what was read right after that may have lain there unread."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

EVERY: Final = 0.01
"""Seconds between two beats."""


class Beat:
    """Beats while somebody has to know. One for each loop: see `beat_of_this_loop`."""

    def __init__(self) -> None:
        self._watchers: set[object] = set()
        self._last = 0.0
        self._late = 0.0
        """By how much the last beat was late."""
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, watcher: object) -> None:
        """Somebody has to know from now on."""
        self._watchers.add(watcher)
        if self._timer is None:
            self._late, self._last = 0.0, asyncio.get_running_loop().time()
            self._set()

    def leave(self, watcher: object) -> None:
        """Somebody need not know any more."""
        self._watchers.discard(watcher)
        if not self._watchers and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._beat)

    def _beat(self) -> None:
        now = asyncio.get_running_loop().time()
        self._late, self._last = max(0.0, now - self._last - EVERY), now
        self._set()

    def stall(self, at: float) -> float:
        """How many seconds what is read now may have waited, beyond the usual: the loop reads
        sockets before or after it beats, so the last beat's own delay counts too."""
        if self._timer is None:
            return 0.0
        since = max(0.0, at - self._last)
        return max(since - EVERY, self._late if since < EVERY else 0.0)


_beats: WeakKeyDictionary[asyncio.AbstractEventLoop, Beat] = WeakKeyDictionary()


def beat_of_this_loop() -> Beat:
    """The one that all tables of a server share."""
    return _beats.setdefault(asyncio.get_running_loop(), Beat())
