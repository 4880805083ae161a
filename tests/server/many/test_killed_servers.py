"""Two servers share a database and are killed again and again, and nobody loses anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from random import Random

import pytest

from meowple.server.store.postgres.store import PostgresStore
from tests.conftest import Row
from tests.postgres import fresh_database
from tests.served import ServedFromADatabase
from tests.server.mishaps.test_crashes import TABLES, after, all_logs, held_against, sit_down
from tests.server.stubborn import Company, Moment, live_together

LEASE = 1_500


@pytest.fixture
def servers() -> Iterator[list[ServedFromADatabase]]:
    database = fresh_database()
    settings = {"lease": LEASE, "bot_after": 600_000, "messages": 10_000}
    both = [ServedFromADatabase(database, **settings) for _ in range(2)]
    for server in both:
        server.start()
    yield both
    for server in both:
        server.kill()


def play_through(servers: Sequence[ServedFromADatabase], moments: list[Moment]) -> int:
    """Play at tables of all games, through both servers, until all moments have come."""
    turns = cycle(servers)

    def crash() -> None:
        server = next(turns)
        server.kill()
        server.start()

    urls = [server.url for server in servers]
    seated = [
        sit_down(urls if number % 2 else urls[::-1], game, chairs)
        for number, (game, chairs) in enumerate(TABLES.items())
    ]
    company = Company(crash, moments)
    asyncio.run(live_together(company, [page for pages in seated for page in pages]))
    assert not moments, "the games ended before all crashes"
    logs = [all_logs(pages[0]) for pages in seated]
    for server in servers:
        server.kill()
    return asyncio.run(held_against(PostgresStore.open(servers[0].kept_in), seated, logs))


@pytest.mark.long  # a sample of it, with other faults, is in tests/torture
@pytest.mark.parametrize("kills", [300])
def test_whatever_was_answered_is_in_the_database_once_and_all_games_end(
    servers: list[ServedFromADatabase], kills: int, report_row: Callable[[str, Row], None]
) -> None:
    rng = Random(kills)
    moments = [after(rng.randrange(1, 200)) for _ in range(kills)]
    moves = play_through(servers, moments)
    report_row("killed servers with one database", {"kills": kills, "moves in the logs": moves})
