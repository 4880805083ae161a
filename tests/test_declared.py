"""Every game declares what the suites must know of it, and one that does not is missed by each."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.declared import PARTS, ROOT, asked_of, declared, our_games

MISSED = {
    "bots/test_ladders.py": "put CASE.ladder in tests/stranger/case.py",
    "contract/test_numbers.py": "put NUMBERS in src/meowple/games/stranger/numbers.py",
    "contract/test_odds.py": "put small worlds into CASE.tiny in tests/stranger/case.py",
    "golden/test_golden.py": "put CASE.golden in tests/stranger/case.py",
    "server/secrets/test_leaks_over_the_wire.py": "put CASE.wire in tests/stranger/case.py",
    "test_broken_rules.py": "put BREAKS in tools/mutants/stranger.py",
    "web/looks/test_access.py": "put SCENES in tests/stranger/scenes.py",
    "web/looks/test_layout.py": "put SCENES in tests/stranger/scenes.py",
    "web/looks/test_weight.py": "put SCENES in tests/stranger/scenes.py",
    "test_declared.py": "put a test in tests/web/stranger/test_by_ear.py",
}
"""What each suite says of a game that declares nothing."""


ASKED = [(game, part) for game in our_games() for part in PARTS if asked_of(part, game)]


@pytest.mark.parametrize(("game", "part"), ASKED)
def test_every_game_declares_all_there_is_to_declare(game: str, part: str) -> None:
    assert declared(part, game)


def test_a_game_that_declares_nothing_fails_in_every_suite_and_hears_what_is_missing() -> None:
    suites = [f"tests/{name}" for name in MISSED]
    options = ["-p", "tests.toys.stranger", "-p", "no:cacheprovider", "-m", "not long"]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *options, "-k", "stranger", *suites],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "400", "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
    )
    red = [line for line in told.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    for suite, missing in MISSED.items():
        assert any(f"tests/{suite}::" in line and missing in line for line in red), told.stdout
    for part, (file, *_) in PARTS.items():
        assert any(file.format(game="stranger") in line for line in red), part
