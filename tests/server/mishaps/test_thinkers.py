"""The processes that think for bots: they may die, and they never outlive their server."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import meowple
from meowple.server.thinkers import STEP_BACK, ProcessThinkers
from meowple.server.worker import WorkerGone, WorkFailed
from meowple.table.bots import thinking
from meowple.table.bots.thinking import Thought, TookTooLong
from tests.server.store.awaited import awaited


@pytest.fixture
def thinkers() -> Iterator[ProcessThinkers]:
    pool = ProcessThinkers(1)
    yield pool
    pool.close()


def only_worker() -> int:
    """The process that thinks at the moment."""
    [worker] = multiprocessing.active_children()
    assert worker.pid is not None
    return worker.pid


async def think(thinkers: ProcessThinkers) -> Thought:
    """A bot's first thought in a match."""
    match = meowple.Match(meowple.game("tail"), 2, seed=1)
    return await thinking.think(
        thinkers, match.game, "kitten", match.view(0), match.moves(0), "seed"
    )


@awaited
async def test_a_process_that_died_is_replaced_and_asked_again(
    thinkers: ProcessThinkers, caplog: pytest.LogCaptureFixture
) -> None:
    first = await think(thinkers)
    worker = only_worker()
    os.kill(worker, signal.SIGKILL)
    with caplog.at_level(logging.CRITICAL):
        assert await think(thinkers) == first
    assert worker != only_worker()


@awaited
async def test_a_process_that_dies_while_it_thinks_is_replaced_and_asked_again(
    thinkers: ProcessThinkers, caplog: pytest.LogCaptureFixture
) -> None:
    first = await think(thinkers)
    worker = only_worker()
    os.kill(worker, signal.SIGSTOP)
    thoughts = [asyncio.create_task(think(thinkers)) for _ in range(3)]
    await asyncio.sleep(0)
    os.kill(worker, signal.SIGKILL)
    with caplog.at_level(logging.CRITICAL):
        assert await asyncio.gather(*thoughts) == [first] * 3


@awaited
async def test_a_process_that_hangs_is_ended_and_replaced(
    caplog: pytest.LogCaptureFixture,
) -> None:
    thinkers = ProcessThinkers(1)
    try:
        first = await think(thinkers)
        worker = only_worker()
        thinkers._patience, patience = 0.1, thinkers._patience
        with pytest.raises(TookTooLong):
            await thinkers.do(time.sleep, 3600)
        thinkers._patience = patience
        assert await think(thinkers) == first
        assert worker != only_worker()
        assert caplog.text.count("was given up") == 1
    finally:
        thinkers.close()


@awaited
async def test_what_fails_there_fails_here_and_the_process_goes_on(
    thinkers: ProcessThinkers,
) -> None:
    await think(thinkers)
    worker = only_worker()
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        await thinkers.do(divmod, 1, 0)
    assert await thinkers.do(divmod, 7, 2) == (3, 1)
    assert worker == only_worker()


@awaited
async def test_work_that_kills_its_process_again_and_again_is_given_up(
    thinkers: ProcessThinkers, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.CRITICAL), pytest.raises(WorkerGone):
        await thinkers.do(os._exit, 1)
    assert await thinkers.do(divmod, 7, 2) == (3, 1)


class Desk:
    """A worker in this process: it notes what it was given, and waits until it may begin."""

    def __init__(self) -> None:
        self.ready = True
        self.done: list[str] = []
        self.may = Event()

    def do(self, work: Callable[..., object], *given: str) -> None:
        self.may.wait(30)
        self.done += given

    def end(self) -> None:
        self.may.set()


def tiger(name: str) -> None:
    """Long work."""


def kitten(name: str) -> None:
    """Quick work."""


@awaited
async def test_quick_work_does_not_wait_for_all_long_work_that_came_before() -> None:
    desk: Any = Desk()
    thinkers = ProcessThinkers(1, hire=lambda: desk)
    thinkers._lasts = {"tiger": 0.2, "kitten": 0.001}
    work = [asyncio.create_task(thinkers.do(tiger, f"tiger {n}")) for n in range(5)]
    await asyncio.sleep(0)
    work.append(asyncio.create_task(thinkers.do(kitten, "kitten")))
    await asyncio.sleep(0)
    desk.may.set()
    await asyncio.gather(*work)
    thinkers.close()
    assert desk.done == ["tiger 0", "kitten", "tiger 1", "tiger 2", "tiger 3", "tiger 4"]


@awaited
async def test_long_work_that_has_waited_long_comes_before_quick_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr("meowple.server.thinkers.monotonic", lambda: now[0])
    desk: Any = Desk()
    thinkers = ProcessThinkers(1, hire=lambda: desk)
    thinkers._lasts = {"tiger": 0.2, "kitten": 0.001}
    work = [asyncio.create_task(thinkers.do(tiger, f"tiger {n}")) for n in range(2)]
    await asyncio.sleep(0)
    now[0] = STEP_BACK * 0.2
    work.append(asyncio.create_task(thinkers.do(kitten, "kitten")))
    await asyncio.sleep(0)
    desk.may.set()
    await asyncio.gather(*work)
    thinkers.close()
    assert desk.done == ["tiger 0", "tiger 1", "kitten"]


@awaited
async def test_work_for_a_table_that_is_gone_is_not_done() -> None:
    desk: Any = Desk()
    thinkers = ProcessThinkers(1, hire=lambda: desk)
    work = [asyncio.create_task(thinkers.do(tiger, f"tiger {n}")) for n in range(3)]
    await asyncio.sleep(0)
    work[1].cancel()
    await asyncio.sleep(0)
    desk.may.set()
    await asyncio.gather(*work, return_exceptions=True)
    thinkers.close()
    assert desk.done == ["tiger 0", "tiger 2"]


ALONE = """
import asyncio
import multiprocessing
from meowple.server.thinkers import ProcessThinkers

async def main():
    thinkers = ProcessThinkers(1)
    thinkers.warm_up()
    print(*(worker.pid for worker in multiprocessing.active_children()), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_no_process_thinks_on_when_its_server_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "alone.py"
    script.write_text(ALONE)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    ) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        end = os.pidfd_open(worker)
        server.kill()
    assert ended(end, 15)
    os.close(end)


def ended(process: int, patience: float) -> bool:
    """Whether a process has ended, or does so soon."""
    ready, _, _ = select.select([process], [], [], patience)
    return bool(ready)
