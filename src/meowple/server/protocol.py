"""Sockets that can be cut, and whose way can be measured: what uvicorn keeps to itself.

Closing a socket politely waits for a reader that may never read; and only the kernel knows how long
the way to the other end is at best, whatever the page there answers.
"""

from __future__ import annotations

import ipaddress
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SOCKET: Final = "meowple.socket"
"""Where a scope holds its socket, and what cuts it."""

FORWARDED: Final = {b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip"}
"""Headers by which a proxy says that it stands in between."""

MIN_RTT: Final = 148
"""Where Linux writes the shortest round trip into `struct tcp_info`, in microseconds."""
NEVER: Final = 0xFFFFFFFF


class OpenSocket(WebSocketsSansIOProtocol):
    """Puts into the scope what ends the connection at once, and the socket itself."""

    def handle_connect(self, event: Request) -> None:
        """Answer the handshake; the application starts after this."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            wire = self.transport.get_extra_info("socket")
            self.scope["extensions"][SOCKET] = {"cut": self.transport.abort, "wire": wire}


def cut(scope: Scope) -> None:
    """End this connection at once, where the server knows how."""
    if SOCKET in scope.get("extensions", {}):
        scope["extensions"][SOCKET]["cut"]()


def shortest_way(scope: Scope, direct: bool) -> Callable[[], float | None]:
    """What asks the kernel for the shortest round trip it has seen, in milliseconds; it answers
    None unless the page itself is at the other end."""
    wire = scope.get("extensions", {}).get(SOCKET, {}).get("wire")
    if wire is None or not (direct or is_direct(scope)):
        return lambda: None
    return lambda: shortest_round_trip(wire)


def is_direct(scope: Scope) -> bool:
    """Whether nobody seems to stand in between: a proxy says so, or is a neighbour."""
    if any(name.lower() in FORWARDED for name, _ in scope["headers"]):
        return False
    with suppress(ValueError, TypeError):
        return ipaddress.ip_address(scope["client"][0]).is_global
    return False


def shortest_round_trip(wire: Any) -> float | None:
    """The kernel's figure for this socket; None where it has none, or is another kernel."""
    option = getattr(socket, "TCP_INFO", None)
    if option is None:
        return None
    try:
        told = wire.getsockopt(socket.IPPROTO_TCP, option, MIN_RTT + 4)
    except OSError:
        return None
    if len(told) < MIN_RTT + 4:
        return None
    (micros,) = struct.unpack_from("=I", told, MIN_RTT)
    return None if micros == NEVER else micros / 1000
