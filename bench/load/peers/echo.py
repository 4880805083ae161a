"""The least that could be called a table: what a player says is synced to the disk, then both hear
it. No rules, no views, no seats; syncs are shared by all who wait, as in meowple's store."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections import defaultdict
from contextlib import suppress

import uvloop
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

rooms: dict[str, list[ServerConnection]] = defaultdict(list)
waiting: list[tuple[bytes, asyncio.Future[None]]] = []
something = asyncio.Event()


async def visit(socket: ServerConnection) -> None:
    """Everything that is said at a path is heard there by all."""
    assert socket.request is not None
    room = rooms[socket.request.path]
    room.append(socket)
    with suppress(ConnectionClosed):
        async for said in socket:
            kept = asyncio.get_running_loop().create_future()
            waiting.append((said if isinstance(said, bytes) else said.encode(), kept))
            something.set()
            await kept
            for one in room:
                await one.send(said)


async def write(file: int) -> None:
    """One sync for all that wait."""
    while True:
        await something.wait()
        something.clear()
        group, waiting[:] = waiting[:], []
        await asyncio.to_thread(_sync, file, b"".join(said for said, _ in group))
        for _, kept in group:
            kept.set_result(None)


def _sync(file: int, said: bytes) -> None:
    os.write(file, said)
    os.fdatasync(file)


async def main(port: int) -> None:
    with tempfile.TemporaryFile(dir=".") as file:
        writing = asyncio.create_task(write(file.fileno()))
        async with serve(visit, "127.0.0.1", port, compression=None, ping_interval=None):
            print("ready", flush=True)
            await writing


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1])))
