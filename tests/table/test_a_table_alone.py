"""A table without a server: a store in memory, bots that think in place, a line of our own."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest

from meowple.core.registry import GAMES
from meowple.games import NAMES
from tests.table.pocket_match import play_to_the_end

FORBIDDEN = ("multiprocessing", "sqlite3", "starlette", "uvicorn", "websockets", "segno")
"""What a browser has not; asyncio itself may import what it likes."""


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_every_game_is_played_to_its_end(game: str, seats: str) -> None:
    all_seats = GAMES[game].seats
    bots = ["kitten"] * ((all_seats[0] if seats == "fewest" else all_seats[-1]) - 1)
    end = asyncio.run(play_to_the_end(game, bots))
    assert len(end["scores"]) == 1 + len(bots)


def test_a_table_brings_nothing_that_a_browser_has_not() -> None:
    parts = ("hub", "requests.answering", "store.memory", "bots.thinking")
    brought = f"""
import sys, {", ".join(f"meowple.table.{part}" for part in parts)}
print([name for name in {FORBIDDEN!r} if name in sys.modules])
"""
    asked = [sys.executable, "-c", brought]
    said = subprocess.run(asked, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"
