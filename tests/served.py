"""A real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from meowple.server.serve import run
from meowple.server.settings import Settings

LAN = "table.lan"
"""A name that browsers of these tests find on this machine; http to it is not a secure context."""

QUICK: dict[str, Any] = {
    "bot_pace": 0,
    "tables_a_minute": 1000,
    "guests_a_minute": 1000,
    "requests_a_minute": 10_000,
}
"""Nobody waits in tests unless waiting is what they test."""


class Served:
    """A server on one port and one file."""

    def __init__(self, file: Path, **settings: Any) -> None:
        self.file = file
        self.port = _free_port()
        self._settings = {**QUICK, **settings}
        self._process: subprocess.Popen[str] | None = None

    def start(self, *wrapper: str) -> None:
        """Start it, perhaps under another program; back when it can be reached."""
        settings = msgspec.json.encode(self._settings).decode()
        command = [sys.executable, "-m", "tests.served", str(self.port), str(self.file), settings]
        self._process = subprocess.Popen(
            [*wrapper, *command],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
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
    def pid(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid

    @property
    def url(self) -> str:
        """Its address."""
        return self.at()

    def at(self, host: str = "127.0.0.1") -> str:
        """Its address under this name."""
        return f"http://{host}:{self.port}"


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    port, file, settings = int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
    run("127.0.0.1", port, file, msgspec.json.decode(settings, type=Settings), [LAN])
