"""Mishaps and attacks at one table of a real server: what do the others notice? In real time."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from meowple.table.store.records import table_stream
from tests.conftest import Row
from tests.served import Served
from tests.server.mishaps.beside import Sitting, at, come, noticed, others
from tests.server.pages import Page

pytestmark = pytest.mark.long

TABLES = 6
CALM = 12.0
LIMITS: dict[str, Any] = {
    "bot_pace": 0,
    "count_down": 0,
    "tables_a_minute": 1000,
    "guests_a_minute": 1000,
    "longest_silence": 9_500,
    "messages": 1_000,
    "watching": 100,
}


Report = Callable[[str, Row], None]


async def told(
    served: Served,
    name: str,
    mishap: Callable[[], Awaitable[None]],
    report_row: Report,
    after: float = 6.0,
) -> None:
    """Let it happen beside other tables, print what they noticed, and want it to be little."""
    async with others(served, TABLES) as tables:
        before, while_ = await noticed(tables, CALM, mishap, after)
    row: Row = {"mishap": name, "moves": len(while_)}
    for title, values in (("calm", before), ("meanwhile", while_)):
        row |= {f"{title} p{int(100 * p)}": f"{at(p, values):.1f} ms" for p in (0.5, 0.99)}
    report_row("what other tables notice", row | {"longest": f"{max(while_):.0f} ms"})
    assert at(0.99, while_) < max(2 * at(0.99, before), 20), row


@pytest.fixture
def served(tmp_path: Path) -> Any:
    one = Served(tmp_path / "tables.db", **LIMITS)
    one.start()
    yield one
    one.kill()


def public_table(served: Served, game: str, seats: int, bots: list[str | None]) -> tuple[Page, str]:
    page = Page(served.url)
    wanted = {"game": game, "seats": seats, "public": True, "bots": bots}
    return page, page.post("/api/tables", wanted)["table"]


class Crowd:
    """240 sockets of 30 guests, in a process of their own."""

    def __init__(self, served: Served, table: str, match: str, frames: int) -> None:
        told = [str(served.port), table, match, str(frames)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.mishaps.crowd", *told],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        cookies = [Page(served.url).cookie for _ in range(30)] * 8
        self._say("\n".join(cookies) + "\n")
        assert self._heard() == "here"

    def _say(self, text: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(text + "\n")
        self._process.stdin.flush()

    def _heard(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def begin(self) -> None:
        """Let them all speak at once."""
        self._say("")
        assert self._heard() == "sent"

    def end(self) -> None:
        """Let them go."""
        self._process.communicate(timeout=20)


@pytest.mark.parametrize("game", ["boots", "cafe", "tail"])
def test_240_spectators_who_send_refused_plays(
    served: Served, game: str, report_row: Report
) -> None:
    async def story() -> None:
        host, table = public_table(served, game, 2, [None, "kitten"])
        sitting = await come(host, table)
        await sitting.ask("start")
        await sitting.until(lambda: bool(sitting.update))
        crowd = Crowd(served, table, sitting.update["match"], frames=80)
        loop, answers = asyncio.get_running_loop(), list[float]()

        async def flood() -> None:
            await asyncio.to_thread(crowd.begin)
            begin = loop.time()
            await sitting.ask("say", phrase="meow")
            answers.append(loop.time() - begin)

        await told(served, f"240 spectators, 80 refused plays each: {game}", flood, report_row)
        assert answers[0] < 1.0
        crowd.end()
        await sitting.leave()

    asyncio.run(story())


def test_240_readers_that_never_read(served: Served, report_row: Report) -> None:
    async def story() -> None:
        _, table = public_table(served, "fits", 2, [None, "kitten"])
        lines = [Page(served.url) for _ in range(30)]
        open_: list[socket.socket] = []

        async def come_and_sleep() -> None:
            for page in lines * 8:
                line = await asyncio.to_thread(half_open, page, table)
                open_.append(line)

        await told(served, "240 that never read", come_and_sleep, report_row, after=20)
        for line in open_:
            line.close()

    asyncio.run(story())


def half_open(page: Page, table: str) -> socket.socket:
    """A web socket that says hello and then neither reads nor speaks."""
    host, port = page.host.split(":")
    line = socket.create_connection((host, int(port)))
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    head = [
        f"GET /ws/{table} HTTP/1.1",
        f"Host: {page.host}",
        f"Origin: {page.url}",
        f"Cookie: {page.cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
    ]
    line.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
    line.recv(1024)
    body = json.dumps({"type": "hello"}).encode()
    mask = b"\0\0\0\0"
    line.sendall(bytes([0x81, 0x80 | len(body)]) + mask + body)
    return line


def test_workers_that_hang(served: Served, report_row: Report) -> None:
    """All processes that think stand still in the middle of it."""

    async def story() -> None:
        async def stop() -> None:
            for worker in children_of(served.pid):
                os.kill(worker, signal.SIGSTOP)

        async with others(served, 1) as tables:
            await asyncio.sleep(3)
            await stop()
            before = len(tables[0].took)
            await asyncio.sleep(25)
            assert len(tables[0].took) > before + 5, "it went on"
            report_row(
                "what other tables notice",
                {"mishap": "all workers stopped", "moves": len(tables[0].took) - before},
            )

    asyncio.run(story())


def children_of(pid: int) -> list[int]:
    """The processes that think, started by the server."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        found += map(int, (task / "children").read_text().split())
    return [
        child
        for child in found
        if b"resource_tracker" not in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def test_a_garbled_table_that_is_asked_for_again_and_again(
    served: Served, report_row: Report
) -> None:
    async def story() -> None:
        page, table = public_table(served, "tail", 2, [None, None])
        with closing(sqlite3.connect(served.file)) as db:
            garbled = "UPDATE records SET record = x'7b' WHERE stream = ? AND seq = 1"
            db.execute(garbled, (table_stream(table),))
            db.commit()

        async def ask() -> None:
            for _ in range(60):
                one = await come(page, table)
                await asyncio.sleep(0.05)
                await one.leave()

        await told(served, "a garbled table", ask, report_row)

    asyncio.run(story())


def test_logs_and_replays_of_a_long_match(served: Served, report_row: Report) -> None:
    async def story() -> None:
        page = Page(served.url)
        table, _ = page.open_table([None, "kitten"], options={"rounds": 12})
        sitting = await come(page, table)
        await sitting.ask("start")
        await sitting.until(lambda: bool(sitting.update))
        while not sitting.update.get("outcome"):
            update = sitting.update
            if update["moves"]:
                asked = {"match": update["match"], "decision": update["decision"]}
                await sitting.ask("play", move=update["moves"][0], **asked)
            else:
                await sitting.until(lambda was=update: sitting.update is not was)  # type: ignore[misc]
        match = sitting.update["match"]

        async def read() -> None:
            for _ in range(15):
                await asyncio.gather(
                    *(
                        asyncio.to_thread(page.ask, "GET", f"/api/matches/{match}/{what}")
                        for what in ("log", "replay", "log", "replay")
                    )
                )

        await told(served, "60 logs and replays, four at a time", read, report_row)
        await sitting.leave()

    asyncio.run(story())


def test_twenty_tables_of_tigers(served: Served, report_row: Report) -> None:
    async def story() -> None:
        tigers: list[Sitting] = []
        for _ in range(20):
            page, table = public_table(served, "cafe", 4, [None, "tiger", "tiger", "tiger"])
            tigers.append(await come(page, table))

        async def let_them_play() -> None:
            for one in tigers:
                await one.ask("start")
            end = asyncio.get_running_loop().time() + 15
            while asyncio.get_running_loop().time() < end:
                await asyncio.sleep(0.1)
                for one in tigers:
                    update = one.update
                    if update.get("moves") and update.get("waiting") and 0 in update["waiting"]:
                        asked = {"match": update["match"], "decision": update["decision"]}
                        await one.ask("play", move=update["moves"][0], **asked)

        await told(served, "20 tables of three tigers", let_them_play, report_row)
        for one in tigers:
            await one.leave()

    asyncio.run(story())
