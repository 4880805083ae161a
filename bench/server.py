"""Many matches at once over real sockets: the server has one core, those who play the other.

Every seat answers as soon as it is asked, so each match always has one move under way; what is
measured is how many moves a second that makes, and how long a move takes until both have seen it.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvloop
from tests.served import Served
from tests.server.pages import Page
from websockets import Origin
from websockets.asyncio.client import ClientConnection, connect

MATCHES = (200, 500)
SECONDS = 15.0
WARM_UP = 3.0
PROFILED = 5
MANY = 10**9
NO_LIMITS: dict[str, Any] = {
    "messages": MANY,
    "tables_a_minute": MANY,
    "guests_a_minute": MANY,
    "requests_a_minute": MANY,
    "sockets_a_guest": MANY,
    "sockets_an_address": MANY,
    "lines_an_address": MANY,
    "bot_after": MANY,
}


class Heard(msgspec.Struct):
    """What a player needs to know of a message."""

    type: str
    match: str = ""
    decision: int | None = None
    moves: list[dict[str, Any]] = []


_decoder = msgspec.json.Decoder(Heard)


class Duel:
    """A match between two sockets; one move at a time is under way."""

    def __init__(self, rng: Random, taken: list[float]) -> None:
        self._rng = rng
        self._taken = taken
        self._sockets: list[ClientConnection] = []
        self._told: list[Heard | None] = [None, None]
        self._sent_at = 0.0

    async def begin(self, pages: tuple[Page, Page], table: str, invite: str) -> None:
        """Both sit down, and the host lets it begin."""
        for page in pages:
            socket = await connect(
                f"ws://{page.host}/ws/{table}",
                origin=Origin(page.url),
                additional_headers={"Cookie": page.cookie},
                compression=None,
                ping_interval=None,
                proxy=None,
            )
            self._sockets.append(socket)
            await self._ask(socket, type="hello", invite=invite)
        await self._request(self._sockets[1], type="sit", seat=1)
        await self._request(self._sockets[0], type="start")

    async def _ask(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    async def _request(self, socket: ClientConnection, **message: Any) -> None:
        await self._ask(socket, id=secrets.token_hex(16), **message)
        while (heard := await self._hear(socket)).type != "accepted":
            if heard.type == "refused":
                raise AssertionError(heard)

    async def _hear(self, socket: ClientConnection) -> Heard:
        heard = _decoder.decode(await socket.recv())
        if heard.type == "update":
            self._told[self._sockets.index(socket)] = heard
        return heard

    async def play(self) -> None:
        """Both seats at once, without end."""
        async with asyncio.TaskGroup() as both:
            for socket in self._sockets:
                both.create_task(self._sit(socket))

    async def _sit(self, socket: ClientConnection) -> None:
        await self._go_on()
        while True:
            if (await self._hear(socket)).type == "update":
                await self._go_on()

    async def _go_on(self) -> None:
        """When both have seen the last move, whoever is asked makes the next one."""
        told = [heard for heard in self._told if heard is not None]
        if len(told) < 2:
            return
        if self._sent_at:
            self._taken.append(time.perf_counter() - self._sent_at)
        seat = 0 if told[0].moves else 1
        asked = told[seat]
        self._told = [None, None]
        self._sent_at = time.perf_counter()
        await self._ask(
            self._sockets[seat],
            type="play",
            id=f"{self._rng.getrandbits(128):032x}",
            seat=seat,
            match=asked.match,
            decision=asked.decision,
            move=self._rng.choice(asked.moves),
        )


@contextmanager
def served_on_a_core_of_its_own() -> Iterator[Served]:
    """A server on one core, and this process on another."""
    mine, its = sorted(os.sched_getaffinity(0))[:2]
    with TemporaryDirectory(dir=".") as folder:  # the working disk; /tmp may be memory
        server = Served(Path(folder) / "bench.db", **NO_LIMITS)
        os.sched_setaffinity(0, {its})
        server.start()
        os.sched_setaffinity(0, {mine})
        try:
            yield server
        finally:
            server.kill()
            os.sched_setaffinity(0, {mine, its})


def cpu_seconds(pid: int) -> float:
    """How long a process has computed, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def profile(pid: int) -> list[tuple[str, float]]:
    """The functions in which the server spends its time, and their shares."""
    with TemporaryDirectory() as folder:
        stacks = Path(folder) / "stacks"
        py_spy = str(Path(sys.executable).with_name("py-spy"))
        command = [py_spy, "record", "--gil", "-d", str(PROFILED), "-f", "raw", "-o", str(stacks)]
        done = subprocess.run([*command, "--pid", str(pid)], capture_output=True, text=True)
        if done.returncode:
            print(f"no profile: {done.stderr.strip()}", file=sys.stderr)
            return []
        return own_time(stacks.read_text())


def own_time(stacks: str) -> list[tuple[str, float]]:
    """The share of each function that was the innermost one."""
    counts: Counter[str] = Counter()
    for line in stacks.splitlines():
        stack, _, count = line.rpartition(" ")
        counts[stack.rpartition(";")[2].rpartition(":")[0]] += int(count)
    return [(name, count / counts.total()) for name, count in counts.most_common(12)]


async def measure(server: Served, matches: int) -> None:
    """Let so many matches be played for a while, and print what came of it."""
    pages = Page(server.url), Page(server.url)
    taken: list[float] = []
    duels = [Duel(Random(number), taken) for number in range(matches)]
    for duel in duels:
        table, invite = pages[0].open_table([None, None], options={"rounds": 20})
        await duel.begin(pages, table, invite)
    playing = [asyncio.create_task(duel.play()) for duel in duels]
    await asyncio.sleep(WARM_UP)
    taken.clear()
    begun, load, serving = time.perf_counter(), time.process_time(), cpu_seconds(server.pid)
    await asyncio.sleep(SECONDS)
    passed = time.perf_counter() - begun
    cuts = quantiles(taken, n=100)
    serving = cpu_seconds(server.pid) - serving
    print(
        f"{matches:8}{len(taken) / passed:8,.0f}{cuts[49] * 1000:7.0f}{cuts[98] * 1000:7.0f}"
        f"{serving / passed:10.0%}{(time.process_time() - load) / passed:10.0%}"
        f"{serving / len(taken) * 1e6:14.0f}"
    )
    if matches == MATCHES[-1]:
        shares = await asyncio.to_thread(profile, server.pid)
        print("\nWhere the server's time goes, by the function it was in")
        for name, share in shares:
            print(f"{share:7.1%}  {name}")
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def main() -> None:
    """Print a table and a profile."""
    if len(os.sched_getaffinity(0)) < 2:
        print("Matches over sockets need two cores: one to serve, one to play.")
        return
    print(f"Matches of two over sockets, one core each to serve and to play; {SECONDS:.0f} s each")
    print(f"{'':30}{'computing':>20}{'µs of server':>14}")
    print(
        f"{'matches':>8}{'moves/s':>8}{'p50 ms':>7}{'p99 ms':>7}{'server':>10}{'players':>10}"
        f"{'for a move':>14}"
    )
    for matches in MATCHES:
        with (
            served_on_a_core_of_its_own() as server,
            asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
        ):
            runner.run(measure(server, matches))
    print(
        "Players who compute near 100 % were the limit, not the server. If neither does, other\n"
        "programs had the cores or the disk was waited for: then only the last column compares."
    )


if __name__ == "__main__":
    main()
