"""Programs that open a store, to be killed, traced or starved by the tests: `clerk <task> <file>`.

What they say on standard output is what a client would have been told.
"""

from __future__ import annotations

import asyncio
import ctypes
import errno
import os
import platform
import resource
import struct
import sys
from itertools import count

from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Command, StoreFailed, Write

CLERKS = 6


def say(line: str) -> None:
    """At once and in one piece: nothing said is lost when the process is killed."""
    os.write(1, f"{line}\n".encode())


def record(stream: str, seq: int) -> bytes:
    """What belongs in this place of this stream."""
    return f"{stream}:{seq}".encode()


async def append_pair(store: SqliteStore, number: int, seq: int) -> None:
    """One command that writes a left and a right stream; they must never differ."""
    streams = (f"left {number}", f"right {number}")
    writes = [Write(stream, seq, (record(stream, seq),)) for stream in streams]
    name = f"{number} {seq}"
    await store.append(writes, command=Command("clerk", name, b"body", name.encode()))
    say(name)


async def append_without_end(store: SqliteStore) -> None:
    """Several clerks go on where the files end, and say what was acknowledged."""

    async def clerk(number: int) -> None:
        for seq in count(len(await store.read(f"left {number}"))):
            await append_pair(store, number, seq)

    await asyncio.gather(*map(clerk, range(CLERKS)))


async def append_ten(store: SqliteStore) -> None:
    """One after the other."""
    for seq in range(10):
        await append_pair(store, 0, seq)


async def try_to_append(store: SqliteStore, seq: int, size: int) -> None:
    """Says how it ended."""
    try:
        await store.append([Write("tried", seq, (bytes(size),))])
        say("acknowledged")
    except StoreFailed as failed:
        say(f"failed: {failed}")


async def fill_the_disk(store: SqliteStore) -> None:
    """Files may not grow past 512 kB, and later they may again."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 19, hard))
    await try_to_append(store, 0, 1 << 20)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await try_to_append(store, 0, 1 << 20)


def hold() -> None:
    """Keep the file open until somebody closes standard input."""
    say("open")
    sys.stdin.read()


def hold_with_child() -> None:
    """Keep the file open, with a forked child that outlives us."""
    if os.fork() == 0:
        sys.stdin.read()
        os._exit(0)
    hold()


def forbid_syncing() -> None:
    """From now on the kernel answers every fsync and fdatasync with an input/output error."""
    fsync, fdatasync, seccomp = {"x86_64": (74, 75, 317), "aarch64": (82, 83, 277)}[
        platform.machine()
    ]
    load_number, equal, give = 0x20, 0x15, 0x06
    allow, fail = 0x7FFF0000, 0x00050000 | errno.EIO
    program = [
        (load_number, 0, 0, 0),
        (equal, 2, 0, fsync),
        (equal, 1, 0, fdatasync),
        (give, 0, 0, allow),
        (give, 0, 0, fail),
    ]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in program))
    filters = struct.pack("HxxxxxxP", len(program), ctypes.addressof(code))
    no_new_privileges, by_filter, all_threads = 38, 1, 1
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(no_new_privileges, 1, 0, 0, 0)
    if libc.syscall(seccomp, by_filter, all_threads, filters) != 0:
        raise OSError(ctypes.get_errno(), "seccomp")


async def append_unsynced(store: SqliteStore) -> None:
    """First with a disk that works, then with one that does not."""
    await try_to_append(store, 0, 10)
    forbid_syncing()
    await try_to_append(store, 1, 10)


def main(task: str, file: str) -> None:
    """Open the store and do the task."""
    store = SqliteStore.open(file)
    if task in HOLDING:
        HOLDING[task]()
    else:
        asyncio.run(WRITING[task](store))


HOLDING = {task.__name__: task for task in (hold, hold_with_child)}
WRITING = {
    task.__name__: task for task in (append_without_end, append_ten, append_unsynced, fill_the_disk)
}

if __name__ == "__main__":
    main(*sys.argv[1:])
