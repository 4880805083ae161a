"""One seed, one story: a match of each game, played to its end whatever goes wrong."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

from tests.server.stubborn import Company, live_together
from tests.server.virtual_loop import VirtualLoop
from tests.simulation.world import Player, World, hold_against_the_log

TABLES: dict[str, tuple[dict[str, Any], list[str | None]]] = {
    "tail": ({"rounds": 1}, [None, None, "kitten"]),
    "cafe": ({}, [None, None]),
    "boots": ({}, [None, None, "tiger"]),
    "fits": ({"size": "small"}, [None, None]),
}
EVERY = 5.0
"""Seconds from one mishap to the next, more or less; single commits fail besides."""
LONGEST = 3_600.0
"""Seconds of virtual time within which everything is over."""


class Story(NamedTuple):
    """What happened."""

    matches: int
    entries: int
    mishaps: Counter[str]
    trace: str
    """A hash of all that anybody was told: the same seed gives the same."""


@contextmanager
def seeded(seed: int) -> Iterator[None]:
    """Secrets that a seed gives away."""
    rng = Random(f"secrets of {seed}")
    known: dict[str, Callable[..., Any]] = {
        "token_bytes": rng.randbytes,
        "token_hex": lambda size: rng.randbytes(size).hex(),
        "token_urlsafe": lambda size: rng.randbytes(size).hex(),
    }
    before = {name: getattr(secrets, name) for name in known}
    for name, made in known.items():
        setattr(secrets, name, made)
    try:
        yield
    finally:
        for name, made in before.items():
            setattr(secrets, name, made)


def simulate(seed: int, games: dict[str, Any] = TABLES, every: float = EVERY) -> Story:
    """Play a match of each game."""
    with seeded(seed), asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(_story(seed, games, every))


async def _story(seed: int, games: dict[str, Any], every: float) -> Story:
    world = World(seed)
    for _ in range(2):
        world.start_worker()
    await asyncio.sleep(1)
    seated: list[list[Player]] = [
        await world.sit_down(game, options, bots) for game, (options, bots) in games.items()
    ]
    players = [player for table in seated for player in table]
    chaos = asyncio.create_task(world.chaos(every))
    async with asyncio.timeout(LONGEST):
        await live_together(Company(lambda: None, []), list(players))
    chaos.cancel()
    entries = [await hold_against_the_log(world, table) for table in seated]
    told = hashlib.sha256(repr([player.shown for player in players]).encode()).hexdigest()
    mishaps = Counter(world.counts) + Counter(store=world.database.mishaps)
    return Story(len(seated), sum(entries), mishaps, told)
