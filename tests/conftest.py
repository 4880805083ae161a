"""Counts that tests record are summed and shown at the end, whichever worker ran them."""

from __future__ import annotations

from typing import Any

import pytest

Counts = dict[str, float]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A line for each thing counted: `record_property("counts", (name, {what: how many}))`."""
    sums: dict[str, Counts] = {}
    total: Counts = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            for name, counts in recorded(report):
                add(sums.setdefault(name, {}), counts)
                add(total, counts)
    if len(sums) > 1:
        sums["in total"] = total
    if sums:
        terminalreporter.section("counts")
    for name, counts in sums.items():
        told = ", ".join(f"{number:,.0f} {what}" for what, number in counts.items())
        terminalreporter.write_line(f"{name}: {told}")


def add(counts: Counts, more: Counts) -> None:
    for what, number in more.items():
        counts[what] = counts.get(what, 0) + number


def recorded(report: Any) -> list[tuple[str, Counts]]:
    """What one test counted."""
    if getattr(report, "when", None) != "call":
        return []
    return [value for key, value in report.user_properties if key == "counts"]
