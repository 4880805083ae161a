"""The tables of a PostgreSQL store: made, brought up to date, looked at before they are used."""

from __future__ import annotations

from importlib.resources import files
from secrets import token_bytes
from typing import Any, Final

import psycopg

from meowple.server.store.postgres import INNER
from meowple.table.store.base import StoreFailed

VERSION: Final = 2
_CHANGES: Final[dict[int, str]] = {
    1: """
ALTER TABLE guests ADD COLUMN chosen text NOT NULL DEFAULT '{}';
CREATE TABLE devices (
    hash text COLLATE "C" PRIMARY KEY,
    guest text COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    since bigint NOT NULL,
    until bigint
);
CREATE INDEX devices_guest ON devices (guest);
""",
}
"""What brings the tables of an older version to the next one."""


class StoreTooOld(StoreFailed):
    """The tables are those of an earlier version, or there are none."""


def check(db: psycopg.Connection[Any]) -> None:
    """Refuse a database that would lose a commit, or whose tables are not these."""
    _refuse_unless_durable(db)
    version = version_of(db)
    if version is None:
        raise StoreTooOld("the database has no tables of meowple yet: meowple migrate makes them")
    if version < VERSION:
        raise StoreTooOld(
            f"the tables of the database are version {version}, this meowple needs {VERSION}: "
            "meowple migrate changes them"
        )
    if version > VERSION:
        raise StoreFailed(
            f"the database was written by a newer meowple: "
            f"its tables are version {version}, this one knows {VERSION}"
        )


def version_of(db: psycopg.Connection[Any]) -> int | None:
    """The version of the tables; None if there are none."""
    if db.execute("SELECT to_regclass('meowple')").fetchone() == (None,):
        return None
    row = db.execute("SELECT version FROM meowple").fetchone()
    return None if row is None else int(row[0])


def migrate(db: psycopg.Connection[Any]) -> int | None:
    """Make the tables, or bring them up to date, in one transaction; gives the version they had.
    Whoever else does the same meanwhile waits, and finds it done."""
    with db.transaction():
        db.execute("CREATE TABLE IF NOT EXISTS meowple_migrates (lock integer)")
        db.execute("LOCK TABLE meowple_migrates")
        version = version_of(db)
        if version is None:
            db.execute(files(__package__).joinpath("tables.sql").read_bytes())
            db.execute("INSERT INTO meowple VALUES (%s)", [VERSION])
            db.execute("INSERT INTO secrets VALUES (%s, %s)", [INNER, token_bytes(32)])
        else:
            for older in range(version, VERSION):
                db.execute(_CHANGES[older].encode())
            db.execute("UPDATE meowple SET version = %s", [max(version, VERSION)])
        db.execute("DROP TABLE meowple_migrates")
    return version


def _refuse_unless_durable(db: psycopg.Connection[Any]) -> None:
    row = db.execute("SHOW synchronous_commit").fetchone()
    if row == ("off",):
        raise StoreFailed(
            "synchronous_commit is off in this database: it would acknowledge what it may lose"
        )
