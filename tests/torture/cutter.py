"""A line to a database that breaks in the middle of a COMMIT, or just after it was made."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread
from typing import Literal

When = Literal["before", "after", "looking"]
COMMITTED = b"COMMIT\0"
"""By which the database says that it has committed."""
LOOKING = b"to_regclass"
"""By which a server looks at a database that it has just reached."""
LONG = 400
"""Bytes; a question that is longer writes something."""
CHUNK = 65_536


class Cutter:
    """Passes everything on between servers and their database, in a thread of its own. The next
    COMMIT can be cut off: before the database has heard all of it, or after, when nobody hears the
    answer; or the next line that is made, while the server looks at what it has reached."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._armed: When | None = None
        self.cuts = 0
        """How often a line was cut."""
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._join, "127.0.0.1", 0)
        )
        self.port = int(self._server.sockets[0].getsockname()[1])
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def cut(self, when: When) -> None:
        """The next COMMIT, or the next line, is cut off."""
        self._armed = when

    def mend(self) -> None:
        """Nothing is cut off any more."""
        self._armed = None

    def close(self) -> None:
        """Break all lines."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._server.close()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, out = await asyncio.open_connection("127.0.0.1", self._port)
        except OSError:  # the database is away
            writer.close()
            return
        ways = (self._ask(reader, out), self._answer(there, writer))
        tasks = [asyncio.create_task(way) for way in ways]
        with suppress(asyncio.CancelledError):  # all lines are broken
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        for end in (writer, out):
            end.transport.abort()

    async def _ask(self, reader: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        """What a server says; where it is cut the database hears the first half, and the line
        ends."""
        while chunk := await _read(reader):
            if LOOKING in chunk and self._is_time("looking"):
                return
            cut = len(chunk) > LONG and self._is_time("before")
            out.write(chunk[: len(chunk) // 2] if cut else chunk)
            await out.drain()
            if cut:
                return

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What the database says; where it is cut nobody hears it, and the line ends."""
        while chunk := await _read(reader):
            if COMMITTED in chunk and self._is_time("after"):
                return
            writer.write(chunk)
            await writer.drain()

    def _is_time(self, when: When) -> bool:
        if self._armed != when:
            return False
        self._armed = None
        self.cuts += 1
        return True


async def _read(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read(CHUNK)
    except OSError:
        return b""
