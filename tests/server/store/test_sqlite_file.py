"""The file of a SQLite store: who may open it, and what it holds."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from meowple.server.store.sqlite import queries
from meowple.server.store.sqlite.lock import StoreLocked
from meowple.server.store.sqlite.schema import VERSION, StoreTooNew
from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Card, Command, Fence, Fenced, Guest, StoreFailed, Write
from meowple.table.store.devices import Device
from tests.server.store.awaited import awaited


def run_sql(file: Path, *statements: str) -> None:
    """Change a file behind the store's back."""
    with closing(sqlite3.connect(file)) as db:
        for statement in statements:
            db.execute(statement)
        db.commit()


@awaited
async def test_everything_is_there_after_opening_again(file: Path) -> None:
    store = SqliteStore.open(file)
    card = Card(due_at=3, listed=True, members=("tom",), summary=b"s")
    tom = Guest("g", "hash", "Tom", "en", 1)
    await store.append([Write("t", 0, (b"a", b"b"))], cards={"t": card}, secrets={"key": b"k"})
    await store.save_guest(tom)
    await store.close()
    again = SqliteStore.open(file)
    assert await again.read("t") == [b"a", b"b"]
    assert await again.of_member("tom") == await again.listed() == [("t", card)]
    assert await again.due(4) == ["t"]
    assert await again.secret("key") == b"k"
    assert await again.guest("g") == tom
    await again.close()


@awaited
async def test_a_file_is_opened_once(file: Path) -> None:
    store = SqliteStore.open(file)
    alias = file.with_name("alias.db")
    alias.symlink_to(file)
    for name in (file, alias):
        with pytest.raises(StoreLocked, match="is open in another server"):
            SqliteStore.open(name)
    await store.append([Write("t", 0, (b"a",))])
    await store.close()
    await SqliteStore.open(file).close()


def test_tables_of_a_newer_version_are_refused_and_left_alone(file: Path) -> None:
    asyncio.run(SqliteStore.open(file).close())
    run_sql(file, f"PRAGMA user_version = {VERSION + 1}")
    before = file.read_bytes()
    with pytest.raises(StoreTooNew, match=f"version {VERSION + 1}, this one knows {VERSION}"):
        SqliteStore.open(file)
    assert file.read_bytes() == before
    run_sql(file, f"PRAGMA user_version = {VERSION}")
    asyncio.run(SqliteStore.open(file).close())  # the lock was let go


def test_a_file_of_something_else_is_refused_and_left_alone(file: Path) -> None:
    run_sql(file, "CREATE TABLE dogs (name TEXT)")
    before = file.read_bytes()
    with pytest.raises(StoreFailed, match="something else"):
        SqliteStore.open(file)
    assert file.read_bytes() == before
    file.write_bytes(b"a letter to the cat, much too long for a header of a database" * 99)
    with pytest.raises(StoreFailed, match="not a database"):
        SqliteStore.open(file)


def test_a_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match=r"there is no folder .*no such folder"):
        SqliteStore.open(tmp_path / "no such folder" / "cats.db")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreFailed, match="cannot be opened"):
        SqliteStore.open(tmp_path / "folder")


@awaited
async def test_nobody_else_on_the_machine_may_read_it(file: Path) -> None:
    store = SqliteStore.open(file)
    await store.append([], secrets={"key": b"k"})
    for part in file.parent.iterdir():
        assert stat.S_IMODE(part.stat().st_mode) == 0o600, part.name
    await store.close()


@awaited
async def test_nothing_of_a_forgotten_guest_stays_in_the_file(file: Path) -> None:
    store = SqliteStore.open(file)
    for number in range(50):
        await store.save_guest(Guest(f"g{number}", f"hash{number}", f"Whiskers{number}", "en", 1))
    await store.save_guest(Guest("g7", "hash7", "Renamed", "en", 2))
    await store.forget_guest("g8")
    await store.close()
    content = file.read_bytes()
    assert b"Whiskers6" in content
    assert b"Renamed" in content
    for gone in (b"Whiskers7", b"Whiskers8", b"hash8"):
        assert gone not in content, gone


@awaited
async def test_a_question_that_fails_says_so(file: Path) -> None:
    store = SqliteStore.open(file)
    run_sql(file, "DROP TABLE secrets")
    with pytest.raises(StoreFailed, match="no such table"):
        await store.secret("key")
    assert await store.read("t") == []
    await store.close()


