"""A study from its first game to its pictures."""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from meowple.core.extras import need
from meowple.core.game import MeowpleError
from meowple.lab.jobs import Done
from meowple.lab.ratings import rated
from meowple.lab.rows import ROWS, TABLE, Rows, read
from meowple.lab.study import Study, check
from meowple.lab.table import to_parquet
from meowple.lab.tally import Tally, tallied
from meowple.lab.workers import LIMIT, on_processes

if TYPE_CHECKING:
    from rich.console import Console

STOPPED: Final = 130
"""The exit status of what was stopped by Ctrl-C."""


def cores() -> int:
    """How many processes can run at once."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed else os.cpu_count() or 1


class Wishes(Struct, frozen=True):
    """How a study is run; none of it changes its rows."""

    folder: Path
    resume: bool = False
    rows: Literal["csv", "parquet"] = "csv"
    plots: bool = True
    processes: int = 0
    """0 for as many as there are cores."""
    limit: float = LIMIT
    engine: Literal["processes", "ray"] = "processes"
    address: str | None = None
    """Of a Ray cluster."""


def engine(study: Study, start: int, wishes: Wishes) -> Generator[Done, None, None]:
    """What plays the study."""
    if wishes.engine == "ray":
        from meowple.lab.cluster import on_ray

        return on_ray(study, start, wishes.address, wishes.limit)
    return on_processes(study, start, wishes.processes or cores(), wishes.limit)


def run(study: Study, wishes: Wishes, console: Console, bars: Console) -> int:
    """Play what is left to play, and tell what was found; gives the exit status."""
    _check_extras(wishes)
    check(study)
    rows = Rows(wishes.folder, study, wishes.resume)
    if rows.finished:
        raise MeowpleError(f"{wishes.folder / TABLE} holds all rows of this study already")
    began, before = time.monotonic(), rows.done
    pace: dict[str, tuple[float, int]] = {}
    try:
        _play(study, wishes, rows, bars, pace)
        seconds, played = time.monotonic() - began, rows.done - before
        tallies = _tell(study, wishes, console, pace)
    except KeyboardInterrupt:
        said = f"stopped after {rows.done:,} of {study.total:,} games; --resume goes on"
        console.print(f"{said}: --out {wishes.folder}", markup=False, highlight=False)
        return STOPPED
    finally:
        rows.close()
    console.print(
        f"\n{played:,} games in {seconds:.1f} s, {played / max(seconds, 1e-3):,.0f} a second;"
        f" all is in {wishes.folder}",
        highlight=False,
        markup=False,
    )
    _complain(study, tallies)
    return 0


def _check_extras(wishes: Wishes) -> None:
    """All that will be needed is there before anything is played."""
    need("lab", "openskill", *(["matplotlib"] if wishes.plots else []))
    if wishes.rows == "parquet":
        need("lab", "pyarrow")
    if wishes.engine == "ray":
        need("ray", "ray")


def _play(
    study: Study, wishes: Wishes, rows: Rows, bars: Console, pace: dict[str, tuple[float, int]]
) -> None:
    from meowple.lab.report import progress

    with (
        progress(bars, study, rows.done) as tell,
        closing(engine(study, rows.done, wishes)) as played,
    ):
        for done in played:
            rows.add(done.lines, done.job.count)
            tell(done.job.count, done.failed)
            for bot, seconds, choices in done.times:
                spent = pace.get(bot, (0.0, 0))
                pace[bot] = spent[0] + seconds, spent[1] + choices


def _tell(
    study: Study, wishes: Wishes, console: Console, pace: dict[str, tuple[float, int]]
) -> list[Tally]:
    """Tables, ratings and pictures, from the rows alone: whatever was played in this run."""
    from meowple.lab import plots, report

    file = wishes.folder / ROWS
    tallies = tallied(read(file, study), study)
    ratings = rated(read(file, study))
    report.tell(console, study, tallies, ratings, pace)
    if wishes.plots:
        plots.draw(wishes.folder, study, tallies, ratings)
    if wishes.rows == "parquet":
        to_parquet(wishes.folder, study)
    return tallies


def _complain(study: Study, tallies: list[Tally]) -> None:
    """One line about games that failed: their rows say more."""
    failed = sum(tally.failed for tally in tallies)
    if failed:
        first = next(row for tally in tallies for row in tally.failures)
        raise MeowpleError(
            f"{failed:,} of {study.total:,} games failed; the first of them, seed {first.seed}:"
            f" {first.error}"
        )
