"""Other tables of a real server, played at a steady pace while something goes wrong beside them:
how long each of their moves takes until it is answered."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from meowple.core.luck import seed_hash
from tests.served import Served
from tests.server.pages import Page
from tests.server.seated import as_answer, with_seat

PACE = 0.1
"""Seconds between two moves of one table."""


class Sitting:
    """Somebody with a socket of asyncio's, who answers pings as a page does."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._came = asyncio.Event()
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self.socket:
            heard = json.loads(frame)
            if heard.get("nonce"):
                await self.say("pong", nonce=heard["nonce"])
            if heard["type"] == "update":
                self.update = heard
            if "table" in heard:
                self.table = heard["table"]
            for command in (heard.get("id") or "", *heard.get("done", ())):
                future = self._waiting.pop(command, None)
                if future is not None and not future.done():
                    future.set_result(as_answer(heard))
            self._came.set()

    async def say(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask, and wait for the answer."""
        command = secrets.token_hex(16)
        future = asyncio.get_running_loop().create_future()
        self._waiting[command] = future
        await self.say(kind, id=command, **with_seat(kind, fields, self.table.get("yours", ())))
        answer: dict[str, Any] = await asyncio.wait_for(future, 60)
        return answer

    async def until(self, enough: Callable[[], bool]) -> None:
        while not enough():
            self._came.clear()
            await asyncio.wait_for(self._came.wait(), 60)

    async def leave(self) -> None:
        self._task.cancel()
        await self.socket.close()


async def come(page: Page, table: str, invite: str | None = None) -> Sitting:
    """A guest's socket at a table."""
    socket = await connect(
        f"ws://{page.host}/ws/{table}",
        origin=Origin(page.url),
        additional_headers={"Cookie": page.cookie},
        compression=None,
        max_queue=None,
        ping_interval=None,
    )
    sitting = Sitting(socket)
    await sitting.say("hello", invite=invite)
    return sitting


class Other:
    """A table of `tail` with one person and a kitten that is played on and on."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self.took: list[float] = []

    async def play_on(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(PACE)
            update = self._sitting.update
            if update.get("outcome"):
                await self._again()
            elif update.get("moves"):
                begin = loop.time()
                asked = {"match": update["match"], "decision": update["decision"]}
                answer = await self._sitting.ask("play", move=update["moves"][0], **asked)
                if answer["type"] == "accepted":
                    self.took.append(loop.time() - begin)

    async def _again(self) -> None:
        """The same people, another match: with a seed, as a page gives it."""
        me, seed = self._sitting, b"a seed of our own"
        before = me.update["match"]
        await me.ask("again")
        await me.until(lambda: me.table["match"] != before)
        match = me.table["match"]
        await me.ask("ready", match=match, seed_hash=seed_hash(match, 0, seed))
        await me.until(lambda: me.table["status"] == "dealing")
        await me.ask("seed", match=match, seed=seed.hex())
        await me.until(lambda: me.update["match"] == match)


@asynccontextmanager
async def others(served: Served, tables: int) -> AsyncIterator[list[Other]]:
    """So many tables that are played on meanwhile."""
    found: list[Other] = []
    for _ in range(tables):
        page = Page(served.url)
        table, _ = page.open_table([None, "kitten"], options={"rounds": 12})
        sitting = await come(page, table)
        await sitting.ask("start")
        await sitting.until(lambda s=sitting: bool(s.update))  # type: ignore[misc]
        found.append(Other(sitting))
    tasks = [asyncio.create_task(other.play_on()) for other in found]
    try:
        yield found
    finally:
        for task in tasks:
            assert not task.done(), task.exception()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for other in found:
            await other._sitting.leave()


def taken(tables: list[Other]) -> list[float]:
    """How long the moves since the last time took, in milliseconds."""
    took = [1000 * each for table in tables for each in table.took]
    for table in tables:
        table.took = []
    return took


def at(share: float, values: list[float]) -> float:
    """The value that this share of all is below."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def noticed(
    tables: list[Other], calm: float, mishap: Callable[[], Awaitable[None]], after: float = 0.0
) -> tuple[list[float], list[float]]:
    """What the tables need in quiet times, and while it happens."""
    await asyncio.sleep(1)
    taken(tables)
    await asyncio.sleep(calm)
    before = taken(tables)
    await mishap()
    await asyncio.sleep(after)
    return before, taken(tables)
