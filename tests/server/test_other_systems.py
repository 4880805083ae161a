"""A server where much is missing that only some systems have: file locks, limits, signals that are
held back, figures of the kernel, a faster loop."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.served import Served
from tests.server.pages import Page

HIDING = """
import signal, socket, sys
sys.modules.update(fcntl=None, resource=None, uvloop=None)
for place, names in ((signal, ["pthread_sigmask"]), (socket, ["TCP_INFO", "SO_REUSEPORT"])):
    for name in names:
        if hasattr(place, name):
            delattr(place, name)
"""
"""What every Python of the server runs before anything else."""
OPEN = """
import asyncio, sys
from pathlib import Path
from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import StoreFailed
try:
    asyncio.run(SqliteStore.open(Path(sys.argv[1])).close())
except StoreFailed as why:
    print(why)
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """An environment in which all that is hidden."""
    hiding = tmp_path / "hiding"
    hiding.mkdir()
    (hiding / "sitecustomize.py").write_text(HIDING)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(hiding), *sys.path])}


@pytest.fixture
def served(tmp_path: Path, elsewhere: dict[str, str]) -> Iterator[Served]:
    server = Served(tmp_path / "tables.db")
    server.told = {"PYTHONPATH": elsewhere["PYTHONPATH"]}
    server.start()
    yield server
    server.kill()


def said(code: str, env: dict[str, str], *told: str) -> str:
    command = [sys.executable, "-c", code, *told]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


def test_it_is_really_hidden(elsewhere: dict[str, str]) -> None:
    for module in ("fcntl", "resource", "uvloop"):
        code = f"try: import {module}\nexcept ImportError: print('hidden')"
        assert said(code, elsewhere) == "hidden\n"


def test_a_match_is_played_to_its_end(served: Served) -> None:
    ann = Page(served.url)
    table, _ = ann.open_table([None, "kitten", "cat"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    ann.play_on()
    assert ann.update["outcome"]["reason"] == "rounds_played"


def test_a_second_server_on_the_same_file_is_refused(
    served: Served, elsewhere: dict[str, str]
) -> None:
    told = said(OPEN, elsewhere, str(served.file))
    assert told == f"{served.file} is open in another server, process {served.pid}\n"
    served.kill()
    assert said(OPEN, elsewhere, str(served.file)) == ""
