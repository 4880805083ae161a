"""Print the tables, draw the picture, and fail if a promise is not kept."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Any, Final

from meowple.table.race.fair import FAR, INVITED, PUBLIC, Lag
from tools.fairness.cells import Cell, Result, run
from tools.fairness.picture import PICTURE, draw
from tools.fairness.players import BETWEEN, Net, calm, shaky

AWAY: Final = (80, 150, 250, 300)
TABLES: Final[tuple[tuple[str, Lag, bool, int], ...]] = (
    ("invited", "usual", False, INVITED),
    ("public", "usual", True, PUBLIC),
    ("far", "far", False, FAR),
)


def honest() -> Iterator[Cell]:
    """Equal players, one of them further away."""
    for weather in (calm, shaky):
        for name, lag, public, largest in TABLES:
            for trip in AWAY:
                label = f"{name}, {weather.__name__}"
                yield Cell(label, weather(trip), lag, public, weather(20), reach=largest)


def sly() -> Iterator[Cell]:
    """Players who are as near as the other, and cheat."""
    for weather in (calm, shaky):
        net, label = weather(20), weather.__name__
        lies: dict[str, Any] = {"shaves": math.inf}
        late: dict[str, Any] = {"delays": 250.0}
        yield Cell(f"reports 0, {label}", net, near=net, most=52.0, **lies)
        yield Cell(f"reports 30 ms less, {label}", net, near=net, most=52.0, shaves=30.0)
        yield Cell(f"late pongs, reports 0, {label}", net, near=net, most=57.0, **lies, **late)
        blind = {"near": net, "kernel": None, **lies, **late}
        yield Cell(f"the same, kernel blind, {label}", net, **blind)
        yield Cell(f"the same, far table, {label}", net, "far", **blind)


def proxied() -> Iterator[Cell]:
    """Honest players behind a reverse proxy, 150 ms away."""
    net: Net = calm(150)
    yield Cell("behind a proxy", net, kernel=None)
    yield Cell("behind a proxy, far table", net, "far", kernel=None, reach=FAR)
    yield Cell("behind a proxy taken for direct", net, kernel=1.0)


def passed_on() -> Iterator[Cell]:
    """The same players, but the second one's page came to another server than the table's."""
    for cell in (*honest(), *sly()):
        yield replace(cell, relay=BETWEEN)


def show(title: str, results: list[Result]) -> None:
    """Print one table."""
    print(f"\n{title}\n")
    print(f"{'':38}{'trip':>5}{'9 of 10':>9}{'arrival':>9}{'ours':>7}{'waits':>7}  promised")
    for result in results:
        cell = result.cell
        least, most = result.promised
        promised = f"{least:.0f}–{most:.0f} %" if least > 0 or most < 100 else "–"
        print(
            f"{cell.name:38}{cell.net.trip:5.0f}{result.ninth:9.0f}{result.by_arrival:8.1f}%"
            f"{result.share:6.1f}%{result.waited:7.0f}  {promised}",
            "" if result.kept else "BROKEN",
        )


def main() -> None:
    """Run all cells."""
    groups = [
        ("Equal players: what the one further away wins (the other: 20 ms)", list(honest())),
        ("Cheats at 20 ms against an honest player at 20 ms", list(sly())),
        ("Honest, but the server cannot see the way", list(proxied())),
        ("The same through a relay: the second one came to another server", list(passed_on())),
    ]
    with ProcessPoolExecutor(2) as pool:
        told = [(title, list(pool.map(run, cells))) for title, cells in groups]
    for title, results in told:
        show(title, results)
    draw(told[0][1])
    print(f"\nwrote {PICTURE.name}")
    broken = [result for _, results in told for result in results if not result.kept]
    sys.exit(f"{len(broken)} promises are broken" if broken else 0)


if __name__ == "__main__":
    main()
