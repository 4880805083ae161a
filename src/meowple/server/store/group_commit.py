"""One thread writes, and all who wait share one commit: a disk is slow per commit, not per row."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, Protocol, TypeVar

from meowple.table.store.base import StoreFailed

W = TypeVar("W")
"""What a database is told to do."""

log = logging.getLogger(__name__)


class Job(Generic[W]):
    """One piece of writing, and who waits for it."""

    __slots__ = ("future", "loop", "outcome", "work")

    def __init__(self, work: W) -> None:
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.outcome: Any = None
        """What it gave; an exception if it failed."""


class Commits(Protocol[W]):
    """How a database commits."""

    def commit(self, group: Sequence[Job[W]]) -> None:
        """Do all jobs in one transaction and note the outcome of each; if it fails, nothing is left
        of it and all get the error."""
        ...

    def close(self) -> None:
        """Let go of the database."""
        ...


class GroupCommit(Generic[W]):
    """Does the jobs in the order they came; nobody hears of one before it is committed."""

    def __init__(self, commits: Commits[W]) -> None:
        self._commits = commits
        self._jobs: SimpleQueue[Job[W] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, work: W) -> Any:
        """What it gave, once it is on the disk. Cancelled, it may still be done."""
        job = Job(work)
        self._jobs.put(job)
        return await job.future

    def close(self) -> None:
        """Finish the jobs that wait, then close the connection; no job may come after this."""
        self._jobs.put(None)
        self._thread.join()
        self._commits.close()

    def _run(self) -> None:
        last = False
        while not last:
            waiting = self._all_waiting()
            last = waiting[-1] is None
            group = [job for job in waiting if job is not None]
            if group:
                self._commit(group)
                _tell(group)

    def _commit(self, group: Sequence[Job[W]]) -> None:
        """Whatever happens, the thread goes on: everybody's moves wait for it."""
        try:
            self._commits.commit(group)
        except Exception as error:
            log.exception("a group of writes was given up")
            for job in group:
                job.outcome = StoreFailed(f"{type(error).__name__}: nobody knows what was written")

    def _all_waiting(self) -> list[Job[W] | None]:
        """Waits for a job and takes with it all that have come meanwhile."""
        waiting = [self._jobs.get()]
        with suppress(Empty):
            while True:
                waiting.append(self._jobs.get_nowait())
        return waiting


def _tell(group: Sequence[Job[Any]]) -> None:
    """Wake those who wait, each event loop once."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[Job[Any]]] = defaultdict(list)
    for job in group:
        by_loop[job.loop].append(job)
    for loop, jobs in by_loop.items():
        with suppress(RuntimeError):  # the loop has ended, and nobody is left to be told
            loop.call_soon_threadsafe(_resolve, jobs)


def _resolve(jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        future, outcome = job.future, job.outcome
        del job.future, job.outcome  # an error knows all who were at work, and they know the job
        if future.done():  # cancelled meanwhile
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
