"""What a study found, told in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from meowple.lab.ratings import Rated
from meowple.lab.study import Cell, Study
from meowple.lab.tally import Mean, Tally, mean_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console

Pace = Mapping[str, tuple[float, int]]
"""For each bot the processor's seconds for choices in this run, and how many it made."""


@contextmanager
def progress(console: Console, study: Study, done: int) -> Iterator[Callable[[int, int], None]]:
    """A bar that is told how many more games are done, and how many of them failed."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TaskProgressColumn,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TaskProgressColumn(show_speed=True),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    failures = 0
    with Progress(*columns, console=console, disable=not console.is_terminal) as bars:
        bar = bars.add_task(study.cells[0].game, total=study.total, completed=done)

        def tell(count: int, failed: int) -> None:
            nonlocal failures
            failures += failed
            said = f"{study.cells[0].game}, {failures} failed" if failures else None
            bars.update(bar, advance=count, description=said)

        yield tell


def tell(
    console: Console, study: Study, tallies: Sequence[Tally], ratings: Sequence[Rated], pace: Pace
) -> None:
    """Everything, cell by cell."""
    for cell, tally in zip(study.cells, tallies, strict=True):
        said = f"\n{title(cell)}: {_length(tally)}"
        console.print(said, style="bold", markup=False, highlight=False)
        if cell.swapped and tally.contest.deals:
            weaker, stronger = cell.bots[:2]
            told = f"{stronger} over {weaker}: {percent(tally.contest.mean())}"
            console.print(told, markup=False, highlight=False)
        if tally.games:
            _standings(console, tally, pace)
            _seats_and_ends(console, tally)
    if ratings:
        last = ratings[-1]
        best = sorted(last.ratings.items(), key=lambda one: -one[1].mu)
        each = ", ".join(f"{bot} {one.mu:.1f} ± {2 * one.sigma:.1f}" for bot, one in best)
        console.print(
            f"\nratings after {last.games:,} games: {each}", highlight=False, markup=False
        )


def title(cell: Cell) -> str:
    """A cell in a few words."""
    options = [f"{name} {value}" for name, value in cell.options.items()]
    return ", ".join([f"{cell.game} with {cell.seats} seats", *options])


def _length(tally: Tally) -> str:
    failed = f", {tally.failed:,} failed" if tally.failed else ""
    if not tally.games:
        return f"no game was played to its end{failed}"
    return f"{tally.games:,} games of {mean_of(tally.lengths):.1f} moves{failed}"


def percent(mean: Mean) -> str:
    """A share with its interval."""
    low, high = mean.interval
    return f"{100 * mean.value:.1f} % ({100 * low:.1f}–{100 * high:.1f})"


def _standings(console: Console, tally: Tally, pace: Pace) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table("bot", "others left behind", "came first", "points", "ms a choice", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    means = {bot: values.mean() for bot, values in tally.bots.items()}
    for bot, mean in sorted(means.items(), key=lambda one: -one[1].value):
        first = tally.first[bot].share()
        seconds, choices = pace.get(bot, (0.0, 0))
        spent = f"{1000 * seconds / choices:.2f}" if choices else ""
        table.add_row(
            Text(bot), percent(mean), percent(first), f"{mean_of(tally.points[bot]):.2f}", spent
        )
    console.print(table)


def _seats_and_ends(console: Console, tally: Tally) -> None:
    seats = ", ".join(f"{seat}: {percent(one.mean())}" for seat, one in sorted(tally.seats.items()))
    shares = {why: values.share() for why, values in tally.reasons.items()}
    often = sorted(shares.items(), key=lambda one: -one[1].value)
    ends = ", ".join(f"{why} {percent(share)}" for why, share in often)
    console.print(f"by seat {seats}", highlight=False, markup=False)
    console.print(f"ended by {ends}", highlight=False, markup=False)
