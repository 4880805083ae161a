"""The file of rows: one line of CSV for each game, in order, and always whole lines."""

from __future__ import annotations

import csv
import io
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from io import FileIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from meowple import __version__
from meowple.core.game import MeowpleError
from meowple.lab.playing import Played
from meowple.lab.study import Study

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]

ROWS: Final = "rows.csv"
STUDY: Final = "study.json"
TABLE: Final = "rows.parquet"
BEFORE: Final = ("cell", "seats")
GAME: Final = ("number", "seed", "turn", "moves", "reason", "error")
SEAT: Final = ("bot", "score", "rank")


def columns(study: Study) -> list[str]:
    """The names of the columns: options in which cells differ have one each, and every seat of the
    largest table has three."""
    seats = range(study.most_seats)
    return [*BEFORE, *study.axes, *GAME, *(f"{what}_{seat}" for what in SEAT for seat in seats)]


class Writer:
    """Makes lines of the games of one cell."""

    def __init__(self, study: Study, cell: int) -> None:
        self._study, self._cell, self._number = study, study.cells[cell], cell
        options = [_plain(self._cell.options.get(name, "")) for name in study.axes]
        self._before = line([cell, self._cell.seats, *options])
        self._missing = "," * (study.most_seats - self._cell.seats)
        self._bots = cache(self._names)

    def _names(self, chairs: tuple[int, ...]) -> str:
        return line([self._cell.bots[who] for who in chairs]) + self._missing

    def row(self, number: int, played: Played) -> str:
        """The line of one game."""
        seed, turn = self._study.deal_of(self._number, number)
        bots, missing = self._bots(self._cell.chairs(seed, turn)), self._missing
        begin = f"{self._before},{number},{seed},{turn},{played.moves}"
        if played.outcome is None:
            nothing = "," * (2 * self._study.most_seats - 1)
            return f"{begin},,{line([played.error])},{bots},{nothing}\n"
        end = played.outcome
        scores, ranks = ",".join(map(str, end.scores)), ",".join(map(str, end.ranks))
        return f"{begin},{end.reason},,{bots},{scores}{missing},{ranks}{missing}\n"


def line(values: list[Any]) -> str:
    """Values as CSV writes them, without the end of the line."""
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(values)
    return text.getvalue()


def _plain(value: Any) -> Any:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


class Rows:
    """The rows of a study in a folder, as they are written."""

    def __init__(self, folder: Path, study: Study, resume: bool) -> None:
        self.file, self.study, self.folder = folder / ROWS, study, folder
        head = (line(columns(study)) + "\n").encode()
        with clearly(folder):
            self._begin(resume)
            self.finished = (folder / TABLE).exists()
            self._raw = None if self.finished else _alone(self.file)
            try:
                self.done = study.total if self.finished else self._whole(head)
                """How many rows there are."""
            except BaseException:
                self.close()
                raise

    def _begin(self, resume: bool) -> None:
        """Refuse to go on with nothing, or with what belongs to others."""
        folder, there = self.folder, [(self.folder / name).exists() for name in (ROWS, TABLE)]
        if resume and not (any(there) or (folder / STUDY).exists()):
            raise MeowpleError(f"there are no rows in {folder} to go on with")
        if any(there) and not resume:
            raise MeowpleError(f"there are rows in {folder}: --resume goes on with them")
        folder.mkdir(parents=True, exist_ok=True)
        if any(there):
            _same_study(folder, self.study)
        else:
            _keep_study(folder, self.study)

    def _whole(self, head: bytes) -> int:
        """Cut off a line that was not finished, and count the others, which are those of the study:
        a file that somebody else has changed is left as it is."""
        text = self.file.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole and not whole.startswith(head):
            raise MeowpleError(f"{self.file} does not begin as the rows of this study do")
        told = io.TextIOWrapper(io.BytesIO(whole), encoding="utf-8", newline="")
        rows = sum(1 for _ in _belonging(self.file, self.study, told))
        self._size = len(whole)
        self._cut()
        if not whole:
            self._put(head)
        return rows

    def add(self, lines: str, count: int) -> None:
        """Write whole lines; if there is no room for all, none of them."""
        with clearly(self.file):
            self._put(lines.encode())
        self.done += count

    def _put(self, text: bytes) -> None:
        assert self._raw is not None
        left = memoryview(text)
        try:
            while left:
                left = left[self._raw.write(left) :]
        except BaseException:
            self._cut()
            raise
        self._size += len(text)

    def _cut(self) -> None:
        os.truncate(self.file, self._size)

    def close(self) -> None:
        """Nothing more is written."""
        if self._raw is not None:
            self._raw.close()


