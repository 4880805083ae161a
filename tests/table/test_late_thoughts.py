"""What a bot was asked before may be answered after what it is asked now."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from meowple.core.registry import GAMES
from meowple.games import NAMES
from meowple.table.bots.thinking import Work
from tests.server.virtual import run
from tests.table.pocket_match import play_to_the_end

LONGEST = 5.0
"""Seconds a thought takes at most: longer than the pauses of bots."""
TRIES = 3, pytest.param(12, marks=pytest.mark.long)


class Slow:
    """Each thought takes as long as luck will have it; some fail after that."""

    def __init__(self, rng: Random, fails: float) -> None:
        self._rng = rng
        self._fails = fails

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        await asyncio.sleep(LONGEST * self._rng.random())
        if hurry and self._rng.random() < self._fails:
            raise RuntimeError("the process is gone")
        return work(*given)

    def close(self) -> None:
        """There is nothing to stop."""


@pytest.mark.parametrize("tries", TRIES)
@pytest.mark.parametrize("fails", [0.0, 0.2])
@pytest.mark.parametrize("game", NAMES)
def test_a_late_thought_does_not_take_the_place_of_the_one_that_counts(
    game: str, fails: float, tries: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("CRITICAL")
    bots = ["kitten"] * (GAMES[game].seats[-1] - 1)
    for number in range(tries):
        thinkers = Slow(Random(f"{game} {number}"), fails)
        match = play_to_the_end(game, bots, longest=36_000, thinkers=thinkers, pace=4.0)
        assert len(run(match, f"{game} {number}")["scores"]) == 1 + len(bots)
