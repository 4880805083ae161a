"""A sample of `make simulate`, and the proof that it would notice."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meowple.table.store.memory import MemoryStore
from tests.conftest import Row
from tests.simulation.matches import TABLES, simulate
from tests.simulation.store import Database

SEEDS = 3
MANY = 40


def test_whatever_goes_wrong_all_matches_end_and_nothing_is_lost(
    report_row: Callable[[str, Row], None],
) -> None:
    stories = [simulate(seed) for seed in range(SEEDS)]
    matches, entries = sum(s.matches for s in stories), sum(s.entries for s in stories)
    mishaps = sum(sum(story.mishaps.values()) for story in stories)
    report_row("simulated", {"matches": matches, "entries": entries, "mishaps": mishaps})
    assert mishaps > matches


def test_the_same_seed_tells_the_same_story() -> None:
    assert simulate(7) == simulate(7)
    assert simulate(7).trace != simulate(8).trace


def noticed() -> bool:
    """Whether some seed finds out that something is wrong, where much goes wrong."""
    for seed in range(MANY):
        try:
            simulate(seed, {"cafe": TABLES["cafe"]}, every=1.0)
        except (AssertionError, ExceptionGroup, TimeoutError):
            return True
    return False


@pytest.mark.long
def test_a_store_that_minds_neither_who_writes_nor_where_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(MemoryStore, "_check_versions", lambda store, writes: None)
    monkeypatch.setattr(Database, "epoch", lambda database, fence: fence.number)
    assert noticed()
