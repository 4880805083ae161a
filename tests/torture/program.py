"""The server that is tortured: its wall clock can be set wrong, and a line of it may be broken on
purpose, to prove that the checks see it."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from meowple.core.game import Millis
from meowple.server import serve
from meowple.server.store.group_commit import GroupCommit, Job
from meowple.server.store.postgres.commits import PostgresCommits
from meowple.server.store.postgres.link import connect
from meowple.server.store.sqlite.commits import SqliteCommits
from meowple.table.clock import MatchClock
from meowple.table.commands import CarriedOut, Order
from meowple.table.room import Room
from meowple.table.store.base import StoreFailed
from tests import served

CLOCK: Final = Path(os.environ["TORTURE_CLOCK"])


def wrong_utc() -> int:
    """The time of day as a clock shows it that somebody has set."""
    return time.time_ns() // 1_000_000 + int(CLOCK.read_text() or 0)


def answers_before_it_is_stored() -> None:
    """`GroupCommit.do`: does not wait for the commit."""

    async def do(self: GroupCommit[Any], work: Any) -> Any:
        job = Job(work)
        self._jobs.put(job)
        done, _ = await asyncio.wait([job.future], timeout=0)
        return job.future.result() if done else None

    GroupCommit.do = do  # type: ignore[method-assign]


def takes_failures_for_done() -> None:
    """`commit` of both databases: an error is passed over."""
    for commits in (SqliteCommits, PostgresCommits):
        _after(commits, "commit", _pass_over)


def _pass_over(group: Sequence[Job[Any]]) -> None:
    for job in group:
        if isinstance(job.outcome, Exception):
            job.outcome = None


def forgets_what_it_has_done() -> None:
    """`CarriedOut.answer` and what the store knows: a command that comes twice is a new one."""
    CarriedOut.answer = lambda self, command: None  # type: ignore[method-assign]
    told: Any = Room._store

    async def store(self: Room, *args: Any) -> Any:
        *given, order = args
        return await told(self, *given, None if order is None else _renamed(order))

    Room._store = store  # type: ignore[assignment, method-assign]


def _renamed(order: Order) -> Order:
    """The same order under an id that nobody has seen."""
    fresh = msgspec.structs.replace(order.command, id=secrets.token_hex(16))
    return order._replace(command=fresh)


CLAIM = """
CREATE OR REPLACE FUNCTION claim(wanted text, me text, OUT number bigint, OUT elsewhere text)
LANGUAGE sql AS $$
    UPDATE streams SET owner = me WHERE name = wanted RETURNING epoch, NULL::text
$$
"""


def takes_tables_without_a_new_number() -> None:
    """`claim` of tables.sql: whoever had a table before could write on."""
    with connect(sys.argv[2]) as db:
        db.execute(CLAIM)


def ends_its_writer() -> None:
    """`GroupCommit._commit`: what went wrong once ends the thread that writes for everybody."""

    def commit(self: GroupCommit[Any], group: Sequence[Job[Any]]) -> None:
        self._commits.commit(group)
        if group and all(isinstance(job.outcome, StoreFailed) for job in group):
            raise SystemExit

    GroupCommit._commit = commit  # type: ignore[method-assign]


def counts_by_the_wall() -> None:
    """`MatchClock.now`: the match clock is the wall clock."""
    MatchClock.now = lambda self: Millis(max(0, wrong_utc()))  # type: ignore[method-assign]


def _after(cls: Any, name: str, then: Callable[[Sequence[Job[Any]]], None]) -> None:
    real = getattr(cls, name)

    def commit(self: Any, group: Sequence[Job[Any]]) -> None:
        real(self, group)
        then(group)

    setattr(cls, name, commit)


BROKEN: Final[dict[str, Callable[[], None]]] = {
    "": lambda: None,
    "answers before it is stored": answers_before_it_is_stored,
    "takes failures for done": takes_failures_for_done,
    "forgets what it has done": forgets_what_it_has_done,
    "takes tables without a new number": takes_tables_without_a_new_number,
    "ends its writer": ends_its_writer,
    "counts by the wall": counts_by_the_wall,
}


if __name__ == "__main__":
    BROKEN[os.environ["TORTURE_BROKEN"]]()
    serve.utc = wrong_utc
    served.main(sys.argv[1:])
