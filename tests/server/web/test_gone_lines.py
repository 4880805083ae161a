"""A socket that is gone leaves nothing in memory: nobody looks for cycles there for hours."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from meowple.server.web.protocol import OpenSocket, cut, listen, teller

HELLO = b"\x81\x85\0\0\0\0hello"
SAID: dict[str, bytes] = {
    "nothing": b"",
    "a frame": HELLO,
    "what is no frame": b"\xff" * 40,
    "no text": b"\x81\x82\0\0\0\0\xff\xfe",
    "half a frame": HELLO[:4],
    "a last word": b"\x88\x80\0\0\0\0",
}
VERSIONS = {"as it should be": "13", "as nobody can read it": "9"}


@pytest.fixture
def no_cycles() -> Iterator[None]:
    """Nothing is let go here but by counting."""
    gc.disable()
    yield
    gc.enable()


class Heard:
    """Somebody who takes what is said at once, and can answer at once."""

    def __init__(self, scope: Any) -> None:
        self.scope, self.tell = scope, teller(scope)
        listen(scope, self.hear)

    def hear(self, said: bytes) -> bool:
        return self.tell(said)


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Let a socket in, and wait until it is gone."""
    await receive()
    await send({"type": "websocket.accept"})
    heard = Heard(scope)
    while (await receive())["type"] != "websocket.disconnect":
        pass
    cut(heard.scope)


async def visited(version: str, said: bytes) -> list[weakref.ref[OpenSocket]]:
    """The sockets of one visit, when the visitor has said this and left."""
    known: list[weakref.ref[OpenSocket]] = []
    config = uvicorn.Config(application, ws_per_message_deflate=False, log_level="critical")
    config.load()

    def one() -> OpenSocket:
        made = OpenSocket(config=config, server_state=ServerState(), app_state={})
        known.append(weakref.ref(made))
        return made

    server = await asyncio.get_running_loop().create_server(one, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    reader, writer = await asyncio.open_connection(host, port)
    head = (
        f"GET / HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: {version}\r\n\r\n"
    )
    writer.write(head.encode())
    assert await reader.readuntil(b"\r\n\r\n")
    writer.write(said)
    await asyncio.sleep(0.05)
    writer.transport.abort()
    await asyncio.sleep(0.05)
    server.close()
    return known


@pytest.mark.parametrize("version", VERSIONS.values(), ids=VERSIONS)
@pytest.mark.parametrize("said", SAID.values(), ids=SAID)
@pytest.mark.usefixtures("no_cycles")
def test_a_socket_that_is_gone_is_let_go(version: str, said: bytes) -> None:
    (known,) = asyncio.run(visited(version, said))
    assert known() is None
