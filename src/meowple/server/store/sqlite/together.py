"""Moves of many tables, written together: a statement for all of them is carried out while the
event loop goes on, where one for each would take turns with it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from sqlite3 import Connection
from typing import Any, Final, NamedTuple

from meowple.server.store.sqlite.queries import run
from meowple.table.store.base import Card, Command, Fence, Write, body_hash

AT_ONCE: Final = 50
"""So many rows go into one statement."""

Row = tuple[Any, ...]


class Append(NamedTuple):
    """All that is to be written by one call of `Store.append`."""

    writes: Sequence[Write]
    fence: Fence | None
    command: Command | None
    cards: Mapping[str, Card]
    secrets: Mapping[str, bytes]

    @property
    def is_plain(self) -> bool:
        """Whether it only adds records."""
        return not self.cards and not self.secrets


class NotTogether(Exception):
    """One of them is not to be written as it stands: each has to be looked at by itself."""


def append_together(db: Connection, appends: Sequence[Append]) -> None:
    """Write all of them, none of which was seen before. Raises something if one is not to be
    written, or is there already; then nothing of it may stay."""
    number = run(db)
    if any(one.fence is not None and one.fence.number != number for one in appends):
        raise NotTogether
    writes = [write for one in appends for write in one.writes]
    _check_versions(db, writes)
    _insert(db, "commands (stream, actor, id, body_hash, answer)", _commands(appends))
    _insert(db, "records (stream, seq, record)", _records(writes))


def _check_versions(db: Connection, writes: Sequence[Write]) -> None:
    """Every stream must be as long as expected, and have no card that tells when it was written."""
    for part in _parts([(write.stream, write.expected) for write in writes]):
        wrong = db.execute(
            f"WITH expected (stream, version) AS (VALUES {_places(part)}) SELECT EXISTS ("
            "SELECT 1 FROM expected WHERE stream IN (SELECT stream FROM cards) OR version != "
            "coalesce((SELECT max(seq) + 1 FROM records WHERE stream = expected.stream), 0))",
            _flat(part),
        ).fetchone()
        if wrong[0]:
            raise NotTogether


def _commands(appends: Sequence[Append]) -> list[Row]:
    return [
        (known.stream, known.actor, known.id, body_hash(known.body), known.answer)
        for known in (one.command for one in appends)
        if known is not None
    ]


def _records(writes: Sequence[Write]) -> list[Row]:
    return [
        (write.stream, seq, record)
        for write in writes
        for seq, record in enumerate(write.records, write.expected)
    ]


def _insert(db: Connection, into: str, rows: list[Row]) -> None:
    for part in _parts(rows):
        db.execute(f"INSERT INTO {into} VALUES {_places(part)}", _flat(part))


def _parts(rows: list[Row]) -> Iterator[list[Row]]:
    return (rows[start : start + AT_ONCE] for start in range(0, len(rows), AT_ONCE))


def _places(rows: list[Row]) -> str:
    """As many question marks as there are values."""
    row = f"({', '.join('?' * len(rows[0]))})"
    return ", ".join([row] * len(rows))


def _flat(rows: Iterable[Row]) -> Row:
    return tuple(value for row in rows for value in row)
