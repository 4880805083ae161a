"""How a PostgreSQL database commits: all questions of a group are sent at once, and then read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import psycopg

from meowple.server.store.group_commit import Job
from meowple.server.store.postgres.link import Db, Link, first_line
from meowple.table.store.base import StoreFailed


class Question(NamedTuple):
    """What is sent to the database, and how its answer is read."""

    ask: Callable[[Db], psycopg.Cursor[Any]]
    answer: Callable[[psycopg.Cursor[Any]], Any]


class PostgresCommits:
    """All jobs in one transaction and one round trip."""

    def __init__(self, link: Link) -> None:
        self._link = link

    def commit(self, group: Sequence[Job[Question]]) -> None:
        """All jobs in one transaction. If a statement of it fails, each has one of its own; if the
        line broke, nobody knows whether it was committed, and nothing is tried a second time."""
        try:
            db = self._link.db()
        except StoreFailed as error:
            _fail(group, error)
            return
        try:
            self._together(db, group)
        except psycopg.Error as error:
            if not _goes_on(db):
                self._link.drop()
                _fail(group, error)
            elif len(group) == 1:
                _fail(group, error)
            else:
                for job in group:
                    self.commit([job])

    def _together(self, db: Db, group: Sequence[Job[Question]]) -> None:
        with db.pipeline():
            db.execute("BEGIN")
            cursors = [job.work.ask(db) for job in group]
            db.execute("COMMIT")
        for job, cursor in zip(group, cursors, strict=True):
            try:
                job.outcome = job.work.answer(cursor)
            except Exception as refused:
                job.outcome = refused

    def close(self) -> None:
        """Let go of the database."""
        self._link.drop()


def _goes_on(db: Db) -> bool:
    """Whether this very connection can still be used: then nothing of the group was committed."""
    with suppress(psycopg.Error):
        db.rollback()
        return True
    return False


def _fail(group: Sequence[Job[Question]], error: Exception) -> None:
    """Whether it was committed after all may not be known: whoever reads next must claim first."""
    for job in group:
        job.outcome = StoreFailed(first_line(error))
