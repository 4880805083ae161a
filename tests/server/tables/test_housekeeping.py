"""What grows is pruned, by the rules of docs/keeping.md."""

from __future__ import annotations

import pytest

from meowple.table import wire
from meowple.table.store.base import KEPT_COMMANDS
from meowple.table.store.housekeeping import AT_ONCE, KEPT, KEPT_LOBBIES, Housekeeping
from meowple.table.store.memory import MemoryStore
from meowple.table.store.records import DAY, table_stream
from tests.server.house import NOON, House, play_until, time_passes, two_begin
from tests.server.virtual import in_virtual_time


async def tidied(house: House, days: float, in_use: str = "") -> MemoryStore:
    """The store, so many days later."""
    later = NOON + int(days * DAY)
    await Housekeeping(house.store, lambda: later, lambda table: table == in_use).tidy()
    return house.store


@in_virtual_time
async def test_a_table_where_nothing_was_played_is_forgotten_after_a_month() -> None:
    house = House()
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, None])
    store = await tidied(house, KEPT_LOBBIES / DAY - 1)
    assert await store.read(table_stream(table))
    store = await tidied(house, KEPT_LOBBIES / DAY + 1)
    assert not store._streams
    assert not store._cards
    assert not store._secrets


@pytest.mark.parametrize("over", [True, False])
@in_virtual_time
async def test_a_table_that_was_played_at_is_kept_longer_than_a_cookie_lives(over: bool) -> None:
    house = House()
    ann, ben, table = await two_begin(house, rounds=1)
    if over:
        await play_until("over", ann, ben)
        await time_passes(1)
    store = await tidied(house, KEPT / DAY - 1)
    assert await store.read(table_stream(table))
    assert await store.answered(table_stream(table))
    store = await tidied(house, KEPT / DAY + 1)
    assert not store._streams
    assert not store._secrets
    assert not store._commands


@in_virtual_time
async def test_a_move_a_day_keeps_a_table() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    room = await house.hub.room(table)
    assert room is not None
    room.utc = lambda: NOON + KEPT
    await (ann if ann.update["moves"] else ben).play()
    store = await tidied(house, KEPT / DAY + 1)
    assert await store.read(table_stream(table))


@in_virtual_time
async def test_a_table_in_memory_is_not_forgotten() -> None:
    house = House()
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, None])
    store = await tidied(house, 1000, in_use=table)
    assert await store.read(table_stream(table))


@in_virtual_time
async def test_a_damaged_table_is_forgotten_too() -> None:
    house = House()
    _, _, table = await two_begin(house)
    house.store._streams[table_stream(table)][1] = b"{garbled"
    store = await tidied(house, 1000)
    assert not await store.read(table_stream(table))
    assert not store._cards


@in_virtual_time
async def test_guests_are_forgotten_when_their_cookie_has_ended() -> None:
    house = House()
    await house.guest("Ann")
    store = await tidied(house, KEPT / DAY + 1)
    assert not store._guests


@in_virtual_time
async def test_a_new_match_forgets_all_but_the_latest_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("meowple.table.store.memory.KEPT_COMMANDS", 3)
    house = House()
    ann, ben, _ = await two_begin(house, rounds=1)
    await play_until("over", ann, ben)
    many = len(house.store._commands)
    for person in (ann, ben):
        await person.do(wire.Again)
    for person in (ann, ben):
        await person.look()
        await person.get_ready()
    for person in (ann, ben):
        await person.look()
        await person.tell_seed()
    await time_passes(1)
    assert len(house.store._commands) <= 4 < many


@in_virtual_time
async def test_much_is_forgotten_bit_by_bit() -> None:
    house = House()
    ann = await house.guest("Ann")
    for _ in range(AT_ONCE + 10):
        await house.open(ann, [None, None])
    later = NOON + 1000 * DAY
    keeper = Housekeeping(house.store, lambda: later, lambda _: False)
    await keeper.tidy()
    await keeper.tidy()
    assert not house.store._cards


@in_virtual_time
async def test_answers_to_commands_are_few_where_no_match_is_on() -> None:
    house = House()
    ann, ben, _ = await two_begin(house, rounds=1)

    async def says(times: int) -> int:
        """How many answers are kept once the host has closed and opened the door so often."""
        for time in range(times):
            await ann.do(wire.Door, open=bool(time % 2))
        return len(house.store._commands)

    assert await says(3 * KEPT_COMMANDS) > 3 * KEPT_COMMANDS, "a match is on"
    await play_until("over", ann, ben)
    assert await says(3 * KEPT_COMMANDS) <= 2 * KEPT_COMMANDS
