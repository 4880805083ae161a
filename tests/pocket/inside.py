"""Runs inside a browser's Python: pytest on a suite of ours, told as one line for each test."""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest

MARKS = "long\nslow\nxdist_group"
"""What marks our tests; the last is a plug-in's, which is not there."""


class Told:
    """How each test went."""

    def __init__(self) -> None:
        self.went: dict[str, str] = {}

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call" or report.outcome != "passed":
            text = "passed" if report.outcome == "passed" else report.longreprtext or report.outcome
            self.went[report.nodeid] = text

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.went[report.nodeid] = report.longreprtext


def run(*given: str) -> dict[str, str]:
    """What came of each test; a suite that cannot be collected is told as one that failed."""
    told = Told()
    sys.dont_write_bytecode = True
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # some are made for another Python
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:faulthandler", "--capture=no"]
    options += ["-o", "addopts=", "-o", f"markers={MARKS}"]
    code = pytest.main([*options, *given], plugins=[told])
    if code not in (0, 1):
        told.went["pytest"] = f"ended with {code}"
    return told.went
