"""What a PostgreSQL store says when it fails: one line."""

from __future__ import annotations

import psycopg

from meowple.server.store.postgres.link import first_line


def test_guesses_of_the_database_are_not_told() -> None:
    said = "consuming input failed: server closed the connection\n\tThis probably means\n\tthat"
    assert first_line(psycopg.OperationalError(said)) == said.splitlines()[0]


def test_who_says_nothing_is_named() -> None:
    assert first_line(psycopg.OperationalError()) == "OperationalError"
