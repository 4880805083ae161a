"""The default store: one SQLite file, one thread that writes and one that reads."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TypeVar

from meowple.server.store.group_commit import GroupCommit
from meowple.server.store.sqlite import queries
from meowple.server.store.sqlite.commits import SqliteCommits
from meowple.server.store.sqlite.lock import FileLock
from meowple.server.store.sqlite.schema import empty_the_log, open_reader, open_writer
from meowple.server.store.sqlite.together import Append
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

T = TypeVar("T")


class SqliteStore:
    """A `Store` in a file that only one server has open. Used from one event loop at a time."""

    @classmethod
    def open(
        cls, path: str | Path, factory: type[sqlite3.Connection] = sqlite3.Connection
    ) -> SqliteStore:
        """Open the file, or make it. Raises `StoreLocked`, `StoreTooNew` or `StoreFailed`.

        `factory` makes the connection that writes, for tests that watch it or let it fail.
        """
        file = Path(path)
        with ExitStack() as undo:
            lock = FileLock(file)
            undo.callback(lock.release)
            writer = undo.enter_context(closing(open_writer(file, factory)))
            store = cls(lock, writer, open_reader(file), file)
            undo.pop_all()
        return store

    def __init__(
        self,
        lock: FileLock,
        writer: sqlite3.Connection,
        reader: sqlite3.Connection,
        file: Path,
    ) -> None:
        self._lock = lock
        self._file = file
        self._writes = GroupCommit(SqliteCommits(writer))
        self._reader = reader
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
        self._refuse_if_closed()
        work = Append(writes, fence, command, cards or {}, secrets or {})
        seen: Seen | None = await self._writes.do(work)
        return seen

    async def claim(self, stream: str) -> Fence:
        """Take a table; as long as this server has the file open, all are its own."""
        return Fence(stream, await self._read(queries.run))

    def term(self) -> int | None:
        """There is no other server."""
        return 1

    async def release(self, fence: Fence) -> None:
        """There is nobody else who could want it."""
        self._refuse_if_closed()

    async def answered(self, stream: str) -> list[Answered]:
        """The commands that were carried out at a stream, oldest first: the latest of them."""
        return await self._read(lambda db: queries.answered(db, stream))

    async def forget_answered(self, stream: str) -> None:
        """Forget the commands of a stream but for the latest."""
        await self._write(lambda db: queries.forget_answered(db, stream))

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
        return await self._read(lambda db: queries.due(db, before))

    async def save_guest(self, guest: Guest, of: str | None = None) -> bool:
        """Keep a guest; with `of`, as long as that one is known."""
        return await self._write(lambda db: queries.save_guest(db, guest, of))

    async def guest_by_token(self, token_hash: str) -> Guest | None:
        """The guest whose cookie has this hash."""
        return await self._read(lambda db: queries.guest_by_token(db, token_hash))

    async def guest(self, guest_id: str) -> Guest | None:
        """The guest of this id."""
        return await self._read(lambda db: queries.guest(db, guest_id))

    async def forget_guest(self, guest_id: str) -> None:
        """Delete all that is known of somebody, from the write-ahead log too."""
        await self._write(lambda db: queries.forget_guest(db, guest_id))
        try:
            await asyncio.to_thread(empty_the_log, self._file)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def called(self, guest_ids: Collection[str]) -> dict[str, Called]:
        """How these guests appear to others, as far as they are known."""
        return await self._read(lambda db: queries.called(db, guest_ids))

    async def forget_guests(self, seen_before: int) -> int:
        """Delete those who were not seen since; how many they were."""
        return await self._write(lambda db: queries.forget_guests(db, seen_before))

    async def offer_device(self, code: Device) -> bool:
        """Keep a code; an earlier one of the same guest is good no more."""
        return await self._write(lambda db: queries.offer_device(db, code))

    async def offered_device(self, code_hash: str, now: int) -> str | None:
        """Whose code that is, if it is good now."""
        return await self._read(lambda db: queries.offered_device(db, code_hash, now))

    async def take_device(self, code_hash: str, now: int, device: Device) -> bool:
        """Let a device have its token for a code, once."""
        return await self._write(lambda db: queries.take_device(db, code_hash, now, device))

    async def devices(self, guest_id: str) -> list[Device]:
        """The other devices of a guest, in the order of their hashes."""
        return await self._read(lambda db: queries.devices(db, guest_id))

    async def drop_device(self, guest_id: str, token_hash: str) -> None:
        """Let a token open nothing any more."""
        await self._write(lambda db: queries.drop_device(db, guest_id, token_hash))

    async def good_tokens(self, token_hashes: Collection[str]) -> set[str]:
        """Which of these tokens still open something."""
        return await self._read(lambda db: queries.good_tokens(db, token_hashes))

    async def untouched(self, since: int, limit: int = 100) -> list[tuple[str, Card]]:
        """The streams that were touched last before this moment, oldest first."""
        return await self._read(lambda db: queries.untouched(db, since, limit))

    async def forget(self, streams: Sequence[str], secrets: Sequence[str] = ()) -> None:
        """Delete streams with their cards and commands, and these secrets."""
        await self._write(lambda db: queries.forget(db, streams, secrets))

    async def close(self) -> None:
        """Finish what is under way and let go of the file; a second time it does nothing."""
        if not self._closed:
            self._closed = True
            await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._reads.shutdown()
        self._reader.close()
        self._writes.close()  # the last connection: it moves the log into the file
        self._lock.release()

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        self._refuse_if_closed()
        result: T = await self._writes.do(work)
        return result

    async def _read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """An answer from all that was committed before, without waiting for the writer."""
        self._refuse_if_closed()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reads, question, self._reader)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    def _refuse_if_closed(self) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")
