"""Where a server's time goes: samples of its stacks, each counted to one part of a move's way."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SECONDS: Final = 6
PARTS: Final = (
    ("store", ("server/store/", "group_commit")),
    ("views and moves on offer", ("Match.screen", "Match.moves", "Telling.update", "encoded")),
    ("rules and log", ("core/match.py", "core/log.py", "meowple/games/")),
    ("sent", ("OpenSocket._tell", "Outbox.send")),
    ("telling", ("updates/telling.py",)),
    ("table", ("meowple/table/",)),
    ("heard", ("server/web/", "uvicorn/protocols", "websockets/")),
)
"""The first part that any function of a stack belongs to, by file or name."""


def part_of(stack: str) -> str:
    """The part that a stack belongs to."""
    found = (part for part, signs in PARTS if any(sign in stack for sign in signs))
    return next(found, "the loop and all else")


def shares(stacks: str) -> list[tuple[str, float]]:
    """How much of the time each part takes, the largest first."""
    counts: Counter[str] = Counter()
    for line in stacks.splitlines():
        stack, _, count = line.rpartition(" ")
        counts[part_of(stack)] += int(count)
    return [(part, count / counts.total()) for part, count in counts.most_common()]


def parts(pid: int) -> list[tuple[str, float]]:
    """Sample a server for some seconds; nothing where this machine does not allow it."""
    with TemporaryDirectory() as folder:
        stacks = Path(folder) / "stacks"
        py_spy = str(Path(sys.executable).with_name("py-spy"))
        command = [py_spy, "record", "-d", str(SECONDS), "-r", "200", "-f", "raw"]
        done = subprocess.run(
            [*command, "-o", str(stacks), "--pid", str(pid)], capture_output=True, text=True
        )
        if done.returncode:
            print(f"no samples: {done.stderr.strip()}", file=sys.stderr)
            return []
        return shares(stacks.read_text())
