"""Tables come and go in the server's memory, hosts and players come and go at the tables."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from contextlib import suppress
from typing import Any

import msgspec
import pytest

from meowple.table import wire
from meowple.table.store.base import Answered, Elsewhere, Fence, Seen, StoreFailed
from meowple.table.store.memory import MemoryStore
from tests.server.house import A_MOMENT, House, Visitor, play_until, time_passes, two_begin
from tests.server.tapped import Tapped
from tests.server.virtual import in_virtual_time

IDLE = 120.0

# Leaving the memory


class Dawdling(MemoryStore):
    """What was answered at a table is found after a while."""

    takes = 0.0

    async def answered(self, stream: str) -> list[Answered]:
        await time_passes(self.takes)
        return await super().answered(stream)


@in_virtual_time
async def test_who_is_forgotten_or_renamed_while_a_table_is_read_is_so_there() -> None:
    house = House(store := Dawdling())
    ann, ben, table = await two_begin(house)
    house.hub.let_go(table)
    store.takes = 1.0
    coming = asyncio.create_task(house.hub.room(table))
    await time_passes(0.5)
    await store.forget_guest("Ben")
    house.hub.forgotten("Ben")
    renamed = msgspec.structs.replace(ann.guest, name="Anne")
    await store.save_guest(renamed)
    house.hub.renamed(renamed)
    room = await coming
    assert room is not None
    assert [room.pages.name(person.guest.id) for person in (ann, ben)] == ["Anne", "?"]


@in_virtual_time
async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    await ann.play()
    await ben.look()
    before = ben.update["view"]
    ann.go()
    ben.go()
    await time_passes(IDLE - 1)
    assert table in house.hub._rooms
    await time_passes(2)
    assert not house.hub._rooms
    assert not house.hub._serving
    await ben.come(table)
    assert ben.update["view"] == before
    await time_passes(IDLE * 2)
    assert table in house.hub._rooms


@in_virtual_time
async def test_a_table_that_left_the_memory_is_gone_at_once_without_a_look_for_cycles() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    await ann.play()
    gone = weakref.ref(house.hub._rooms[table])
    shared = (house.store, house.hub.replays)
    parts = [weakref.ref(part) for part in vars(gone()).values() if _is_ours(part, shared)]
    gc.collect()
    gc.disable()
    try:
        for person in (ann, ben):
            person.go()
            person._room = None
        await time_passes(IDLE + 2)
        assert gone() is None
        assert [part for part in parts if part() is not None] == []
    finally:
        gc.enable()


class Shared(MemoryStore):
    """A store of which another server has all tables."""

    async def claim(self, stream: str) -> Fence:
        raise Elsewhere("10.0.0.1:1")


@in_virtual_time
async def test_whose_table_is_at_another_server_is_let_go_without_a_look_for_cycles() -> None:
    house = House(Shared())
    ann = await house.guest("Ann")
    gc.collect()
    gc.disable()
    try:
        page = Tapped(ann.guest)
        with suppress(Elsewhere):
            await house.hub.enter("table", page, wire.Hello())
        gone = weakref.ref(page)
        del page
        await time_passes(1)
        assert gone() is None
    finally:
        gc.enable()


def _is_ours(part: object, shared: tuple[object, ...]) -> bool:
    ours = type(part).__module__.startswith("meowple.table") and hasattr(part, "__weakref__")
    return ours and not any(part is one for one in shared)


@pytest.mark.parametrize("early", [0.002, 0.001, 0.0005, 0.0])
@in_virtual_time
async def test_who_comes_just_as_a_table_leaves_the_memory_is_let_in(early: float) -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    ann.go()
    ben.go()
    await time_passes(IDLE - early)
    await ann.come(table)
    assert ann.heard[-1]["type"] in ("update", "table")
    await ann.play()


@in_virtual_time
async def test_a_table_that_was_only_asked_for_leaves_the_memory_too() -> None:
    house = House()
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, None])
    assert await house.hub.room(table) is not None
    await time_passes(IDLE + 1)
    assert not house.hub._rooms


# A store that fails


class Failing(MemoryStore):
    """Fails once when it is told to, before or after it has written."""

    fails = ""

    async def append(self, *args: Any, **more: Any) -> Seen | None:
        fails, self.fails = self.fails, ""
        if fails == "before":
            raise StoreFailed("the disk is gone")
        seen = await super().append(*args, **more)
        if fails == "after":
            raise StoreFailed("who knows whether it was written")
        return seen


@pytest.mark.parametrize("when", ["before", "after"])
@in_virtual_time
async def test_after_a_failure_of_the_store_the_table_is_what_is_stored(when: str) -> None:
    logging.disable()
    store = Failing()
    ann, ben, table = await two_begin(House(store))
    store.fails = when
    command = {"match": ann.update["match"], "decision": ann.update["decision"]}
    with pytest.raises(AssertionError, match="dropped"):
        await ann.ask(wire.Play, **command, move=ann.update["moves"][0])
    await time_passes(A_MOMENT)
    await ann.come(table)
    await ben.come(table)
    assert ann.update["moves"] == ([] if when == "after" else [{"type": "put_down"}])
    await play_until("turn", ann, ben)
    logging.disable(logging.NOTSET)


@in_virtual_time
async def test_whoever_comes_while_the_store_fails_is_sent_away_and_not_kept_waiting() -> None:
    logging.disable()
    store = Failing()
    ann, ben, table = await two_begin(House(store))
    ben.go()
    await time_passes(3)
    store.fails = "before"
    with pytest.raises(AssertionError, match="dropped"):
        await ben.come(table)
    await ben.come(table)
    await ann.come(table)
    assert not ann.chairs[1]["away"]
    logging.disable(logging.NOTSET)


# Numbers of updates


@in_virtual_time
async def test_in_one_run_a_number_of_an_update_means_one_picture() -> None:
    ann, ben, table = await two_begin(House())
    ben.go()
    await ann.play()
    await ben.come(table)
    second = await (await ben.another_page()).come(table)
    await play_until("over", ann, ben)
    await second.look()
    for pages in ([ann], [ben, second]):
        pictures: dict[int, Any] = {}
        updates = [heard for page in pages for heard in page.heard if heard["type"] == "update"]
        for update in updates:
            update["facts"] = []  # a page that comes back is told the picture, not the motion
            assert pictures.setdefault(update["n"], update) == update
        assert sorted(pictures) == list(range(min(pictures), max(pictures) + 1)), "no gaps"


# Hosts, and playing again


@in_virtual_time
async def test_when_the_host_leaves_the_lobby_another_is_host() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.open(ann, [None, None])
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    await ann.do(wire.Stand, seat=0)
    await ben.look()
    assert (ann.table["host"], ben.table["host"]) == (False, True)
    assert (await ann.ask(wire.Start))["key"] == "host_only"
    await ben.do(wire.SeatBot, seat=0, level="kitten")
    await ben.do(wire.Start)
    assert ben.table["status"] == "playing"


@in_virtual_time
async def test_a_host_whose_page_is_gone_is_away_and_still_the_host() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.open(ann, [None, None])
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    ann.go()
    await time_passes(100)
    await ben.look()
    assert ben.chairs[0]["away"]
    await ann.come(table)
    assert ann.table["host"]
    await ann.do(wire.Start)


async def over(house: House) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben have played a game of one round."""
    ann, ben, table = await two_begin(house, rounds=1)
    await play_until("over", ann, ben)
    return ann, ben, table


