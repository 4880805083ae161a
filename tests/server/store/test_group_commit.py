"""One thread writes for everybody: whatever happens to a group, the next one is written."""

from __future__ import annotations

import asyncio
import gc
import logging
import weakref
from collections.abc import Sequence
from contextlib import suppress
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


class Refusing(Clumsy):
    """A database that refuses each job for a reason of its own."""

    def commit(self, group: Sequence[Job[str]]) -> None:
        for job in group:
            try:
                raise StoreFailed(job.work)
            except StoreFailed as refused:
                job.outcome = refused


class Waiting:
    """Somebody whom nobody should know any more once they were answered."""


@awaited
async def test_who_was_refused_is_let_go_without_a_look_for_cycles() -> None:
    writes = GroupCommit(Refusing())

    async def ask() -> weakref.ref[Waiting]:
        somebody = Waiting()
        with suppress(StoreFailed):
            await writes.do("no")
        return weakref.ref(somebody)

    gc.collect()
    gc.disable()
    try:
        known = await ask()
        with suppress(StoreFailed):
            await writes.do("another group")  # the thread knows its last one
        assert known() is None
    finally:
        gc.enable()
        writes.close()
