"""Prove that the rules tests can fail: break one rule at a time and run the tests that cite it.

Each break is made on a copy of the tree in a temporary folder, never in place. Only the tests that
read as pictures are run, not the random games: a reader should find each rule in them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.broken_tail import BREAKS, Break

ROOT = Path(__file__).resolve().parents[1]
PAGES = "src/meowple/games/tail"
TESTS = "tests/tail"
WORKERS = 2
NOTHING_BROKEN = Break("", "nothing", "cards", "PLACES: Final = 4", "PLACES: Final = 4")


def citing(rule: str) -> list[str]:
    """The tests below a comment that cites the rule; all tests for an empty one."""
    found = []
    for page in sorted((ROOT / TESTS).glob("test_[0-9]*.py")):
        cited = re.finditer(r"^# tail ([\d., ]+)\n(?:.*\n)*?def (test_\w+)", page.read_text(), re.M)
        rules = ((m[1].split(", "), m[2]) for m in cited)
        found += [f"{TESTS}/{page.name}::{test}" for those, test in rules if rule in [*those, ""]]
    return found


def red_tests(broken: Break) -> list[str]:
    """The citing tests that fail when the rule is broken."""
    with TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in ("src", "tests", "docs"):
            skip = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, tree / name, ignore=skip)
        shutil.copy(ROOT / "pyproject.toml", tree)
        break_page(tree / PAGES / f"{broken.page}.py", broken)
        command = [sys.executable, "-m", "pytest", "-q", "--durations=0", "-p", "no:cacheprovider"]
        told = subprocess.run(
            [*command, *citing(broken.rule)],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree / "src")},
            capture_output=True,
            text=True,
        )
    if told.returncode not in (0, 1):
        raise SystemExit(f"{broken.rule}, {broken.what}: the tests could not be run\n{told.stdout}")
    return re.findall(r"^FAILED [^:]*::(\w+)", told.stdout, re.M)


def break_page(page: Path, broken: Break) -> None:
    """Replace the words of the rule, which must stand there exactly once."""
    text = page.read_text()
    times = text.count(broken.old)
    if times != 1:
        raise SystemExit(f"{broken.rule}: {broken.old!r} stands {times} times in {page.name}")
    page.write_text(text.replace(broken.old, broken.new))


def main() -> int:
    """Print a table: the rule, what was broken, how many tests went red, and the first of them."""
    if red_tests(NOTHING_BROKEN):
        raise SystemExit("the tests are red before anything is broken")
    green = 0
    with ThreadPoolExecutor(WORKERS) as pool:
        for broken, red in zip(BREAKS, pool.map(red_tests, BREAKS), strict=True):
            names = list(dict.fromkeys(red))
            green += not names
            first = names[0] if names else "GREEN: no test noticed"
            print(f"| {broken.rule} | {broken.what} | {len(red)} | {first} |", flush=True)
    print(f"{len(BREAKS)} rules broken, {green} unnoticed")
    return 1 if green else 0


if __name__ == "__main__":
    sys.exit(main())
