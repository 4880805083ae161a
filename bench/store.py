"""Appends to the SQLite store: what sharing a commit gains, and what it costs those who wait."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Card, Command, Write

APPENDERS = (1, 10, 100)
SECONDS = 3.0
MOVE = bytes(200)
"""About the size of a move with what belongs to it."""


class Counted(sqlite3.Connection):
    """Notes how many appends each commit held."""

    groups: ClassVar[list[int]] = []
    waiting: ClassVar[int] = 0

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Run it, counting."""
        if sql == "SAVEPOINT job":
            Counted.waiting += 1
        elif sql == "COMMIT":
            Counted.groups.append(Counted.waiting)
            Counted.waiting = 0
        return super().execute(sql, parameters)


async def appends(store: SqliteStore, table: str, until: float) -> list[float]:
    """One table: a move as soon as the last one is stored; gives how long each took."""
    taken = []
    version = 0
    while (begun := time.perf_counter()) < until:
        await store.append(
            [Write(table, version, (MOVE,))],
            command=Command(table, str(version), MOVE, b"ok"),
            cards={table: Card(due_at=version, members=("tom", "anna"))},
        )
        version += 1
        taken.append(time.perf_counter() - begun)
    return taken


async def measure(appenders: int) -> tuple[list[float], list[int]]:
    """How long each append took, and how many shared each commit."""
    with TemporaryDirectory(dir=".") as folder:  # the working disk; /tmp may be memory
        store = SqliteStore.open(Path(folder) / "bench.db", factory=Counted)
        Counted.groups.clear()
        until = time.perf_counter() + SECONDS
        tables = [appends(store, f"table {n}", until) for n in range(appenders)]
        taken = [one for table in await asyncio.gather(*tables) for one in table]
        await store.close()
    return taken, list(Counted.groups)


def main() -> None:
    """Print a table."""
    print(f"Appends to SQLite, each synced to the disk before its answer; {SECONDS:.0f} s each")
    print(
        f"{'at once':>8}{'appends/s':>11}{'ratio':>8}{'per commit':>12}{'p50 ms':>8}{'p99 ms':>8}"
    )
    alone = 0.0
    for appenders in APPENDERS:
        taken, groups = asyncio.run(measure(appenders))
        speed = len(taken) / SECONDS
        alone = alone or speed
        cuts = quantiles(taken, n=100)
        shared = sum(groups) / len(groups)
        print(
            f"{appenders:8}{speed:11,.0f}{speed / alone:7.1f}×{shared:12.1f}"
            f"{cuts[49] * 1000:8.1f}{cuts[98] * 1000:8.1f}"
        )


if __name__ == "__main__":
    main()