@in_virtual_time
async def test_the_same_again_waits_for_who_reloads_the_page() -> None:
    ann, ben, table = await over(House())
    ben.go()
    await ann.do(wire.Again)
    assert ann.table["status"] == "over"
    await ben.come(table)
    await ben.do(wire.Again)
    assert ben.table["status"] == "lobby"
    await ben.get_ready()
    assert ben.table["status"] == "lobby"
    await ann.look()
    await ann.get_ready()
    assert ann.table["status"] == "dealing"
    await ann.tell_seed()
    await ben.look()
    await ben.tell_seed()
    await ann.look()
    assert ann.phase == "opening"


@in_virtual_time
async def test_the_same_again_begins_without_who_is_gone_and_a_bot_sits_in() -> None:
    house = House()
    ann, ben, _ = await over(house)
    await ann.do(wire.Again)
    ben.go()
    await time_passes(3)
    await ann.look()
    assert ann.table["status"] == "lobby"
    await ann.get_ready()
    await ann.tell_seed()
    assert ann.table["status"] == "playing"
    assert ann.table["seeds"] == [b"seed of Ann".hex(), None]
    await time_passes(31)
    await ann.look()
    assert ann.chairs[1]["level"] == "cat"
    await play_until("over", ann)


@in_virtual_time
async def test_who_leaves_after_asking_for_the_same_again_does_not_hold_it_up() -> None:
    ann, ben, _ = await over(House())
    await ann.do(wire.Again)
    await ben.do(wire.Again)
    await ann.look()
    await ann.get_ready()
    ben.go()
    await time_passes(3)
    await ann.look()
    assert ann.table["status"] == "dealing"
    await ann.tell_seed()
    assert ann.table["status"] == "playing"
