"""Ports that nobody listens at."""

from __future__ import annotations

import socket
from contextlib import closing
from random import SystemRandom
from typing import Final

PORTS: Final = range(20_000, 32_000)
"""Below those that systems give to whoever asks for any, also to outgoing lines: nobody gets one
of these by accident before the server that it is meant for."""

_given: set[int] = set()


def free_port() -> int:
    """One of them, which this process has not given to anybody yet."""
    while True:
        port = SystemRandom().choice(PORTS)
        if port not in _given and _is_free(port):
            _given.add(port)
            return port


def _is_free(port: int) -> bool:
    with closing(socket.socket()) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True
