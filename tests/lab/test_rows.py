"""The same seed gives the same rows: on one process, on several, after any interruption."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from errno import ENOSPC
from itertools import islice
from multiprocessing import active_children
from pathlib import Path

import pytest

from meowple import MeowpleError, game
from meowple.lab.jobs import Done, Feed, Job, here
from meowple.lab.rows import ROWS, Rows, parsed, read
from meowple.lab.study import Cell, Study, check, read_study, seated
from meowple.lab.table import to_parquet
from meowple.lab.workers import on_processes
from tests.declared import our_games

RANDOM = ("random", "random")
ODD = "tests.lab.odd_bots"
MIXED = Study(
    (
        Cell("tail", ("cat", "random", "kitten"), {"rounds": 1}),
        Cell("tail", ("random", f"{ODD}:Counts"), {"rounds": 2}),
        Cell("tail", (f"{ODD}:Raises", "random"), {"rounds": 2}),
    ),
    games=40,
    seed=7,
)


def lines(work: Iterator[Done]) -> str:
    return "".join(done.lines for done in work)


@pytest.fixture(scope="module")
def rows_here() -> str:
    return lines(here(MIXED, 0))


@pytest.mark.parametrize("processes", [1, 3])
def test_the_rows_are_the_same_whatever_plays_them(rows_here: str, processes: int) -> None:
    assert lines(on_processes(MIXED, 0, processes)) == rows_here


def test_rows_can_be_taken_up_anywhere(rows_here: str) -> None:
    for start in (1, 39, 40, 79, 119):
        assert lines(here(MIXED, start)) == "".join(rows_here.splitlines(True)[start:])


@pytest.mark.parametrize("name", our_games())
def test_every_game_is_played_to_its_end_by_all_kinds_of_bots(name: str) -> None:
    seats = game(name).seats
    for many in (seats[0], seats[-1]):
        study = Study((Cell(name, seated(name, ["kitten", "random"], many)),), games=2 * many)
        told = list(parsed(lines(here(study, 0)).splitlines(), study))
        assert [row.error for row in told] == [""] * len(told)
        assert all(len(row.ranks) == many and "1" in row.ranks for row in told)


def test_everybody_sits_everywhere_in_each_deal() -> None:
    cell = Cell("tail", ("cat", "random", "kitten"))
    assert cell.turns == 3
    sitting = [[cell.bots[who] for who in cell.chairs(1, turn)] for turn in range(3)]
    assert sitting == [
        ["cat", "random", "kitten"],
        ["kitten", "cat", "random"],
        ["random", "kitten", "cat"],
    ]
    assert Cell("tail", ("cat", "random") * 2).turns == 2
    assert Cell("tail", RANDOM).turns == 1


def test_a_timed_game_ends_when_its_time_is_up() -> None:
    study = Study((Cell("tail", RANDOM, {"end": "time", "minutes": 2}),), 5)
    told = list(parsed(lines(here(study, 0)).splitlines(), study))
    assert {row.reason for row in told} == {"time_up"}
    assert all(row.moves >= 40 for row in told)


def test_a_run_that_was_cut_anywhere_goes_on_to_the_same_file(tmp_path: Path) -> None:
    whole = _whole_file(tmp_path / "whole")
    for cut in (0, 5, 90, 95, 1500, len(whole) - 3, len(whole)):
        folder = tmp_path / str(cut)
        rows = Rows(folder, MIXED, resume=False)
        rows.close()
        (folder / ROWS).write_bytes(whole[:cut])  # as a power cut leaves it
        again = Rows(folder, MIXED, resume=True)
        for done in here(MIXED, again.done):
            again.add(done.lines, done.job.count)
        again.close()
        assert (folder / ROWS).read_bytes() == whole


def _whole_file(folder: Path) -> bytes:
    rows = Rows(folder, MIXED, resume=False)
    for done in here(MIXED, 0):
        rows.add(done.lines, done.job.count)
    rows.close()
    assert len(list(read(folder / ROWS, MIXED))) == MIXED.total == rows.done
    return (folder / ROWS).read_bytes()


def test_rows_of_another_study_are_left_alone(tmp_path: Path) -> None:
    one = Study((Cell("tail", RANDOM),), 10)
    Rows(tmp_path, one, resume=False).close()
    with pytest.raises(MeowpleError, match="--resume goes on"):
        Rows(tmp_path, one, resume=False)
    with pytest.raises(MeowpleError, match="another study"):
        Rows(tmp_path, Study((Cell("cafe", RANDOM),), 10), resume=True)
    Rows(tmp_path, Study((Cell("tail", RANDOM),), 20), resume=True).close()  # more of the same
    with pytest.raises(MeowpleError, match="another study"):
        Rows(tmp_path, one, resume=True)


def test_what_was_asked_before_is_kept_where_a_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    one, more = (Study((Cell("tail", RANDOM),), games) for games in (10, 20))
    Rows(tmp_path, one, resume=False).close()
    with monkeypatch.context() as small:
        small.setattr("os.fsync", full)
        with pytest.raises(MeowpleError, match="No space left"):
            Rows(tmp_path, more, resume=True)
    assert {file.name for file in tmp_path.iterdir()} == {ROWS, "study.json"}
    Rows(tmp_path, one, resume=True).close()


def test_a_table_that_finds_no_room_leaves_nothing_but_the_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(ENOSPC, "No space left on device")

    text = _whole_file(tmp_path)
    monkeypatch.setattr("pyarrow.parquet.ParquetWriter.write_batch", full)
    with pytest.raises(MeowpleError, match=r"rows\.parquet: No space left"):
        to_parquet(tmp_path, MIXED)
    assert {file.name for file in tmp_path.iterdir()} == {ROWS, "study.json"}
    assert (tmp_path / ROWS).read_bytes() == text


def test_two_labs_do_not_write_to_one_file(tmp_path: Path) -> None:
    one = Study((Cell("tail", RANDOM),), 10)
    first = Rows(tmp_path, one, resume=False)
    before = (tmp_path / ROWS).read_bytes()
    with pytest.raises(MeowpleError, match=r"another lab is writing to .*rows\.csv"):
        Rows(tmp_path, one, resume=True)
    assert (tmp_path / ROWS).read_bytes() == before
    first.close()
    Rows(tmp_path, one, resume=True).close()


def test_a_line_that_is_no_row_is_said_of_its_file(tmp_path: Path) -> None:
    _whole_file(tmp_path)
    file = tmp_path / ROWS
    file.write_text(file.read_text() + "meow\n")
    with pytest.raises(MeowpleError, match=r"rows\.csv has a line that is no row: "):
        list(read(file, MIXED))


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        (lambda text: text.replace(b"\n", b"\r\n"), "does not begin as the rows of this study do"),
        (lambda text: b"\xef\xbb\xbf" + text, "does not begin as the rows of this study do"),
        (lambda text: _with(text, 5, 6, b""), "line 6: "),
        (lambda text: _with(text, 4, 5, b"meow\n"), "line 5: "),
        (lambda text: text + _with(text, 0, 1, b""), "line 122: "),
    ],
    ids=["by a spreadsheet", "by an editor", "one is missing", "garbled", "twice"],
)
def test_rows_that_were_spoiled_are_left_as_they_are(
    spoil: Callable[[bytes], bytes], why: str, tmp_path: Path
) -> None:
    text = spoil(_whole_file(tmp_path))
    (tmp_path / ROWS).write_bytes(text)
    with pytest.raises(MeowpleError, match=rf"rows\.csv .*{why}"):
        Rows(tmp_path, MIXED, resume=True)
    assert (tmp_path / ROWS).read_bytes() == text


def _with(text: bytes, first: int, end: int, other: bytes) -> bytes:
    """The file with something else for these lines."""
    told = text.splitlines(keepends=True)
    return b"".join([*told[:first], other, *told[end:]])


def test_rows_that_were_played_by_another_python_are_left_alone(tmp_path: Path) -> None:
    one = Study((Cell("tail", RANDOM),), 10)
    Rows(tmp_path, one, resume=False).close()
    told = tmp_path / "study.json"
    told.write_text(told.read_text().replace("Python 3.", "Python 2."))
    with pytest.raises(MeowpleError, match=r"are by meowple .*, Python 2\.\d+, not by"):
        Rows(tmp_path, one, resume=True)


def test_whoever_leaves_early_leaves_no_process_behind() -> None:
    study = Study((Cell("tail", RANDOM),), 500)
    with closing(on_processes(study, 0, 2)) as work:
        some = lines(islice(work, 3))
        assert len(active_children()) == 2
    assert active_children() == []
    assert some == "".join(lines(here(study, 0)).splitlines(True)[: some.count("\n")])


def test_jobs_come_back_in_order_however_they_are_done() -> None:
    study = Study((Cell("tail", RANDOM), Cell("cafe", RANDOM)), 5)
    feed = Feed(study, 2)
    jobs = [job for _ in range(8) if (job := feed.take())]
    assert jobs[:4] == [Job(0, 2, 1), Job(0, 3, 1), Job(0, 4, 1), Job(1, 0, 1)]
    done = [Done(job, f"{job.cell}{job.first} ", 0.1) for job in jobs]
    out = [each for one in reversed(done) for each in feed.put(one)]
    assert out == done
    assert feed.over


def test_a_study_is_every_choice_with_all_bots_at_all_seats(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text(
        'game = "tail"\ngames = 6\nbots = ["random", ["cat", "random"]]\nseats = [2, 4]\n'
        "[options]\nrounds = [1, 2]\neasy = true\n"
    )
    study = read_study(file)
    check(study)
    assert (len(study.cells), study.total, study.axes) == (8, 48, ["rounds"])
    assert study.cells[0] == Cell("tail", RANDOM, {"rounds": 1, "easy": True})
    assert study.cells[-1].bots == ("cat", "random", "cat", "random")
    rows = list(parsed(lines(here(study, 0)).splitlines(), study))
    assert len(rows) == 48
    assert {len(row.bots) for row in rows} == {2, 4}


def test_a_script_without_a_guard_plays_on_several_processes(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "from meowple.lab.study import Cell, Study\n"
        "from meowple.lab.workers import on_processes\n"
        "study = Study((Cell('tail', ('random', 'random')),), 3)\n"
        "print(''.join(done.lines for done in on_processes(study, 0, 2)), end='')\n"
    )
    told = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert told.stdout == lines(here(Study((Cell("tail", RANDOM),), 3), 0))
