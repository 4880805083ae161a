"""One thread writes, and all who wait share one commit: a disk is slow per commit, not per row."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from meowple.table.store.base import StoreFailed

T = TypeVar("T")


class _Job:
    """One piece of writing, and who waits for it."""

    __slots__ = ("future", "loop", "outcome", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], Any]) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.outcome: Any = None
        """What `work` gave; an exception if it failed."""


class GroupCommit:
    """Does the jobs in the order they came; nobody hears of one before it is committed."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What `work` gave, once it is on the disk. Cancelled, it may still be done."""
        job = _Job(work)
        self._jobs.put(job)
        result: T = await job.future
        return result

    def close(self) -> None:
        """Finish the jobs that wait, then close the connection; no job may come after this."""
        self._jobs.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        last = False
        while not last:
            waiting = self._all_waiting()
            last = waiting[-1] is None
            group = [job for job in waiting if job is not None]
            if group:
                self._commit(group)
                _tell(group)

    def _all_waiting(self) -> list[_Job | None]:
        """Waits for a job and takes with it all that have come meanwhile."""
        waiting = [self._jobs.get()]
        with suppress(Empty):
            while True:
                waiting.append(self._jobs.get_nowait())
        return waiting

    def _commit(self, group: Sequence[_Job]) -> None:
        """All jobs in one transaction. If it fails, nothing is left of it and all get the error."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in group:
                self._attempt(job)
            self._db.execute("COMMIT")
        except Exception as error:
            for job in group:
                job.outcome = StoreFailed(str(error))
            self._roll_back()

    def _attempt(self, job: _Job) -> None:
        """One job in its own savepoint, so that a failure does not spoil its neighbours."""
        self._db.execute("SAVEPOINT job")
        try:
            job.outcome = job.work(self._db)
        except Exception as error:
            if not self._db.in_transaction:  # SQLite has given up the whole group: a full disk …
                raise
            self._db.execute("ROLLBACK TO job")
            job.outcome = StoreFailed(str(error)) if isinstance(error, sqlite3.Error) else error
        self._db.execute("RELEASE job")

    def _roll_back(self) -> None:
        """Leave the transaction, if SQLite has not done so. Should it fail, so will the next."""
        with suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")


def _tell(group: Sequence[_Job]) -> None:
    """Wake those who wait, each event loop once."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[_Job]] = defaultdict(list)
    for job in group:
        by_loop[job.loop].append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody is left to be told
            loop.call_soon_threadsafe(_resolve, jobs)


def _resolve(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        if job.future.done():  # cancelled meanwhile
            continue
        if isinstance(job.outcome, Exception):
            job.future.set_exception(job.outcome)
        else:
            job.future.set_result(job.outcome)
