"""Every kind of store, empty: the suite runs once on each."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Callable, Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from meowple.server.store.postgres.link import connect
from meowple.server.store.postgres.schema import migrate
from meowple.server.store.postgres.store import PostgresStore
from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Store
from meowple.table.store.memory import MemoryStore
from tests.postgres import Postgres

databases = count()


@cache
def postgres() -> Postgres:
    """One database server for all tests of a worker; gone with the process."""
    server = Postgres(fsync="off", full_page_writes="off")
    atexit.register(server.remove)
    server.start()
    return server


def fresh_database() -> str:
    """The address of an empty database with our tables in it."""
    server, name = postgres(), f"cats{next(databases)}"
    with connect(server.url()) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    with connect(server.url(name)) as db:
        migrate(db)
    return server.url(name)


KINDS: dict[str, Callable[[Path], Store]] = {
    "memory": lambda _: MemoryStore(),
    "sqlite": lambda folder: SqliteStore.open(folder / "cats.db"),
    "postgres": lambda _: PostgresStore.open(fresh_database()),
}


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """One store of each kind, closed at the end."""
    opened = KINDS[request.param](tmp_path)
    yield opened
    asyncio.run(opened.close())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a SQLite store may be opened; close it yourself."""
    return tmp_path / "cats.db"