def _alone(file: Path) -> FileIO:
    """The file to write to, which nobody else writes to: rows of two would be mixed."""
    raw = open(file, "ab", buffering=0)  # noqa: SIM115
    try:
        if fcntl is not None:
            fcntl.flock(raw, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raw.close()
        raise MeowpleError(f"another lab is writing to {file}") from None
    except OSError:  # not all places where files lie know of locks
        pass
    return raw


class Kept(msgspec.Struct, frozen=True):
    """What lies beside the rows: the study, and what played it."""

    played_by: str
    study: Study


def this_player() -> str:
    """What plays here. Another version of ours may have other bots, and another Python adds up
    otherwise: from 3.12 on `sum` rounds less, and bots that are nearly torn choose otherwise."""
    return f"meowple {__version__}, Python {sys.version_info.major}.{sys.version_info.minor}"


def _keep_study(folder: Path, study: Study) -> None:
    """All of it or, on a full disk, what was there before."""
    text = msgspec.json.format(msgspec.json.encode(Kept(this_player(), study)))
    half = folder / f"{STUDY}.half"
    try:
        with open(half, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        half.replace(folder / STUDY)
    finally:
        half.unlink(missing_ok=True)


def _same_study(folder: Path, study: Study) -> None:
    """Refuse to go on with another study; of a single cell there may be more games now."""
    try:
        kept = msgspec.json.decode((folder / STUDY).read_bytes(), type=Kept)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise MeowpleError(f"{folder / STUDY} cannot be read: {error}") from None
    if kept.played_by != this_player():
        raise MeowpleError(
            f"the rows in {folder} are by {kept.played_by}, not by {this_player()}:"
            " those that follow might not be the same"
        )
    before = kept.study
    grown = msgspec.structs.replace(before, games=max(before.games, study.games))
    if len(study.cells) == 1 and study == grown and not (folder / TABLE).exists():
        _keep_study(folder, study)
    elif study != before:
        raise MeowpleError(f"{folder} holds the rows of another study")


@contextmanager
def clearly(place: Path) -> Iterator[None]:
    """One plain line instead of whatever is wrong with a file."""
    try:
        yield
    except OSError as error:
        where = error.filename or place
        raise MeowpleError(f"{where}: {error.strerror or error}") from None


class Row(NamedTuple):
    """A row as it is read."""

    cell: int
    seed: int
    turn: int
    moves: int
    reason: str
    error: str
    bots: list[str]
    scores: list[str]
    ranks: tuple[str, ...]


def read(file: Path, study: Study) -> Iterator[Row]:
    """All rows of a file, in order."""
    with clearly(file), open(file, newline="", encoding="utf-8") as text:
        yield from _belonging(file, study, text)


def _belonging(file: Path, study: Study, text: Iterator[str]) -> Iterator[Row]:
    """The rows below the head, each of which has to be the one whose turn it is."""
    at = 0
    try:
        next(text, None)
        for row in parsed(text, study):
            cell, number = divmod(at, study.games)
            if (row.cell, row.seed, row.turn) != (cell, *study.deal_of(cell, number)):
                raise ValueError(f"game {number} of cell {cell} is missing, or there twice")
            at += 1
            yield row
    except (ValueError, IndexError, csv.Error) as error:
        line = f"line {at + 2}: {error}"
        raise MeowpleError(f"{file} has a line that is no row: {line}") from None


def parsed(lines: Iterable[str], study: Study) -> Iterator[Row]:
    """Rows from their lines."""
    most = study.most_seats
    first = len(BEFORE) + len(study.axes)
    bots = first + len(GAME)
    for told in csv.reader(lines):
        seats = int(told[1])
        _, seed, turn, moves, reason, error = told[first:bots]
        yield Row(
            int(told[0]),
            int(seed),
            int(turn),
            int(moves),
            reason,
            error,
            told[bots : bots + seats],
            told[bots + most : bots + most + seats],
            tuple(told[bots + 2 * most : bots + 2 * most + seats]),
        )
