"""How a SQLite file commits."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any, TypeAlias, TypeGuard

from meowple.server.store.group_commit import Job
from meowple.server.store.sqlite import queries
from meowple.server.store.sqlite.together import Append, append_together
from meowple.table.store.base import StoreFailed

Work: TypeAlias = Append | Callable[[sqlite3.Connection], Any]


class SqliteCommits:
    """All jobs in one transaction and in their order: those in a row that only add records
    together, the others, and whatever could not be done together, each in a savepoint of its
    own."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def commit(self, group: Sequence[Job[Work]]) -> None:
        """All jobs in one transaction. If it fails, nothing is left of it and all get the error."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for _, run in groupby(group, lambda job: _is_plain(job.work)):
                jobs = list(run)
                plain = [job.work for job in jobs if _is_plain(job.work)]
                if len(plain) < 2 or not self._together(plain):
                    for job in jobs:
                        self._attempt(job)
            self._db.execute("COMMIT")
        except Exception as error:
            for job in group:
                job.outcome = StoreFailed(str(error))
            self._roll_back()

    def _together(self, appends: Sequence[Append]) -> bool:
        """Whether they could be written at once; else nothing of them is."""
        self._db.execute("SAVEPOINT many")
        try:
            append_together(self._db, appends)
        except Exception:
            if not self._db.in_transaction:
                raise
            self._db.execute("ROLLBACK TO many")
            return False
        finally:
            if self._db.in_transaction:
                self._db.execute("RELEASE many")
        return True

    def _attempt(self, job: Job[Work]) -> None:
        """One job in its own savepoint, so that a failure does not spoil its neighbours."""
        self._db.execute("SAVEPOINT job")
        try:
            work = job.work
            job.outcome = (
                queries.append(self._db, *work) if isinstance(work, Append) else work(self._db)
            )
        except Exception as error:
            if not self._db.in_transaction:  # SQLite has given up the whole group: a full disk …
                raise
            self._db.execute("ROLLBACK TO job")
            job.outcome = StoreFailed(str(error)) if isinstance(error, sqlite3.Error) else error
        self._db.execute("RELEASE job")

    def _roll_back(self) -> None:
        """Leave the transaction, if SQLite has not done so. Should it fail, so will the next."""
        with suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()


def _is_plain(work: Work) -> TypeGuard[Append]:
    """Whether it only adds records."""
    return isinstance(work, Append) and work.is_plain
