"""`meowple lab` as somebody types it."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from meowple.cli import main
from meowple.lab.rows import ROWS, columns
from meowple.lab.study import Cell, Study
from tests.processes import listen_to_ctrl_c

ROOT = Path(__file__).parent.parent.parent
ODD = "tests.lab.odd_bots"
PLAY = ["lab", "play", "tail", "--bots", "random", "--no-plots"]
ABOVE = ["ladder", "tail", "--bots", "random,cat", "--games", "2", "--above", "50"]
MEOWPLE = [sys.executable, "-m", "meowple"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}{os.pathsep}{ROOT}")


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        (["play", "chess", "--bots", "cat"], "there is no game called 'chess'; there are:"),
        ([*PLAY[1:], "--option", "rounds=99"], "bad options for tail: Expected `int` <= 20"),
        ([*PLAY[1:], "--option", "colour=red"], "bad options for tail: Object contains unknown"),
        ([*PLAY[1:], "--option", "rounds"], "an option is NAME=VALUE, not rounds"),
        ([*PLAY[1:], "--games", "0"], "a study is of one game at least, not 0"),
        ([*PLAY[1:], "--seats", "7"], "tail is for 2 to 6 seats, not 7"),
        (["play", "boots", "--bots", "cat,cat,cat,cat,cat"], "boots is for 2 to 4 seats, not 5"),
        (["play", "tail", "--bots", "cat,cat,cat", "--seats", "2"], "3 bots have no room on 2"),
        (["play", "tail", "--bots", "puma"], "tail has no bot called 'puma'; there are: kitten"),
        (["play", "tail", "--bots", ","], "nobody plays"),
        (["play", "tail", "--bots", f"{ODD}:NotMade"], "RuntimeError: no cat today"),
        (["play", "tail", "--bots", f"{ODD}:Once"], "Once cannot be made twice: RuntimeError"),
        (["play", "tail", "--bots", f"{ODD}:CancelsAll"], "CancelsAll': Cancelled: no nap"),
        ([*PLAY[1:], "--seed", "-1"], "a seed is a number from 0 to"),
        ([*PLAY[1:], "--seed", "9" * 30, "--rows", "parquet"], "a seed is a number from 0 to"),
        (["play", "tail", "--bots", "no.such:Bot"], "there is no bot called 'no.such:Bot'"),
        ([*PLAY[1:], "--out", "/proc/lab"], "/proc/lab: "),
        ([*PLAY[1:], "--resume"], "there is no lab/tail-1 to go on with"),
        ([*PLAY[1:], "--resume", "--out", "lab"], "there are no rows in lab to go on with"),
        ([*PLAY[1:], "--address", "127.0.0.1:1"], "--engine ray plays there"),
        ([*PLAY[1:], "--processes", "0"], "--processes: a number from 1 to 256 is wanted"),
        ([*PLAY[1:], "--limit", "0"], "--limit: a number from 1 to 10000000 is wanted"),
        ([*PLAY[1:], "--engine", "steam"], "--engine: “steam” is not there"),
        (["study", "nothing.toml"], "nothing.toml: No such file or directory"),
        (["study", "bad.toml"], "bad.toml is not a study: "),
        (["study", "deep.toml"], "deep.toml is not a study: lists in lists without end"),
        (["ladder", "tail", "--bots", "cat"], "a ladder is of two bots at least"),
        (["ladder", "tail", "--seats", "9"], "tail is for 2 to 6 seats, not 9"),
        (["ladder", "tail", "--seats", "1"], "tail is for 2 to 6 seats, not 1"),
        ([*ABOVE, "--resume"], "--above keeps no rows: --resume is of no use with it"),
        ([*ABOVE, "--out", "lab"], "--above keeps no rows: --out is of no use with it"),
        ([*ABOVE, "--rows", "parquet"], "--above keeps no rows: --rows is of no use with it"),
        ([*ABOVE, "--engine", "ray"], "--above plays here: --engine ray is of no use with it"),
        (["purr"], "“purr” is not there"),
        ([], "meowple lab WHAT"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    typed: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("bad.toml").write_text("game = 7")
    Path("deep.toml").write_text(f"game = {'[' * 3000}{']' * 3000}")
    try:
        status = main(["lab", *typed])
    except SystemExit as left:  # as argparse leaves
        status = left.code  # type: ignore[assignment]
    told = capsys.readouterr()
    assert (status, told.out) == (2, "")
    assert told.err.startswith("meowple: ")
    assert told.err.count("\n") == 1
    assert why in told.err
    assert not Path("lab").exists()


def test_a_study_with_all_that_belongs_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    Path("small.toml").write_text(
        'game = "tail"\ngames = 8\nbots = [["cat", "random"]]\nseats = [2, 3]\n'
        "[options]\nrounds = [1, 2]\n"
    )
    typed = ["lab", "study", "small.toml", "--rows", "parquet", "--processes", "1", "--no-plots"]
    assert main(typed) == 0
    told = capsys.readouterr().out
    assert "tail with 3 seats, rounds 2: 8 games of " in told
    assert "ended by rounds_played 100.0 % (" in told
    assert "32 games in " in told
    folder = Path("lab/small-1")
    assert {one.name for one in folder.iterdir()} == {"rows.parquet", "study.json"}
    from pyarrow import parquet

    table = parquet.read_table(folder / "rows.parquet")
    assert table.num_rows == 32
    assert table.column_names[:4] == ["cell", "seats", "rounds", "number"]
    assert set(table.column("rounds").to_pylist()) == {1, 2}
    assert table.column("rank_2").to_pylist().count(None) == 16


def test_a_ladder_compares_neighbours(capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["lab", "ladder", "tail", "--bots", "random,kitten", "--option", "rounds=1"]
    assert main([*typed, "--games", "20", "--no-plots", "--processes", "1"]) == 0
    assert "kitten over random: " in capsys.readouterr().out
    assert main([*typed, "--games", "400", "--above", "50", "--processes", "1"]) == 0
    assert "kitten against random at tail: above 50 %: " in capsys.readouterr().out


def test_games_that_failed_are_told_at_the_end_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = ["lab", "play", "tail", "--bots", f"{ODD}:Nonsense,random", "--games", "4"]
    assert main([*typed, "--no-plots", "--processes", "1"]) == 2
    told = capsys.readouterr()
    assert "no game was played to its end, 4 failed" in told.out
    assert told.err == (
        "meowple: 4 of 4 games failed; the first of them, seed 1:"
        f" seat 0, {ODD}:Nonsense: gave 'meow', which is none of its moves\n"
    )
    assert len(Path("lab/tail-1", ROWS).read_text().splitlines()) == 5


def test_a_process_that_a_bot_ends_says_nothing_of_its_own() -> None:
    typed = [*MEOWPLE, "lab", "play", "tail", "--bots", f"{ODD}:Interrupts", "--games", "2"]
    told = subprocess.run([*typed, "--no-plots"], capture_output=True, text=True)
    assert told.returncode == 2
    assert told.stderr.startswith("meowple: 2 of 2 games failed; ")
    assert told.stderr.count("\n") == 1


@contextmanager
def started(typed: list[str]) -> Iterator[subprocess.Popen[str]]:
    """The command in a session of its own; killed at the end, if it still runs."""
    with subprocess.Popen(
        typed,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=listen_to_ctrl_c,
    ) as lab:
        try:
            yield lab
        finally:
            lab.kill()


def test_ctrl_c_leaves_whole_rows_and_the_rest_is_played_later() -> None:
    """One of the games cannot end before somebody is awake, so it is stopped in the middle."""
    typed = [*MEOWPLE, "lab", "play", "tail", "--bots", f"{ODD}:Waits,random", "--games", "40"]
    typed += ["--no-plots", "--out"]
    rows = Path("one", ROWS)
    with started([*typed, "one"]) as lab:
        _until(lambda: rows.exists() and rows.read_text().count("\n") > 5, lab)
        os.killpg(lab.pid, signal.SIGINT)  # as a terminal does it: everybody hears it
        told, _ = lab.communicate(timeout=60)
    assert lab.returncode == 130
    assert "of 40 games; --resume goes on: --out one" in told
    assert rows.read_text().endswith("\n")
    assert 5 < rows.read_text().count("\n") < 41
    _until(partial(_nobody_of, lab.pid))
    awake = {**os.environ, "AWAKE": "yes"}
    for more in (["one", "--resume"], ["two", "--processes", "1"]):
        subprocess.run([*typed, *more], check=True, capture_output=True, env=awake)
    assert rows.read_bytes() == Path("two", ROWS).read_bytes()


def test_ctrl_c_while_pictures_are_drawn_is_said_in_one_line_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    typed = ["lab", *PLAY[1:], "--games", "4", "--processes", "1", "--out", "one"]
    monkeypatch.setattr("meowple.lab.run.tallied", stopped)
    assert main(typed) == 130
    said = "stopped after 4 of 4 games; --resume goes on: --out one\n"
    assert capsys.readouterr() == (said, "")
    monkeypatch.setattr("meowple.lab.run.check", stopped)  # before there are any rows
    assert main([*typed, "--resume"]) == 130
    assert capsys.readouterr() == ("", "")
    monkeypatch.undo()


@pytest.mark.parametrize("bot", ["Sleeps", "Engine"])
def test_a_lab_that_is_killed_leaves_no_process_behind(bot: str) -> None:
    typed = [*MEOWPLE, "lab", "play", "tail", "--bots", f"{ODD}:{bot}", "--out", "one"]
    typed += ["--games", "1000000"]
    rows = Path("one", ROWS)
    with started(typed) as lab:
        _until(lambda: rows.exists() and rows.stat().st_size > 300, lab)
    _until(partial(_nobody_of, lab.pid))


def test_what_a_bot_has_started_ends_with_the_lab() -> None:
    typed = [*MEOWPLE, "lab", "play", "tail", "--bots", f"{ODD}:Engine", "--games", "4"]
    with started([*typed, "--no-plots"]) as lab:
        assert lab.wait(60) == 0
    _until(partial(_nobody_of, lab.pid))


def test_a_full_disk_is_said_in_one_line_and_leaves_whole_rows() -> None:
    typed = [*MEOWPLE, *PLAY, "--games", "2000", "--processes", "1", "--out", "one"]
    small = 20_000

    def full() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (small, small))

    told = subprocess.run(typed, capture_output=True, text=True, preexec_fn=full)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == f"meowple: {Path('one', ROWS)}: File too large\n"
    text = Path("one", ROWS).read_text()
    assert text.endswith("\n")
    head = columns(Study((Cell("tail", ("random", "random")),), 1))
    assert {len(line.split(",")) for line in text.splitlines()} == {len(head)}


@pytest.mark.parametrize(
    ("missing", "typed", "said"),
    [
        ("rich", PLAY, "rich is not installed: pip install 'meowple[lab]'"),
        ("matplotlib", PLAY[:-1], "matplotlib is not installed: pip install 'meowple[lab]'"),
        (
            "pyarrow",
            [*PLAY, "--rows", "parquet"],
            "pyarrow is not installed: pip install 'meowple[lab]'",
        ),
        ("ray", [*PLAY, "--engine", "ray"], "ray is not installed: pip install 'meowple[ray]'"),
    ],
)
def test_what_is_not_installed_is_named_with_its_extra(
    missing: str,
    typed: list[str],
    said: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def without(name: str) -> object:
        return None if name == missing else find_spec(name)

    monkeypatch.setattr("meowple.core.extras.find_spec", without)
    assert main(typed) == 2
    assert capsys.readouterr() == ("", f"meowple: {said}\n")


def test_the_library_and_the_command_load_nothing_of_the_lab() -> None:
    code = (
        "import sys, meowple, meowple.bots, meowple.cli, meowple.lab.workers, meowple.cli.lab;"
        "extra = {'rich', 'matplotlib', 'numpy', 'pyarrow', 'openskill', 'ray'} & set(sys.modules);"
        "sys.exit(' '.join(extra) or 0)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def _until(true: Any, lab: subprocess.Popen[str] | subprocess.Popen[bytes] | None = None) -> None:
    """Wait for a state of files or processes; whatever hangs ends the test."""
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        assert lab is None or lab.poll() is None, "it ended before"
        time.sleep(0.01)


def _nobody_of(session: int) -> bool:
    for process in filter(str.isdigit, os.listdir("/proc")):
        with suppress(ProcessLookupError):
            if os.getsid(int(process)) == session:
                return False
    return True
