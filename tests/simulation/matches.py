"""One seed, one story: a match of each game, played to its end whatever goes wrong."""

from __future__ import annotations

import asyncio
import hashlib
from collections import Counter
from typing import Any, NamedTuple

from meowple import GAMES
from tests.declared import our_games
from tests.server.stubborn import Company, live_together
from tests.server.virtual import run
from tests.simulation.world import Player, World, hold_against_the_log

SHORT: dict[str, tuple[dict[str, Any], list[str | None]]] = {
    "tail": ({"rounds": 1}, [None, None, "kitten"]),
    "cafe": ({}, [None, None]),
    "boots": ({}, [None, None, "tiger"]),
    "fits": ({"size": "small"}, [None, None]),
}
"""Tables at which a match is short, or has somebody besides people."""
TABLES = {game: SHORT.get(game, ({}, [None] * GAMES[game].seats.start)) for game in our_games()}
"""A match of each game."""
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


def simulate(seed: int, games: dict[str, Any] = TABLES, every: float = EVERY) -> Story:
    """Play a match of each game."""
    return run(_story(seed, games, every), str(seed))


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
