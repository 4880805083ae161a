"""A study on several processes. Each is watched: one that dies, or whose bot never answers, costs
one game."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from types import ModuleType
from typing import Any, Final

from meowple.apart import deaf_to_ctrl_c, end_group, end_with_the_starter
from meowple.core.game import MeowpleError
from meowple.lab.jobs import Desk, Done, Feed, Job, failed
from meowple.lab.study import Study

LIMIT: Final = 60.0
"""How many seconds a bot may take for an answer."""
_SPAWN: Final = multiprocessing.get_context("spawn")
_NUMBER, _SEAT, _SINCE = range(3)


class Worker:
    """A process that plays one job after the other."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self.job: Job | None = None
        self._start()

    def _start(self) -> None:
        self.ready = False
        self._seen: Any = _SPAWN.RawArray("d", 3)
        """The game it plays, the seat it asks, and since when: read while it is busy."""
        self.pipe, theirs = _SPAWN.Pipe()
        args = (theirs, self._study, self._seen)
        self._process = _SPAWN.Process(target=_work, args=args, daemon=True)
        with deaf_to_ctrl_c(), _without_main():
            self._process.start()
        theirs.close()

    def begin(self, job: Job) -> None:
        """Play this, as soon as it can."""
        self.job = job
        self._seen[:] = [job.first, -1, time.monotonic()]
        with contextlib.suppress(OSError):  # that it is gone is heard when it is asked
            self.pipe.send(job)

    def answer(self) -> Done | None:
        """What it has done; None if it only says that it is there, EOFError if it is gone."""
        done: Done | None = self.pipe.recv()
        if done is None:
            self.ready = True
            self._seen[_SINCE] = time.monotonic()
        else:
            self.job = None
        return done

    def silent_for(self) -> float:
        """How many seconds it has been waiting for a bot."""
        waited: float = time.monotonic() - self._seen[_SINCE]
        return waited if self.ready else 0.0

    def renew(self, why: str) -> tuple[Job, Done]:
        """End it and start another; gives the job that is lost, and the row of the game it was
        in."""
        self.end()
        job, ready = self.job, self.ready
        assert job is not None
        if not ready:
            raise MeowpleError(f"a process of the lab cannot start: {why}")
        number, seat = int(self._seen[_NUMBER]), int(self._seen[_SEAT])
        self.job = None
        self._start()
        return job, failed(self._study, job.cell, number, seat, why)

    def died(self) -> str:
        """How it ended by itself."""
        self._process.join(1)
        return f"its process ended ({self._process.exitcode})"

    def end(self) -> None:
        """End it at once, whatever it does, and all that its bots have started."""
        end_group(self._process.pid)
        self._process.kill()
        self._process.join()
        self.pipe.close()


def on_processes(
    study: Study, start: int, processes: int, limit: float = LIMIT
) -> Generator[Done, None, None]:
    """Plays a study on so many processes; all have ended when it is left."""
    workers: list[Worker] = []
    try:
        for _ in range(min(processes, study.total - start)):
            workers.append(Worker(study))  # noqa: PERF401  (those there are must be ended)
        yield from work_through(Feed(study, start), workers, limit)
    finally:
        for worker in workers:
            worker.end()


def work_through(feed: Feed, workers: Sequence[Worker], limit: float) -> Iterator[Done]:
    """Let the workers do all jobs there are."""
    while not feed.over:
        for worker in workers:
            if worker.job is None and (job := feed.take()) is not None:
                worker.begin(job)
        yield from _look(workers, feed, limit)


def _look(workers: Sequence[Worker], feed: Feed, limit: float) -> Iterator[Done]:
    """Wait a moment, and take what there is."""
    busy = {worker.pipe: worker for worker in workers if worker.job is not None}
    ready = wait(list(busy), timeout=min(1.0, limit / 4))
    for pipe, worker in busy.items():
        if pipe in ready:
            try:
                done = worker.answer()
            except (EOFError, OSError):
                yield from feed.instead(*worker.renew(worker.died()))
            else:
                yield from feed.put(done) if done is not None else ()
        elif worker.silent_for() > limit:
            yield from feed.instead(*worker.renew(f"no answer within {limit:g} s"))


def _work(pipe: Connection, study: Study, seen: Any) -> None:
    """What the process does all its life."""
    end_with_the_starter(with_all=True)
    clock, this = time.monotonic, os.getpid()

    def asked(number: int, seat: int) -> None:
        seen[:] = [number, seat, clock()]

    desk = Desk(study, asked)
    over = EOFError, OSError, KeyboardInterrupt  # the lab has closed its end, or a bot it all
    with contextlib.suppress(*over):
        pipe.send(None)
        while True:
            done = desk.do(pipe.recv())
            if os.getpid() != this:
                os._exit(0)  # a bot has forked: one of the two answers
            pipe.send(done)
    end_group(this)  # before whoever watches over the starter comes to it


@contextlib.contextmanager
def _without_main() -> Iterator[None]:
    """A process that is started meanwhile does not run anew what runs here: it needs nothing of it,
    and somebody's script would start a lab in each of them."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
