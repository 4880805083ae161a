"""Some games of a cell as one piece of work, and the order in which their rows are written."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Final

from msgspec import Struct

from meowple.lab.playing import Played, Table
from meowple.lab.rows import Writer
from meowple.lab.study import Study

A_WHILE: Final = 0.3
"""How many seconds a piece of work should take here: long beside a message, short beside a look."""
MOST_GAMES: Final = 5_000
AHEAD: Final = 64
"""How many pieces may be on their way, or wait for an earlier one."""

Asked = Callable[[int, int], None]
"""Told the number of the game before each question, and the seat that is asked; -1 at its start."""


class Job(Struct, frozen=True):
    """Games of a cell, from `first` on."""

    cell: int
    first: int
    count: int


class Done(Struct, frozen=True):
    """What came of a job."""

    job: Job
    lines: str
    seconds: float
    failed: int = 0
    """How many games could not be played to their end."""
    times: tuple[tuple[str, float, int], ...] = ()
    """For each bot: the processor's seconds for choices, and how many it made."""


class Desk:
    """Where jobs of one study are done, one after the other."""

    def __init__(self, study: Study, asked: Asked = lambda number, seat: None) -> None:
        self._study, self._asked = study, asked
        self._cell = -1
        self._number = 0

    def _lay(self, cell: int) -> None:
        """Set up the table of a cell, unless it is there already."""
        if self._cell != cell:
            self._table = Table(self._study.cells[cell], self._ask)
            self._writer, self._cell = Writer(self._study, cell), cell

    def _ask(self, seat: int) -> None:
        self._asked(self._number, seat)

    def do(self, job: Job) -> Done:
        """Play the games of a job."""
        self._lay(job.cell)
        began, lines, lost = time.monotonic(), [], 0
        for number in range(job.first, job.first + job.count):
            self._number = number
            self._asked(number, -1)
            played = self._table.play(*self._study.deal_of(job.cell, number))
            lines.append(self._writer.row(number, played))
            lost += played.outcome is None
        seconds = time.monotonic() - began
        return Done(job, "".join(lines), seconds, lost, self._table.take_times())


def failed(study: Study, cell: int, number: int, seat: int, why: str) -> Done:
    """In place of a game whose process had to be ended, or ended by itself."""
    table = study.cells[cell]
    if seat >= 0:
        who = table.chairs(*study.deal_of(cell, number))[seat]
        why = f"seat {seat}, {table.bots[who]}: {why}"
    row = Writer(study, cell).row(number, Played(0, None, why))
    return Done(Job(cell, number, 1), row, 0.0, failed=1)


class Feed:
    """Hands out the jobs of a study, and brings what was done into the order of the rows."""

    def __init__(
        self,
        study: Study,
        start: int,
        end: int | None = None,
        a_while: float = A_WHILE,
        ahead: int = AHEAD,
    ) -> None:
        self._study, self._a_while, self._ahead = study, a_while, ahead
        self._end = study.total if end is None else end
        self._next = self._wanted = start
        self._size = 1
        self._out = 0
        self._again: list[Job] = []
        self._early: dict[int, Done] = {}

    @property
    def over(self) -> bool:
        """Whether all rows were given."""
        return self._wanted >= self._end

    def take(self) -> Job | None:
        """The next job; None if there is none, or if too many are on their way."""
        if self._again:
            self._out += 1
            return self._again.pop()
        if self._next >= self._end or self._out + len(self._early) >= self._ahead:
            return None
        cell, first = divmod(self._next, self._study.games)
        left = min(self._study.games - first, self._end - self._next)
        job = Job(cell, first, min(self._size, left))
        self._next += job.count
        self._out += 1
        return job

    def put(self, done: Done) -> Iterator[Done]:
        """Take what was done; gives all whose turn it is."""
        self._out -= 1
        self._learn(done)
        return self._in_order(done)

    def instead(self, job: Job, lost: Done) -> Iterator[Done]:
        """A job was lost, through one game of it: the others are played again."""
        bad = lost.job.first
        self._out -= 1
        before = Job(job.cell, job.first, bad - job.first)
        after = Job(job.cell, bad + 1, job.first + job.count - bad - 1)
        self._again += [part for part in (after, before) if part.count > 0]
        return self._in_order(lost)

    def _in_order(self, done: Done) -> Iterator[Done]:
        self._early[done.job.cell * self._study.games + done.job.first] = done
        while (ready := self._early.pop(self._wanted, None)) is not None:
            self._wanted += ready.job.count
            yield ready

    def _learn(self, done: Done) -> None:
        """How many games make a good piece; rows do not depend on it."""
        a_game = max(1e-6, done.seconds / done.job.count)
        wanted = min(self._a_while / a_game, 4.0 * done.job.count)
        self._size = max(1, min(MOST_GAMES, int(wanted)))


def together(parts: Sequence[Done]) -> Done:
    """Parts that follow each other, as one."""
    spent: dict[str, tuple[float, int]] = {}
    for part in parts:
        for bot, seconds, choices in part.times:
            before = spent.get(bot, (0.0, 0))
            spent[bot] = before[0] + seconds, before[1] + choices
    first = parts[0].job
    return Done(
        Job(first.cell, first.first, sum(part.job.count for part in parts)),
        "".join(part.lines for part in parts),
        sum(part.seconds for part in parts),
        sum(part.failed for part in parts),
        tuple((bot, *each) for bot, each in spent.items()),
    )


def here(study: Study, start: int) -> Generator[Done, None, None]:
    """Plays a study in this process, where nothing watches over bots that never answer."""
    feed, desk = Feed(study, start), Desk(study)
    while (job := feed.take()) is not None:
        yield from feed.put(desk.do(job))
