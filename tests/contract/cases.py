"""The case of a game, found by its name; the contract suite needs none."""

from __future__ import annotations

import importlib
from importlib.util import find_spec

from tests.contract.case import Case
from tests.toys.cases import TOY_CASES


def case_of(game: str) -> Case:
    """What the game tells about itself in `tests/<game>/case.py`, or an empty case."""
    if game in TOY_CASES:
        return TOY_CASES[game]
    if find_spec(f"tests.{game}") is None or find_spec(f"tests.{game}.case") is None:
        return Case()
    found: Case = importlib.import_module(f"tests.{game}.case").CASE
    return found
