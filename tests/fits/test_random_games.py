"""Random games of `fits`, each played and scored a second time by `tests.second.fits`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from meowple.games.fits import GAME
from meowple.games.fits.grid import GRIDS
from meowple.games.fits.moves import Options
from tests.conftest import Row
from tests.fits.twice import played_twice, uniform, wakeful

Report = Callable[[str, Row], None]
SAMPLE = 1
"""Games of each table in `make test`."""
WHOLE = 105
"""Games of each table in `make long`: 5,040 over the 48 tables."""

OPTIONS = [
    Options(size=size, extended=extended, awake_finish=awake_finish)  # type: ignore[arg-type]
    for size, extended, awake_finish in product(GRIDS, (False, True), (False, True))
]


def every_table(test: Callable[..., None]) -> Callable[..., None]:
    """Each size, set of rules and number of seats."""
    options = pytest.mark.parametrize("options", OPTIONS, ids=str)
    seats = pytest.mark.parametrize("seats", GAME.seats)
    both: Callable[..., None] = options(seats(test))
    return both


def play(seats: int, options: Options, games: range, report: Report) -> None:
    """So many games, every fifth of them with evenly random moves."""
    steps = closed = boxes = 0
    for seed in games:
        policy = uniform if seed % 5 == 4 else wakeful
        game = played_twice(seats, options, policy, f"{seats}/{options}/{seed}")
        steps += game.steps
        found = game.second.result().boxes
        boxes += len(found)
        closed += sum(box.box.closed for box in found)
    rules = "extended" if options.extended else "basic"
    row: Row = {"rules": f"{rules}, {options.size}", "games": len(games), "steps": steps}
    report("random games of fits, played twice", row | {"boxes": boxes, "closed": closed})


@every_table
def test_boxes_moves_and_scores_are_those_found_afresh(
    seats: int, options: Options, report_row: Report
) -> None:
    play(seats, options, range(3, 3 + SAMPLE), report_row)


@pytest.mark.long
@every_table
def test_the_same_over_five_thousand_games(
    seats: int, options: Options, report_row: Report
) -> None:
    play(seats, options, range(100, 100 + WHOLE), report_row)
