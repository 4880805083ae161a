"""`make compiled`: build the rules with mypyc, run the same tests on them, print the gain."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

import mypyc
from bench.rounds import CONTENDERS

ROOT = Path(__file__).resolve().parent.parent
BUILT = ROOT / "build" / "compiled"
COMPILED = (
    *("state.py", "table.py", "basic.py", "extended.py", "mice.py", "scoring.py"),
    *("legal.py", "rules.py", "story.py", "imagine.py", "relaid.py"),
)
"""What is compiled of each game. Structs are not: mypyc would drop their `frozen` and `tag`."""
THOUGHT = (
    *("playing.py", "trees.py", "trials.py", "tail/habits.py"),
    *(f"cafe/{name}.py" for name in ("sketch", "yarn", "mood", "appeal", "dice", "tally")),
    *("fits/appraisal.py", "fits/ideas.py"),
)
"""What is compiled of the bots: the loops of the search, and what is asked at every step of it."""


def build() -> list[Path]:
    """Copy the sources and compile them there; gives the compiled modules."""
    shutil.rmtree(BUILT, ignore_errors=True)
    shutil.copytree(ROOT / "src", BUILT, ignore=shutil.ignore_patterns("__pycache__"))
    games = BUILT / "meowple" / "games"
    modules = sorted(path for name in COMPILED for path in games.glob(f"*/{name}"))
    modules.insert(0, BUILT / "meowple" / "core" / "state.py")  # what states are made of
    modules += [BUILT / "meowple" / "bots" / name for name in THOUGHT]
    names = [str(path.relative_to(BUILT)) for path in modules]
    print("· compiling", *names, flush=True)
    env = {**_environment(BUILT), **_nameless()}
    made = subprocess.run(["mypyc", *names], cwd=BUILT, env=env, capture_output=True, text=True)
    if made.returncode:
        sys.exit(made.stdout + made.stderr)
    for path in modules:
        path.unlink()  # so that only the compiled one can be imported
    return modules


def _nameless() -> dict[str, str]:
    """Settings by which the names of folders here do not stand in what is built."""
    folders = {"mypyc": Path(mypyc.__file__).parent, "meowple": ROOT}
    told = [shlex.quote(f"-ffile-prefix-map={here}={name}") for name, here in folders.items()]
    return {"MYPYC_DEBUG_LEVEL": "0", "CFLAGS": " ".join([os.environ.get("CFLAGS", ""), *told])}


def test() -> None:
    """Run the test suite against the compiled modules."""
    command = ["pytest", "-q", "-n", "2", "-m", "not long", "-o", f"pythonpath={BUILT} ."]
    done = subprocess.run(command, cwd=ROOT, env=_environment(BUILT))
    if done.returncode:
        sys.exit(done.returncode)


def gain(what: str, game: str) -> float:
    """How many times faster random play, or the search, is, measured in turns."""
    ratios = []
    for _ in range(5):
        plain = _speed(what, game, ROOT / "src")
        ratios.append(_speed(what, game, BUILT) / plain)
    return median(ratios)


def _speed(what: str, game: str, sources: Path) -> float:
    command = [sys.executable, "-m", f"bench.{what}", game]
    return float(subprocess.check_output(command, cwd=ROOT, env=_environment(sources)))


def _environment(sources: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(sources)}


if __name__ == "__main__":
    build()
    test()
    for game in CONTENDERS:
        play, thought = gain("rounds", game), gain("search", game)
        print(f"compiled with mypyc, {game}: random play {play:.2f}×, the search {thought:.2f}×")
