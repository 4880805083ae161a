"""How long somebody took, by what the server measured. Pure arithmetic; times in milliseconds.

The page reports the time from the painted dice to the press. The server believes it as far as the
way there and back can explain why the grab arrived later than that: within the seat's allowance.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from meowple.core.game import Millis

Lag: TypeAlias = Literal["usual", "room", "far"]
"""What the host says of the ways to the table: as they usually are, all in one room, or far."""

INVITED: Final = 250
PUBLIC: Final = 150
FAR: Final = 320
UNSEEN: Final = 100
"""The most that is allowed where the kernel cannot tell the true way: a page that answers pings
late on purpose would gain by it. Only the host of a `far` table chooses more."""

JITTER: Final = 40
"""How much longer than the shortest way a way may take for the allowance to follow."""
SLACK: Final = 40
"""How much longer than the kernel's shortest way a page may answer."""
KEPT: Final = 20
"""How many round trips, and how many reports, are remembered."""
DOUBTFUL: Final = 40
"""A report that claims so much more than the allowance is not explained by a bad moment."""


class Way(NamedTuple):
    """What is known of the way to a page and back when a question is sent."""

    trips: Sequence[float] = ()
    """The last round trips, in any order."""
    kernel: float | None = None
    """The shortest round trip the kernel has seen; None where somebody stands in between."""
    trusted: bool = True
    """Whether the reports from there may have the benefit of the doubt."""


def cap(lag: Lag, public: bool, seen: bool) -> int:
    """The largest allowance at a table; `seen` says whether the kernel knows the true way."""
    if lag == "room":
        return 0
    if lag == "far":
        return FAR
    usual = PUBLIC if public else INVITED
    return usual if seen else min(usual, UNSEEN)


def trip_and_jitter(trips: Sequence[float]) -> tuple[float, float]:
    """The shortest of some round trips, and how much longer nine of ten are at most."""
    ordered = sorted(trips)
    ninth = ordered[min(len(ordered) - 1, int(0.9 * len(ordered)))]
    return ordered[0], ninth - ordered[0]


def allowance(way: Way, largest: int) -> Millis:
    """How much of the time until a grab arrives may have been spent on the way."""
    if not way.trips:
        return Millis(0)
    shortest, longer = trip_and_jitter(way.trips)
    jitter = min(JITTER, longer) if way.trusted else 0.0
    bounds = [shortest + jitter, float(largest)]
    if way.kernel is not None:
        bounds.append(way.kernel + SLACK)
    return Millis(math.ceil(min(bounds)))


class Judged(NamedTuple):
    """A reaction, and what to think of the report."""

    reaction: Millis
    doubtful: bool = False


def judge(
    elapsed: Millis, allowed: Millis, reported: float | None, trip: float | None, stall: int = 0
) -> Judged:
    """The reaction of a grab that was read so long after the question was sent.

    `trip` is the round trip of the question itself, for pages that report nothing of use; `stall`
    is how much earlier the grab may have lain there unread.
    """
    soonest = elapsed - stall - allowed
    if reported is None or not 0 <= reported < math.inf:
        spared = 0 if trip is None else min(math.ceil(trip), allowed)
        return Judged(Millis(elapsed - stall - spared))
    claimed = round(min(reported, elapsed))
    return Judged(Millis(max(claimed, soonest)), claimed < soonest - DOUBTFUL)


def last_chance(sent: Millis, allowed: Millis, reaction: Millis) -> Millis:
    """The last moment at which a seat's grab may be read and still be as quick as this."""
    return Millis(sent + allowed + reaction)


class Reports:
    """What a seat has reported lately. Who claims the impossible again and again loses the benefit
    of the doubt, until it stops."""

    def __init__(self) -> None:
        self._doubtful: deque[bool] = deque(maxlen=KEPT)

    def add(self, doubtful: bool) -> None:
        """Remember one more report."""
        self._doubtful.append(doubtful)

    @property
    def trusted(self) -> bool:
        """Whether not more than half of the last reports were doubtful, or there are but a few."""
        return sum(self._doubtful) <= max(2, len(self._doubtful) / 2)
