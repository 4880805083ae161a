"""A real server in a process of its own, which can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from meowple.server.serve import run
from meowple.server.settings import Settings

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
        command = [sys.executable, "-m", "tests.web.served", str(self.port), str(self._file)]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, start_new_session=True
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


if __name__ == "__main__":
    port, file = int(sys.argv[1]), Path(sys.argv[2])
    run("127.0.0.1", port, file, Settings(bot_pace=0, tables_a_minute=1000), [LAN])
