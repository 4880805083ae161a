"""Commands for whoever looks after a server: tables made, moved and copied."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from meowple.cli import main
from meowple.server.store.postgres.link import connect
from meowple.server.store.postgres.schema import VERSION
from meowple.server.store.postgres.store import PostgresStore
from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Card, Command, Guest, Seen, Store, StoreFailed, Write
from tests.postgres import empty_database, fresh_database, postgres

COMMAND = Command("tom", "c1", b"sit", b"you sit", "table/a")


async def furnish(store: Store) -> None:
    """Something of each kind."""
    for name in "ab":
        stream = f"table/{name}"
        card = Card(5, name == "a", ("tom", "anna"), b"sum", 7)
        await store.append([Write(stream, 0, (b"1", b"\x00\xff"))], cards={stream: card})
    await store.append([Write("match/m", 0, (b"h",))], command=COMMAND, secrets={"m": b"\x00key"})
    await store.save_guest(Guest("tom", "hash", "Том 🐈", "uk", 9))


async def contents(store: Store) -> list[object]:
    """All that can be asked."""
    streams = ("table/a", "table/b", "match/m")
    found: list[object] = [await store.read(stream) for stream in streams]
    found += [await store.of_member("tom"), await store.listed(), await store.due(99)]
    found += [await store.answered("table/a"), await store.secret("m"), await store.guest("tom")]
    return found


def furnished(file: Path) -> list[object]:
    """What is in a file after something was put there."""

    async def story() -> list[object]:
        store = SqliteStore.open(file)
        await furnish(store)
        found = await contents(store)
        await store.close()
        return found

    return asyncio.run(story())


Said = pytest.CaptureFixture[str]


def refused(capsys: Said, *typed: object) -> str:
    """The one line that says why a command cannot do it."""
    capsys.readouterr()
    assert main([str(each) for each in typed]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    return said.err.removeprefix("meowple: ")


def test_everything_moves_from_a_file_into_a_database(file: Path, capsys: Said) -> None:
    before, url = furnished(file), empty_database()
    assert main(["move", str(file), url]) == 0

    async def look() -> None:
        store = PostgresStore.open(url)
        assert await contents(store) == before
        assert await store.append([], command=COMMAND) == Seen(b"you sit")
        await store.append([Write("table/b", 2, (b"3",))])
        assert [stream for stream, _ in await store.of_member("tom")] == ["table/b", "table/a"]
        await store.close()

    asyncio.run(look())
    assert "there are tables in the database already" in refused(capsys, "move", file, url)


def test_a_file_that_a_server_has_open_does_not_move(file: Path, capsys: Said) -> None:
    furnished(file)
    store, url = SqliteStore.open(file), empty_database()
    assert "is open in another server" in refused(capsys, "move", file, url)
    asyncio.run(store.close())


def test_a_copy_is_made_while_a_server_has_the_file_open(
    file: Path, tmp_path: Path, capsys: Said
) -> None:
    before, copy = furnished(file), tmp_path / "copy.db"
    store = SqliteStore.open(file)
    assert main(["backup", str(file), str(copy)]) == 0
    asyncio.run(store.close())
    assert copy.stat().st_mode & 0o777 == 0o600

    async def look() -> list[object]:
        opened = SqliteStore.open(copy)
        found = await contents(opened)
        await opened.close()
        return found

    assert asyncio.run(look()) == before
    assert "is there already" in refused(capsys, "backup", file, copy)


def test_what_cannot_be_copied_leaves_no_copy(file: Path, tmp_path: Path, capsys: Said) -> None:
    furnished(file)
    empty, text, copy = tmp_path / "empty.db", tmp_path / "text.db", tmp_path / "copy.db"
    empty.touch()
    text.write_text("no database at all, however long it is" * 100)
    for source, said in {
        tmp_path / "nothing.db": "there is no file",
        tmp_path: "there is no file",
        empty: "there are no tables in",
        text: "cannot be opened",
    }.items():
        assert said in refused(capsys, "backup", source, copy)
        assert not copy.exists()
    why = refused(capsys, "backup", file, tmp_path / "nowhere" / "copy.db")
    assert "cannot be written: No such file or directory" in why


def test_a_database_is_opened_only_with_its_tables(capsys: Said) -> None:
    url = empty_database()
    with pytest.raises(StoreFailed, match="meowple migrate makes them"):
        PostgresStore.open(url)
    assert main(["migrate", url, "--lang", "en"]) == 0
    assert f"version {VERSION} now (before: –)" in capsys.readouterr().out
    assert main(["migrate", url, "--lang", "en"]) == 0
    assert f"(before: {VERSION})" in capsys.readouterr().out
    asyncio.run(PostgresStore.open(url).close())


def test_tables_of_the_first_version_are_brought_up_to_date(capsys: Said) -> None:
    url = fresh_database()
    with connect(url) as db:
        db.execute("DROP TABLE devices")
        db.execute("ALTER TABLE guests DROP COLUMN chosen")
        db.execute("INSERT INTO guests VALUES ('g', 'hash', 'Tom', 'en', 1)")
        db.execute("UPDATE meowple SET version = 1")
    assert main(["migrate", url, "--lang", "en"]) == 0
    assert f"version {VERSION} now (before: 1)" in capsys.readouterr().out

    async def tom() -> Guest | None:
        store = PostgresStore.open(url)
        found = await store.guest_by_token("hash")
        await store.close()
        return found

    assert asyncio.run(tom()) == Guest("g", "hash", "Tom", "en", 1)


@pytest.mark.parametrize(
    ("version", "said"),
    [(VERSION - 1, "meowple migrate changes"), (VERSION + 1, "a newer meowple")],
)
def test_tables_of_another_version_are_refused(version: int, said: str) -> None:
    url = fresh_database()
    with connect(url) as db:
        db.execute("UPDATE meowple SET version = %s", [version])
    with pytest.raises(StoreFailed, match=said):
        PostgresStore.open(url)


def test_a_database_that_may_lose_what_it_acknowledged_is_refused() -> None:
    url = fresh_database()
    with connect(url) as db:
        db.execute(f"ALTER DATABASE {url.rsplit('/')[-1]} SET synchronous_commit = off".encode())
    with pytest.raises(StoreFailed, match="synchronous_commit is off"):
        PostgresStore.open(url)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://tom:secret@127.0.0.1:1/cats", "no connection to the database cats at 127"),
        ("postgresql://[bad:secret", "this is not the address of a database"),
        ("postgresql://tom:my@secret@127.0.0.1:1/cats", "@ is written %40"),
        ("postgresql://tom:se/secret@127.0.0.1:1/cats", "/ is written %2F"),
        ("host=127.0.0.1 port=1 password=secret user=tom", "the database tom at 127.0.0.1"),
        ("host=127.0.0.1 port=1 password=secret", "no connection to the database at 127.0.0.1"),
        ("{url}/nowhere", 'database "nowhere" does not exist'),
    ],
)
def test_a_database_that_cannot_be_reached_is_told_in_one_line_without_its_password(
    url: str, said: str, capsys: Said
) -> None:
    asked = url.format(url=postgres().url().rpartition("/")[0])
    why = refused(capsys, "migrate", asked)
    assert said in why
    assert "secret" not in why
