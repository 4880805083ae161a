"""Players as the server meets them: how quick they are, how long their way is, how honest."""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass, field
from random import Random
from typing import Final

from meowple.core.game import Millis
from meowple.table.race.fair import KEPT, Judged, Lag, Reports, Way, allowance, cap, judge

MEDIAN: Final = 700.0
SPREAD: Final = 0.22
"""Reactions of all players: lognormal, the same for each."""
FRAME: Final = 16.7
"""A screen shows what has come with its next frame."""


@dataclass(frozen=True)
class Net:
    """A way to the server. Times are in milliseconds."""

    trip: float
    """There and back, at best."""
    jitter: float
    """How much longer each leg takes, on average."""
    spikes: float
    """How often a leg takes 200 to 400 longer."""

    def leg(self, rng: Random) -> float:
        """How long one leg takes."""
        spike = rng.uniform(200, 400) if rng.random() < self.spikes else 0.0
        return self.trip / 2 + rng.expovariate(1 / self.jitter) + spike

    def round_trip(self, rng: Random) -> float:
        """How long a message and its answer take."""
        return self.leg(rng) + self.leg(rng)


def calm(trip: float) -> Net:
    """A cable, or a good mobile network."""
    return Net(trip, jitter=4, spikes=0.005)


BETWEEN: Final = Net(trip=1, jitter=0.5, spikes=0.0)
"""From one of our servers to another."""


def shaky(trip: float) -> Net:
    """Wi-Fi with neighbours."""
    return Net(trip, jitter=15, spikes=0.02)


@dataclass
class Player:
    """Somebody at the table, with what the server remembers of them."""

    net: Net
    shaves: float = 0.0
    """How much less than the truth is reported; all of it by `math.inf`."""
    delays: float = 0.0
    """How much later than it could a page answers pings."""
    kernel: float | None = -1.0
    """What the kernel tells of the way: None nothing, -1 the truth, else that: a proxy's way."""
    relay: Net | None = None
    """The way on from the server that this page came to, if the table is at another one. How long
    frames were held there is told, and so is what the kernel there knows."""
    trips: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))
    reports: Reports = field(default_factory=Reports)
    shortest: float = math.inf

    def is_pinged(self, rng: Random, times: int) -> None:
        """So many pings go there and come back."""
        for _ in range(times):
            trip = self.net.round_trip(rng)
            self.shortest = min(self.shortest, trip)
            self.trips.append(trip + self.delays + self._passing(rng) + self._passing(rng))

    def _passing(self, rng: Random) -> float:
        """How much longer a leg takes through another server."""
        return self.relay.leg(rng) if self.relay else 0.0

    def allowed(self, lag: Lag, public: bool) -> Millis:
        """The allowance at such a table."""
        kernel = self.shortest if self.kernel == -1.0 else self.kernel
        largest = cap(lag, public, kernel is not None)
        return allowance(Way(self.trips, kernel, self.reports.trusted), largest)

    def grabs(self, rng: Random) -> tuple[float, float]:
        """When a grab arrives after the question was sent, and what reaction is reported."""
        reaction = MEDIAN * math.exp(rng.gauss(0, SPREAD))
        legs = self.net.leg(rng) + self.net.leg(rng) + self._passing(rng) + self._passing(rng)
        elapsed = legs + rng.uniform(0, FRAME) + reaction
        return elapsed, max(0.0, reaction - self.shaves)

    def is_judged(self, elapsed: float, allowed: Millis, reported: float) -> Judged:
        """What the server makes of it, and remembers."""
        judged = judge(Millis(int(elapsed)), allowed, reported, None)
        self.reports.add(judged.doubtful)
        return judged
