"""Real processes: killed at any moment, without room on the disk, with a disk that fails."""

from __future__ import annotations

import asyncio
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from meowple.server.store.sqlite.lock import StoreLocked
from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Command, Seen
from tests.server.store.awaited import awaited
from tests.server.store.clerk import CLERKS, record


@contextmanager
def clerk(task: str, file: Path, *before: str) -> Iterator[subprocess.Popen[str]]:
    """A process that has the file open; it is dead afterwards."""
    command = [*before, sys.executable, "-m", "tests.server.store.clerk", task, str(file)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def next_line(process: subprocess.Popen[str]) -> str:
    """What the process says next."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def rest(process: subprocess.Popen[str]) -> list[str]:
    """All that it still says, until it ends."""
    assert process.stdout is not None
    return process.stdout.read().splitlines()


# The lock


def test_a_second_server_is_refused_until_the_first_is_gone(file: Path) -> None:
    with clerk("hold", file) as first:
        assert next_line(first) == "open"
        with pytest.raises(StoreLocked, match=f"process {first.pid}"):
            SqliteStore.open(file)
        first.kill()
        first.wait()
        asyncio.run(SqliteStore.open(file).close())


def test_a_child_that_outlives_a_killed_server_does_not_keep_the_file(file: Path) -> None:
    with clerk("hold_with_child", file) as first:
        assert next_line(first) == "open"
        with pytest.raises(StoreLocked):
            SqliteStore.open(file)
        first.kill()
        first.wait()
        asyncio.run(SqliteStore.open(file).close())


# Killed at any moment


def killed_after(file: Path, lines: int) -> list[tuple[int, int]]:
    """What a process acknowledged that was killed when it had said so many lines or some more."""
    with clerk("append_without_end", file) as process:
        said = [next_line(process) for _ in range(lines)]
        process.kill()
        said += rest(process)
    return [(int(number), int(seq)) for number, seq in map(str.split, said)]


async def check_stream(store: SqliteStore, number: int, begun: int, acknowledged: list[int]) -> int:
    """All acknowledged records are there once, in order; gives how many there are."""
    assert acknowledged == list(range(begun, begun + len(acknowledged)))
    left, right = f"left {number}", f"right {number}"
    records = await store.read(left)
    assert records == [record(left, seq) for seq in range(len(records))]
    assert await store.read(right) == [record(right, seq) for seq in range(len(records))]
    # At most the one that was under way may be there without having been acknowledged.
    assert len(records) - begun - len(acknowledged) in (0, 1)
    for seq in acknowledged[-1:]:
        again = Command("clerk", f"{number} {seq}", b"body", b"another")
        assert await store.append([], command=again) == Seen(f"{number} {seq}".encode())
    return len(records)


async def check_after_kill(
    file: Path, begun: Sequence[int], acknowledged: list[tuple[int, int]]
) -> list[int]:
    """Open the file and look at every stream."""
    store = SqliteStore.open(file)
    lengths = [
        await check_stream(
            store, number, begun[number], [seq for who, seq in acknowledged if who == number]
        )
        for number in range(CLERKS)
    ]
    await store.close()
    return lengths


@pytest.mark.parametrize("rounds", [pytest.param(20), pytest.param(200, marks=pytest.mark.long)])
@awaited
async def test_a_killed_server_loses_nothing_that_it_acknowledged(file: Path, rounds: int) -> None:
    moments = Random(rounds)
    lengths = [0] * CLERKS
    for _ in range(rounds):
        acknowledged = killed_after(file, moments.randrange(1, 120))
        lengths = await check_after_kill(file, lengths, acknowledged)
    assert sum(lengths) >= rounds


# The disk


def test_a_full_disk_is_told_and_nothing_of_it_stays(file: Path) -> None:
    with clerk("fill_the_disk", file) as process:
        failed, then = rest(process)
    assert failed.startswith("failed: ")
    assert then == "acknowledged"


@pytest.mark.skipif(
    sys.platform != "linux" or platform.machine() not in ("x86_64", "aarch64"),
    reason="Linux on x86_64 or aarch64 can be told to fail",
)
def test_nothing_is_acknowledged_that_the_disk_has_not_confirmed(file: Path) -> None:
    with clerk("append_unsynced", file) as process:
        assert rest(process) == ["acknowledged", "failed: disk I/O error"]


def log_and_answers(trace: str) -> str:
    """A letter for each call that matters: write to the log, sync done, answer to the client."""
    letters = {r"pwrite64\(\d+<.*-wal>": "w", r"f(data)?sync\b.* = 0$": "s", r"write\(1<": "a"}
    return "".join(
        letter
        for line in trace.splitlines()
        for call, letter in letters.items()
        if re.match(rf"\d+ +(<\.\.\. )?{call}", line)
    )


# The test above proves the same wherever it runs; this one shows the calls themselves.
@pytest.mark.long
@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_every_answer_follows_a_sync_of_the_log(file: Path) -> None:
    trace = file.with_name("trace")
    calls = "trace=pwrite64,fsync,fdatasync,write"
    with clerk("append_ten", file, "strace", "-f", "-y", "-e", calls, "-o", str(trace)) as process:
        assert len(rest(process)) == 10
        process.wait()
    assert re.search(r"(w+sa){10}$", log_and_answers(trace.read_text()))
