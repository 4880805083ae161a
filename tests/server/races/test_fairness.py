"""A sample of `make fairness`: equal players win alike wherever they are; cheats gain little."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from tools.fairness.cells import Cell, run
from tools.fairness.players import BETWEEN, calm, shaky

from tests.conftest import Row

GRABS = 3_000
SLIP = 3.0
"""How far a sample of that size may be off: more than three standard errors."""

CELLS = [
    Cell("20 against 150, calm", calm(150), reach=250),
    Cell("20 against 300, far table", calm(300), "far", reach=320),
    Cell("20 against 150, shaky", shaky(150), near=shaky(20), reach=250),
    Cell("20 against 150, through a relay", calm(150), relay=BETWEEN, reach=250),
    Cell("reports 0", calm(20), shaves=math.inf, most=52.0),
    Cell("reports 0 through a relay", calm(20), relay=BETWEEN, shaves=math.inf, most=52.0),
    Cell("late pongs, reports 0", calm(20), shaves=math.inf, delays=250.0, most=57.0),
]


@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell.name)
def test_who_is_further_away_wins_as_often_and_who_cheats_hardly_more(
    cell: Cell, report_row: Callable[[str, Row], None]
) -> None:
    result = run(cell, GRABS)
    row: Row = {"second player": cell.name, "by arrival": f"{result.by_arrival:.1f} %"}
    report_row("fairness", row | {"wins": f"{result.share:.1f} %"})
    least, most = result.promised
    assert least - SLIP <= result.share <= most + SLIP


def test_by_order_of_arrival_the_nearer_one_would_win() -> None:
    assert run(CELLS[0], GRABS).by_arrival < 32.0
