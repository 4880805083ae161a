"""Where other servers reach this one, with pages whose table is here: a listener of its own."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from meowple.server.web.protocol import OpenSocket
from meowple.server.web.sockets import Sockets


class Inner(uvicorn.Server):
    """A second listener in the same loop; signals are the first one's."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear none."""
        yield


class Listening:
    """The inner listener while it is open."""

    def __init__(self, sockets: Sockets, at: socket.socket) -> None:
        app = Starlette(routes=[WebSocketRoute("/inner/{table}", sockets.serve_passed)])
        config = uvicorn.Config(
            app,
            log_config=None,
            log_level="error",
            access_log=False,
            lifespan="off",
            ws=OpenSocket,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=1,
        )
        self._server = Inner(config)
        self._task = asyncio.create_task(self._server.serve(sockets=[at]))

    async def close(self) -> None:
        """Hang up on everybody."""
        self._server.should_exit = True
        await self._task
