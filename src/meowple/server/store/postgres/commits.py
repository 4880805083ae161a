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
        """All jobs in one transaction. If a statement of it fails, each has one of its own."""
        try:
            self._together(self._link.db(), group)
        except (psycopg.Error, StoreFailed) as error:
            if len(group) > 1 and self._goes_on():
                for job in group:
                    self.commit([job])
            else:
                self._fail(group, error)

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

    def _goes_on(self) -> bool:
        """Whether the connection can still be used: then nothing of the group was committed."""
        with suppress(psycopg.Error, StoreFailed):
            db = self._link.db()
            db.rollback()
            return True
        return False

    def _fail(self, group: Sequence[Job[Question]], error: Exception) -> None:
        """Whether it was committed after all is not known: whoever reads next must claim first."""
        if not self._goes_on():
            self._link.drop()
        for job in group:
            job.outcome = StoreFailed(first_line(error))

    def close(self) -> None:
        """Let go of the database."""
        self._link.drop()
