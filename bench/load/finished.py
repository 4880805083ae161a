"""What matches that are over cost a server: its start, the shelf of somebody who played them all,
and memory; with a few of them and with thousands."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from tests.served import Served
from tests.server.mishaps.test_crashes import TABLES, sit_down
from tests.server.pages import Page
from tests.server.stubborn import Company, live_together

from bench.load.contenders import NO_LIMITS
from bench.load.memory import resident

COPIES: Final = 500
"""Of each of the four matches that are really played."""
ASKED: Final = 20
THERE: Final = "stream IN ('table/' || :old, 'match/' || :old, 'result/' || :old)"
COPY: Final = (
    "INSERT INTO records SELECT replace(stream, :old, :new), seq, CASE substr(record, 1, 1) "
    "WHEN x'7b' THEN CAST(replace(CAST(record AS TEXT), :match, :other) AS BLOB) ELSE record END "
    f"FROM records WHERE {THERE}",
    "INSERT INTO cards SELECT replace(stream, :old, :new), (SELECT max(written) + 1 FROM cards), "
    f"due_at, listed, members, summary, touched FROM cards WHERE {THERE}",
    f"INSERT INTO members SELECT member, replace(stream, :old, :new) FROM members WHERE {THERE}",
)
"""The streams of a name again under another; in what is written as JSON the match is renamed."""


def play_some(server: Served) -> tuple[str, list[str]]:
    """A match of each game to its end; gives the cookie of their host, and the names of tables and
    matches."""
    cookie, names = Page(server.url).cookie, list[str]()
    for game, chairs in TABLES.items():
        bots = [None, *["kitten" if chair is None else chair for chair in chairs[1:]]]
        (page,) = sit_down([server.url], game, bots, Page(server.url, cookie))
        asyncio.run(live_together(Company(lambda: None, []), [page]))
        names += [page.table_id, page.page.update["match"]]
    return cookie, names


def multiply(file: Path, names: list[str], copies: int) -> None:
    """The same tables and matches again under other names."""
    with closing(sqlite3.connect(file)) as db:
        for number in range(copies):
            for table, match in zip(names[::2], names[1::2], strict=True):
                for old in (table, match):
                    _copy(db, old, old[:-5] + f"{number:05}", match)
        db.commit()


def _copy(db: sqlite3.Connection, old: str, new: str, match: str) -> None:
    told = {"old": old, "new": new, "match": match, "other": match[:-5] + new[-5:]}
    for statement in COPY:
        db.execute(statement, told)


def measured(server: Served, cookie: str) -> str:
    """Start it, ask for the shelf, and say what that took."""
    begun = time.perf_counter()
    server.start()
    up = time.perf_counter() - begun
    page = Page(server.url, cookie)
    took = []
    for _ in range(ASKED):
        begun = time.perf_counter()
        mine = page.get("/api/tables/mine")
        took.append(time.perf_counter() - begun)
    memory = resident(server.pid) / 1024**2
    os.kill(server.pid, signal.SIGTERM)
    server.kill()
    return (
        f"up after {up:.2f} s, {len(mine)} on the shelf in {median(took) * 1000:.1f} ms, "
        f"{memory:.0f} MB"
    )


def main(copies: int = COPIES) -> None:
    """Print both."""
    with TemporaryDirectory(dir=".") as folder:
        server = Served(Path(folder) / "tables.db", **NO_LIMITS)
        server.start()
        try:
            cookie, names = play_some(server)
        finally:
            os.kill(server.pid, signal.SIGTERM)
            server.kill()
        few = len(names) // 2
        print(f"{few} matches that are over: {measured(server, cookie)}")
        multiply(server.file, names, copies)
        print(f"{few * (copies + 1):,} matches that are over: {measured(server, cookie)}")


if __name__ == "__main__":
    main()
