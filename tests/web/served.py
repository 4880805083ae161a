"""A real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

LAN = "table.lan"
"""A name that browsers of these tests find on this machine; http to it is not a secure context."""


class Served:
    """A server on one port and one file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.port = _free_port()
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it; back when it can be reached."""
        serve = [sys.executable, "-m", "meowple", "serve", "--bot-pace", "0", "--name", LAN]
        self._process = subprocess.Popen(
            [*serve, "--port", str(self.port), "--file", str(self._file)],
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        announced = self._process.stdout.readline()
        assert f":{self.port}" in announced, "the server did not start"

    def kill(self) -> None:
        """End it without a warning, and whoever thinks for it."""
        process = self._process
        if process is not None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
            self._process = None

    def at(self, host: str = "127.0.0.1") -> str:
        """Its address."""
        return f"http://{host}:{self.port}"


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
