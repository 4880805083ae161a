"""The same races over real sockets: two equal players, one of them at the end of a long line."""

from __future__ import annotations

import asyncio
import json
import math
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from meowple.core.log import Log, Played
from meowple.games.boots.cards import CARDS, CAT_OF, FIRST_PAW
from tests.conftest import Row
from tests.postgres import fresh_database
from tests.served import Served, ServedFromADatabase
from tests.server.pages import Page
from tests.server.races.delays import Delay, proxied

MEDIAN, SPREAD = 300, 0.25
"""Reactions of both, in milliseconds; short, since they are waited for."""
JITTER = 3.0
SETTINGS: dict[str, Any] = {"seeds_within": 1, "guests_a_minute": 1000}


class Player:
    """A page that plays by itself: it answers pings at once, and grabs after a while."""

    def __init__(self, page: Page, table: str, port: int, rng: Random) -> None:
        self._page = page
        self._table = table
        self._host = f"127.0.0.1:{port}"
        self._rng = rng
        self._answered: set[int] = set()
        self._grabs: set[asyncio.Task[None]] = set()

    async def play(self, seat: int, begin: asyncio.Event) -> str:
        """Sit down, play to the end; gives the name of the match."""
        async with connect(
            f"ws://{self._host}/ws/{self._table}",
            origin=Origin(f"http://{self._host}"),
            additional_headers={"Cookie": self._page.cookie},
            compression=None,
        ) as socket:
            self._seat = seat
            await self._say(socket, type="hello")
            if seat:
                await self._ask(socket, "sit", seat=seat)
            starting = asyncio.create_task(self._start(socket, seat, begin))
            async for frame in socket:
                heard = json.loads(frame)
                if heard.get("nonce"):
                    await self._say(socket, type="pong", nonce=heard["nonce"])
                if heard["type"] == "update" and heard["outcome"]:
                    starting.cancel()
                    return str(heard["match"])
                if heard["type"] == "update" and heard["decision"] is not None:
                    self._think(socket, heard)
        raise AssertionError("the socket was closed before the end")

    async def _start(self, socket: ClientConnection, seat: int, begin: asyncio.Event) -> None:
        """The host waits until the ways are known."""
        await begin.wait()
        if seat == 0:
            await self._ask(socket, "start")

    def _think(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        if update["decision"] not in self._answered:
            self._answered.add(update["decision"])
            task = asyncio.create_task(self._answer(socket, update))
            self._grabs.add(task)
            task.add_done_callback(self._grabs.discard)

    async def _answer(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        """Roll at once; find the card after a while, and report how long that took."""
        loop, view = asyncio.get_running_loop(), update["view"]
        asked = {"match": update["match"], "decision": update["decision"], "seat": self._seat}
        if view["phase"] == "roll":
            await self._ask(socket, "play", move={"type": "roll"}, **asked)
            return
        seen = loop.time()
        await asyncio.sleep(MEDIAN / 1000 * math.exp(self._rng.gauss(0, SPREAD)))
        took = 1000 * (loop.time() - seen)
        move = {"type": "grab", "card": right_card(view)}
        await self._ask(socket, "play", move=move, reaction=took, **asked)

    async def _ask(self, socket: ClientConnection, kind: str, **fields: Any) -> None:
        await self._say(socket, type=kind, id=secrets.token_hex(16), **fields)

    async def _say(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))


def right_card(view: dict[str, Any]) -> int:
    """The card that the dice want."""
    cat = CAT_OF[tuple(view["dice"])]
    if view["owners"][cat] is None:
        return cat
    return next(paw for paw in range(FIRST_PAW, CARDS) if view["owners"][paw] is None)


async def match(servers: tuple[Served, Served], trips: tuple[float, float], seed: int) -> Log:
    """One match between two players over lines of these lengths, each to a server; gives its
    log."""
    rng = Random(seed)
    pages = await asyncio.gather(*(asyncio.to_thread(Page, server.url) for server in servers))
    table, _ = await asyncio.to_thread(
        pages[0].open_table, [None, None], game="boots", public=True, lag="far"
    )
    begin = asyncio.Event()
    lines = [Delay(trip, JITTER, rng) for trip in trips]
    ports = servers[0].port, servers[1].port
    async with proxied(ports[0], lines[0]) as near, proxied(ports[1], lines[1]) as far:
        players = [
            Player(page, table, port, rng) for page, port in zip(pages, (near, far), strict=True)
        ]
        asyncio.get_running_loop().call_later(3, begin.set)
        names = await asyncio.gather(*(p.play(seat, begin) for seat, p in enumerate(players)))
    log = await asyncio.to_thread(pages[0].get, f"/api/matches/{names[0]}/log")
    return Log.from_json(json.dumps(log))


def counted(log: Log) -> tuple[int, int, int]:
    """How many rounds were won, how many by the second player, and in how many of them its grab
    was read first."""
    from meowple.core.match import unfold

    rounds = wins = firsts = 0
    first: int | None = None
    for match in unfold(log):
        act = match.entries[-1].act
        if isinstance(act, Played) and act.move.__struct_config__.tag == "grab" and first is None:
            first = act.seat
        last = match.state.last
        if last is not None and last.round == rounds + 1 and last.winner is not None:
            rounds += 1
            wins += last.winner == 1
            firsts += first == 1
            first = None
    return rounds, wins, firsts


async def all_matches(
    servers: tuple[Served, Served], trips: tuple[float, float], tables: int
) -> list[Log]:
    """So many matches, eight at a time."""
    logs: list[Log] = []
    for batch in range(0, tables, 8):
        seeds = range(batch, min(tables, batch + 8))
        logs += await asyncio.gather(*(match(servers, trips, seed) for seed in seeds))
    return logs


def won_by_the_further(
    servers: tuple[Served, Served], trips: tuple[float, float], tables: int
) -> Row:
    """Let equal players race; what the second one wins must be half of it."""
    logs = asyncio.run(asyncio.wait_for(all_matches(servers, trips, tables), 60 + 60 * tables / 8))
    rounds, wins, firsts = (sum(numbers) for numbers in zip(*map(counted, logs), strict=True))
    share, by_arrival = wins / rounds, firsts / rounds
    assert abs(share - 0.5) < 3.5 * math.sqrt(0.25 / rounds)
    assert by_arrival < share
    return {
        "lines": f"{trips[0]} against {trips[1]} ms",
        "rounds": rounds,
        "read first": f"{by_arrival:.1%}",
        "won": f"{share:.1%}",
    }


@pytest.mark.long
@pytest.mark.parametrize(
    ("tables", "trips"),
    [
        pytest.param(8, (20, 150), id="sample"),
        pytest.param(60, (20, 80), id="80"),
        pytest.param(60, (20, 150), id="150"),
        pytest.param(60, (20, 250), id="250"),
    ],
)
def test_equal_players_win_alike_over_a_short_and_a_long_line(
    tmp_path: Path,
    tables: int,
    trips: tuple[float, float],
    report_row: Callable[[str, Row], None],
) -> None:
    server = Served(tmp_path / "tables.db", **SETTINGS)
    server.start()
    try:
        row = won_by_the_further((server, server), trips, tables)
    finally:
        server.kill()
    report_row("races over real sockets: what the further one wins", row)


@pytest.mark.long
@pytest.mark.parametrize("trips", [(20, 80), (20, 150)])
def test_it_does_not_matter_which_server_somebody_came_to(
    trips: tuple[float, float], report_row: Callable[[str, Row], None]
) -> None:
    database = fresh_database()
    here, there = (ServedFromADatabase(database, **SETTINGS) for _ in range(2))
    for server in (here, there):
        server.start()
    try:
        row = won_by_the_further((here, there), trips, 60)
    finally:
        for server in (here, there):
            server.kill()
    report_row("races where the further one is passed on by another server", row)
