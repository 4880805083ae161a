"""Sockets that can be cut: closing one politely waits for a reader that may never read."""

from __future__ import annotations

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

CUT = "meowple.cut"
"""Where a socket's scope holds what cuts it."""


class Cuttable(WebSocketsSansIOProtocol):
    """Puts into the scope what ends the connection at once and forgets what was not yet read."""

    def handle_connect(self, event: Request) -> None:
        """Answer the handshake; the application starts after this."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][CUT] = {"cut": self.transport.abort}


def cut(scope: Scope) -> None:
    """End this connection at once, where the server knows how."""
    if CUT in scope.get("extensions", {}):
        scope["extensions"][CUT]["cut"]()
