"""`make simulate`: many seeds, each a match of every game; a seed that fails is told."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections import Counter

from tests.simulation.matches import simulate


def main(first: int, seeds: int) -> int:
    began, matches, entries = time.perf_counter(), 0, 0
    mishaps: Counter[str] = Counter()
    for seed in range(first, first + seeds):
        try:
            story = simulate(seed)
        except BaseException:
            print(f"seed {seed} fails: python -m tests.simulation {seed} 1", file=sys.stderr)
            raise
        matches, entries = matches + story.matches, entries + story.entries
        mishaps += story.mishaps
    took = time.perf_counter() - began
    print(f"{matches} matches, {entries} entries, {matches / took * 60:.0f} matches a minute")
    print("mishaps:", ", ".join(f"{count} {what}" for what, count in sorted(mishaps.items())))
    return 0


if __name__ == "__main__":
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets is part of a story
        os.execve(sys.executable, sys.orig_argv, {**os.environ, "PYTHONHASHSEED": "0"})
    logging.disable()
    sys.exit(main(*map(int, [*sys.argv[1:], *("0", "50")[len(sys.argv) - 1 :]])))
