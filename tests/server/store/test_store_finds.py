"""What every store promises about cards, secrets and guests."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from meowple.table.store.base import Card, Command, Guest, Store, Write
from meowple.table.store.chosen import Called, Cat, Chosen
from tests.server.store.awaited import awaited

TOM = Guest("g1", "hash of tom", "Том", "uk", 1_700_000_000_000)


def names(found: list[tuple[str, Card]]) -> list[str]:
    """The streams alone."""
    return [stream for stream, _ in found]


# Cards


@awaited
async def test_a_card_comes_back_as_it_was_given(store: Store) -> None:
    full = Card(due_at=1_700_000_000_000, listed=True, members=("b", "a", "b"), summary=b"\0{}")
    await store.append([], cards={"full": full, "empty": Card()})
    assert await store.card("full") == full
    assert await store.card("empty") == Card()


@awaited
async def test_a_card_is_kept_until_it_is_replaced(store: Store) -> None:
    first = Card(due_at=5, listed=True, members=("tom", "anna"), summary=b"1")
    await store.append([Write("t", 0, (b"a",))], cards={"t": first})
    await store.append([Write("t", 1, (b"b",))])
    assert await store.card("t") == first
    second = Card(members=("anna", "zoe"), summary=b"2")
    await store.append([Write("t", 2, (b"c",))], cards={"t": second})
    assert await store.card("t") == second
    assert await store.due(1000) == []
    assert await store.listed() == []
    assert await store.of_member("tom") == []
    assert await store.of_member("anna") == await store.of_member("zoe") == [("t", second)]


@awaited
async def test_streams_are_due_before_a_moment_the_earliest_first(store: Store) -> None:
    moments = {"c": 30, "late": 99, "a": 10, "never": None, "b": 20, "a too": 10, "past": -1}
    await store.append([], cards={stream: Card(due_at=at) for stream, at in moments.items()})
    assert await store.due(31) == ["past", "a", "a too", "b", "c"]
    assert await store.due(30) == ["past", "a", "a too", "b"]
    assert await store.due(-1) == []


@awaited
async def test_lists_begin_with_the_stream_written_last(store: Store) -> None:
    shown = Card(listed=True, members=("tom",))
    for stream in "abc":
        await store.append([Write(stream, 0, (b"1",))], cards={stream: shown})
    await store.append([], cards={"hidden": Card(members=("tom",))})
    await store.append([], cards={"not tom's": Card(listed=True, members=("anna",))})
    assert names(await store.listed()) == ["not tom's", "c", "b", "a"]
    assert names(await store.of_member("tom")) == ["hidden", "c", "b", "a"]
    assert await store.listed(limit=1) == [("not tom's", Card(listed=True, members=("anna",)))]
    assert names(await store.of_member("tom", limit=2)) == ["hidden", "c"]
    assert await store.of_member("nobody") == []


@awaited
async def test_records_alone_bring_a_stream_to_the_front(store: Store) -> None:
    shown = Card(listed=True)
    await store.append([], cards={"a": shown, "b": shown, "c": shown})
    await store.append([Write("a", 0, (b"1",))])
    assert names(await store.listed()) == ["a", "c", "b"]
    await store.append([Write("b", 0, ())])
    assert names(await store.listed()) == ["a", "c", "b"]


@awaited
async def test_in_one_append_cards_come_after_records_each_in_its_order(store: Store) -> None:
    shown = Card(listed=True)
    await store.append([], cards=dict.fromkeys("abcd", shown))
    writes = [Write("b", 0, (b"1",)), Write("a", 0, (b"1",))]
    other = Card(listed=True, summary=b"other")
    await store.append(writes, cards={"d": other, "c": other})
    assert names(await store.listed()) == ["c", "d", "a", "b"]


@awaited
async def test_when_a_stream_is_due_or_was_touched_does_not_bring_it_to_the_front(
    store: Store,
) -> None:
    """Both change with what is done in secret."""
    shown = Card(listed=True, members=("tom",), summary=b"1")
    await store.append([], cards=dict.fromkeys("abc", shown))
    again = msgspec.structs.replace(shown, due_at=7, touched=8)
    await store.append([Write("match of a", 0, (b"1",))], cards={"a": again})
    assert names(await store.listed()) == ["c", "b", "a"]
    assert names(await store.of_member("tom")) == ["c", "b", "a"]
    assert await store.card("a") == again
    assert await store.due(8) == ["a"]


@awaited
async def test_what_was_not_touched_for_long_is_found_and_forgotten(store: Store) -> None:
    days = {"old": 10, "older": 5, "new": 99}
    cards = {
        stream: Card(listed=True, members=("tom",), touched=day) for stream, day in days.items()
    }
    writes = [Write(stream, 0, (b"1",)) for stream in days]
    command = Command("tom", "c1", b"sit", b"you sit", "older")
    await store.append(writes, command=command, cards=cards, secrets={"m1": b"1", "m2": b"2"})
    assert names(await store.untouched(99)) == ["older", "old"]
    assert names(await store.untouched(99, limit=1)) == ["older"]
    await store.forget(["older", "nowhere"], ["m1"])
    assert names(await store.untouched(100)) == ["old", "new"]
    assert await store.read("older") == []
    assert await store.card("older") is None
    assert names(await store.of_member("tom")) == ["new", "old"]
    assert await store.answered("older") == []
    assert (await store.secret("m1"), await store.secret("m2")) == (None, b"2")
    assert await store.read("old") == [b"1"]


# Secrets


@awaited
async def test_a_secret_is_kept_and_may_be_replaced(store: Store) -> None:
    assert await store.secret("match 1") is None
    await store.append([], secrets={"match 1": b"\0key", "match 2": b""})
    assert await store.secret("match 1") == b"\0key"
    assert await store.secret("match 2") == b""
    await store.append([], secrets={"match 1": b"other"})
    assert await store.secret("match 1") == b"other"


# Guests


@awaited
async def test_a_guest_is_known_by_id_and_by_token(store: Store) -> None:
    assert await store.guest("g1") is None
    assert await store.guest_by_token("hash of tom") is None
    await store.save_guest(TOM)
    assert await store.guest("g1") == TOM
    assert await store.guest_by_token("hash of tom") == TOM
    assert await store.guest_by_token("Том") is None


@awaited
async def test_many_names_and_cats_are_asked_for_at_once(store: Store) -> None:
    await store.save_guest(TOM)
    cat = Cat("masked", "ginger", "hood")
    anna = Guest("g2", "hash of anna", 'Anna "the" Cat', "pl", 2, Chosen(cat, quiet=True))
    await store.save_guest(anna)
    called = await store.called({"g1", "g2", "nobody"})
    assert called == {"g1": Called("Том"), "g2": Called('Anna "the" Cat', cat)}
    assert await store.called(()) == {}


@awaited
async def test_what_a_guest_has_chosen_is_kept_with_them(store: Store) -> None:
    for chosen in (
        Chosen(Cat("plain", "cream"), quiet=False, still=True),
        Chosen(None, quiet=True),
        Chosen(),
    ):
        await store.save_guest(msgspec.structs.replace(TOM, chosen=chosen))
        assert await store.guest("g1") == msgspec.structs.replace(TOM, chosen=chosen)
        known = await store.guest_by_token("hash of tom")
        assert known is not None
        assert known.chosen == chosen


@awaited
async def test_guests_who_were_not_seen_for_long_are_forgotten(store: Store) -> None:
    await store.save_guest(TOM)
    await store.save_guest(Guest("g2", "hash of anna", "Anna", "pl", 2))
    assert await store.forget_guests(TOM.seen_at) == 1
    assert await store.guest("g2") is None
    assert await store.guest("g1") == TOM


@awaited
async def test_a_guest_saved_again_is_replaced(store: Store) -> None:
    await store.save_guest(TOM)
    renamed = msgspec.structs.replace(TOM, name="Tomek", language="pl", token_hash="another")
    await store.save_guest(renamed)
    assert await store.guest("g1") == renamed
    assert await store.guest_by_token("another") == renamed
    assert await store.guest_by_token("hash of tom") is None


@awaited
async def test_nobody_gets_the_token_of_another_guest(store: Store) -> None:
    await store.save_guest(TOM)
    with pytest.raises(ValueError, match="another guest"):
        await store.save_guest(msgspec.structs.replace(TOM, id="g2"))
    assert await store.guest("g1") == TOM
    assert await store.guest("g2") is None


@awaited
async def test_a_forgotten_guest_is_gone_and_the_others_stay(store: Store) -> None:
    anna = Guest("g2", "hash of anna", "Anna", "pl", 2)
    await store.save_guest(TOM)
    await store.save_guest(anna)
    own = [Guest(name, f"hash of {name}", "Kid", "pl", 2) for name in ("g1.m.1", "g1.m.2")]
    other = Guest("g10.m.1", "hash of another", "Kit", "pl", 2)
    for one in (*own, other):
        await store.save_guest(one)
    await store.forget_guest("g1")
    await store.forget_guest("nobody")
    assert await store.called({"g1.m.1", "g1.m.2", "g10.m.1"}) == {"g10.m.1": Called("Kit")}
    assert await store.guest("g1") is None
    assert await store.guest_by_token("hash of tom") is None
    assert await store.guest("g2") == anna
    await store.save_guest(msgspec.structs.replace(TOM, id="g3"))


@awaited
async def test_what_is_of_somebody_is_kept_as_long_as_they_are_known(store: Store) -> None:
    pal = Guest("g1.m.1", "hash of pal", "Pal", "uk", 1)
    assert not await store.save_guest(pal, of="g1")
    assert not await store.save_guest(TOM, of="g1")
    assert await store.guest("g1") is None
    assert await store.save_guest(TOM)
    assert await store.save_guest(pal, of="g1")
    renamed = msgspec.structs.replace(TOM, name="Thomas")
    assert await store.save_guest(renamed, of="g1")
    assert await store.guest("g1") == renamed
    await store.forget_guest("g1")
    both = await asyncio.gather(store.save_guest(renamed, of="g1"), store.save_guest(pal, of="g1"))
    assert list(both) == [False, False]
    assert await store.called({"g1", "g1.m.1"}) == {}
