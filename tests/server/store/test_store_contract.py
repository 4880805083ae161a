"""What every store promises about streams and commands."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from meowple.table.store.base import (
    KEPT_COMMANDS,
    Answered,
    Card,
    Command,
    CommandReused,
    Fence,
    Fenced,
    Guest,
    Seen,
    Store,
    StoreFailed,
    Write,
    WrongVersion,
    body_hash,
)
from tests.server.store.awaited import awaited

TOM_SITS = Command("tom", "c1", b"sit", b"you sit")


def write(stream: str, expected: int, *records: bytes) -> Write:
    """Records to be added to one stream."""
    return Write(stream, expected, records)


# Streams


@awaited
async def test_what_was_appended_is_read_in_order(store: Store) -> None:
    assert await store.append([write("t", 0, b"a", b"b")]) is None
    assert await store.append([write("t", 2, b"c")]) is None
    assert await store.read("t") == [b"a", b"b", b"c"]


@awaited
async def test_reading_may_begin_anywhere(store: Store) -> None:
    await store.append([write("t", 0, b"a", b"b", b"c")])
    assert await store.read("t", 1) == [b"b", b"c"]
    assert await store.read("t", 3) == []
    assert await store.read("t", 9) == []


@awaited
async def test_an_unknown_stream_is_empty(store: Store) -> None:
    assert await store.read("nowhere") == []
    assert await store.card("nowhere") is None


@pytest.mark.parametrize("expected", [0, 1, 3])
@awaited
async def test_a_wrong_version_is_refused_and_says_the_right_one(
    store: Store, expected: int
) -> None:
    await store.append([write("t", 0, b"a", b"b")])
    with pytest.raises(WrongVersion) as refused:
        await store.append([write("t", expected, b"c")])
    assert (refused.value.stream, refused.value.version) == ("t", 2)
    assert await store.read("t") == [b"a", b"b"]


@awaited
async def test_of_appenders_with_the_same_version_exactly_one_wins(store: Store) -> None:
    attempts = [store.append([write("t", 0, b"%d" % number)]) for number in range(50)]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    winners = [number for number, outcome in enumerate(outcomes) if outcome is None]
    losers = [outcome for outcome in outcomes if isinstance(outcome, WrongVersion)]
    assert (len(winners), len(losers)) == (1, 49)
    assert await store.read("t") == [b"%d" % winners[0]]


@awaited
async def test_appenders_that_try_again_all_get_in(store: Store) -> None:
    async def insist(record: bytes) -> None:
        while True:
            try:
                await store.append([write("t", len(await store.read("t")), record)])
                return
            except WrongVersion:
                continue

    records = [b"%d" % number for number in range(8)]
    await asyncio.gather(*map(insist, records))
    assert sorted(await store.read("t")) == records


@awaited
async def test_several_streams_are_written_all_or_none(store: Store) -> None:
    await store.append([write("b", 0, b"old")])
    with pytest.raises(WrongVersion):
        await store.append(
            [write("a", 0, b"new"), write("b", 0, b"new"), write("c", 0, b"new")],
            command=TOM_SITS,
            cards={"a": Card(due_at=1)},
            secrets={"key": b"new"},
        )
    assert [await store.read(stream) for stream in "abc"] == [[], [b"old"], []]
    assert await store.card("a") is None
    assert await store.secret("key") is None
    assert await store.answered("") == []
    await store.append([write("a", 0, b"new"), write("b", 1, b"new")], command=TOM_SITS)
    assert [await store.read(stream) for stream in "ab"] == [[b"new"], [b"old", b"new"]]


@awaited
async def test_one_append_may_write_a_stream_twice(store: Store) -> None:
    await store.append([write("t", 0, b"a"), write("t", 1, b"b")])
    assert await store.read("t") == [b"a", b"b"]
    with pytest.raises(WrongVersion) as refused:
        await store.append([write("t", 2, b"c"), write("t", 2, b"d")])
    assert refused.value.version == 3
    assert await store.read("t") == [b"a", b"b"]


@awaited
async def test_an_append_without_records_only_checks_the_version(store: Store) -> None:
    await store.append([write("t", 0)])
    with pytest.raises(WrongVersion):
        await store.append([write("t", 1)])
    assert await store.read("t") == []


@pytest.mark.parametrize(
    "record",
    [b"", b"\0", b"a\0b\0", "мяу".encode(), b"\xff\xfe", bytes(range(256)) * 4096],
    ids=len,
)
@awaited
async def test_records_are_exact_bytes(store: Store, record: bytes) -> None:
    await store.append([write("t", 0, record, b"after")])
    assert await store.read("t") == [record, b"after"]


@awaited
async def test_names_of_streams_are_any_text(store: Store) -> None:
    names = ["кіт", "kot", "KOT", "猫", "é", "e\u0301", "a'b\"; --", " ", "", "%", "🐈‍⬛"]
    for name in names:
        await store.append([write(name, 0, name.encode())], cards={name: Card(members=(name,))})
    for name in names:
        assert await store.read(name) == [name.encode()]
        assert await store.of_member(name) == [(name, Card(members=(name,)))]


# Commands


@awaited
async def test_a_command_sent_again_gets_its_answer_and_changes_nothing(store: Store) -> None:
    assert await store.append([write("t", 0, b"a")], command=TOM_SITS) is None
    again = await store.append(
        [write("t", 1, b"a")],
        command=Command("tom", "c1", b"sit", b"another answer"),
        cards={"t": Card(listed=True)},
        secrets={"key": b"1"},
    )
    assert again == Seen(b"you sit")
    assert await store.read("t") == [b"a"]
    assert await store.card("t") is None
    assert await store.secret("key") is None


@awaited
async def test_a_command_sent_again_need_not_know_the_new_version(store: Store) -> None:
    await store.append([write("t", 0, b"a")], command=TOM_SITS)
    assert await store.append([write("t", 0, b"a")], command=TOM_SITS) == Seen(b"you sit")


@awaited
async def test_a_command_with_another_body_is_refused(store: Store) -> None:
    await store.append([write("t", 0, b"a")], command=TOM_SITS)
    with pytest.raises(CommandReused):
        await store.append([write("t", 1, b"b")], command=Command("tom", "c1", b"leave", b"left"))
    assert await store.read("t") == [b"a"]


@awaited
async def test_everybody_has_their_own_commands(store: Store) -> None:
    await store.append([write("t", 0, b"a")], command=TOM_SITS)
    anna = Command("anna", "c1", b"leave", b"left")
    assert await store.append([write("t", 1, b"b")], command=anna) is None
    assert await store.append([], command=TOM_SITS) == Seen(b"you sit")
    assert await store.append([], command=anna) == Seen(b"left")
    assert await store.read("t") == [b"a", b"b"]


@awaited
async def test_every_table_has_its_own_commands(store: Store) -> None:
    here = msgspec.structs.replace(TOM_SITS, stream="here")
    there = Command("tom", "c1", b"stand", b"you stand", "there")
    assert await store.append([write("t", 0, b"a")], command=here) is None
    assert await store.append([write("t", 1, b"b")], command=there) is None
    assert await store.append([write("t", 2, b"c")], command=there) == Seen(b"you stand")
    assert [one.answer for one in await store.answered("here")] == [b"you sit"]
    assert [one.answer for one in await store.answered("there")] == [b"you stand"]
    assert await store.answered("nowhere") == []


@awaited
async def test_the_latest_commands_of_a_table_are_known_and_the_others_may_be_forgotten(
    store: Store,
) -> None:
    commands = [
        Command("tom", str(number), b"sit", b"%d" % number, "t")
        for number in range(KEPT_COMMANDS + 3)
    ]
    other = Command("tom", "0", b"sit", b"other", "u")
    for command in [*commands, other]:
        await store.append([], command=command)
    latest = [
        Answered("tom", one.id, body_hash(one.body), one.answer)
        for one in commands[-KEPT_COMMANDS:]
    ]
    assert await store.answered("t") == latest
    assert await store.append([], command=commands[0]) == Seen(b"0")
    await store.forget_answered("t")
    assert await store.answered("t") == latest
    assert await store.append([], command=commands[0]) is None
    assert await store.append([], command=other) == Seen(b"other")


@awaited
async def test_of_identical_commands_in_flight_one_is_carried_out(store: Store) -> None:
    attempts = [store.append([write("t", 0, b"a")], command=TOM_SITS) for _ in range(20)]
    outcomes = await asyncio.gather(*attempts)
    assert outcomes == [None] + [Seen(b"you sit")] * 19
    assert await store.read("t") == [b"a"]


@awaited
async def test_a_refused_command_may_be_sent_again(store: Store) -> None:
    with pytest.raises(WrongVersion):
        await store.append([write("t", 1, b"a")], command=TOM_SITS)
    assert await store.append([write("t", 0, b"a")], command=TOM_SITS) is None
    assert await store.append([], command=TOM_SITS) == Seen(b"you sit")


@awaited
async def test_an_empty_answer_is_an_answer(store: Store) -> None:
    silent = Command("tom", "c1", b"", b"")
    await store.append([], command=silent)
    assert await store.append([write("t", 0, b"a")], command=silent) == Seen(b"")


# The end


# Fences


@awaited
async def test_who_has_claimed_a_table_may_write_to_it(store: Store) -> None:
    await store.append([write("t", 0, b"a")])
    fence = await store.claim("t")
    assert await store.append([write("t", 1, b"b")], fence=fence) is None
    again = await store.claim("t")
    assert await store.append([write("t", 2, b"c")], fence=again) is None
    await store.release(again)
    last = await store.claim("t")
    assert await store.append([write("t", 3, b"d")], fence=last) is None


@pytest.mark.parametrize("late", [-1, 1])
@awaited
async def test_with_another_fence_nothing_is_written_and_nothing_answered(
    store: Store, late: int
) -> None:
    fence = await store.claim("t")
    await store.append([write("t", 0, b"a")], fence=fence, command=TOM_SITS)
    other = Fence("t", fence.number + late)
    with pytest.raises(Fenced):
        await store.append([write("t", 1, b"b")], fence=other, secrets={"key": b"new"})
    with pytest.raises(Fenced):
        await store.append([write("t", 1, b"b")], fence=other, command=TOM_SITS)
    assert await store.read("t") == [b"a"]
    assert await store.secret("key") is None


@awaited
async def test_a_closed_store_refuses_everything(store: Store) -> None:
    await store.close()
    await store.close()
    guest = Guest("g", "hash", "Tom", "en", 1)
    for refused in (
        store.append([write("t", 0, b"a")]),
        store.claim("t"),
        store.release(Fence("t", 1)),
        store.answered("t"),
        store.forget_answered("t"),
        store.called({"g"}),
        store.forget_guests(1),
        store.untouched(1),
        store.forget(["t"]),
        store.read("t"),
        store.secret("key"),
        store.card("t"),
        store.of_member("tom"),
        store.listed(),
        store.due(1),
        store.save_guest(guest),
        store.guest("g"),
        store.guest_by_token("hash"),
        store.forget_guest("g"),
    ):
        with pytest.raises(StoreFailed):
            await refused
