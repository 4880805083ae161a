"""Several servers on one port, each a process: started, watched, started again, ended together."""

from __future__ import annotations

import logging
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from types import FrameType
from typing import Final

log = logging.getLogger(__name__)

REST: Final = 1.0
"""Seconds until a worker that ended by itself is started again."""
PATIENCE: Final = 10.0
"""Seconds for workers to end in good order."""


class Stopped(Exception):
    """Somebody wants it to end."""


def listen(host: str, port: int) -> socket.socket:
    """The port that all workers share."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def supervise(listening: socket.socket, workers: int, typed: Sequence[str]) -> None:
    """Keep so many workers running until a signal comes."""
    handed = ["--listening", str(listening.fileno())]
    command = [sys.executable, "-m", "meowple", *typed, *handed]

    def begin(number: int) -> subprocess.Popen[bytes]:
        said = [*command, "--worker", str(number)]
        return subprocess.Popen(said, pass_fds=[listening.fileno()])

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _stop)
    running = [begin(number) for number in range(workers)]
    try:
        while True:
            time.sleep(REST)
            for at, worker in enumerate(running):
                if worker.poll() is not None:
                    log.warning("worker %d ended, another begins", worker.pid)
                    running[at] = begin(at)
    except Stopped:
        _end(running)


def _stop(number: int, frame: FrameType | None) -> None:
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, signal.SIG_IGN)
    raise Stopped


def _end(running: Sequence[subprocess.Popen[bytes]]) -> None:
    for worker in running:
        worker.terminate()
    until = time.monotonic() + PATIENCE
    for worker in running:
        try:
            worker.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            worker.kill()
