"""`--log json`: one object a line, which programs read, and in which nobody is named."""

from __future__ import annotations

import json
import logging
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from meowple.server.logs import JsonLines
from meowple.table.store.base import StoreFailed
from tests.ports import free_port
from tests.server.pages import PATIENCE, Page

NOWHERE = "postgresql://tom:secret@127.0.0.1:1/cats"


def serve(folder: Path, *flags: str) -> subprocess.Popen[str]:
    """A server that tells what happens as objects."""
    return subprocess.Popen(
        [sys.executable, "-m", "meowple", "serve", "--log", "json", *flags],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def ended(server: subprocess.Popen[str]) -> list[dict[str, Any]]:
    """All that it told until it ended, each line an object; and nothing else."""
    said, log = server.communicate(timeout=PATIENCE)
    assert said == ""
    return [json.loads(line) for line in log.splitlines()]


@contextmanager
def started(folder: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """A server that has told where it is."""
    server = serve(folder, "--port", str(port), "--file", "tables.db")
    try:
        assert server.stderr is not None
        first = json.loads(server.stderr.readline())
        assert first["event"] == "serves_at_address"
        assert first["address"] == f"http://127.0.0.1:{port}"
        yield server
    finally:
        server.kill()


def damage(file: Path, table: str) -> None:
    """Spoil what is stored of a table."""
    with closing(sqlite3.connect(file)) as db, db:
        spoilt = (b"{garbled", f"table/{table}")
        db.execute("UPDATE records SET record = ? WHERE stream = ? AND seq = 0", spoilt)


def test_a_server_tells_what_happens_as_objects_that_name_nobody(tmp_path: Path) -> None:
    port = free_port()
    with started(tmp_path, port) as server:
        ann = Page(f"http://127.0.0.1:{port}")
        table, invite = ann.open_table([None, "kitten"])
        name = ann.get("/api/me")["name"]
        server.send_signal(signal.SIGTERM)
        assert ended(server) == []
    damage(tmp_path / "tables.db", table)
    with started(tmp_path, port) as server:
        with closing(ann.connect(table)) as socket:
            socket.send(json.dumps({"type": "hello", "invite": invite}))
            assert json.loads(socket.recv(PATIENCE))["key"] == "table_damaged"
        server.send_signal(signal.SIGTERM)
        (told,) = ended(server)
    assert told.pop("time").endswith("+00:00")
    assert told.pop("error")
    assert told == {"level": "error", "event": "table_cannot_be_read", "table": table}
    for secret in (name, invite, ann.cookie):
        assert secret not in json.dumps(told)


def test_why_a_server_cannot_run_is_an_object_without_a_password(tmp_path: Path) -> None:
    server = serve(tmp_path, "--port", str(free_port()), "--database", NOWHERE)
    (told,) = ended(server)
    assert server.returncode == 2
    assert (told["level"], told["event"]) == ("critical", "the_server_cannot_run")
    assert "no connection to the database cats at 127.0.0.1" in told["why"]
    assert "secret" not in json.dumps(told)


def told_of(name: str, sentence: str, *given: object, error: Exception | None = None) -> Any:
    """What becomes of one line of the log."""
    raised = None if error is None else (type(error), error, error.__traceback__)
    record = logging.LogRecord(name, logging.ERROR, "", 1, sentence, given, raised)
    return json.loads(JsonLines().format(record))


def test_of_an_error_its_kind_and_its_place_are_told_but_not_its_words() -> None:
    try:
        raise KeyError("Владислава holds the queen")
    except KeyError as error:
        told = told_of("meowple.table.room", "table %s: something went wrong", "t1", error=error)
    assert (told["event"], told["table"]) == ("table_something_went_wrong", "t1")
    assert told["error"] == "KeyError"
    assert told["where"][-1].startswith("web/test_json_logs.py:")
    assert "queen" not in json.dumps(told)


def test_why_a_store_failed_is_told() -> None:
    failed = StoreFailed("the disk is full")
    told = told_of("meowple.table.room", "table %s lost touch with the store: %s", "t1", failed)
    assert told["event"] == "table_lost_touch_with_the_store"
    assert (told["table"], told["error"], told["why"]) == ("t1", "StoreFailed", "the disk is full")


@pytest.mark.parametrize("name", ["asyncio", "uvicorn.error"])
def test_what_others_say_is_named_and_not_repeated(name: str) -> None:
    told = told_of(name, "Task was never retrieved: <Task of Владислава, table %s>", "t1")
    assert told["event"] == name
    assert set(told) == {"time", "level", "event"}
