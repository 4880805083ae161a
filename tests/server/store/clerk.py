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

from meowple.server.store.base import Command, StoreFailed, Write
from meowple.server.store.sqlite import SqliteStore

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


async def append_large(store: SqliteStore, seq: int) -> None:
    """More than there is room for; says how it ended."""
    try:
        await store.append([Write("large", seq, (bytes(1 << 20),))])
        say("acknowledged")
    except StoreFailed as failed:
        say(f"failed: {failed}")


async def fill_the_disk(store: SqliteStore) -> None:
    """Files may not grow past 512 kB, and later they may again."""
    _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 19, hard))
    await append_large(store, 0)
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await append_large(store, 0)


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
    fsync, fdatasync = {"x86_64": (74, 75), "aarch64": (82, 83)}[platform.machine()]
    load_number, equal, give = 0x20, 0x15, 0x06
    allow, fail = 0x7FFF0000, 0x00050000 | errno.EIO
    program = [
        (load_number, 0, 0, 0),
        (equal, 2, 0, fsync),
        (equal, 1, 0, fdatasync),
        (give, 0, 0, allow),
        (give, 0, 0, fail),
    ]
    code = b"".join(struct.pack("HBBI", *step) for step in program)
    buffer = ctypes.create_string_buffer(code)
    filters = struct.pack("HxxxxxxP", len(program), ctypes.addressof(buffer))
    libc = ctypes.CDLL(None, use_errno=True)
    no_new_privileges, set_seccomp, by_filter = 38, 22, 2
    for call in ((no_new_privileges, 1, 0), (set_seccomp, by_filter, filters)):
        if libc.prctl(*call, 0, 0) != 0:
            raise OSError(ctypes.get_errno(), "prctl")


def main(task: str, file: str) -> None:
    """Open the store and do the task."""
    if task == "append_unsynced":
        forbid_syncing()
    store = SqliteStore.open(file)
    match task:
        case "hold":
            hold()
        case "hold_with_child":
            hold_with_child()
        case "append_without_end":
            asyncio.run(append_without_end(store))
        case "append_ten":
            asyncio.run(append_ten(store))
        case "append_unsynced":
            asyncio.run(append_large(store, 0))
        case "fill_the_disk":
            asyncio.run(fill_the_disk(store))


if __name__ == "__main__":
    main(*sys.argv[1:])
