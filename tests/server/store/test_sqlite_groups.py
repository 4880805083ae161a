"""How the SQLite store writes: many appends in one commit, and nobody told before it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import (
    Card,
    Command,
    Fence,
    Seen,
    StoreFailed,
    Write,
    WrongVersion,
)
from tests.server.store.awaited import awaited
from tests.server.store.watched import Watched, watched


@pytest.fixture
def writer() -> type[Watched]:
    """The kind of connection the store writes with."""
    return watched()


@pytest.fixture
def store(file: Path, writer: type[Watched]) -> Iterator[SqliteStore]:
    """A new SQLite store whose writer is watched."""
    opened = SqliteStore.open(file, factory=writer)
    writer.ran.clear()
    yield opened
    writer.gate.set()
    asyncio.run(opened.close())


def cats(number: int, expected: int = 0) -> Write:
    """One record for a stream of its own."""
    return Write(f"cat {number}", expected, (b"%d" % number,))


async def queued_behind(
    store: SqliteStore, writer: type[Watched], *writes: Write
) -> list[asyncio.Task[Seen | None]]:
    """Appends that all wait together, since the writer is held up with another one."""
    writer.held = "BEGIN IMMEDIATE"
    first = asyncio.create_task(store.append([Write("first", 0, (b"1",))]))
    assert await asyncio.to_thread(writer.reached.wait, 30)
    tasks = [asyncio.create_task(store.append([write])) for write in writes]
    await asyncio.sleep(0)  # each has begun, and has put its job into the queue
    writer.held = ""
    writer.gate.set()
    await first
    return tasks


@awaited
async def test_every_commit_is_synced_to_a_write_ahead_log(
    store: SqliteStore, writer: type[Watched]
) -> None:
    await store.append([cats(1)])
    (connection,) = writer.made
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


@awaited
async def test_all_that_wait_share_one_commit(store: SqliteStore, writer: type[Watched]) -> None:
    tasks = await queued_behind(store, writer, *map(cats, range(500)))
    await asyncio.gather(*tasks)
    assert writer.ran["COMMIT"] == 2  # the first one and everybody else
    assert writer.ran.total() < 50  # and few statements: each takes its turn with the loop
    assert [await store.read(f"cat {n}") for n in (0, 250, 499)] == [[b"0"], [b"250"], [b"499"]]


@awaited
async def test_many_at_once_need_far_fewer_commits(
    store: SqliteStore, writer: type[Watched]
) -> None:
    async def ten(number: int) -> None:
        for expected in range(10):
            await store.append([cats(number, expected)])

    await asyncio.gather(*map(ten, range(50)))
    assert writer.ran["COMMIT"] <= 250
    assert [len(await store.read(f"cat {n}")) for n in range(50)] == [10] * 50


@awaited
async def test_a_refused_append_does_not_spoil_its_neighbours(
    store: SqliteStore, writer: type[Watched]
) -> None:
    late, half = cats(3, expected=7), Write("cat 4", 1, (b"second", None))  # type: ignore[arg-type]
    odd = Write("cat 5", 0, (b"first", 1 << 70))  # type: ignore[arg-type]
    tasks = await queued_behind(store, writer, cats(2), late, cats(4), half, odd, cats(6))
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome).__name__ for outcome in outcomes] == [
        *("NoneType", "WrongVersion", "NoneType", "StoreFailed", "OverflowError", "NoneType")
    ]
    assert writer.ran["COMMIT"] == 2
    stored = [await store.read(f"cat {number}") for number in range(2, 7)]
    assert stored == [[b"2"], [], [b"4"], [], [b"6"]]


async def seen_before(store: SqliteStore) -> None:
    await store.append([cats(7, expected=1)], command=Command("tom", "c7", b"", b"", "t"))


async def fenced(store: SqliteStore) -> None:
    await store.append([cats(7)], fence=Fence("t", 0))


async def never_a_number(store: SqliteStore) -> None:
    await store.append([Write("cat 7", 1 << 70, (b"7",))])


async def with_a_card(store: SqliteStore) -> None:
    await store.append([cats(7, expected=1)], cards={"cat 7": Card(summary=b"seven")})


@pytest.mark.parametrize(
    ("odd", "told", "records"),
    [
        (seen_before, "NoneType", 1),
        (fenced, "Fenced", 1),
        (never_a_number, "WrongVersion", 1),
        (with_a_card, "NoneType", 2),
    ],
)
@awaited
async def test_one_that_is_not_like_the_others_is_looked_at_by_itself(
    store: SqliteStore,
    writer: type[Watched],
    odd: Callable[[SqliteStore], Awaitable[None]],
    told: str,
    records: int,
) -> None:
    await store.append([cats(7)], command=Command("tom", "c7", b"", b"", "t"))
    writer.held, writer.ran["COMMIT"] = "BEGIN IMMEDIATE", 0
    first = asyncio.create_task(store.append([cats(0)]))
    assert await asyncio.to_thread(writer.reached.wait, 30)
    all_ = [store.append([cats(1)]), odd(store), store.append([cats(2)])]
    tasks = [asyncio.ensure_future(one) for one in all_]
    await asyncio.sleep(0)
    writer.held = ""
    writer.gate.set()
    await first
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome).__name__ for outcome in outcomes] == ["NoneType", told, "NoneType"]
    assert [len(await store.read(f"cat {n}")) for n in (1, 7, 2)] == [1, records, 1]
    assert writer.ran["COMMIT"] == 2


@awaited
async def test_a_stream_with_a_card_is_found_as_the_latest_however_it_is_written(
    store: SqliteStore, writer: type[Watched]
) -> None:
    for number in (1, 2):
        await store.append([cats(number)], cards={f"cat {number}": Card(listed=True)})
    tasks = await queued_behind(store, writer, cats(1, expected=1), cats(3))
    await asyncio.gather(*tasks)
    assert [stream for stream, _ in await store.listed()] == ["cat 1", "cat 2"]


@awaited
async def test_nobody_is_told_or_shown_anything_before_the_commit(
    store: SqliteStore, writer: type[Watched]
) -> None:
    writer.held = "COMMIT"
    command = Command("tom", "c1", b"sit", b"you sit")
    told = asyncio.create_task(store.append([cats(1)], command=command))
    refused = asyncio.create_task(store.append([cats(1)]))
    assert await asyncio.to_thread(writer.reached.wait, 30)
    assert await store.read("cat 1") == []
    assert await store.answered("") == []
    assert not told.done()
    assert not refused.done()
    writer.gate.set()
    await told
    assert await store.read("cat 1") == [b"1"]
    with pytest.raises(WrongVersion):
        await refused


@awaited
async def test_a_failing_commit_is_told_to_everybody_and_leaves_nothing(
    store: SqliteStore, writer: type[Watched]
) -> None:
    await store.append([cats(1)])
    writer.fails = "COMMIT"
    writes = [*map(cats, range(20))]
    attempts = [store.append([write]) for write in writes]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert all(isinstance(outcome, StoreFailed) for outcome in outcomes)
    assert [await store.read(f"cat {n}") for n in range(20)] == [[], [b"1"], *[[]] * 18]
    writer.fails = ""
    assert await store.append([cats(2)]) is None
    assert await store.read("cat 2") == [b"2"]


@pytest.mark.parametrize("statement", ["BEGIN IMMEDIATE", "SAVEPOINT job", "RELEASE job"])
@awaited
async def test_no_failure_leaves_anybody_waiting(
    store: SqliteStore, writer: type[Watched], statement: str
) -> None:
    writer.fails = statement
    with pytest.raises(StoreFailed, match="full"):
        await store.append([cats(1)])
    writer.fails = ""
    assert await store.append([cats(1)]) is None


@awaited
async def test_when_the_file_may_not_grow_what_was_acknowledged_is_there_and_nothing_else(
    store: SqliteStore, writer: type[Watched]
) -> None:
    (connection,) = writer.made
    pages = int(connection.execute("PRAGMA page_count").fetchone()[0])
    connection.execute(f"PRAGMA max_page_count = {pages + 50}")
    large = [Write(f"cat {number}", 0, (bytes(30_000), b"end")) for number in range(20)]
    outcomes = await asyncio.gather(
        *(store.append([write]) for write in large), return_exceptions=True
    )
    stored = [len(await store.read(write.stream)) for write in large]
    assert stored == [2 if outcome is None else 0 for outcome in outcomes]
    assert {type(outcome) for outcome in outcomes} >= {StoreFailed}
    connection.execute("PRAGMA max_page_count = 1000000")
    assert await store.append([Write("after", 0, (bytes(1_000_000),))]) is None


@awaited
async def test_who_stops_waiting_disturbs_nobody(store: SqliteStore, writer: type[Watched]) -> None:
    tasks = await queued_behind(store, writer, cats(1), cats(2))
    tasks[0].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert await store.append([cats(3)]) is None
    assert await store.read("cat 2") == [b"2"]


@awaited
async def test_closing_finishes_what_waits(file: Path, writer: type[Watched]) -> None:
    store = SqliteStore.open(file, factory=writer)
    tasks = await queued_behind(store, writer, *map(cats, range(50)))
    await store.close()
    assert await asyncio.gather(*tasks) == [None] * 50
    again = SqliteStore.open(file)
    assert [await again.read(f"cat {n}") for n in (0, 49)] == [[b"0"], [b"49"]]
    await again.close()


def test_the_end_of_a_loop_does_not_stop_the_writer(
    store: SqliteStore, writer: type[Watched]
) -> None:
    async def leave_early() -> None:
        writer.held = "COMMIT"
        task = asyncio.create_task(store.append([cats(1)]))
        assert await asyncio.to_thread(writer.reached.wait, 30)
        task.cancel()

    asyncio.run(leave_early())
    writer.gate.set()
    assert asyncio.run(store.append([cats(2)])) is None
    assert asyncio.run(store.read("cat 1")) == [b"1"]
