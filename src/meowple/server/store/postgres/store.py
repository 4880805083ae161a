"""The store of many servers: a PostgreSQL database."""

from __future__ import annotations

import asyncio
import secrets as randomness
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, TypeVar

import psycopg

from meowple.server.store.group_commit import GroupCommit
from meowple.server.store.postgres import queries
from meowple.server.store.postgres.commits import PostgresCommits, Question
from meowple.server.store.postgres.lease import Lease
from meowple.server.store.postgres.link import Db, Link, first_line
from meowple.table.store.base import (
    Answered,
    Card,
    Command,
    Fence,
    Guest,
    Seen,
    StoreFailed,
    Write,
)
from meowple.table.store.chosen import Called
from meowple.table.store.devices import Device

LEASE: Final = 10.0
"""Seconds after which the tables of a server that has fallen silent may be taken."""

T = TypeVar("T")
Cursor = psycopg.Cursor[Any]


class PostgresStore:
    """A `Store` that many servers share. Used from one event loop at a time."""

    @classmethod
    def open(cls, url: str, address: str = "", lease: float = LEASE) -> PostgresStore:
        """Open a database whose tables are there; other servers find this one at the address.
        Raises `StoreFailed`."""
        store = cls(url, address, lease)
        try:
            store._lease.start()
        except BaseException:
            store._let_go()
            raise
        return store

    def __init__(self, url: str, address: str, lease: float) -> None:
        self._me = randomness.token_hex(8)
        """The name under which this server has tables; another one each time it starts."""
        self._lease = Lease(Link(url), self._me, address, lease)
        self._writes = GroupCommit(PostgresCommits(Link(url)))
        self._reader = Link(url)
        self._reads = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
        self._closed = False

    async def append(
        self,
        writes: Sequence[Write],
        *,
        fence: Fence | None = None,
        command: Command | None = None,
        cards: Mapping[str, Card] | None = None,
        secrets: Mapping[str, bytes] | None = None,
    ) -> Seen | None:
        """Write all of it or nothing; None when it is on the disk."""
        return await self._write(
            lambda db: queries.append(db, writes, fence, command, cards or {}, secrets or {}),
            partial(queries.appended, fence=fence, command=command),
        )

    async def claim(self, stream: str) -> Fence:
        """Take a table, unless somebody else has it who is certainly alive."""
        number = await self._write(lambda db: queries.claim(db, stream, self._me), queries.claimed)
        return Fence(stream, number)

    def term(self) -> int | None:
        """The number of the time during which no other server can have taken a table."""
        return self._lease.term()

    async def release(self, fence: Fence) -> None:
        """Give a table back, so that another server may have it at once."""
        await self._write(lambda db: queries.release(db, fence, self._me), _nothing)

    async def answered(self, stream: str) -> list[Answered]:
        """The commands that were carried out at a stream, oldest first: the latest of them."""
        return await self._read(lambda db: queries.answered(db, stream))

    async def forget_answered(self, stream: str) -> None:
        """Forget the commands of a stream but for the latest."""
        await self._write(lambda db: queries.forget_answered(db, stream), _nothing)

    async def read(self, stream: str, start: int = 0) -> list[bytes]:
        """The records of a stream from number `start` on."""
        return await self._read(lambda db: queries.read(db, stream, start))

    async def secret(self, name: str) -> bytes | None:
        """A secret kept by `append`."""
        return await self._read(lambda db: queries.secret(db, name))

    async def card(self, stream: str) -> Card | None:
        """What is known of a stream."""
        return await self._read(lambda db: queries.card(db, stream))

    async def of_member(self, member: str, limit: int = 50) -> list[tuple[str, Card]]:
        """The streams this member belongs to, latest written first."""
        return await self._read(lambda db: queries.of_member(db, member, limit))

    async def listed(self, limit: int = 50) -> list[tuple[str, Card]]:
        """The streams everybody may find, latest written first."""
        return await self._read(lambda db: queries.listed(db, limit))

    async def due(self, before: int) -> list[str]:
        """The streams that are to be woken before this moment."""
        return await self._read(lambda db: queries.due(db, before, self._me))

    async def save_guest(self, guest: Guest, of: str | None = None) -> bool:
        """Keep a guest; with `of`, as long as that one is known."""
        return await self._write(lambda db: queries.save_guest(db, guest, of), queries.saved)

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """The guest whose cookie has this hash."""
        return await self._read(lambda db: queries.guest_by_token(db, token_hash))

    async def guest(self, guest_id: str) -> Guest | None:
        """The guest of this id."""
        return await self._read(lambda db: queries.guest(db, guest_id))

    async def forget_guest(self, guest_id: str) -> None:
        """Delete all that is known of somebody."""
        await self._write(lambda db: queries.forget_guest(db, guest_id), _nothing)

    async def called(self, guest_ids: Collection[str]) -> dict[str, Called]:
        """How these guests appear to others, as far as they are known."""
        return await self._read(lambda db: queries.called(db, guest_ids))

    async def forget_guests(self, seen_before: int) -> int:
        """Delete those who were not seen since; how many they were."""
        return await self._write(
            lambda db: queries.forget_guests(db, seen_before), lambda cursor: cursor.rowcount
        )

    async def offer_device(self, code: Device) -> bool:
        """Keep a code; an earlier one of the same guest is good no more."""
        return await self._write(
            lambda db: queries.offer_device(db, code), lambda cursor: cursor.rowcount == 1
        )

    async def offered_device(self, code_hash: str, now: int) -> str | None:
        """Whose code that is, if it is good now."""
        return await self._read(lambda db: queries.offered_device(db, code_hash, now))

    async def take_device(self, code_hash: str, now: int, device: Device) -> bool:
        """Let a device have its token for a code, once."""
        return await self._write(
            lambda db: queries.take_device(db, code_hash, now, device),
            lambda cursor: cursor.rowcount == 1,
        )

    async def devices(self, guest_id: str) -> list[Device]:
        """The other devices of a guest, in the order of their hashes."""
        return await self._read(lambda db: queries.devices(db, guest_id))

    async def drop_device(self, guest_id: str, token_hash: str) -> None:
        """Let a token open nothing any more."""
        await self._write(lambda db: queries.drop_device(db, guest_id, token_hash), _nothing)

    async def good_tokens(self, token_hashes: Collection[str]) -> set[str]:
        """Which of these tokens still open something."""
        return await self._read(lambda db: queries.good_tokens(db, token_hashes))

    async def untouched(self, since: int, limit: int = 100) -> list[tuple[str, Card]]:
        """The streams that were touched last before this moment, oldest first."""
        return await self._read(lambda db: queries.untouched(db, since, limit))

    async def forget(self, streams: Sequence[str], secrets: Sequence[str] = ()) -> None:
        """Delete streams with their cards and commands, and these secrets."""
        await self._write(lambda db: queries.forget(db, streams, secrets), _nothing)

    async def close(self) -> None:
        """Finish what is under way and let go of the database; a second time it does nothing."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._reads.shutdown()
        self._reader.drop()
        self._writes.close()
        self._lease.end()

    async def _write(self, ask: Callable[[Db], Cursor], answer: Callable[[Cursor], T]) -> T:
        self._refuse_if_closed()
        result: T = await self._writes.do(Question(ask, answer))
        return result

    async def _read(self, question: Callable[[Db], T]) -> T:
        """An answer from all that was committed before, without waiting for the writer."""
        self._refuse_if_closed()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reads, self._ask, question)

    def _ask(self, question: Callable[[Db], T]) -> T:
        try:
            return question(self._reader.db())
        except psycopg.Error as error:
            self._reader.drop()
            raise StoreFailed(first_line(error)) from error

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")


def _nothing(cursor: Cursor) -> None:
    """Nobody asks what it gave."""
