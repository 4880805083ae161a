"""Who is at the other end of a socket, and how its frames come: from a page, or passed on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

from msgspec import Struct
from starlette.websockets import WebSocket

from meowple.table.store.base import Guest

GONE: Final = "websocket.disconnect"


class Frame(NamedTuple):
    """What came, and when it could first be read, by the loop's clock."""

    text: str | None
    at: float


class Passed(Struct, frozen=True):
    """What a server says of a page whose frames it passes on."""

    guest: Guest
    origin: str
    household: str


class Visit(Struct, kw_only=True):
    """One socket of a guest at a table."""

    socket: WebSocket
    table: str
    guest: Guest
    origin: str
    """By which scheme, host and port the page came."""
    household: str
    kernel: Callable[[], float | None]
    """The shortest round trip to the page that is known for certain, in milliseconds."""
    device: str = ""
    """The hash of the token it came with; empty where another server knows it."""
    limited: bool = True
    """Whether its frames are counted here; who passes them on has counted them."""

    async def frame(self) -> Frame | None:
        """The next frame; None when the page is gone."""
        came = await self.socket.receive()
        at = asyncio.get_running_loop().time()
        if came["type"] == GONE:
            return None
        text = came.get("text")
        return Frame(None, at) if text is None else self.read(text, at)

    def read(self, text: str, at: float) -> Frame:
        """What was said in a frame that came at this moment of the loop's clock."""
        return Frame(text, at)


class PassedVisit(Visit, kw_only=True):
    """The same through another server. It says how long it held a frame and what its kernel knows
    of the way: durations, never moments, so that nobody's clock has to be believed."""

    def read(self, text: str, at: float) -> Frame:
        """The same at the moment the other server could have read it."""
        told, _, said = text.partition("\n")
        held, _, kernel = told.partition(" ")
        if kernel:
            micros = int(kernel)
            self.kernel = lambda: micros / 1000
        return Frame(said, at - int(held) / 1_000_000)


def passed_on(text: str, held: float, kernel: float | None) -> str:
    """A frame with what has to be known about its way, as `PassedVisit` reads it."""
    way = "" if kernel is None else f" {kernel * 1000:.0f}"
    return f"{held * 1_000_000:.0f}{way}\n{text}"
