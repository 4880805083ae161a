"""`make game NAME=x` writes a small complete game, and every suite that asks it
something is green."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.new_game import LIST, main, pages

from tests.declared import ROOT, our_games

pytestmark = pytest.mark.slow

NAME = "kittensinbaskets"
"""As long as a name may be: lines must not become too long for it."""
PATH = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
GREEN = (
    *("tests/contract", f"tests/{NAME}", "tests/test_broken_rules.py", "tests/test_declared.py"),
    *("tests/test_shelf.py", "tests/test_words.py", "tests/bots/test_any_bot.py"),
    *("tests/terminal", "tests/golden", "tests/server/secrets/test_leaks_over_the_wire.py"),
)
"""What is run for the new game alone …"""
AND_ALL = (
    "tests/test_rule_coverage.py::test_every_rule_is_cited_by_a_test",
    "tests/test_words.py::test_every_language_has_the_same_keys_with_the_same_arguments",
    "tests/test_words.py::test_every_language_is_written_in_its_own_letters",
)
"""… and what goes over all games at once."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, with a new game in it."""
    copy = tmp_path_factory.mktemp("tree")
    skip = shutil.ignore_patterns("__pycache__", "static", "node_modules")
    for name in ("src", "tests", "tools", "docs", "web/src"):
        shutil.copytree(ROOT / name, copy / name, ignore=skip)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, copy)
    done = run(copy, "-m", "tools.new_game", NAME)
    assert done.returncode == 0, done.stderr
    return copy


def run(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """What Python says to this in the copy."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "PYTEST_ADDOPTS": "", "PATH": PATH},
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_the_suites_of_a_new_game_are_green(tree: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-m", "not long")
    told = run(tree, "-m", "pytest", *options, "-k", NAME, *GREEN)
    assert told.returncode == 0, told.stdout
    assert int(told.stdout.rsplit(" passed", 1)[0].split()[-1]) > 100
    told = run(tree, "-m", "pytest", *options, *AND_ALL)
    assert told.returncode == 0, told.stdout


def test_its_pages_are_written_as_all_others_are(tree: Path) -> None:
    ours = [str(page) for page in pages(NAME, tree) if page.suffix == ".py"]
    for check in (("check",), ("format", "--check")):
        told = run(tree, "-m", "ruff", *check, "--no-cache", *ours)
        assert told.returncode == 0, told.stdout


def test_it_stands_last_on_the_shelf_and_one_other_file_was_changed(tree: Path) -> None:
    told = run(tree, "-c", "import meowple; print(*meowple.GAMES)")
    assert told.stdout.split() == [*our_games(), NAME]
    changed = {
        page.relative_to(ROOT).as_posix()
        for part in ("src", "tests", "tools", "docs")
        for page in (ROOT / part).rglob("*.*")
        if page.is_file()
        and "__pycache__" not in page.parts
        and "static" not in page.parts
        and page.read_bytes() != (tree / page.relative_to(ROOT)).read_bytes()
    }
    assert changed == {LIST}


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ([], "it needs a name: make game NAME="),
        (["two", "words"], "a name is 2 to 16 small letters from a to z"),
        (["two", "words"], "not 'two words'"),
        (["Hatch"], "a name is 2 to 16 small letters"),
        (["x"], "a name is 2 to 16 small letters"),
        (["class"], "no word of Python, not 'class'"),
        (["tail"], "the name 'tail' is taken"),
        (["look"], "the name 'look' is taken"),
        (["contract"], "the name 'contract' is taken by tests/contract"),
        (["search"], "the name 'search' is taken by src/meowple/bots/search.py"),
    ],
)
def test_a_bad_name_is_refused_in_a_line(
    typed: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(typed, ROOT) == 2
    said = capsys.readouterr().err
    assert said.startswith("make game: ")
    assert why in said
    assert said.count("\n") == 1
