"""The tables of a SQLite store, and how its file is opened."""

from __future__ import annotations

import os
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from meowple.table.store.base import StoreFailed

VERSION = 4
MOVED_AT_ONCE = 4_000
"""Pages of the write-ahead log that are moved into the file at once. Nobody is answered meanwhile,
so it is done less often than SQLite would by itself."""

_COMMANDS = """
CREATE TABLE commands (
    number INTEGER PRIMARY KEY,
    stream TEXT NOT NULL,
    actor TEXT NOT NULL,
    id TEXT NOT NULL,
    body_hash BLOB NOT NULL,
    answer BLOB NOT NULL,
    UNIQUE (stream, actor, id)
);
"""

_RUN = """
-- How often the file was opened: who had it before can write no more.
CREATE TABLE run (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    number INTEGER NOT NULL
);
INSERT INTO run VALUES (1, 0);
"""

# Devices of guests besides their first, and codes, which are good until then.
_DEVICES = """
CREATE TABLE devices (
    hash TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER
) WITHOUT ROWID;
CREATE INDEX devices_guest ON devices (guest);
"""

_SEEN = "CREATE INDEX guests_seen ON guests (seen_at);"

# Records lie in the order of their key, so that a stream is read from neighbouring pages.
_TABLES = f"""
CREATE TABLE records (
    stream TEXT NOT NULL,
    seq INTEGER NOT NULL,
    record BLOB NOT NULL,
    PRIMARY KEY (stream, seq)
) WITHOUT ROWID;

{_COMMANDS}
-- `written` numbers the writes: the stream written last has the highest.
CREATE TABLE cards (
    stream TEXT PRIMARY KEY,
    written INTEGER NOT NULL,
    due_at INTEGER,
    listed INTEGER NOT NULL,
    members BLOB NOT NULL,
    summary BLOB NOT NULL,
    touched INTEGER NOT NULL
);
CREATE INDEX cards_touched ON cards (touched, stream);
CREATE UNIQUE INDEX cards_written ON cards (written);
CREATE INDEX cards_due ON cards (due_at, stream) WHERE due_at IS NOT NULL;
CREATE INDEX cards_listed ON cards (written) WHERE listed;

CREATE TABLE members (
    member TEXT NOT NULL,
    stream TEXT NOT NULL,
    PRIMARY KEY (member, stream)
) WITHOUT ROWID;
CREATE INDEX members_stream ON members (stream);

CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    secret BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    seen_at INTEGER NOT NULL,
    chosen TEXT NOT NULL DEFAULT '{{}}'
);
{_SEEN}
{_DEVICES}
{_RUN}
"""


# In version 1 commands did not say where they belong. One that is under way while a newer server
# takes over is refused as out of date when it comes twice; it is never carried out twice.
_FROM = {
    1: f"""
DROP TABLE commands;
{_COMMANDS}
ALTER TABLE cards ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE cards SET touched = CAST(strftime('%s', 'now') AS INTEGER) * 1000;
CREATE INDEX cards_touched ON cards (touched, stream);
{_SEEN}
""",
    2: _RUN,
    3: f"ALTER TABLE guests ADD COLUMN chosen TEXT NOT NULL DEFAULT '{{}}'; {_DEVICES}",
}
"""What brings the tables of an older version to the next one."""


class StoreTooNew(StoreFailed):
    """The file was written by a later version of meowple."""


def empty_the_log(file: Path) -> None:
    """Move all of the write-ahead log into the file, and cut it to nothing: what was deleted is
    in neither then. Waits for whoever just writes."""
    with closing(sqlite3.connect(file, timeout=10)) as db:
        busy, *_ = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise sqlite3.OperationalError("the write-ahead log is in use")


def open_writer(file: Path, factory: type[sqlite3.Connection]) -> sqlite3.Connection:
    """The connection that writes; makes the tables in a new file. Refuses without a change."""
    with ExitStack() as undo:
        try:
            _make_private(file)
            db = undo.enter_context(closing(_connect(file, factory)))
            version = _known_version(db, file)
            _make_durable(db, file)
            if version == 0:
                _make_tables(db)
            for older in range(version or VERSION, VERSION):
                _change_tables(db, older)
            db.execute("UPDATE run SET number = number + 1 WHERE id = 1")
        except (OSError, sqlite3.Error) as error:
            raise StoreFailed(f"{file} cannot be opened: {error}") from error
        undo.pop_all()
    return db


def open_known(file: Path) -> sqlite3.Connection:
    """A file that is there, with the tables of this version, only to be read."""
    if not file.is_file():
        raise StoreFailed(f"there is no file {file}")
    try:
        db = open_reader(file)
        version = _known_version(db, file)
    except sqlite3.Error as error:
        raise StoreFailed(f"{file} cannot be opened: {error}") from error
    if version != VERSION:
        db.close()
        if version == 0:
            raise StoreFailed(f"there are no tables in {file}")
        raise StoreFailed(f"{file} is of an older version: start meowple with it once")
    return db


def back_up(file: Path, copy: Path) -> None:
    """A copy of a file that a server may have open: all that was committed when it was begun."""
    if copy.exists():
        raise StoreFailed(f"{copy} is there already")
    with closing(open_known(file)) as source:
        try:
            _make_private(copy)
            with closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        except (sqlite3.Error, OSError) as error:
            copy.unlink(missing_ok=True)
            why = error.strerror if isinstance(error, OSError) else error
            raise StoreFailed(f"{copy} cannot be written: {why}") from error


def open_reader(file: Path) -> sqlite3.Connection:
    """A connection that only reads; each statement sees everything committed before it."""
    db = _connect(file, sqlite3.Connection)
    db.execute("PRAGMA query_only = 1")
    return db


def _connect(file: Path, factory: type[sqlite3.Connection]) -> sqlite3.Connection:
    """A connection without hidden transactions, to be used by one thread at a time."""
    return sqlite3.connect(file, isolation_level=None, check_same_thread=False, factory=factory)


def _make_private(file: Path) -> None:
    """Keys and names are nobody else's to read. SQLite gives its log the mode of the file."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _make_tables(db: sqlite3.Connection) -> None:
    """All tables and their version, or none."""
    db.executescript(f"BEGIN IMMEDIATE; {_TABLES} PRAGMA user_version = {VERSION}; COMMIT")


def _change_tables(db: sqlite3.Connection, version: int) -> None:
    """From one version to the next, or not at all."""
    db.executescript(
        f"BEGIN IMMEDIATE; {_FROM[version]} PRAGMA user_version = {version + 1}; COMMIT"
    )


def _known_version(db: sqlite3.Connection, file: Path) -> int:
    """The version of the file's tables, 0 if there are none; refuses what is not ours to open."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > VERSION:
        raise StoreTooNew(
            f"{file} was written by a newer meowple: "
            f"its tables are version {version}, this one knows {VERSION}"
        )
    if version == 0 and db.execute("SELECT 1 FROM sqlite_master").fetchone():
        raise StoreFailed(f"{file} is a database of something else")
    return version


def _make_durable(db: sqlite3.Connection, file: Path) -> None:
    """A commit is on the disk when it returns, and what is deleted is overwritten."""
    mode = db.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StoreFailed(f"{file} cannot have a write-ahead log here: its journal is {mode}")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA wal_autocheckpoint = {MOVED_AT_ONCE}")
    db.execute("PRAGMA fullfsync = 1")  # macOS: through the cache of the drive
    db.execute("PRAGMA secure_delete = 1")  # a forgotten guest's name
