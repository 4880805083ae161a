"""A guest on several devices: the same in every store of a server."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from meowple.table.store.base import LEFT, Guest, StoreFailed
from meowple.table.store.devices import Device, ServerStore
from tests.server.store.awaited import awaited

TOM = Guest("g1", "hash of tom", "Tom", "uk", 50)
ANNA = Guest("g2", "hash of anna", "Anna", "pl", 9)
CODE = Device("hash of code", "g1", 0, until=100)
PHONE = Device("hash of phone", "g1", 3)


async def with_phone(store: ServerStore) -> None:
    """Tom has a phone too."""
    await store.save_guest(TOM)
    await store.save_guest(ANNA)
    await store.offer_device(CODE)
    assert await store.take_device("hash of code", 99, PHONE)


@awaited
async def test_a_guest_is_known_by_the_token_of_each_device(store: ServerStore) -> None:
    await with_phone(store)
    assert await store.guest_by_token("hash of tom") == TOM
    assert await store.guest_by_token("hash of phone") == TOM
    assert await store.devices("g1") == [PHONE]
    assert await store.devices("g2") == []
    with pytest.raises(ValueError, match="another guest"):
        await store.save_guest(Guest("g3", "hash of tom", "Eve", "en", 1))


@awaited
async def test_a_code_is_good_once_and_for_a_while_and_opens_nothing_itself(
    store: ServerStore,
) -> None:
    await store.save_guest(TOM)
    await store.offer_device(CODE)
    assert await store.offered_device("hash of code", 99) == "g1"
    assert await store.offered_device("hash of code", 100) is None
    assert not await store.take_device("hash of code", 100, PHONE)
    assert await store.guest_by_token("hash of code") is None
    assert await store.devices("g1") == []
    assert await store.good_tokens({"hash of code", "hash of tom"}) == {"hash of tom"}
    assert not await store.take_device("hash of code", 99, Device("hash of x", "g2", 3))
    both = [store.take_device("hash of code", 99, Device(f"h{n}", "g1", 3)) for n in range(2)]
    assert sorted(await asyncio.gather(*both)) == [False, True]
    assert await store.offered_device("hash of code", 99) is None
    assert len(await store.devices("g1")) == 1


@awaited
async def test_a_new_code_takes_the_place_of_the_one_before(store: ServerStore) -> None:
    await store.save_guest(TOM)
    await store.save_guest(ANNA)
    await store.offer_device(CODE)
    await store.offer_device(Device("hash of another's", "g2", 0, until=100))
    await store.offer_device(Device("hash of second", "g1", 0, until=100))
    assert await store.offered_device("hash of code", 1) is None
    assert await store.offered_device("hash of second", 1) == "g1"
    assert await store.offered_device("hash of another's", 1) == "g2"


@awaited
async def test_a_device_that_is_dropped_opens_nothing(store: ServerStore) -> None:
    await with_phone(store)
    await store.drop_device("g2", "hash of phone")
    assert await store.devices("g1") == [PHONE], "it is not hers to drop"
    await store.drop_device("g1", "hash of phone")
    assert await store.guest_by_token("hash of phone") is None
    asked = {"hash of phone", "hash of tom", "hash of anna"}
    assert await store.good_tokens(asked) == {"hash of tom", "hash of anna"}
    assert await store.good_tokens(set()) == set()


@awaited
async def test_with_a_device_goes_every_code_of_its_guest(store: ServerStore) -> None:
    await with_phone(store)
    await store.offer_device(CODE)
    await store.offer_device(Device("hash of hers", "g2", 0, until=100))
    await store.drop_device("g1", "hash of phone")
    assert await store.offered_device("hash of code", 1) is None
    assert await store.offered_device("hash of hers", 1) == "g2"


@awaited
async def test_a_first_device_that_was_taken_back_stays_so_whatever_else_is_kept(
    store: ServerStore,
) -> None:
    await store.save_guest(TOM)
    await store.save_guest(replace(TOM, token_hash=f"{LEFT}g1"), of="g1")
    assert await store.save_guest(replace(TOM, name="Thomas"), of="g1")
    assert await store.guest("g1") == replace(TOM, name="Thomas", token_hash=f"{LEFT}g1")
    assert await store.guest_by_token("hash of tom") is None


@awaited
async def test_devices_and_codes_are_forgotten_with_their_guest(store: ServerStore) -> None:
    await with_phone(store)
    await store.offer_device(CODE)
    await store.forget_guest("g1")
    assert await store.guest_by_token("hash of phone") is None
    assert await store.offered_device("hash of code", 1) is None
    await store.offer_device(Device("hash of hers", "g2", 0, until=100))
    assert await store.forget_guests(10) == 1
    assert await store.offered_device("hash of hers", 1) is None
    await store.save_guest(TOM)
    await store.save_guest(ANNA)
    assert await store.devices("g1") == []
    assert await store.devices("g2") == []


@awaited
async def test_nobody_who_is_not_known_offers_a_code(store: ServerStore) -> None:
    await store.save_guest(TOM)
    assert await store.offer_device(CODE)
    assert not await store.offer_device(Device("hash of a ghost's", "nobody", 0, until=100))
    assert await store.offered_device("hash of a ghost's", 1) is None
    assert await store.offered_device("hash of code", 1) == "g1"


@awaited
async def test_a_closed_store_knows_no_devices(store: ServerStore) -> None:
    await store.close()
    for refused in (
        store.offer_device(CODE),
        store.offered_device("h", 1),
        store.take_device("h", 1, PHONE),
        store.devices("g1"),
        store.drop_device("g1", "h"),
        store.good_tokens({"h"}),
    ):
        with pytest.raises(StoreFailed):
            await refused
