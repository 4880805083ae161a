"""Token buckets: so much at once, so much again over time."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from starlette.requests import HTTPConnection

MOST_BUCKETS: Final = 50_000
"""Of one generation; about 10 MB."""


@lru_cache(10_000)
def household(address: str) -> str:
    """Who shares a limit: an IPv4 address, or the /64 that one line with IPv6 is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64)) + "/64"


def household_of(connection: HTTPConnection) -> str:
    """The household that asks."""
    return household(connection.client.host if connection.client else "")


class Bucket:
    """Allows `count` things within `millis`, then as many again as time goes on."""

    __slots__ = ("_clock", "_count", "_each", "_full_at")

    def __init__(self, count: int, millis: int, clock: Callable[[], float]) -> None:
        self._count = count
        self._each = millis / 1000 / count
        self._clock = clock
        self._full_at = 0.0
        """When the bucket will be full again; the further ahead, the emptier it is."""

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if self.wait() > 1e-9:
            return False
        self._full_at = max(self._full_at, self._clock()) + self._each
        return True

    def give_back(self) -> None:
        """What was taken does not count after all."""
        self._full_at -= self._each

    def reserve(self) -> float:
        """One more, but in its turn: so many seconds from now."""
        wait = self.wait()
        self._full_at = max(self._full_at, self._clock()) + self._each
        return wait

    def wait(self) -> float:
        """Seconds until one more is allowed."""
        return max(0.0, self._full_at - self._clock() - self._each * (self._count - 1))


class Buckets:
    """A bucket for each household. Two generations: who comes is moved to the young one, and when
    that has lasted as long as a bucket takes to fill, the old one is full and can be dropped."""

    def __init__(self, count: int, millis: int, clock: Callable[[], float]) -> None:
        self._terms = (count, millis, clock)
        self._clock = clock
        self._age = millis / 1000
        self._young: dict[str, Bucket] = {}
        self._old: dict[str, Bucket] = {}
        self._since = clock()

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def take(self, name: str) -> bool:
        """Whether this household may do one more."""
        return self._of(name).take()

    def give_back(self, name: str) -> None:
        """What this household took does not count after all."""
        self._of(name).give_back()

    def reserve(self, name: str) -> float:
        """One more of this household, in its turn: so many seconds from now."""
        return self._of(name).reserve()

    def wait(self, name: str) -> float:
        """Seconds until it may."""
        return self._of(name).wait()

    def _of(self, name: str) -> Bucket:
        # With too many at once some are forgotten early: better than running out of memory.
        if self._clock() - self._since >= self._age or len(self._young) >= MOST_BUCKETS:
            self._old, self._young, self._since = self._young, {}, self._clock()
        bucket = self._young.get(name)
        if bucket is None:
            bucket = self._young[name] = self._old.pop(name) if name in self._old else self._new()
        return bucket

    def _new(self) -> Bucket:
        return Bucket(*self._terms)


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
