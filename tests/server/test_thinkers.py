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
from collections.abc import Iterator
from pathlib import Path

import pytest

import meowple
from meowple.server.thinkers import ProcessThinkers, Thought
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
    return await thinkers.think(match.game, "kitten", match.view(0), match.moves(0), "seed")


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
