"""A real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import time
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec

from meowple.server import serve
from meowple.server.settings import Settings
from meowple.server.store.sqlite.store import SqliteStore
from meowple.server.web.origins import Name
from meowple.table import people
from meowple.words import Words, words
from tests.ports import free_port

LAN = "table.lan"
"""A name that browsers of these tests find on this machine; http to it is not a secure context."""

GUESTS = ("Maximilian Whiskerington", "Владислава Мартинишинова", "Wojciechosława Mruczkowa")
"""What guests are called, in turn: no test depends on the luck of a name, and none is longer."""

QUICK: dict[str, Any] = {
    "bot_pace": 0,
    "count_down": 0,
    "tables_a_minute": 1000,
    "guests_a_minute": 1000,
    "requests_a_minute": 10_000,
    "longest_silence": 600_000,
    "watching": 10_000,
}
"""Nobody waits in tests unless waiting is what they test."""


class SlowDisk(sqlite3.Connection):
    """A disk on which a commit takes its time, so that a crash often comes before it."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql == "COMMIT":
            time.sleep(0.01)
        return super().execute(sql, parameters)


class Served:
    """A server on one port and one file."""

    disk = "usual"
    program = "tests.served"

    def __init__(
        self, file: Path, names: tuple[str, ...] = (LAN,), metrics: bool = False, **settings: Any
    ) -> None:
        self.file = file
        self.metrics_port = free_port() if metrics else 0
        self.names = names
        self.port = free_port()
        self.told: dict[str, str] = {}
        """What else its program is told, by its environment."""
        self._settings = {**QUICK, **settings}
        self._process: subprocess.Popen[str] | None = None

    def start(self, *wrapper: str) -> None:
        """Start it, perhaps under another program; back when it can be reached."""
        settings = msgspec.json.encode(self._settings).decode()
        told = [
            str(self.port),
            self.kept_in,
            settings,
            self.disk,
            str(self.metrics_port),
            *self.names,
        ]
        self._process = subprocess.Popen(
            [*wrapper, sys.executable, "-m", self.program, *told],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **self.told},
        )
        assert self._process.stdout is not None
        if f":{self.port}" not in self._process.stdout.readline():
            self.kill()
            raise AssertionError("the server did not start")

    def kill(self) -> None:
        """End it without a warning, and whoever thinks for it."""
        process = self._process
        if process is not None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
            self._process = None

    @property
    def kept_in(self) -> str:
        """Where its tables are."""
        return str(self.file)

    @property
    def pid(self) -> int:
        """Its process, while it runs."""
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        """Its address."""
        return self.at()

    def at(self, host: str = "127.0.0.1") -> str:
        """Its address under this name."""
        return f"http://{host}:{self.port}"


class ServedFromASlowDisk(Served):
    """A server whose commits take their time."""

    disk = "slow"


class ServedFromADatabase(Served):
    """A server that may share its tables with others."""

    def __init__(self, url: str, **settings: Any) -> None:
        super().__init__(Path(), **settings)
        self._url = url

    @property
    def kept_in(self) -> str:
        """The database."""
        return self._url


class InTurn:
    """Instead of a name by luck, the next one."""

    _names = cycle(GUESTS)

    def __init__(self, token: str) -> None:
        pass

    def choice(self, names: object) -> str:
        return next(self._names)


def _open_slow_store(file: Path, say: Words) -> SqliteStore:
    return SqliteStore.open(file, factory=SlowDisk)


def main(told: list[str]) -> None:
    """Serve as a `Served` tells it."""
    port, file, settings, disk, metrics, *named = told
    people.Random = InTurn  # type: ignore[attr-defined, assignment]
    if disk == "slow":
        serve.open_store = _open_slow_store
    kept = msgspec.json.decode(settings, type=Settings)
    names = [Name.read(name) for name in named]
    shared = serve.Shared(file) if file.startswith("postgresql:") else None
    figures = int(metrics) or None
    serve.run("127.0.0.1", int(port), Path(file), kept, names, words("en"), shared, figures)


if __name__ == "__main__":
    main(sys.argv[1:])
