"""A study on a Ray cluster. Each piece of work is watched on its machine as it would be here; what
was on a machine that is lost, Ray lets another one play again."""

from __future__ import annotations

import logging
import os
import socket
import sys
from collections.abc import Generator
from importlib import import_module
from typing import Any, Final

from meowple.core.game import MeowpleError
from meowple.lab.jobs import AHEAD, Done, Feed, Job, together
from meowple.lab.study import Study
from meowple.lab.workers import Worker, work_through

A_WHILE: Final = 2.0
"""How many seconds a piece of work should take: long beside the way to another machine."""
KNOCKING: Final = 10.0
"""How many seconds a cluster may take to open its door."""
_PROCESSES: Final[list[tuple[Study, Worker]]] = []
"""On a machine of the cluster: the process that plays, and the study it plays."""


def on_ray(
    study: Study, start: int, address: str | None, limit: float
) -> Generator[Done, None, None]:
    """Plays a study on the cluster at `address`, or on one that is started here."""
    ray: Any = import_module("ray")
    ours = not ray.is_initialized()
    if ours:
        _join(ray, address)
    waiting: dict[Any, Job] = {}
    try:
        many = max(1, int(ray.cluster_resources().get("CPU", 1)))
        feed = Feed(study, start, a_while=A_WHILE, ahead=max(AHEAD, 4 * many))
        kept, here = ray.put(study), os.getcwd()
        play = ray.remote(num_cpus=1, max_retries=-1)(play_there)
        while not feed.over:
            while len(waiting) < 2 * many and (job := feed.take()) is not None:
                waiting[play.remote(kept, job, limit, here)] = job
            ready, _ = ray.wait(list(waiting), timeout=1.0)
            for one in ready:
                del waiting[one]
                yield from feed.put(_got(ray, one))
    finally:
        for one in waiting:
            ray.cancel(one, force=True)
        if ours:
            ray.shutdown()


def _join(ray: Any, address: str | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    alone: dict[str, Any] = {} if address else {"include_dashboard": False}
    try:
        _knock(address or "")
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **alone)
    except (OSError, ValueError, RuntimeError) as error:
        said = str(error).strip().splitlines() or [type(error).__name__]
        raise MeowpleError(f"no Ray cluster at {address or 'this machine'}: {said[0]}") from None


def _knock(address: str) -> None:
    """Whether anybody is there: Ray itself would ask for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCKING).close()


def _got(ray: Any, one: Any) -> Done:
    try:
        done: Done = ray.get(one)
    except ray.exceptions.RayTaskError as error:
        raise MeowpleError(f"the cluster cannot play: {error.cause}") from None
    return done


def play_there(study: Study, job: Job, limit: float, folder: str) -> Done:
    """What a machine of the cluster does: the job, in a process that may be ended."""
    if folder not in sys.path:  # bots lie beside whoever started the study, if they are here too
        sys.path.append(folder)
    first = job.cell * study.games + job.first
    worker = _process(study)
    try:
        feed = Feed(study, first, first + job.count)
        return together(list(work_through(feed, [worker], limit)))
    except BaseException:
        _PROCESSES.clear()
        worker.end()
        raise


def _process(study: Study) -> Worker:
    """The process of the piece before, if it was of the same study."""
    for other, worker in _PROCESSES:
        if other == study:
            return worker
        worker.end()
    _PROCESSES[:] = [(study, Worker(study))]
    return _PROCESSES[0][1]
