"""A line to the database that breaks, in the middle of a COMMIT or just after it was made: whoever
waits for it hears that nobody knows, and is never told what came of a second try."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from meowple.server.store.group_commit import Job
from meowple.server.store.postgres import queries
from meowple.server.store.postgres.commits import PostgresCommits, Question
from meowple.server.store.postgres.lease import Lease
from meowple.server.store.postgres.link import Link
from meowple.table.store.base import StoreFailed, Write
from tests.postgres import fresh_database
from tests.torture.cutter import Cutter, When


@pytest.fixture
def database() -> str:
    return fresh_database()


@pytest.fixture
def line(database: str) -> Iterator[Cutter]:
    cutter = Cutter(int(str(conninfo_to_dict(database)["port"])))
    yield cutter
    cutter.close()


def writing(stream: str) -> Question:
    write = Write(stream, 0, (b"x" * 500,))
    return Question(
        lambda db: queries.append(db, [write], None, None, {}, {}),
        lambda cursor: queries.appended(cursor, None, None),
    )


async def commit_together(commits: PostgresCommits, *streams: str) -> list[object]:
    """What each of those who share a commit is told."""
    group = [Job(writing(stream)) for stream in streams]
    await asyncio.to_thread(commits.commit, group)
    return [job.outcome for job in group]


@pytest.mark.parametrize("streams", [["table/a"], ["table/a", "table/b"]], ids=len)
@pytest.mark.parametrize(("when", "kept"), [("before", 0), ("after", 1)])
def test_nobody_who_shares_a_commit_that_was_cut_off_hears_anything_but_that(
    database: str, line: Cutter, when: When, kept: int, streams: list[str]
) -> None:
    commits = PostgresCommits(Link(make_conninfo(database, host="127.0.0.1", port=line.port)))
    assert asyncio.run(commit_together(commits, "table/other")) == [None]
    line.cut(when)
    told = asyncio.run(commit_together(commits, *streams))
    assert [type(one) for one in told] == [StoreFailed] * len(streams)
    assert asyncio.run(commit_together(commits, "table/next")) == [None], "another line is made"
    commits.close()
    with psycopg.connect(database) as db:
        lengths = [len(queries.read(db, stream, 0)) for stream in streams]
    assert lengths == [kept] * len(streams)


def test_a_line_that_breaks_while_the_database_is_looked_at_is_made_again(
    database: str, line: Cutter
) -> None:
    commits = PostgresCommits(Link(make_conninfo(database, host="127.0.0.1", port=line.port)))
    line.cut("looking")
    (told,) = asyncio.run(commit_together(commits, "table/a"))
    assert isinstance(told, StoreFailed)
    assert line.cuts == 1
    assert asyncio.run(commit_together(commits, "table/a")) == [None]
    commits.close()


def test_a_lease_outlives_a_line_that_breaks_while_the_database_is_looked_at(
    database: str, line: Cutter
) -> None:
    url = make_conninfo(database, host="127.0.0.1", port=line.port)
    lease = Lease(Link(url), "me", "here", 60.0)
    line.cut("looking")
    with pytest.raises(StoreFailed):
        lease.renew()
    lease.renew()
    assert lease.term() == 1
    lease.end()
