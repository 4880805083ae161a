"""What all tests share: the toys join the registry, and tables of numbers are shown at the end."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from meowple.core.registry import register
from tests.declared import Undeclared
from tests.toys import TOYS

Row = dict[str, str | int]
TABLE = "table: "
BROWSER = Path(__file__).parent / "web"

for toy in TOYS:
    register(toy)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of a file run in one worker, which has their server or their matches once; those in
    the browser wherever there is room."""
    for item in items:
        if BROWSER in item.path.parents:
            continue
        if "browser" in getattr(item, "fixturenames", ()):  # it keeps a loop running to the end
            raise pytest.UsageError(f"{item.nodeid}: tests in a browser come last, in tests/web")
        if not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """A game that declares nothing for a suite fails in it, before anything is set up."""
    callspec = getattr(item, "callspec", None)
    for value in callspec.params.values() if callspec else ():
        if isinstance(value, Undeclared):
            pytest.fail(str(value), pytrace=False)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: whoever looks for cycles need not look through it."""
    gc.freeze()


@pytest.fixture
def report_row(record_property: Callable[[str, object], None]) -> Callable[[str, Row], None]:
    """Add a row to a table that is printed after the tests, from whichever worker it comes."""
    return lambda title, row: record_property(TABLE + title, row)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the tables that the tests filled."""
    tables: dict[str, list[Row]] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if getattr(report, "when", "") != "call":
                continue
            for name, row in report.user_properties:
                if name.startswith(TABLE):
                    tables.setdefault(name.removeprefix(TABLE), []).append(row)
    for title in sorted(tables):
        terminalreporter.section(title)
        for line in as_lines(summed(tables[title])):
            terminalreporter.write_line(line)


def summed(rows: list[Row]) -> list[Row]:
    """The rows with one for each name in the first column: numbers of the same name add up."""
    sums: dict[str | int, Row] = {}
    for row in rows:
        name, *columns = row
        total = sums.setdefault(row[name], {name: row[name]})
        for column in columns:
            value, before = row[column], total.get(column, 0)
            adds = isinstance(value, int) and isinstance(before, int)
            total[column] = value + before if adds else value  # type: ignore[operator]
    return list(sums.values())


def as_lines(rows: list[Row]) -> list[str]:
    """The rows as text, in columns, sorted by the first ones."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    cells = sorted([str(row.get(name, "")) for name in names] for row in rows)
    widths = [max(len(line[i]) for line in [names, *cells]) for i in range(len(names))]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in [names, *cells]
    ]
