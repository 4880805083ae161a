"""A table that has seen very much is read while others have their turn, whoever reads it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from meowple.table import events as t
from meowple.table.company import Muted
from meowple.table.exporting import export
from meowple.table.store.base import Write
from meowple.table.store.housekeeping import Housekeeping
from meowple.table.store.records import DAY, table_stream
from tests.server.house import NOON, House
from tests.server.virtual import in_virtual_time

MUCH = 50 * t.AT_ONCE


async def turns_during(work: Awaitable[Any]) -> int:
    """How often somebody else has a turn meanwhile."""
    turns = 0

    async def somebody_else() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    other = asyncio.create_task(somebody_else())
    await work
    other.cancel()
    return turns


async def much_seen(house: House) -> str:
    """A table of Ann's where somebody has gone on saying that phrases are not wanted."""
    ann = await house.guest("Ann")
    table, _ = await house.open_private(ann, 2)
    stream = table_stream(table)
    version = len(await house.store.read(stream))
    said = tuple(msgspec.json.encode(Muted(bool(turn % 2))) for turn in range(MUCH))
    await house.store.append([Write(stream, version, said)])
    return table


@pytest.mark.parametrize("reads", ["the table", "a guest's own file", "housekeeping"])
def test_others_have_their_turn_while_a_table_is_read(reads: str) -> None:
    @in_virtual_time
    async def story() -> None:
        house = House()
        table = await much_seen(house)
        ann = await house.store.guest("Ann")
        assert ann is not None
        later = Housekeeping(house.store, lambda: NOON + 500 * DAY, lambda stream: False)
        works: dict[str, Callable[[], Awaitable[Any]]] = {
            "the table": lambda: house.hub.room(table),
            "a guest's own file": lambda: export(house.hub, ann, ()),
            "housekeeping": later.tidy,
        }
        assert await turns_during(works[reads]()) > MUCH / t.AT_ONCE / 2

    story()
