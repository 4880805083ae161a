"""Servers are killed in the middle of games, and nobody loses anything.

Nobody waits for a moment of time here: the server dies after something was sent or heard.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meowple.core.log import Log
from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Store
from meowple.words import words
from tests.conftest import Row
from tests.declared import our_games
from tests.served import Served, ServedFromASlowDisk
from tests.server.against_the_log import Kept, check
from tests.server.pages import Page
from tests.server.stubborn import Company, Moment, Stubborn, live_together
from tests.server.told import Heard

Chairs = list[str | None]
USUAL: Chairs = [None, "kitten"]
TABLES: dict[str, Chairs] = dict.fromkeys(our_games(), USUAL) | {
    "tail": [None, None, "kitten"],
    "cafe": [None, None, "kitten"],
    "boots": [None, None, "tiger"],  # who grabs any card never ends it; the tiger does
}
OPTIONS: dict[str, dict[str, Any]] = {"tail": {"rounds": 1}, "fits": {"size": "small"}}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = ServedFromASlowDisk(tmp_path / "tables.db", bot_after=600_000, messages=10_000)
    yield served
    served.kill()


def sit_down(
    urls: Sequence[str], game: str, chairs: Chairs, host: Page | None = None
) -> list[Stubborn]:
    """A table with a page for each chair that has no bot, at one server after the other."""
    rng = Random(game)
    people = [seat for seat, level in enumerate(chairs) if level is None]
    host = host or Page(urls[0])
    table, invite = host.open_table(chairs, game=game, options=OPTIONS.get(game, {}))
    pages = [host, *(Page(url) for _, url in zip(people[1:], cycle(urls[::-1]), strict=False))]
    return [
        Stubborn(page, table, invite, seat, Random(rng.random()))
        for page, seat in zip(pages, people, strict=True)
    ]


def play_through(server: Served, tables: dict[str, Chairs], moments: list[Moment]) -> int:
    """Play at these tables until all moments have come; then everything is held against the file.
    Gives the number of moves."""

    def crash() -> None:
        server.kill()
        server.start()

    server.start()
    try:
        seated = [sit_down([server.url], game, chairs) for game, chairs in tables.items()]
        company = Company(crash, moments)
        asyncio.run(live_together(company, [page for pages in seated for page in pages]))
        assert not moments, "the game ended before all crashes"
        logs = [all_logs(pages[0]) for pages in seated]
    finally:
        server.kill()
    return asyncio.run(held_against(SqliteStore.open(server.file), seated, logs))


async def held_against(
    store: Store, seated: list[list[Stubborn]], logs: list[dict[str, Log]]
) -> int:
    """Hold all that was told at all tables against what is stored; gives the number of moves."""
    kept = [await Kept().read(store, pages[0].table_id) for pages in seated]
    await store.close()
    return sum(check(*table) for table in zip(kept, seated, logs, strict=True))


def all_logs(page: Stubborn) -> dict[str, Log]:
    """The logs that the server hands out of all matches this page saw."""
    matches = {update["match"] for _, update in page.shown}
    return {
        match: Log.from_json(json.dumps(page.page.get(f"/api/matches/{match}/log")))
        for match in matches
    }


def after(count: int) -> Moment:
    """After so many messages, to or from any page."""
    left = [count]

    def now(page: Stubborn, what: str, message: Heard) -> bool:
        left[0] -= 1
        return left[0] <= 0

    return now


@pytest.mark.long  # a sample of it, with other faults, is in tests/torture
@pytest.mark.parametrize("kills", [200])
def test_whatever_was_answered_is_on_the_disk_once_and_all_games_end(
    server: Served, kills: int, report_row: Callable[[str, Row], None]
) -> None:
    rng = Random(kills)
    moments = [after(rng.randrange(1, 200)) for _ in range(kills)]
    moves = play_through(server, TABLES, moments)
    report_row("killed servers", {"kills": kills, "moves in the logs": moves})


def sent(kind: str) -> Moment:
    """When a page has just sent this."""
    return lambda page, what, message: what == "sent" and message["type"] == kind


def answered(kind: str) -> Moment:
    """When a page was just told that this was done."""

    def now(page: Stubborn, what: str, message: Heard) -> bool:
        done = message["type"] == "accepted" or bool(message.get("done"))
        return what == "heard" and done and page.accepted[-1]["type"] == kind

    return now


def told(status: str) -> Moment:
    """When a page was just told that the table has come so far."""

    def now(page: Stubborn, what: str, message: Heard) -> bool:
        table = message.get("table") if what == "heard" else None
        return table is not None and bool(table["status"] == status)

    return now


def ended(page: Stubborn, what: str, message: Heard) -> bool:
    """When a page was just told the outcome."""
    return what == "heard" and bool(message.get("outcome"))


@pytest.mark.parametrize(
    "moments",
    [
        pytest.param([sent("sit"), answered("sit"), sent("ready"), answered("ready")], id="lobby"),
        pytest.param([sent("start"), told("dealing"), sent("seed")], id="dealing"),
        pytest.param([answered("start"), answered("seed"), told("playing")], id="deal"),
        pytest.param([ended, told("over"), sent("again"), answered("again")], id="end"),
        pytest.param(
            [ended, told("lobby"), answered("ready"), sent("ready"), sent("seed")], id="rematch"
        ),
    ],
)
def test_a_table_goes_on_where_it_was(server: Served, moments: list[Moment]) -> None:
    play_through(server, {"tail": [None, None]}, [*moments])


def test_a_second_server_on_the_same_file_is_refused_while_the_first_one_lives(
    server: Served,
) -> None:
    server.start()
    refused = subprocess.run(
        [sys.executable, "-m", "meowple", "serve", "--port", "0", "--file", str(server.file)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "pl_PL.UTF-8"},
    )
    assert refused.returncode == 2
    assert "Traceback" not in refused.stderr
    why = words("pl")("serve-file-open", file=str(server.file), process=str(server.pid))
    assert refused.stderr == f"meowple: {why}\n"
    assert Page(server.url).get("/api/tables/open") == [], "the first one lives on"
    server.kill()
    server.start()
    server.kill()
