"""What depends on all sheets together: points for yarn, and the numbers on towers."""

from __future__ import annotations

from collections.abc import Sequence

from meowple.bots.cafe.sketch import COLUMNS, Sketch
from meowple.games.cafe.scoring import MOST_YARN, SOME_YARN
from meowple.games.cafe.sheet import LARGER


def totals(sketches: Sequence[Sketch]) -> list[int]:
    """The points of each, with those for yarn (cafe 5.2)."""
    found = [each.points for each in sketches]
    for tower in COLUMNS:
        counts = [each.yarn[tower] for each in sketches]
        most = max(counts)
        if most:
            for seat, count in enumerate(counts):
                if count:
                    found[seat] += MOST_YARN if count == most else SOME_YARN
    return found


def check_towers(sketches: Sequence[Sketch], filled: Sequence[int]) -> None:
    """Circle numbers on towers filled in this round: for each player one, or -1 (cafe 4.1, 4.2)."""
    larger: dict[int, list[int]] = {}
    for seat, tower in enumerate(filled):
        if tower >= 0:
            each = sketches[seat]
            each.full += 1
            number = each.top(tower)
            each.points += number
            if number == LARGER[tower]:
                larger.setdefault(tower, []).append(seat)
    for tower, seats in larger.items():
        for seat, each in enumerate(sketches):
            if seat not in seats:
                each.barred[tower] = True
