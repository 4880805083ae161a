"""The write-ahead log of a file is cut off anywhere, as a crash of the machine may leave it: what
is read then is a whole prefix, with everything that was acknowledged by that point."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Card, Command, Write

STREAMS = 5
APPENDS = 60
WAL_HEAD, FRAME_HEAD, PAGE = 32, 24, 4096


class Point(NamedTuple):
    """What had been acknowledged when the log was so long."""

    size: int
    records: tuple[int, ...]
    """How many of each stream."""
    commands: int

    def or_later(self, other: Point) -> bool:
        """Whether all is here that is there, and maybe more."""
        longer = zip(self.records, other.records, strict=True)
        return self.commands >= other.commands and all(mine >= its for mine, its in longer)


NOTHING = Point(0, (0,) * STREAMS, 0)


class Written(NamedTuple):
    """A file as it lies there while a server runs, and its history."""

    file: Path
    points: list[Point]

    def by(self, size: int) -> Point:
        """What had been acknowledged when the log was as long as this."""
        return [point for point in (NOTHING, *self.points) if point.size <= size][-1]

    def is_prefix(self, kept: Point) -> bool:
        """Whether there was a moment at which just this was written. Appends that were asked for
        together may be written together or one by one, in any order: each is whole, and brought one
        record with one command."""
        moments = pairwise((NOTHING, *self.points))
        between = [kept.or_later(one) and other.or_later(kept) for one, other in moments]
        return any(between) and sum(kept.records) == kept.commands


def log_of(file: Path) -> Path:
    return file.with_name(file.name + "-wal")


async def _write(file: Path, copy: Path) -> list[Point]:
    rng = Random(5)
    store = SqliteStore.open(file)
    lengths = [0] * STREAMS
    points: list[Point] = []
    for number in range(APPENDS):
        several = rng.sample(range(STREAMS), rng.choice([1, 1, 2, STREAMS]))
        appends = [_append(store, stream, lengths[stream], number, rng) for stream in several]
        await asyncio.gather(*appends)
        for stream in several:
            lengths[stream] += 1
        commands = len(several) + (points[-1].commands if points else 0)
        points.append(Point(log_of(file).stat().st_size, tuple(lengths), commands))
    for name in (file, log_of(file)):
        shutil.copy(name, copy.with_name(name.name))
    await store.close()
    return points


async def _append(store: SqliteStore, stream: int, version: int, number: int, rng: Random) -> None:
    record = rng.randbytes(rng.choice([20, 300, 6_000]))
    name = f"table/{stream}"
    command = Command("tom", f"{stream}-{number}", b"body", b"answer", name)
    cards = {name: Card(summary=b"%d" % version)} if rng.random() < 0.3 else None
    await store.append([Write(name, version, (record,))], command=command, cards=cards)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    folder = tmp_path_factory.mktemp("written")
    (folder / "copy").mkdir()
    copy = folder / "copy" / "tables.db"
    points = asyncio.run(_write(folder / "tables.db", copy))
    assert log_of(copy).stat().st_size == points[-1].size, "nothing was moved into the file"
    return Written(copy, points)


def places(size: int) -> Iterator[int]:
    """Where it is cut: between frames, and anywhere."""
    rng = Random(7)
    frames = range(WAL_HEAD, size + 1, FRAME_HEAD + PAGE)
    yield from rng.sample(frames, 40)
    yield from (rng.randrange(size) for _ in range(40))


async def _kept(file: Path) -> Point:
    size = log_of(file).stat().st_size
    store = SqliteStore.open(file)
    records = [len(await store.read(f"table/{stream}")) for stream in range(STREAMS)]
    known = [await store.answered(f"table/{stream}") for stream in range(STREAMS)]
    await store.close()
    return Point(size, tuple(records), sum(map(len, known)))


def test_wherever_it_is_cut_off_a_whole_prefix_is_there(written: Written, tmp_path: Path) -> None:
    seen = set()
    for number, size in enumerate(places(written.points[-1].size)):
        file = tmp_path / f"{number}.db"
        shutil.copy(written.file, file)
        log_of(file).write_bytes(log_of(written.file).read_bytes()[:size])
        kept = asyncio.run(_kept(file))
        assert kept.or_later(written.by(size)), f"cut off after {size} bytes"
        assert written.is_prefix(kept), f"cut off after {size} bytes"
        seen.add(kept[1:])
    assert len(seen) > 20


def test_a_byte_that_rotted_ends_the_log_there(written: Written, tmp_path: Path) -> None:
    rng = Random(9)
    whole = log_of(written.file).read_bytes()
    for number in range(40):
        rotten = bytearray(whole)
        at = rng.randrange(WAL_HEAD, len(whole))
        rotten[at] ^= 1 << rng.randrange(8)
        file = tmp_path / f"{number}.db"
        shutil.copy(written.file, file)
        log_of(file).write_bytes(rotten)
        kept = asyncio.run(_kept(file))
        assert written.is_prefix(kept), f"byte {at}"
        assert kept.or_later(written.by(at)), f"byte {at}"
