"""A server for each test, as a process of its own; or one for all tests of a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.served import Served
from tests.server.hostile import Scene


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    served = Served(tmp_path / "tables.db")
    served.start()
    yield served
    served.kill()


@pytest.fixture(scope="module")
def same_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Nobody is away here, so that a table others have left writes nothing."""
    file = tmp_path_factory.mktemp("server") / "tables.db"
    served = Served(file, away_after=600_000, seeds_within=600_000)
    served.start()
    yield served
    served.kill()


@pytest.fixture
def scene(same_server: Served) -> Iterator[Scene]:
    scene = Scene(same_server)
    yield scene
    scene.leave()


@pytest.fixture
def wide_scene(same_server: Served) -> Iterator[Scene]:
    scene = Scene(same_server, seats=3)
    yield scene
    scene.leave()
