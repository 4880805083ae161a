"""Faults on purpose, one after the other, while all games are played: whatever was answered is
there once, whatever was refused is not, everybody was shown the truth in order, all games end."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random

import pytest

from tests.conftest import Row
from tests.server import stubborn
from tests.server.mishaps.test_crashes import TABLES, after, all_logs, held_against, sit_down
from tests.server.stubborn import Company, live_together
from tests.torture.rigs import Rig, with_a_database, with_a_file

Making = Callable[[Path, str, Random], AbstractContextManager[Rig]]
APART = 150
"""Messages between two faults at most."""


def torture(
    making: Making, folder: Path, count: int, only: Sequence[str] = (), broken: str = ""
) -> Row:
    """Play while so many faults happen, of these kinds or of all; then hold everything that was
    told against what was kept."""
    rng = Random(f"{making.__name__} {count} {only}")
    with making(folder, broken, rng) as rig:
        kinds = _in_turn([*rig.faults()] if not only else [*only], count, rng)
        happened: Counter[str] = Counter()

        def hurt() -> None:
            kind = next(kinds)
            happened[kind] += 1
            rig.faults()[kind]()

        urls = rig.urls
        seated = [
            sit_down(urls if number % 2 else urls[::-1], game, chairs)
            for number, (game, chairs) in enumerate(TABLES.items())
        ]
        moments = [after(rng.randrange(1, APART)) for _ in range(count)]
        company = Company(hurt, moments, rig.how_sent)
        pages = [page for table in seated for page in table]
        asyncio.run(_live(company, pages, rig))
        assert not moments, "the games ended before all faults"
        logs = [all_logs(table[0]) for table in seated]
        for server in rig.servers:
            server.kill()
        moves = asyncio.run(held_against(rig.store(), seated, logs))
    return {**happened, "moves in the logs": moves}


async def _live(company: Company, pages: list[stubborn.Stubborn], rig: Rig) -> None:
    try:
        await live_together(company, pages)
    finally:
        rig.heal()
        rig.check()  # what it finds explains best why people could not go on


def _in_turn(kinds: list[str], count: int, rng: Random) -> Iterator[str]:
    """Each kind as often as any other, in an order of luck."""
    order = [kinds[number % len(kinds)] for number in range(count)]
    return iter(rng.sample(order, count))


@pytest.mark.parametrize("faults", [pytest.param(8), pytest.param(500, marks=pytest.mark.long)])
def test_a_server_with_a_file(
    tmp_path: Path, faults: int, report_row: Callable[[str, Row], None]
) -> None:
    report_row("faults, one file", torture(with_a_file, tmp_path, faults))


@pytest.mark.parametrize("faults", [pytest.param(8), pytest.param(300, marks=pytest.mark.long)])
def test_two_servers_with_a_database(
    tmp_path: Path, faults: int, report_row: Callable[[str, Row], None]
) -> None:
    report_row("faults, one database", torture(with_a_database, tmp_path, faults))


@pytest.mark.long
@pytest.mark.parametrize(
    ("making", "fault", "broken"),
    [
        (with_a_file, "kill", "answers before it is stored"),
        (with_a_file, "full disk", "takes failures for done"),
        (with_a_file, "frames", "forgets what it has done"),
        (with_a_file, "clock", "counts by the wall"),
        (with_a_database, "kill", "answers before it is stored"),
        (with_a_database, "stop", "takes tables without a new number"),
        (with_a_database, "restart", "takes failures for done"),
        (with_a_database, "bad restart", "ends its writer"),
        (with_a_database, "cut before", "takes failures for done"),
        (with_a_database, "cut after", "forgets what it has done"),
        (with_a_database, "frames", "forgets what it has done"),
    ],
)
def test_a_build_that_is_broken_on_purpose_is_seen_to_be(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    report_row: Callable[[str, Row], None],
    making: Making,
    fault: str,
    broken: str,
) -> None:
    monkeypatch.setattr(stubborn, "LONGEST_SILENCE", 15.0)
    with pytest.raises((AssertionError, BaseExceptionGroup)) as seen:
        torture(making, tmp_path, 30, only=[fault], broken=broken)
    why = next(iter(str(_innermost(seen.value)).splitlines()), "what was told differs")[:80]
    report_row("broken builds", {"fault": fault, "a server that": broken, "seen as": why})


def _innermost(error: BaseException) -> BaseException:
    return _innermost(error.exceptions[0]) if isinstance(error, BaseExceptionGroup) else error
