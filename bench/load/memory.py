"""What a server keeps in memory for those who do nothing: sleeping tables, open pages."""

from __future__ import annotations

import asyncio
import os
import resource
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec
from tests.served import Served
from tests.server.pages import Page
from websockets.asyncio.client import ClientConnection, connect

from bench.load.contenders import NO_LIMITS

TABLES: Final = 10_000
SOCKETS: Final = 2_000
KB: Final = 1024
SETTINGS: Final[dict[str, Any]] = {**NO_LIMITS, "idle_after": 100, "longest_silence": 10**9}


def resident(pid: int) -> int:
    """Bytes of memory that a process has now."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def _open_files(count: int) -> None:
    """Let this process, and the server it starts, have so many."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def sleeping_tables(count: int = TABLES) -> None:
    """Tables that were opened and looked at, and that nobody is at."""
    with TemporaryDirectory(dir=".") as folder:
        file = Path(folder) / "tables.db"
        server = Served(file, **SETTINGS)
        server.start()
        try:
            asyncio.run(_open_tables(Page(server.url), 200))  # what is there only once, is there
            before, on_disk = resident(server.pid), _size(folder)
            asyncio.run(_open_tables(Page(server.url), count))
            each = (resident(server.pid) - before) / count / KB
            disk = (_size(folder) - on_disk) / count / KB
        finally:
            server.kill()
    print(f"{count:,} tables that sleep: {each:.2f} kB of memory and {disk:.1f} kB of disk each")


async def _open_tables(host: Page, count: int) -> None:
    for _ in range(count):
        table, _ = host.open_table([None, None])
        (socket,) = await _visit(host, table, 1)
        await socket.close()
    await asyncio.sleep(2)  # those that nobody is at leave the memory


def idle_sockets(count: int = SOCKETS) -> None:
    """Pages that are open at tables where nothing happens."""
    _open_files(count + 500)
    with TemporaryDirectory(dir=".") as folder:
        server = Served(Path(folder) / "tables.db", **SETTINGS)
        server.start()
        try:
            each = asyncio.run(_sit_idle(server, count)) / count / KB
        finally:
            server.kill()
    print(f"{count:,} open pages, two at a table: {each:.1f} kB of memory each, table included")


async def _sit_idle(server: Served, count: int) -> int:
    host = Page(server.url)
    kept = [*await _visit(host, host.open_table([None, None])[0], 2)]
    before = resident(server.pid)
    for _ in range(count // 2):
        kept += await _visit(host, host.open_table([None, None])[0], 2)
    await asyncio.sleep(1)
    grown = resident(server.pid) - before
    for socket in kept:
        socket.transport.abort()
    return grown


async def _visit(host: Page, table: str, pages: int) -> list[ClientConnection]:
    """Pages of the host at a table that have been welcomed."""
    sockets = []
    for _ in range(pages):
        socket = await connect(
            f"ws://{host.host}/ws/{table}",
            additional_headers={"Cookie": host.cookie, "Origin": host.url},
            compression=None,
            ping_interval=None,
            proxy=None,
        )
        await socket.send(msgspec.json.encode({"type": "hello"}).decode())
        await socket.recv()
        sockets.append(socket)
    return sockets


def _size(folder: str) -> int:
    return sum(entry.stat().st_size for entry in os.scandir(folder))


def main() -> None:
    """Print both."""
    sleeping_tables()
    idle_sockets()
