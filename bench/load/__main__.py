"""`make load`: our server beside others, in one run: one core serves, the other plays.

What compares on a noisy machine is the server's own computing for a move, and the ratios.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Final, NamedTuple

import uvloop

from bench.load import finished, memory
from bench.load.contenders import Running, boardgame, echo, ours, sharing
from bench.load.duels import played
from bench.load.parts import parts

SECONDS, WARM_UP = 12.0, 3.0
FULL_SPEED, PACED = 0.0, 500.0
TAIL: dict[str, Any] = {"rounds": 20}
Contender = Callable[[], AbstractContextManager[Running]]
TABLE: tuple[tuple[str, Contender, int, float], ...] = (
    *(
        (name, contender, matches, pace)
        for matches, pace in ((200, FULL_SPEED), (500, FULL_SPEED), (500, PACED))
        for name, contender in (
            ("meowple, tail", partial(ours, "tail", TAIL)),
            ("boardgame.io, counting", partial(boardgame, "count")),
            ("boardgame.io, cards", partial(boardgame, "cards")),
            ("echo that syncs", echo),
        )
    ),
    ("meowple, cafe", partial(ours, "cafe", {}), 200, FULL_SPEED),
    ("meowple, fits", partial(ours, "fits", {}), 200, FULL_SPEED),
    ("meowple, a database", partial(sharing, 1), 200, FULL_SPEED),
    ("meowple, two with a database", partial(sharing, 2), 200, FULL_SPEED),
    ("meowple, two, database by path", partial(sharing, 2, by_path=True), 200, FULL_SPEED),
)


ALONE: Final = TABLE[0], TABLE[4]
"""What `make bench` shows: our server by itself."""


class Result(NamedTuple):
    """What came of one row of the table."""

    moves: float
    """A second."""
    p50: float
    p99: float
    server: float
    players: float
    micros: float
    passed_on: float
    """The share of pages that went through another server."""
    parts: list[tuple[str, float]]
    """Where the server's time went, if it was looked at."""


def cpu_seconds(pids: Sequence[int]) -> float:
    """How long processes have computed, all their threads together."""
    ticks = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(running: Running, matches: int, rate: float, look: bool) -> Result:
    """Let so many matches be played for a while, and then look where the time goes."""
    taken: list[float] = []
    duels = [running.duel(Random(number)) for number in range(matches)]
    for duel in duels:
        await duel.begin()
    async with played(duels, taken, rate):
        await asyncio.sleep(WARM_UP)
        taken.clear()
        begun, load, serving = time.perf_counter(), time.process_time(), cpu_seconds(running.pids)
        await asyncio.sleep(SECONDS)
        passed = time.perf_counter() - begun
        serving = cpu_seconds(running.pids) - serving
        load = time.process_time() - load
        done = list(taken)
        passed_on = await asyncio.to_thread(running.passed_on)
        found = await asyncio.to_thread(parts, running.pids[0]) if look else []
    cuts = quantiles(done, n=100)
    shares = serving / passed, load / passed
    micros = serving / len(done) * 1e6
    return Result(len(done) / passed, cuts[49], cuts[98], *shares, micros, passed_on, found)


def row(contender: Contender, matches: int, rate: float, look: bool = False) -> Result:
    """One line of the table, the server on a core of its own."""
    mine, its = sorted(os.sched_getaffinity(0))[:2]
    os.sched_setaffinity(0, {its})
    try:
        with contender() as running:
            os.sched_setaffinity(0, {mine})
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(measure(running, matches, rate, look))
    finally:
        os.sched_setaffinity(0, {mine, its})


def main(table: Sequence[tuple[str, Contender, int, float]] = TABLE) -> None:
    """Print the table as it comes, and where our time goes."""
    if len(os.sched_getaffinity(0)) < 2:
        print("Matches over sockets need two cores: one to serve, one to play.")
        return
    print(f"Matches of two over sockets; {SECONDS:.0f} s each")
    print(
        f"{'':30}{'matches':>8}{'pace':>7}{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}"
        f"{'server':>8}{'players':>9}{'µs a move':>11}"
    )
    looked_at: dict[str, Result] = {}
    for name, contender, matches, rate in table:
        ours_at_full_speed = name.startswith("meowple, ") and not rate and "database" not in name
        one = row(contender, matches, rate, look=ours_at_full_speed)
        if ours_at_full_speed:
            looked_at[name] = one
        print(
            f"{name:30}{matches:8}{rate or 'full':>7}{one.moves:9,.0f}{one.p50 * 1000:8.1f}"
            f"{one.p99 * 1000:8.1f}{one.server:8.0%}{one.players:9.0%}{one.micros:11.0f}",
            flush=True,
        )
        if one.passed_on:
            print(f"{'':30}{one.passed_on:.0%} of the pages passed on by one server to another")
    for name, one in looked_at.items():
        told = ", ".join(f"{part} {share * one.micros:.0f}" for part, share in one.parts)
        print(f"{name}, µs a move by part: {told}")
    print(
        "Players who compute near 100 % were the limit, not the server. If neither does, other\n"
        "programs had the cores or the disk was waited for: then only the last column compares."
    )


if __name__ == "__main__":
    main()
    memory.main()
    finished.main()
