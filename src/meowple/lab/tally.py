"""What rows add up to: standings with intervals, seats, lengths, ends, failures.

The games of one deal share their luck, so a deal counts as one value: the mean of its games.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from meowple.bots.interval import Interval, interval, interval_at_any_time
from meowple.lab.rows import Row
from meowple.lab.study import Cell, Study

KEPT_FAILURES = 5


@cache
def shares(ranks: tuple[str, ...]) -> tuple[float, ...]:
    """What part of the others each seat has left behind; beside one counts half."""
    places = [int(rank) for rank in ranks]
    others = max(1, len(places) - 1)
    return tuple(
        sum((mine < other) + 0.5 * (mine == other) for other in places) / others - 0.5 / others
        for mine in places
    )


def above(cell: Cell, row: Row) -> float:
    """Whether the second of two that are compared ended above the first; beside it counts half."""
    chairs = cell.chairs(row.seed, row.turn)
    return shares((row.ranks[chairs.index(1)], row.ranks[chairs.index(0)]))[0]


class Mean(NamedTuple):
    """A mean share, and where the true one lies with 95 %."""

    value: float
    interval: Interval


class Values:
    """One value for each deal, as the mean of what came in during it."""

    def __init__(self, deals: int = 0) -> None:
        """After so many deals in which it was nothing."""
        self._deals = array("d", bytes(8 * deals))
        self._total, self._count = 0.0, 0

    def add(self, value: float) -> None:
        """One game of the deal."""
        self._total += value
        self._count += 1

    @property
    def deals(self) -> int:
        """How many there are."""
        return len(self._deals)

    def next_deal(self) -> None:
        """The deal is over."""
        if self._count:
            self._deals.append(self._total / self._count)
            self._total, self._count = 0.0, 0

    def mean(self) -> Mean:
        """With an interval that holds whenever one looks."""
        return Mean(sum(self._deals) / len(self._deals), interval_at_any_time(self._deals))

    def share(self) -> Mean:
        """With Wilson's interval, for what is counted: which games were such, and which not."""
        return Mean(sum(self._deals) / len(self._deals), interval(self._deals))


class Tally:
    """The rows of one cell."""

    def __init__(self, cell: Cell) -> None:
        self._cell = cell
        self.contest = Values()
        """Where two are compared: how often the second ended above the first."""
        self.games = 0
        """Those that were played to their end."""
        self.bots: dict[str, Values] = {}
        """How much of the others each bot left behind."""
        self.seats: dict[int, Values] = {}
        """The same for each seat."""
        self.points: dict[str, Counter[int]] = {}
        """How often each bot had how many points."""
        self.first: dict[str, Values] = {}
        """Which part of each bot's seats came first, or shared the first place."""
        self.lengths: Counter[int] = Counter()
        """How many games had how many moves."""
        self.reasons: dict[str, Values] = {}
        """Which part of the games ended by what."""
        self._deals = 0
        self._ended: list[str] = []
        self.failed = 0
        self.failures: list[Row] = []
        """The first of those that failed."""
        self._seed: int | None = None

    def add(self, row: Row) -> None:
        """One more row, in order."""
        if row.seed != self._seed:
            self.next_deal()
            self._seed = row.seed
        if row.error:
            self.failed += 1
            self.failures += [row] if len(self.failures) < KEPT_FAILURES else []
            return
        self.games += 1
        self.lengths[row.moves] += 1
        self._ended.append(row.reason)
        if self._cell.swapped:
            self.contest.add(above(self._cell, row))
        for seat, share in enumerate(shares(row.ranks)):
            bot = row.bots[seat]
            if bot not in self.bots:
                self.bots[bot], self.first[bot], self.points[bot] = Values(), Values(), Counter()
            self.bots[bot].add(share)
            self.first[bot].add(row.ranks[seat] == "1")
            self.seats.setdefault(seat, Values()).add(share)
            self.points[bot][int(row.scores[seat])] += 1

    def next_deal(self) -> None:
        """The deal is over: its games become one value."""
        for reason in self._ended:
            self.reasons.setdefault(reason, Values(self._deals))
        for reason, values in self.reasons.items():
            for one in self._ended:
                values.add(one == reason)
        self._deals += bool(self._ended)
        self._ended.clear()
        each = (self.bots, self.first, self.seats, self.reasons)
        for values in [self.contest, *(values for kind in each for values in kind.values())]:
            values.next_deal()


def tallied(rows: Iterable[Row], study: Study) -> list[Tally]:
    """The rows of each cell, added up."""
    tallies = [Tally(cell) for cell in study.cells]
    for row in rows:
        tallies[row.cell].add(row)
    for tally in tallies:
        tally.next_deal()
    return tallies


def mean_of(counts: Counter[int]) -> float:
    """The mean of values that were counted."""
    return sum(value * count for value, count in counts.items()) / max(1, counts.total())


def names_of(tallies: Sequence[Tally]) -> list[str]:
    """All bots, in the order in which they came."""
    return list(dict.fromkeys(bot for tally in tallies for bot in tally.bots))
