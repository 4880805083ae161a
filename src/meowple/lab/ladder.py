"""Which of two bots is stronger: the first two of a cell, compared deal by deal.

Every deal is played twice, with the two of them swapped. To end above the other counts 1, beside it
one half; who fills the other chairs does not count.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from itertools import islice
from typing import Final

from msgspec import Struct, structs

from meowple.bots.interval import Interval, interval, interval_at_any_time
from meowple.core.game import MeowpleError
from meowple.lab.jobs import Done, here
from meowple.lab.rows import Row, parsed
from meowple.lab.study import Cell, Study
from meowple.lab.tally import above
from meowple.lab.workers import LIMIT, on_processes

_BATCH: Final = 10
"""So many pairs are played between two looks at the result."""
FIRST_LOOK: Final = 50
"""Before so many pairs nothing is decided: the interval is one for large numbers."""


class Pair(Struct, frozen=True, array_like=True):
    """One deal played with both seatings."""

    share: float
    """How often the stronger one ended above the weaker one in the two games, halved: 0 to 1."""
    scores: tuple[float, float]
    """What the weaker and the stronger one scored, on average over the two games."""
    seconds: tuple[float, float] = (0.0, 0.0)
    """The processor's time that the weaker and the stronger one took for choices, since the pair
    before."""
    decisions: tuple[int, int] = (0, 0)
    """How many choices they had."""


class Standing(Struct, frozen=True):
    """How the contest ended."""

    games: int
    share: float
    """How often the stronger one ended above the weaker one."""
    interval: Interval
    """Where the true share lies with 95 %, from the spread of the pairs."""
    scores: tuple[float, float]
    """What each scored a game, on average."""
    pace: tuple[float, float]
    """Milliseconds of the processor that each took for a choice, on average."""

    def side_of(self, target: float) -> bool | None:
        """Whether the share lies above `target`; None while the interval holds it."""
        return self.interval.side_of(target)

    def __str__(self) -> str:
        """The stronger one's points and time first, as it is named first."""
        low, high = self.interval
        return (
            f"{100 * self.share:.1f} % of {self.games} games, 95 % interval"
            f" {100 * low:.1f}–{100 * high:.1f};"
            f" {self.scores[1]:.2f} and {self.scores[0]:.2f} points a game;"
            f" {self.pace[1]:.2f} and {self.pace[0]:.2f} ms a choice"
        )


def contest(
    game: str,
    weaker: str,
    stronger: str,
    options: dict[str, object] | None = None,
    seats: int = 2,
    others: str = "cat",
) -> Cell:
    """Two bots at a table, the other chairs filled."""
    return Cell(game, (weaker, stronger, *[others] * (seats - 2)), options or {}, swapped=True)


def paired(cell: Cell, rows: Iterable[Row]) -> Iterator[Pair]:
    """The rows of a contest, two by two."""
    each = iter(rows)
    while len(two := list(islice(each, 2))) == 2:
        share, weak, strong = 0.0, 0.0, 0.0
        for row in two:
            if row.error:
                raise MeowpleError(f"seed {row.seed}: {row.error}")
            chairs = cell.chairs(row.seed, row.turn)
            share += above(chairs, row.ranks)
            weak += float(row.scores[chairs.index(0)])
            strong += float(row.scores[chairs.index(1)])
        yield Pair(share / 2, (weak / 2, strong / 2))


def played(
    cell: Cell, pairs: int, first_seed: int = 1, processes: int = 1, limit: float = LIMIT
) -> Generator[Pair, None, None]:
    """Plays so many pairs, in this process or on several."""
    study = Study((cell,), 2 * pairs, first_seed)
    parts = here(study, 0) if processes == 1 else on_processes(study, 0, processes, limit)
    waiting: list[Row] = []
    with closing(parts) as work:
        for done in work:
            waiting += parsed(done.lines.splitlines(), study)
            whole = len(waiting) // 2 * 2
            found = list(paired(cell, waiting[:whole]))
            waiting = waiting[whole:]
            if found:
                found[-1] = _timed(found[-1], cell, done)
            yield from found


def _timed(pair: Pair, cell: Cell, done: Done) -> Pair:
    """The pair with the times of all that was played together with it."""
    spent = {bot: (seconds, choices) for bot, seconds, choices in done.times}
    (weak, few), (strong, many) = (spent.get(bot, (0.0, 0)) for bot in cell.bots[:2])
    return structs.replace(pair, seconds=(round(weak, 3), round(strong, 3)), decisions=(few, many))


def run(cell: Cell, pairs: int, first_seed: int = 1, processes: int = 1) -> Standing:
    """Play so many pairs."""
    return standing(list(played(cell, pairs, first_seed, processes)))


def decide(
    cell: Cell,
    target: float,
    pairs: int = 1000,
    first_seed: int = 1,
    processes: int = 1,
    limit: float = LIMIT,
    minutes: float = 20,
) -> Standing:
    """Play until it is sure on which side of `target` the share lies, but not more than so many
    pairs, nor longer than so many minutes. However often one looks, the interval holds."""
    until = time.monotonic() + 60 * minutes
    found: list[Pair] = []
    with closing(played(cell, pairs, first_seed, processes, limit)) as more:
        while batch := list(islice(more, _BATCH)):
            found += batch
            result = standing(found, interval_at_any_time)
            sure = len(found) >= FIRST_LOOK and result.side_of(target) is not None
            if sure or time.monotonic() > until:
                break
    return result


def standing(
    pairs: Sequence[Pair], how_sure: Callable[[Sequence[float]], Interval] = interval
) -> Standing:
    """The share of wins with its interval. Two games of one deal are not independent, so the
    interval comes from the spread of whole pairs."""
    count = len(pairs)
    shares = [pair.share for pair in pairs]
    scores = [sum(pair.scores[who] for pair in pairs) / count for who in (0, 1)]
    pace = [
        1000
        * sum(pair.seconds[who] for pair in pairs)
        / max(1, sum(pair.decisions[who] for pair in pairs))
        for who in (0, 1)
    ]
    return Standing(
        games=2 * count,
        share=sum(shares) / count,
        interval=how_sure(shares),
        scores=(scores[0], scores[1]),
        pace=(pace[0], pace[1]),
    )
