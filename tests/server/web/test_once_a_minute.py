"""A warning that is said for many pages at once is one line a minute."""

from __future__ import annotations

import json
import logging

from meowple.server.logs import JsonLines, OnceAMinute, TextLines
from meowple.table.store.base import StoreFailed

SILENT = "the database does not hear us: %s"


def said(
    at: float, *given: object, sentence: str = SILENT, level: int = logging.WARNING
) -> logging.LogRecord:
    """A line of the log, at this second."""
    record = logging.LogRecord("meowple.server.serve", level, "", 1, sentence, given, None)
    record.created = at
    return record


def told(once: OnceAMinute, record: logging.LogRecord) -> str | None:
    """What is written of it, if anything."""
    return TextLines("%(message)s").format(record) if once.filter(record) else None


def test_the_same_warning_is_written_once_a_minute_with_how_often_it_was_held_back() -> None:
    once = OnceAMinute()
    failed = StoreFailed("it is down")
    assert told(once, said(100.0, failed)) == "the database does not hear us: it is down"
    assert [told(once, said(100.0 + n / 10, failed)) for n in range(500)] == [None] * 500
    assert told(once, said(159.9, failed)) is None
    again = told(once, said(160.0, failed))
    assert again == "the database does not hear us: it is down (and 501 times before)"
    assert told(once, said(220.0, failed)) == "the database does not hear us: it is down"


def test_another_reason_and_another_table_are_other_warnings() -> None:
    once = OnceAMinute()
    assert told(once, said(1.0, StoreFailed("it is down"))) is not None
    assert told(once, said(1.0, StoreFailed("the disk is full"))) is not None
    assert told(once, said(1.0, "t1", sentence="table %s cannot be read")) is not None
    assert told(once, said(1.0, "t2", sentence="table %s cannot be read")) is not None


def test_what_is_no_warning_is_always_written() -> None:
    once = OnceAMinute()
    lines = [told(once, said(1.0, "a", level=logging.INFO)) for _ in range(3)]
    assert lines == ["the database does not hear us: a"] * 3


def test_objects_say_how_often_it_was_held_back() -> None:
    once = OnceAMinute()
    records = [said(at, "x") for at in (1.0, 2.0, 3.0, 61.0)]
    written = [r for r in records if once.filter(r)]
    first, last = (json.loads(JsonLines().format(record)) for record in written)
    assert "held_back" not in first
    assert last["held_back"] == 2


def test_what_is_remembered_does_not_grow() -> None:
    once = OnceAMinute()
    for n in range(5_000):
        once.filter(said(1.0, f"table {n}"))
    assert len(once._told) <= 1_000
