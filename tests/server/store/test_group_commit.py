"""One thread writes for everybody: whatever happens to a group, the next one is written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from threading import Event

import pytest

from meowple.server.store.group_commit import GroupCommit, Job
from meowple.table.store.base import StoreFailed
from tests.server.store.awaited import awaited


class Clumsy:
    """A database that makes a mistake of its own, after some jobs of a group."""

    def __init__(self) -> None:
        self.waits, self.gate = Event(), Event()

    def commit(self, group: Sequence[Job[str]]) -> None:
        for job in group:
            if job.work == "wait":
                self.waits.set()
                assert self.gate.wait(30)
            if job.work == "odd":
                raise ZeroDivisionError("a mistake of the program")
            job.outcome = job.work

    def close(self) -> None:
        pass


@awaited
async def test_a_mistake_of_the_program_fails_its_group_and_the_thread_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    writes = GroupCommit(Clumsy())
    with pytest.raises(StoreFailed):
        async with asyncio.timeout(30):
            await writes.do("odd")
    async with asyncio.timeout(30):
        assert await writes.do("a cat") == "a cat"
    writes.close()
    (said,) = caplog.records
    assert (said.levelno, said.exc_info is not None) == (logging.ERROR, True)


@awaited
async def test_nobody_of_a_group_that_was_given_up_hears_that_it_is_done() -> None:
    clumsy = Clumsy()
    writes = GroupCommit(clumsy)
    first = asyncio.ensure_future(writes.do("wait"))
    await asyncio.to_thread(clumsy.waits.wait, 30)
    together = [asyncio.ensure_future(writes.do(work)) for work in ("a cat", "odd", "a box")]
    await asyncio.sleep(0)  # all of them wait now
    clumsy.gate.set()
    outcomes = await asyncio.gather(*together, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreFailed] * 3
    assert await first == "wait"
    writes.close()