QUESTIONS: dict[str, Callable[[sqlite3.Connection], object]] = {
    "answered": lambda db: queries.answered(db, "t"),
    "forget_answered": lambda db: queries.forget_answered(db, "t"),
    "read": lambda db: queries.read(db, "t", 3),
    "secret": lambda db: queries.secret(db, "key"),
    "card": lambda db: queries.card(db, "t"),
    "of_member": lambda db: queries.of_member(db, "tom", 50),
    "listed": lambda db: queries.listed(db, 50),
    "due": lambda db: queries.due(db, 1),
    "guest": lambda db: queries.guest(db, "g"),
    "guest_by_token": lambda db: queries.guest_by_token(db, "hash"),
    "called": lambda db: queries.called(db, {"g"}),
    "offer_device": lambda db: queries.offer_device(db, Device("h", "g", 1, 2)),
    "offered_device": lambda db: queries.offered_device(db, "h", 1),
    "take_device": lambda db: queries.take_device(db, "h", 1, Device("i", "g", 1)),
    "devices": lambda db: queries.devices(db, "g"),
    "drop_device": lambda db: queries.drop_device(db, "g", "h"),
    "good_tokens": lambda db: queries.good_tokens(db, {"h"}),
    "forget_guest": lambda db: queries.forget_guest(db, "g"),
    "forget_guests": lambda db: queries.forget_guests(db, 1),
    "untouched": lambda db: queries.untouched(db, 1, 50),
    "forget": lambda db: queries.forget(db, ["t"], ["key"]),
    "command": lambda db: queries.append(db, [], None, Command("tom", "c1", b"", b"", "t"), {}, {}),
    "append": lambda db: queries.append(
        db, [Write("t", 0, (b"a",))], Fence("t", 1), None, {"t": Card()}, {}
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_nothing_is_found_by_looking_at_everything(file: Path, question: str) -> None:
    asyncio.run(SqliteStore.open(file).close())
    ran: list[str] = []
    with closing(sqlite3.connect(file)) as db:
        db.set_trace_callback(ran.append)
        QUESTIONS[question](db)
        db.set_trace_callback(None)
        asked = [sql for sql in ran if sql.startswith(("SELECT", "UPDATE", "DELETE"))]
        steps = [row[3] for sql in asked for row in db.execute(f"EXPLAIN QUERY PLAN {sql}")]
    assert asked
    looked = [step for step in steps if step.startswith(("SCAN", "SEARCH"))]
    assert all("USING" in step or "json_each" in step for step in looked)  # an index
    sorted_ = [step for step in steps if "TEMP B-TREE" in step]
    few = ("of_member", "answered", "forget_answered")  # one's own tables, a table's own commands
    assert len(sorted_) == (question in few)


VERSION_1 = """
CREATE TABLE records (stream TEXT NOT NULL, seq INTEGER NOT NULL, record BLOB NOT NULL,
    PRIMARY KEY (stream, seq)) WITHOUT ROWID;
CREATE TABLE commands (actor TEXT NOT NULL, id TEXT NOT NULL, body_hash BLOB NOT NULL,
    answer BLOB NOT NULL, PRIMARY KEY (actor, id)) WITHOUT ROWID;
CREATE TABLE cards (stream TEXT PRIMARY KEY, written INTEGER NOT NULL, due_at INTEGER,
    listed INTEGER NOT NULL, members BLOB NOT NULL, summary BLOB NOT NULL);
CREATE UNIQUE INDEX cards_written ON cards (written);
CREATE INDEX cards_due ON cards (due_at, stream) WHERE due_at IS NOT NULL;
CREATE INDEX cards_listed ON cards (written) WHERE listed;
CREATE TABLE members (member TEXT NOT NULL, stream TEXT NOT NULL, PRIMARY KEY (member, stream))
    WITHOUT ROWID;
CREATE INDEX members_stream ON members (stream);
CREATE TABLE secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE guests (id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    language TEXT NOT NULL, seen_at INTEGER NOT NULL);
INSERT INTO records VALUES ('t', 0, X'61');
INSERT INTO cards VALUES ('t', 1, 5, 1, CAST('["tom"]' AS BLOB), CAST('said' AS BLOB));
INSERT INTO members VALUES ('tom', 't');
INSERT INTO commands VALUES ('tom', 'c1', X'00', X'01');
INSERT INTO guests VALUES ('g', 'hash', 'Tom', 'en', 1);
PRAGMA user_version = 1;
"""


@awaited
async def test_a_file_of_the_first_version_is_brought_up_to_date(file: Path) -> None:
    with closing(sqlite3.connect(file)) as db:
        db.executescript(VERSION_1)
    before = time.time() * 1000
    store = SqliteStore.open(file)
    assert await store.read("t") == [b"a"]
    [(stream, card)] = await store.of_member("tom")
    assert (stream, card.due_at, card.listed, card.summary) == ("t", 5, True, b"said")
    assert card.touched >= before - 1000, "nothing is old just because it is from before"
    assert await store.guest_by_token("hash") == Guest("g", "hash", "Tom", "en", 1)
    command = Command("tom", "c1", b"sit", b"you sit", "t")
    assert await store.append([Write("t", 1, (b"b",))], command=command) is None
    await store.close()
    again = SqliteStore.open(file)
    assert await again.read("t") == [b"a", b"b"]
    await again.close()


def test_who_opens_the_file_later_shuts_out_who_had_it(file: Path) -> None:
    async def story() -> None:
        first = SqliteStore.open(file)
        fence = await first.claim("t")
        await first.append([Write("t", 0, (b"a",))], fence=fence)
        await first.close()
        second = SqliteStore.open(file)
        assert (await second.claim("t")).number > fence.number
        with pytest.raises(Fenced):
            await second.append([Write("t", 1, (b"b",))], fence=fence)
        assert await second.read("t") == [b"a"]
        await second.close()

    asyncio.run(story())
