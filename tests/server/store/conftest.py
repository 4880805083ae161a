"""Every kind of store, empty: the suite runs once on each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meowple.server.store.postgres.store import PostgresStore
from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Store
from meowple.table.store.memory import MemoryStore
from tests.postgres import fresh_database

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
