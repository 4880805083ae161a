"""Several workers of one command share a port and a database; one that dies is replaced."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.postgres import fresh_database
from tests.server.pages import PATIENCE, Page

WORKERS = 2


class Many:
    """`meowple serve --workers`, as it is typed."""

    def __init__(self) -> None:
        self.port = free_port()
        flags = ["--port", str(self.port), "--database", fresh_database(), "--bot-pace", "0"]
        command = [sys.executable, "-m", "meowple", "serve", *flags, "--workers", str(WORKERS)]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        assert f":{self.port}" in self.process.stdout.readline()

    def workers(self) -> set[int]:
        """The processes that serve."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return set(map(int, children.read_text().split()))

    def end(self) -> int:
        """Stop it in good order; gives the exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


def wait_for(state: Callable[[], bool]) -> None:
    """Until it is so."""
    end = time.monotonic() + PATIENCE
    while not state():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


@pytest.fixture
def many() -> Iterator[Many]:
    served = Many()
    yield served
    if served.process.poll() is None:
        served.end()


def test_a_table_is_played_through_any_worker_and_one_that_dies_is_replaced(many: Many) -> None:
    ann = Page(f"http://127.0.0.1:{many.port}")
    table, _ = ann.open_table([None, "kitten"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    before = many.workers()
    assert len(before) == WORKERS
    killed = min(before)
    os.kill(killed, signal.SIGKILL)
    wait_for(lambda: len(many.workers() - {killed}) == WORKERS)
    for _ in range(4):  # whichever worker answers
        assert ann.get("/api/tables/mine")[0]["table"] == table
    assert many.end() == 0
    assert not [pid for pid in before - {killed} if Path(f"/proc/{pid}").exists()]
