"""A server that may have lost its tables to another one tells nothing more of them."""

from __future__ import annotations

import pytest

from meowple.table.store.base import StoreFailed
from meowple.table.store.memory import MemoryStore
from tests.server.house import House, time_passes
from tests.server.virtual import in_virtual_time


class Shared(MemoryStore):
    """A store that another server may use, too."""

    now: int | None = 1

    def term(self) -> int | None:
        return self.now


@in_virtual_time
async def test_while_nobody_can_be_sure_everybody_is_sent_away() -> None:
    store = Shared()
    house = House(store)
    await house.hub.start()
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "kitten"])
    await ann.come(table)
    store.now = None
    await time_passes(1)
    assert ann.connection is not None
    assert ann.connection.dropped
    with pytest.raises(StoreFailed):
        await ann.come(table)


@in_virtual_time
async def test_what_was_read_before_a_silence_is_read_anew_however_short_it_was() -> None:
    store = Shared()
    house = House(store)
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "kitten"])
    await ann.come(table)
    before = await house.hub.room(table)
    store.now = 2  # nobody looked while it was None
    await ann.come(table)
    assert await house.hub.room(table) is not before
