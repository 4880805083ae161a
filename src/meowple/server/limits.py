"""Token buckets: so much at once, so much again over time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager


class Bucket:
    """Allows `count` things within `millis`, then as many again as time goes on."""

    def __init__(self, count: int, millis: int, clock: Callable[[], float]) -> None:
        self._count = count
        self._each = millis / 1000 / count
        self._clock = clock
        self._full_at = 0.0
        """When the bucket will be full again; the further ahead, the emptier it is."""

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        full_at = max(self._full_at, now) + self._each
        if full_at - now > self._each * self._count + 1e-9:
            return False
        self._full_at = full_at
        return True

    @property
    def idle(self) -> bool:
        """Whether it is full, so that it need not be kept."""
        return self._full_at <= self._clock()


class Buckets:
    """A bucket for each address."""

    def __init__(self, count: int, millis: int, clock: Callable[[], float]) -> None:
        self._terms = (count, millis, clock)
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may do one more."""
        if len(self._buckets) > 10_000:
            self._buckets = {a: b for a, b in self._buckets.items() if not b.idle}
        if address not in self._buckets:
            self._buckets[address] = Bucket(*self._terms)
        return self._buckets[address].take()


class Crowd:
    """Counts who is there at the same time; `most` of each name."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def one_more(self, name: str) -> Iterator[bool]:
        """Be there, for as long as the block lasts; whether that is still allowed."""
        self._here[name] += 1
        try:
            yield self._here[name] <= self._most
        finally:
            self._here[name] -= 1
            if not self._here[name]:
                del self._here[name]
