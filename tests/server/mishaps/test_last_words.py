"""How a socket ends: the last words are sent, and who does not take them is cut off."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from meowple.server.settings import Settings
from meowple.server.web.app import COOKIE
from meowple.server.web.origins import Hosts
from meowple.server.web.protocol import SOCKET
from meowple.server.web.sockets import PING_EVERY, SEND_WITHIN, Sockets
from meowple.server.web.visits import Visit
from meowple.table.hub import Hub
from meowple.table.people import People
from tests.server.inside import Visitor, new_hub
from tests.server.tapped import Tapped
from tests.server.virtual import run


class Line:
    """A socket that is only pretended: what the page sends, and whether it reads."""

    def __init__(self, *frames: str, reads: bool, pongs: bool = False) -> None:
        self.sent: list[str] = []
        self.closed: int | None = None
        self.was_cut = False
        self.client = None
        self.headers = {"host": "localhost"}
        self.scope = {"extensions": {SOCKET: {"cut": self._cut}}}
        self.url = self
        self.scheme = "ws"
        self._frames = list(frames)
        self._reads = reads
        self._pongs = pongs
        self._came = asyncio.Event()

    def _cut(self) -> None:
        self.was_cut = True

    async def receive(self) -> dict[str, Any]:
        while not self._frames:
            self._came.clear()
            await self._came.wait()
        return {"type": "websocket.receive", "text": self._frames.pop(0)}

    async def send_text(self, text: str) -> None:
        await self._wait()
        self.sent.append(text)
        nonce = json.loads(text).get("nonce")
        if self._pongs and nonce:
            self._frames.append(json.dumps({"type": "pong", "nonce": nonce}))
            self._came.set()

    async def close(self, code: int) -> None:
        await self._wait()
        self.closed = code

    async def _wait(self) -> None:
        if not self._reads:
            await asyncio.Event().wait()


def sockets(hub: Hub) -> Sockets:
    """The web around a hub."""
    settings = hub.settings
    assert isinstance(settings, Settings)
    people = People(hub.store, lambda: 0)
    return Sockets(hub, people, Hosts("localhost"), settings, COOKIE)


def carried(hub: Hub, line: Line) -> Coroutine[Any, Any, None]:
    """A guest's socket, from its first frame to its last."""
    socket: Any = line
    visit = Visit(
        socket=socket,
        table="cats",
        guest=Visitor("ann").guest,
        origin="http://localhost",
        household="home",
        kernel=lambda: None,
    )
    return sockets(hub)._carry(visit)


def test_who_is_sent_away_hears_why() -> None:
    async def story() -> None:
        line = Line(*["{"] * 5, reads=True)
        await carried(new_hub(messages=3), line)
        told = [json.loads(text)["key"] for text in line.sent]
        assert told == ["bad_message"] * 3 + ["too_fast"]
        assert line.closed == 1013
        assert not line.was_cut

    run(story())


def test_who_does_not_even_take_the_last_words_is_cut_off() -> None:
    async def story() -> None:
        line = Line(*["{"] * 5, reads=False)
        await carried(new_hub(messages=3, longest_silence=60_000), line)
        assert asyncio.get_running_loop().time() == SEND_WITHIN
        assert line.was_cut

    run(story())


def test_who_takes_nothing_at_all_is_cut_off_though_little_is_sent() -> None:
    async def story() -> None:
        line = Line(reads=False)
        await carried(new_hub(longest_silence=60_000), line)
        assert asyncio.get_running_loop().time() == PING_EVERY + SEND_WITHIN
        assert line.was_cut

    run(story())


def test_a_phone_that_died_is_noticed_within_fifteen_seconds_though_much_is_sent_to_it() -> None:
    """The kernel takes what is sent for a while; only an answer shows that somebody is there."""

    async def story() -> None:
        line = Line(reads=True)
        socket = asyncio.create_task(carried(new_hub(), line))
        await asyncio.wait([socket], timeout=15)
        assert socket.done()
        assert line.was_cut

    run(story())


def test_who_answers_pings_stays_however_long_nothing_else_is_said() -> None:
    async def story() -> None:
        line = Line(reads=True, pongs=True)
        socket = asyncio.create_task(carried(new_hub(), line))
        await asyncio.wait([socket], timeout=300)
        assert not socket.done()
        socket.cancel()

    run(story())


def test_who_asks_faster_than_they_read_is_cut_off_at_once() -> None:
    async def story() -> None:
        line = Line(*["{"] * 50, reads=False)
        await carried(new_hub(queue=8), line)
        assert asyncio.get_running_loop().time() == 0
        assert line.was_cut

    run(story())


def test_a_dropped_connection_gets_nothing_more() -> None:
    async def story() -> None:
        connection = Tapped(Visitor("ann").guest, 8)
        connection.send_bytes(b"one")
        connection.drop()
        connection.drop()
        connection.send_bytes(b"two")
        left = [connection.outbox.get_nowait() for _ in range(connection.outbox.qsize())]
        assert left == [b"one", None]
        assert not connection.gone.is_set()

    run(story())
