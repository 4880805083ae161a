"""A server that nobody has heard for a while lets go of its tables: whoever is there comes back,
and so does whoever was just coming in."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from meowple.table import wire
from meowple.table.store.base import Seen, StoreFailed
from meowple.table.store.memory import MemoryStore
from tests.server.house import House, time_passes, two_race
from tests.server.tapped import Tapped
from tests.server.virtual import in_virtual_time


class Leased(MemoryStore):
    """A store that one may have lost, and that can be slow."""

    def __init__(self) -> None:
        super().__init__()
        self.now_term: int | None = 1
        self.goes_on = asyncio.Event()
        self.goes_on.set()

    def term(self) -> int | None:
        return self.now_term

    async def append(self, *args: Any, **more: Any) -> Seen | None:
        await self.goes_on.wait()
        return await super().append(*args, **more)


@in_virtual_time
async def test_whoever_comes_in_while_the_table_is_let_go_of_comes_back() -> None:
    store = Leased()
    house = House(store)
    await house.hub.start()
    ann, ben, table = await two_race(house)
    await ann.play()  # dice are shown
    ann.go()
    ben.go()
    await time_passes(1)
    store.goes_on.clear()
    page = Tapped(ann.guest)  # what was open when everybody had left is made void first …
    await house.hub.enter(table, page, wire.Hello())
    await time_passes(1)
    assert not page.dropped
    store.now_term = None  # … and takes so long that the server cannot be sure any more
    await time_passes(2)
    assert page.dropped
    store.now_term = 2
    store.goes_on.set()
    await ann.come(table)
    assert ann.phase == "roll"


@in_virtual_time
async def test_a_table_that_is_let_go_of_as_soon_as_it_is_read_was_there() -> None:
    store = Leased()
    house = House(store)
    ann, _, table = await two_race(house)
    await house.restart()

    async def let_go() -> None:
        """In the moment between reading the table and coming to it."""
        while not house.hub._rooms:
            await asyncio.sleep(0)
        store.now_term = 2
        house.hub._let_go_unless_sure()

    async with asyncio.TaskGroup() as together:
        together.create_task(let_go())
        with pytest.raises(StoreFailed):
            await house.hub.enter(table, Tapped(ann.guest), wire.Hello())
