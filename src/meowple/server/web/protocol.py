"""Connections that are counted and may not dawdle, sockets that can be cut and measured: what
uvicorn keeps to itself.

Closing a socket politely waits for a reader that may never read; and only the kernel knows how long
the way to the other end is at best, whatever the page there answers.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import h11
from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from meowple.server.web.behind import PROXIED
from meowple.server.web.lines import Lines

SOCKET: Final = "meowple.socket"
"""Where a scope holds its socket, and what cuts it."""

FORWARDED: Final = {b"forwarded", b"via", b"x-forwarded-for", b"x-real-ip"}
"""Headers by which a proxy says that it stands in between."""

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

PIECE: Final = 512
"""So many bytes of one socket are understood in one turn of the loop: more than anybody says at
once who plays, little enough that a crowd does not hold up everybody."""

MIN_RTT: Final = 148
"""Where Linux writes the shortest round trip into `struct tcp_info`, in microseconds."""
NEVER: Final = 0xFFFFFFFF


def _nobody_hears(said: bytes) -> bool:
    """What was said waits until it is received."""
    return False


class PlainLine(H11Protocol):
    """A connection that asks for pages: counted, and cut if it keeps us waiting."""

    def __init__(self, *args: Any, lines: Lines, **more: Any) -> None:
        super().__init__(*args, **more)
        self._lines = lines
        self._saying = True
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, who may say something now."""
        super().connection_made(transport)
        if self._lines.came(transport, self.client[0] if self.client else ""):
            self._within(self._lines.settings.head_within)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._lines.left(self.transport)
        self._within(None)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Part of a request. What was begun must come to an end, however slowly it comes."""
        was_idle = self.timeout_keep_alive_task is not None
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a web socket now
        saying = self.conn.their_state is h11.IDLE
        if was_idle or saying != self._saying:
            settings = self._lines.settings
            self._within(settings.head_within if saying else settings.answer_within)
        self._saying = saying

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a web socket, which is watched by others."""
        self._within(None)
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Answered; what comes next has its own time."""
        self._within(None)
        super().on_response_complete()
        if self.conn.their_state is not h11.IDLE:  # the next request had come already
            self._within(self._lines.settings.answer_within)

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked; who is still reading gets a while."""
        if self.transport.get_write_buffer_size():
            self._within(self._lines.settings.answer_within)
        else:
            super().timeout_keep_alive_handler()

    def _within(self, millis: int | None) -> None:
        """Cut it unless something else is said by then."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if millis is not None:
            self._deadline = self.loop.call_later(millis / 1000, self.transport.abort)


class OpenSocket(WebSocketsSansIOProtocol):
    """Puts into the scope what ends the connection at once, and the socket itself."""

    def __init__(self, *args: Any, lines: Lines | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._lines = lines
        self._rest = b""
        """What has come and is not understood yet; nothing more is read meanwhile."""
        self._hear: Callable[[bytes], bool] = _nobody_hears
        """Takes what is said at once, where it can; else it waits for the application."""

    def data_received(self, data: bytes) -> None:
        """Frames, or the handshake: a piece now, and the rest in its turn."""
        self._rest += data
        if len(self._rest) == len(data):
            self._understand()

    def _understand(self) -> None:
        """The next piece, unless the application still has to hear the last; one that cannot be
        read would be waited on for ever."""
        if not self._rest or self.read_paused or self.transport.is_closing():
            return
        piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
        super().data_received(piece)
        if self._rest:
            self.transport.pause_reading()
            self.loop.call_soon(self._understand)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()  # a frame may be cut off here
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(UNREADABLE)
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A message is whole: somebody takes it at once, or it waits to be received."""
        at_once = self.curr_msg_data_type == "text" and not self.read_paused
        if at_once and self._hear(b"".join(self.frames)):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    async def receive(self) -> Any:
        """What the page said next."""
        message = await super().receive()
        if self._rest and not self.read_paused:
            self.transport.pause_reading()
            self.loop.call_soon(self._understand)
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()
        return message

    async def send(self, message: Any) -> None:
        """What the application says; a refusal is an answer too, and needs no complaint. After its
        last word all that was said before is passed over, up to the page's own last word."""
        await super().send(message)
        if self.close_sent:
            self._understand()
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def connection_lost(self, exc: Exception | None) -> None:
        """The page is gone. Nothing that this holds may hold it any longer: cycles are looked for
        seldom where a server is busy (`serve.look_for_cycles_seldom`)."""
        if self._lines is not None:
            self._lines.left(self.transport)
        super().connection_lost(exc)
        self._hear = _nobody_hears
        if hasattr(self, "scope"):
            self.scope["extensions"].pop(SOCKET, None)
        self.conn.parser.close()
        for error in (self.conn.handshake_exc, self.conn.parser_exc):
            _let_go_of_frames(error)

    def handle_connect(self, event: Request) -> None:
        """Answer the handshake; the application starts after this."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            wire = self.transport.get_extra_info("socket")
            self.scope["extensions"][SOCKET] = {
                "cut": self.transport.abort,
                "wire": wire,
                "tell": self._tell,
                "listen": self._listen,
            }

    def _listen(self, hear: Callable[[bytes], bool]) -> None:
        """Let somebody take messages at once; False where one has to be received after all."""
        if not self.transport.is_closing():
            self._hear = hear

    def _tell(self, payload: bytes) -> bool:
        """Send a message at once, without a turn of the loop for it; False where it has to wait:
        the page reads too slowly, has not been let in yet, or is going."""
        if not (self.handshake_complete and self.writable.is_set()) or self.close_sent:
            return False
        if self.transport.is_closing():
            return False
        self.conn.send_text(payload)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def _let_go_of_frames(error: BaseException | None) -> None:
    """Forget where an error came from, and those before it: each frame knows who keeps it."""
    while error is not None:
        error.__traceback__ = None
        error = error.__context__


def cut(scope: Scope) -> None:
    """End this connection at once, where the server knows how."""
    if SOCKET in scope.get("extensions", {}):
        scope["extensions"][SOCKET]["cut"]()


def teller(scope: Scope) -> Callable[[bytes], bool]:
    """What sends a message at once, where the server knows how and the page can take it."""
    known = scope.get("extensions", {}).get(SOCKET, {})
    tell: Callable[[bytes], bool] = known.get("tell", lambda payload: False)
    return tell


def listen(scope: Scope, hear: Callable[[bytes], bool]) -> None:
    """Take messages as they come, without a turn of the loop for each, where the server can."""
    known = scope.get("extensions", {}).get(SOCKET, {})
    if "listen" in known:
        known["listen"](hear)


def shortest_way(scope: Scope, direct: bool) -> Callable[[], float | None]:
    """What asks the kernel for the shortest round trip it has seen, in milliseconds; it answers
    None unless the page itself is at the other end."""
    wire = scope.get("extensions", {}).get(SOCKET, {}).get("wire")
    proxied = PROXIED in scope.get("extensions", {})
    if wire is None or proxied or not (direct or is_direct(scope)):
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
