"""Prove that the rules tests can fail: break one rule at a time and run the tests that cite it.

Each break is made on a copy of the tree in a temporary folder, never in place. Only the tests of
the game that cite the rule are run, and of those not the random games: a reader should find each
rule in a picture.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.rule_coverage import citations_in

from meowple import GAMES
from tools.mutants import Break

ROOT = Path(__file__).resolve().parents[2]
WORKERS = 2
NOT_PICTURES = ("test_random_games.py", "test_properties.py", "test_finality.py")
"""Thousands of random games notice much, but no reader finds a rule in them."""


def breaks_of(game: str) -> tuple[Break, ...]:
    """The ways to break the rules of a game, found by its name."""
    found: tuple[Break, ...] = import_module(f"tools.mutants.{game}").BREAKS
    return found


def citing(game: str, rule: str, root: Path = ROOT) -> list[str]:
    """The tests of the game that cite the rule, as rule coverage reads them; all that cite one for
    an empty rule."""
    found = []
    for page in sorted((root / "tests" / game).glob("test_*.py")):
        if page.name not in NOT_PICTURES:
            file = page.relative_to(root).as_posix()
            cited = citations_in(page.read_text("utf-8"), file, [game])
            found += [citation.test for citation in cited if rule in (citation.rule, "")]
    return list(dict.fromkeys(found))


def red_tests(game: str, broken: Break | None) -> list[str]:
    """The citing tests that fail when the rule is broken; of all tests when nothing is."""
    with TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in ("src", "tests", "docs", "web/src"):
            skip = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, tree / name, ignore=skip)
        shutil.copy(ROOT / "pyproject.toml", tree)
        if broken is not None:
            break_page(tree / "src/meowple/games" / game / f"{broken.page}.py", broken)
        command = [sys.executable, "-m", "pytest", "-q", "--durations=0", "-p", "no:cacheprovider"]
        told = subprocess.run(
            [*command, *citing(game, broken.rule if broken else "")],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            capture_output=True,
            text=True,
        )
    if told.returncode not in (0, 1):
        raise SystemExit(f"{game}, {broken}: the tests could not be run\n{told.stdout}")
    return re.findall(r"^FAILED [^:]*::(\w+)", told.stdout, re.M)


def break_page(page: Path, broken: Break) -> None:
    """Replace the words of the rule, which must stand there exactly once."""
    text = page.read_text()
    times = text.count(broken.old)
    if times != 1:
        raise SystemExit(f"{broken.rule}: {broken.old!r} stands {times} times in {page.name}")
    page.write_text(text.replace(broken.old, broken.new))


def unnoticed(game: str) -> int:
    """Print a table: the rule, what was broken, how many tests went red, and the first of them."""
    if red_tests(game, None):
        raise SystemExit(f"{game}: the tests are red before anything is broken")
    green, breaks = 0, breaks_of(game)
    with ThreadPoolExecutor(WORKERS) as pool:
        for broken, red in zip(breaks, pool.map(partial(red_tests, game), breaks), strict=True):
            names = list(dict.fromkeys(red))
            green += not names
            first = names[0] if names else "GREEN: no test noticed"
            print(f"| {game} {broken.rule} | {broken.what} | {len(red)} | {first} |", flush=True)
    print(f"{game}: {len(breaks)} rules broken, {green} unnoticed", flush=True)
    return green


def main(games: list[str]) -> int:
    """Break the rules of these games, or of all."""
    return 1 if sum(unnoticed(game) for game in games or GAMES) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
