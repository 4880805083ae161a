"""Bots think, and other long work is done, in processes of their own: tables never wait for it."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import Any, Final

from meowple.server.worker import Worker, WorkerGone, nothing
from meowple.table.bots.thinking import TookTooLong, Work

PATIENCE: Final = 10.0
"""Seconds for work that people wait for; a process that takes longer hangs, and is ended."""
MORE: Final = 6
"""So many times longer any other work may take, and a process may take to start."""
TRIES: Final = 3
"""How often work is given to another process because one died."""
STEP_BACK: Final = 20.0
"""Long work steps back behind quick work that came up to so many times its length later."""
USUAL: Final = 0.05
"""How long work takes, in seconds, while nobody knows."""

log = logging.getLogger(__name__)


class Job:
    """One piece of work, and who waits for it."""

    def __init__(self, kind: str, within: float, work: Work, given: tuple[Any, ...]) -> None:
        self.kind = kind
        self.within = within
        self.work = work
        self.given = given
        self.tries = 0
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def answer(self, answer: Any) -> None:
        """Tell who waits; an exception is raised there."""
        if self.future.done():  # nobody waits any more
            return
        if isinstance(answer, Exception):
            self.future.set_exception(answer)
        else:
            self.future.set_result(answer)


class ProcessThinkers:
    """A few processes, one for each core. One that dies or hangs is replaced."""

    def __init__(
        self,
        workers: int,
        patience: float = PATIENCE,
        hire: Callable[[], Worker] = Worker,
    ) -> None:
        self._patience = patience
        self._hire = hire
        self._idle: list[Worker | None] = [None] * workers
        """Those that have nothing to do; None stands for one that is not started yet."""
        self._busy: set[Worker] = set()
        self._waiting: list[tuple[float, int, Job]] = []
        """What is to be done, as a heap: quick work first, unless long work has waited long."""
        self._numbers = count()
        self._lasts: dict[str, float] = {}
        """How many seconds each kind of work takes on average."""
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="thinkers")
        self._tasks: set[asyncio.Task[None]] = set()

    def warm_up(self) -> None:
        """Start a process before the first question; the tables need not wait for it."""
        self._idle[-1] = self._idle[-1] or self._hire()

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        """What the function gives in one of the processes. Raises `TookTooLong`, `WorkerGone` if
        processes keep dying over it, `WorkFailed` if the function raised something."""
        within = self._patience if hurry else MORE * self._patience
        return await self._do(Job(kind or work.__name__, within, work, given))

    async def _do(self, job: Job) -> Any:
        self._queue(job)
        return await job.future

    def _queue(self, job: Job) -> None:
        turn = monotonic() + STEP_BACK * self._lasts.get(job.kind, USUAL)
        heappush(self._waiting, (turn, next(self._numbers), job))
        self._look_around()

    def _look_around(self) -> None:
        """Give work to whoever has none."""
        while self._idle and self._waiting:
            job = heappop(self._waiting)[2]
            if job.future.done():  # its table is gone
                continue
            task = asyncio.create_task(self._employ(self._idle.pop(), job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _employ(self, worker: Worker | None, job: Job) -> None:
        """Let one process do one piece of work."""
        worker = worker or self._hire()
        self._busy.add(worker)
        keeps: Worker | None = None
        began = monotonic()
        try:
            if not worker.ready:
                await self._within(MORE * self._patience, worker, nothing)
                began = monotonic()
            job.answer(await self._within(job.within, worker, job.work, *job.given))
            keeps = worker
        except TimeoutError:
            log.error("%s took longer than %s seconds and was given up", job.kind, job.within)
            job.answer(TookTooLong(job.kind))
        except WorkerGone as gone:
            self._again(job, gone)
        except Exception as error:
            job.answer(error)
            keeps = worker
        finally:
            self._busy.discard(worker)
            if keeps is None:
                worker.end()
            self._note(job.kind, monotonic() - began)
            self._idle.append(keeps)
            self._look_around()

    async def _within(self, seconds: float, worker: Worker, work: Work, *given: Any) -> Any:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(seconds):
            return await loop.run_in_executor(self._threads, worker.do, work, *given)

    def _again(self, job: Job, gone: WorkerGone) -> None:
        log.warning("a process that worked on %s died; it is replaced", job.kind)
        job.tries += 1
        if job.tries < TRIES:
            self._queue(job)
        else:
            job.answer(gone)

    def _note(self, kind: str, took: float) -> None:
        known = self._lasts.setdefault(kind, took)
        self._lasts[kind] = known + (took - known) / 8

    def close(self) -> None:
        """End the processes."""
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        for worker in [*self._idle, *self._busy]:
            if worker is not None:
                worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
