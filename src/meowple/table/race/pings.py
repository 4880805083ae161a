"""How long the way to a page and back takes, measured with nonces that cannot be guessed."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Callable
from typing import Final

from meowple.table.race.fair import KEPT, Way

OPEN: Final = 16
"""So many nonces may wait for their answers; older ones are forgotten."""

Kernel = Callable[[], float | None]


def new_nonce() -> str:
    """Sixteen letters that nobody can know before they are sent."""
    return secrets.token_hex(8)


class Pings:
    """The nonces sent over one socket, and the round trips of those that came back."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        """What the kernel knows of the way, in milliseconds; None where it cannot see it all."""
        self._waiting: dict[str, float] = {}
        self._trips: deque[tuple[str, float]] = deque(maxlen=KEPT)

    def sent(self, nonce: str, at: float) -> None:
        """A nonce goes out, at this moment of the loop's clock; only the first time counts."""
        if self.trip_of(nonce) is None:
            self._waiting.setdefault(nonce, at)
        if len(self._waiting) > OPEN:
            del self._waiting[next(iter(self._waiting))]

    def answered(self, nonce: str, at: float) -> None:
        """A nonce came back; what was never sent, or has come before, tells nothing."""
        sent = self._waiting.pop(nonce, None)
        if sent is not None:
            self._trips.append((nonce, 1000 * (at - sent)))

    def trip_of(self, nonce: str | None) -> float | None:
        """The round trip of this nonce, if it is known."""
        return next((trip for known, trip in self._trips if known == nonce), None)

    def way(self, trusted: bool) -> Way:
        """All that is known of the way."""
        return Way([trip for _, trip in self._trips], self.kernel(), trusted)
