"""What rows add up to: standings with intervals, seats, lengths, ends, failures.

The games of one deal share their luck, so a deal counts as one value: the mean of its games.
"""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple, TypeVar

from meowple.bots.interval import Interval, interval, interval_at_any_time
from meowple.lab.rows import Row
from meowple.lab.study import Cell, Chairs, Study

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


def above(chairs: Chairs, ranks: Sequence[str]) -> float:
    """Whether the second of two that are compared ended above the first; beside it counts half."""
    return shares((ranks[chairs.index(1)], ranks[chairs.index(0)]))[0]


class Mean(NamedTuple):
    """A mean share, and where the true one lies with 95 %."""

    value: float
    interval: Interval


class Values:
    """One value for each deal: the mean of its games."""

    def __init__(self) -> None:
        self._deals = array("d")

    @property
    def deals(self) -> int:
        """How many there are."""
        return len(self._deals)

    def add(self, games: Sequence[float], times: int) -> None:
        """So many deals with such games; of one in which it had none there is nothing to say."""
        if games:
            self._deals.extend([sum(games) / len(games)] * times)

    def mean(self) -> Mean:
        """With an interval that holds whenever one looks."""
        return Mean(sum(self._deals) / len(self._deals), interval_at_any_time(self._deals))

    def share(self) -> Mean:
        """With Wilson's interval, for what is counted: which games were such, and which not."""
        return Mean(sum(self._deals) / len(self._deals), interval(self._deals))


K = TypeVar("K", str, int)
Game = tuple[int, Chairs, tuple[str, ...], str]
"""What counts of a game: its turn, who sat where, the ranks, and why it ended."""


class Tally:
    """The rows of one cell. Deals that went alike are counted, and looked at once in the end: there
    are millions of deals, and few ways in which they can go."""

    def __init__(self, cell: Cell) -> None:
        self._cell = cell
        self.games = 0
        """Those that were played to their end."""
        self.lengths: Counter[int] = Counter()
        """How many games had how many moves."""
        self.points: dict[str, Counter[int]] = {}
        """How often each bot had how many points."""
        self.failed = 0
        self.failures: list[Row] = []
        """The first of those that failed."""
        self.contest = Values()
        """Where two are compared: how often the second ended above the first."""
        self.bots: dict[str, Values] = {}
        """How much of the others each bot left behind."""
        self.first: dict[str, Values] = {}
        """Which part of each bot's seats came first, or shared the first place."""
        self.seats: dict[int, Values] = {}
        """How much of the others each seat left behind."""
        self.reasons: dict[str, Values] = {}
        """Which part of the games ended by what."""
        self._seed: int | None = None
        self._deal: list[Game] = []
        self._deals: Counter[tuple[Game, ...]] = Counter()

    def add(self, row: Row) -> None:
        """One more row, in order."""
        if row.seed != self._seed:
            self._next_deal()
            self._seed = row.seed
        if row.error:
            self.failed += 1
            self.failures += [row] if len(self.failures) < KEPT_FAILURES else []
            return
        self.games += 1
        self.lengths[row.moves] += 1
        for bot, score in zip(row.bots, row.scores, strict=True):
            if bot not in self.points:
                self.points[bot] = Counter()
            self.points[bot][int(score)] += 1
        chairs = self._cell.chairs(row.seed, row.turn)
        self._deal.append((row.turn, chairs, row.ranks, row.reason))

    def _next_deal(self) -> None:
        if self._deal:
            self._deals[tuple(self._deal)] += 1
            self._deal.clear()

    def finish(self) -> None:
        """All rows are there: what they add up to."""
        self._next_deal()
        reasons = sorted({reason for deal in self._deals for *_, reason in deal})
        for deal, times in sorted(self._deals.items()):
            self._look(deal, times)
            for reason in reasons:
                games = [float(why == reason) for *_, why in deal]
                self.reasons.setdefault(reason, Values()).add(games, times)
        self._deals.clear()

    def _look(self, deal: tuple[Game, ...], times: int) -> None:
        """Everybody's part in deals that went like this one."""
        bots: dict[str, list[float]] = {}
        first: dict[str, list[float]] = {}
        seats: dict[int, list[float]] = {}
        for _, chairs, ranks, _ in deal:
            for seat, share in enumerate(shares(ranks)):
                bot = self._cell.bots[chairs[seat]]
                bots.setdefault(bot, []).append(share)
                first.setdefault(bot, []).append(float(ranks[seat] == "1"))
                seats.setdefault(seat, []).append(share)
        _keep(self.bots, bots, times)
        _keep(self.first, first, times)
        _keep(self.seats, seats, times)
        if self._cell.swapped:
            self.contest.add([above(chairs, ranks) for _, chairs, ranks, _ in deal], times)


def _keep(kept: dict[K, Values], found: dict[K, list[float]], times: int) -> None:
    for name, games in found.items():
        kept.setdefault(name, Values()).add(games, times)


def tallied(rows: Iterable[Row], study: Study) -> list[Tally]:
    """The rows of each cell, added up."""
    tallies = [Tally(cell) for cell in study.cells]
    for row in rows:
        tallies[row.cell].add(row)
    for tally in tallies:
        tally.finish()
    return tallies


def mean_of(counts: Counter[int]) -> float:
    """The mean of values that were counted."""
    return sum(value * count for value, count in counts.items()) / max(1, counts.total())


def names_of(tallies: Sequence[Tally]) -> list[str]:
    """All bots, in the order in which they came."""
    return list(dict.fromkeys(bot for tally in tallies for bot in tally.bots))
