"""Nobody sees what they may not: the search for leaks, and the proof that it finds them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from meowple.core.game import AnyGame
from tests.conftest import Row
from tests.contract.desk import Desk
from tests.contract.games import LONG, SAMPLE, SHORT, Table, over_games
from tests.contract.leaks import Findings, Search
from tests.contract.planted import LEAKS, Leak

STEPS = 8
"""How many steps of a match are looked at, for every seat. `make test` looks at one of the sampled
matches of each table, `make long` at all: planted leaks are found in the sample, too."""
TABLES = [
    pytest.param(SHORT, id="sample", marks=pytest.mark.slow),
    pytest.param(LONG, id="long", marks=pytest.mark.long),
]
ReportRow = Callable[[str, Row], None]


def search(game: AnyGame, desk: Desk, imagines: AnyGame, tables: list[Table]) -> Findings:
    """All leaks that are found at the tables of a game."""
    found = Findings()
    for number, table in enumerate(tables):
        if table.game is game:
            seeds = table.seeds if len(table.seeds) > SAMPLE else [table.seeds[number % SAMPLE]]
            Search(desk, imagines, table, Random(str(table)), found).run(STEPS, seeds)
    return found


@over_games
@pytest.mark.parametrize("tables", TABLES)
def test_nobody_is_told_what_the_rules_do_not_show(
    game: AnyGame, tables: list[Table], report_row: ReportRow
) -> None:
    found = search(game, Desk(game), game, tables)
    report_row("leaks: pairs of worlds", as_row(game, found))
    assert not found.leaks
    assert found.pairs >= 0.9 * found.steps


def as_row(game: AnyGame, found: Findings) -> Row:
    """The numbers of a search."""
    return {
        "game": game.name,
        "steps": found.steps,
        "pairs": found.pairs,
        "share": f"{found.pairs / max(1, found.steps):.1%}",
        "hidden differed": f"{found.differed / max(1, found.pairs):.1%}",
        "by another act": found.other_acts,
    }


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.kind)
def test_a_planted_leak_is_found(leak: Leak, report_row: ReportRow) -> None:
    plain = [table for table in SHORT if table.options == "{}"]
    found = search(leak.game, leak.desk, leak.imagines, plain)
    told_by = {question: ", ".join(sorted(parts)) for question, parts in found.leaks.items()}
    row: Row = {"leak": leak.kind, "game": leak.game.name}
    for question in ("standing still", "one step", "silence"):
        row[question] = told_by.get(question, "-")
    report_row("leaks: planted ones found", row)
    assert leak.told_by in set().union(*found.leaks.values())
