"""The port by which servers pass pages on to each other, and what may go wrong there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meowple.server.web.relay import SECRET
from tests.postgres import fresh_database
from tests.served import ServedFromADatabase
from tests.server.pages import PATIENCE, Page

LOG = "log"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[Page, str, Path]]:
    """A page of a server whose log is a file, and the server's database."""
    database, log = fresh_database(), tmp_path / LOG
    server = ServedFromADatabase(database)
    server.start("sh", "-c", f'exec "$@" 2>{log}', "sh")
    yield Page(server.url), database, log
    server.kill()


def as_another_server(database: str) -> ClientConnection:
    """The line that another server would open, for a table that is not known."""
    with psycopg.connect(database) as db:
        (address,) = db.execute("SELECT address FROM workers").fetchone() or ("",)
        (key,) = db.execute("SELECT secret FROM secrets WHERE name = 'inner'").fetchone() or (b"",)
    return connect(
        f"ws://{address}/inner/nowhere", additional_headers={SECRET: key.hex()}, legacy=True
    )


def closed(line: ClientConnection) -> int:
    """The code it is closed with."""
    with pytest.raises(ConnectionClosed) as told:
        line.recv(PATIENCE)
    assert told.value.rcvd is not None
    return told.value.rcvd.code


def test_a_page_that_leaves_while_it_is_passed_on_is_no_mistake_of_the_program(
    served: tuple[Page, str, Path],
) -> None:
    page, database, log = served
    for _ in range(3):
        as_another_server(database).close()
    page.get("/api/games")
    assert log.read_text() == ""


def test_a_server_that_speaks_otherwise_is_sent_away_and_named_once(
    served: tuple[Page, str, Path],
) -> None:
    page, database, log = served
    for _ in range(3):
        with as_another_server(database) as line:
            line.send('{"guest": 7, "where": "another version"}')
            assert closed(line) == 4400
    page.get("/api/games")
    (told,) = log.read_text().splitlines()
    assert "another server speaks otherwise, perhaps of another version" in told
