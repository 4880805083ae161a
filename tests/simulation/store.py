"""A database that several servers share, in virtual time: slow, and failing in every way a real one
may. Epochs and leases are those of `server/store/postgres/tables.sql`."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from meowple.table.store.base import (
    Answered,
    Card,
    Command,
    Elsewhere,
    Fence,
    Fenced,
    Guest,
    Seen,
    StoreFailed,
    Write,
)
from meowple.table.store.chosen import Called
from meowple.table.store.memory import MemoryStore

T = TypeVar("T")
SLOWEST = 0.05
LATEST = 3.0
"""Seconds after which something may still be committed that was given up."""
LEASE = 2.0


class Database:
    """What all servers see."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.kept = MemoryStore()
        self.epochs: dict[str, int] = {}
        self.owners: dict[str, str] = {}
        self.alive_until: dict[str, float] = {}
        self.trouble = 0.0
        """How often something goes wrong."""
        self.mishaps = 0

    def epoch(self, fence: Fence) -> int:
        """The number with which a table is held now."""
        return self.epochs.get(fence.stream, 0)


class SharedStore:
    """The store of one server."""

    def __init__(self, database: Database, me: str) -> None:
        self.database = database
        self.me = me
        self.hangs_until = 0.0
        """While a server is stopped, nothing it asks for is answered."""
        self.dead = False
        self._loop = asyncio.get_running_loop()
        self._sure_until = 0.0
        self._term = 0

    # Being here

    async def stay(self) -> None:
        """Say again and again that this server is here."""
        while True:
            sent = self._loop.time()
            with suppress(StoreFailed):
                await self._do(self._renew)
                self._term += self._loop.time() >= self._sure_until
                self._sure_until = sent + LEASE
            await asyncio.sleep(LEASE / 4)

    async def _renew(self) -> None:
        self.database.alive_until[self.me] = self._loop.time() + LEASE

    def term(self) -> int | None:
        return self._term if self._loop.time() < self._sure_until else None

    # How anything is done

    async def _do(self, work: Callable[[], Awaitable[T]], *, writes: bool = True) -> T:
        """Do it after a while; or fail before it, after it, or while it is still under way."""
        done: asyncio.Future[Any] = self._loop.create_future()
        rng, now = self.database.rng, self._loop.time()
        if self.dead:
            raise StoreFailed("this server is gone")
        at = max(now, self.hangs_until) + rng.random() ** 2 * SLOWEST
        fails = rng.random() < self.database.trouble
        way = rng.choice(("before", "after", "late")) if writes else "before"
        self.database.mishaps += fails
        if fails and way == "before":
            self._loop.call_at(at, _give_up, done)
        elif fails and way == "late":
            self._loop.call_at(at, _give_up, done)
            self._loop.call_at(at + rng.random() * LATEST, self._land, work, None)
        else:
            self._loop.call_at(at, self._land, work, None if fails else done)
            if fails:
                self._loop.call_at(at, _give_up, done)
        result: T = await done
        return result

    def _land(self, work: Callable[[], Awaitable[Any]], done: asyncio.Future[Any] | None) -> None:
        """It reaches the database: one step, whatever became of whoever asked."""
        outcome: Any
        try:
            outcome = _at_once(work())
        except Exception as error:
            outcome = error
        if done is None or done.done():
            return
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)

    # What a store can

    async def append(
        self,
        writes: Sequence[Write],
        *,
        fence: Fence | None = None,
        command: Command | None = None,
        cards: Mapping[str, Card] | None = None,
        secrets: Mapping[str, bytes] | None = None,
    ) -> Seen | None:
        database = self.database

        async def land() -> Seen | None:
            if fence is not None and database.epoch(fence) != fence.number:
                raise Fenced(fence, database.epoch(fence))
            return await database.kept.append(writes, command=command, cards=cards, secrets=secrets)

        return await self._do(land)

    async def claim(self, stream: str) -> Fence:
        database = self.database

        async def land() -> Fence:
            number = database.epochs.get(stream, 0)
            if not await database.kept.read(stream):
                return Fence(stream, number)
            owner = database.owners.get(stream, self.me)
            if owner != self.me and database.alive_until.get(owner, 0.0) > self._loop.time():
                raise Elsewhere(owner)
            database.owners[stream], database.epochs[stream] = self.me, number + 1
            return Fence(stream, number + 1)

        return await self._do(land)

    async def release(self, fence: Fence) -> None:
        database = self.database

        async def land() -> None:
            if database.epochs.get(fence.stream) == fence.number:
                database.owners.pop(fence.stream, None)

        await self._do(land)

    async def due(self, before: int) -> list[str]:
        return await self._do(lambda: self.database.kept.due(before), writes=False)

    async def answered(self, stream: str) -> list[Answered]:
        return await self._do(lambda: self.database.kept.answered(stream), writes=False)

    async def forget_answered(self, stream: str) -> None:
        await self._do(lambda: self.database.kept.forget_answered(stream))

    async def read(self, stream: str, start: int = 0) -> list[bytes]:
        return await self._do(lambda: self.database.kept.read(stream, start), writes=False)

    async def secret(self, name: str) -> bytes | None:
        return await self._do(lambda: self.database.kept.secret(name), writes=False)

    async def card(self, stream: str) -> Card | None:
        return await self._do(lambda: self.database.kept.card(stream), writes=False)

    async def of_member(self, member: str, limit: int = 50) -> list[tuple[str, Card]]:
        return await self._do(lambda: self.database.kept.of_member(member, limit), writes=False)

    async def listed(self, limit: int = 50) -> list[tuple[str, Card]]:
        return await self._do(lambda: self.database.kept.listed(limit), writes=False)

    async def save_guest(self, guest: Guest, of: str | None = None) -> bool:
        return await self._do(lambda: self.database.kept.save_guest(guest, of))

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        kept = self.database.kept
        return await self._do(lambda: kept.guest_by_token(token_hash), writes=False)

    async def guest(self, guest_id: str) -> Guest | None:
        return await self._do(lambda: self.database.kept.guest(guest_id), writes=False)

    async def called(self, guest_ids: Collection[str]) -> dict[str, Called]:
        return await self._do(lambda: self.database.kept.called(guest_ids), writes=False)

    async def forget_guest(self, guest_id: str) -> None:
        await self._do(lambda: self.database.kept.forget_guest(guest_id))

    async def forget_guests(self, seen_before: int) -> int:
        return await self._do(lambda: self.database.kept.forget_guests(seen_before))

    async def untouched(self, since: int, limit: int = 100) -> list[tuple[str, Card]]:
        return await self._do(lambda: self.database.kept.untouched(since, limit), writes=False)

    async def forget(self, streams: Sequence[str], secrets: Sequence[str] = ()) -> None:
        await self._do(lambda: self.database.kept.forget(streams, secrets))

    async def close(self) -> None:
        self.dead = True


def _give_up(done: asyncio.Future[Any]) -> None:
    if not done.done():
        done.set_exception(StoreFailed("the database does not answer"))


def _at_once(work: Awaitable[T]) -> T:
    """What a coroutine gives that waits for nothing."""
    steps = work.__await__()
    try:
        next(steps)
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("a store in memory never waits")
