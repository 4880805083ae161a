"""Guests, at a store that takes its time."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress

import pytest
from msgspec.structs import replace

from meowple.core.game import Refused
from meowple.table.asked import Naming
from meowple.table.devices import SHOWN, Devices
from meowple.table.people import DAY, People, token_hash
from meowple.table.store.base import Guest
from meowple.table.store.devices import Device
from meowple.table.store.memory import MemoryStore


class Slow(MemoryStore):
    """Others have their turn before anything is found or kept."""

    async def guest(self, guest_id: str) -> Guest | None:
        await asyncio.sleep(0)
        return await super().guest(guest_id)

    async def save_guest(self, guest: Guest, of: str | None = None) -> bool:
        await asyncio.sleep(0)
        return await super().save_guest(guest, of)

    async def offer_device(self, code: Device) -> bool:
        await asyncio.sleep(0)
        return await super().offer_device(code)

    async def good_tokens(self, token_hashes: Collection[str]) -> set[str]:
        await asyncio.sleep(0)
        return await super().good_tokens(token_hashes)


def test_two_changes_at_once_are_both_kept() -> None:
    async def story() -> Guest | None:
        people = People(store := Slow(), lambda: 0)
        guest, _ = await people.new("en")
        changes = (Naming(quiet=True), Naming(still=True), Naming(name="Bob"))
        await asyncio.gather(*(people.change(guest, one) for one in changes))
        return await store.guest(guest.id)

    kept = asyncio.run(story())
    assert kept is not None
    assert (kept.name, kept.chosen.quiet, kept.chosen.still) == ("Bob", True, True)


def test_whoever_was_forgotten_meanwhile_is_not_kept_again() -> None:
    async def story() -> None:
        people = People(store := Slow(), lambda: 0)
        guest, _ = await people.new("en")
        await store.forget_guest(guest.id)
        with pytest.raises(Refused, match="no_guest"):
            await people.change(guest, Naming(name="Bob"))
        assert await store.guest(guest.id) is None

    asyncio.run(story())


@pytest.mark.parametrize("moments", range(8))
def test_a_first_device_stays_taken_back_though_it_changes_something_at_another_server(
    moments: int,
) -> None:
    async def story() -> Guest | None:
        here, there = (People(store, lambda: 0) for store in [Slow()] * 2)
        guest, _ = await here.new("en")
        leaving = asyncio.create_task(here.leave_first(guest))
        for _ in range(moments):
            await asyncio.sleep(0)
        await asyncio.gather(leaving, there.change(guest, Naming(name="Bob")))
        return await here._store.guest(guest.id)

    kept = asyncio.run(story())
    assert kept is not None
    assert kept.left


@pytest.mark.parametrize("moments", range(10))
def test_a_device_that_asks_for_a_code_while_it_is_taken_back_has_none(moments: int) -> None:
    async def story() -> None:
        people = People(store := Slow(), lambda: 0)
        devices = Devices(store, people, lambda: 0)
        guest, token = await people.new("en")
        code, _ = await devices.offer(guest, token)
        stranger, _ = await people.new("en")
        _, other = await devices.take(stranger, code)
        asking = asyncio.create_task(devices.offer(guest, token))
        for _ in range(moments):
            await asyncio.sleep(0)
        await devices.take_back(guest, token_hash(token)[:SHOWN], other)
        with suppress(Refused):
            code, _ = await asking
        with pytest.raises(Refused, match="no_such_code"):
            await devices.take(stranger, code)

    asyncio.run(story())


@pytest.mark.parametrize("moments", range(8))
def test_whoever_is_forgotten_while_they_change_something_is_not_kept_again(moments: int) -> None:
    async def story() -> None:
        people = People(store := Slow(), lambda: DAY)
        guest, _ = await people.new("en")
        later = people.seen(replace(guest, seen_at=0))
        changes = [people.change(guest, Naming(name="Bob")), later, people.leave_first(guest)]
        works = [asyncio.create_task(change) for change in changes]
        for _ in range(moments):
            await asyncio.sleep(0)
        await store.forget_guest(guest.id)
        done = await asyncio.gather(*works, return_exceptions=True)
        assert await store.guest(guest.id) is None
        wrong = [one for one in done if isinstance(one, Exception) and str(one) != "no_guest"]
        assert not wrong

    asyncio.run(story())
