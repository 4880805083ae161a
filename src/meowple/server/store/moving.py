"""From a file into a database: all tables, matches, guests and secrets, or nothing."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from meowple.server.store.postgres.link import Db
from meowple.server.store.sqlite.lock import FileLock
from meowple.server.store.sqlite.schema import open_known
from meowple.table.store.base import StoreFailed

_COPIED: Final = {
    "records": "stream, seq, record",
    "commands": "stream, actor, id, body_hash, answer",
    "cards": "stream, written, due_at, listed, members, summary, touched",
    "members": "member, stream",
    "secrets": "name, secret",
    "guests": "id, token_hash, name, language, seen_at, chosen",
    "devices": "hash, guest, since, until",
}


def move(file: Path, db: Db) -> int:
    """Copy everything in one transaction, and leave the file as it is; gives how many tables it
    has. Refuses a file that a server has open, and a database that is not empty."""
    lock = FileLock(file)
    try:
        with closing(open_known(file)) as source, db.transaction():
            row = db.execute("SELECT count(*) FROM streams").fetchone()
            if row != (0,):
                raise StoreFailed("there are tables in the database already")
            for table, columns in _COPIED.items():
                order = " ORDER BY number" if table == "commands" else ""
                rows = source.execute(f"SELECT {columns} FROM {table}{order}")
                with db.cursor().copy(f"COPY {table} ({columns}) FROM STDIN".encode()) as target:
                    for one in rows:
                        target.write_row(_as_stored(table, one))
            db.execute(
                "INSERT INTO streams (name, length) "
                "SELECT stream, max(seq) + 1 FROM records GROUP BY stream"
            )
            db.execute("SELECT setval('writes', coalesce((SELECT max(written) FROM cards), 1))")
            found = db.execute("SELECT count(*) FROM cards").fetchone()
        return 0 if found is None else int(found[0])
    finally:
        lock.release()


def _as_stored(table: str, row: tuple[Any, ...]) -> tuple[Any, ...]:
    """What SQLite has other types for."""
    if table != "cards":
        return row
    stream, written, due_at, listed, members, summary, touched = row
    names = msgspec.json.decode(members, type=list[str])
    return stream, written, due_at, bool(listed), names, summary, touched
