"""The two Pythons agree: suites of ours pass inside a browser's Python too, under node."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.declared import our_games

ROOT = Path(__file__).parents[2]
SITE_PACKAGES = next(path for path in sys.path if path.endswith("site-packages"))
SAMPLE = ("tests/tail/test_4_specials.py",)


def passes(*asked: str) -> int:
    """Run them there; how many tests it were."""
    told = ["node", str(Path(__file__).parent / "suite.mjs"), str(ROOT), SITE_PACKAGES, *asked]
    ran = subprocess.run(told, capture_output=True, text=True, timeout=3000, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    platform, went = json.loads(ran.stdout.splitlines()[-1])
    assert platform == "emscripten"
    assert {test: how for test, how in went.items() if how != "passed"} == {}
    return len(went)


def test_a_sample_of_the_rules_holds_in_a_browsers_python() -> None:
    assert passes(*SAMPLE) > 10


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_the_rules_of_each_game_hold_in_a_browsers_python(game: str) -> None:
    pages = sorted((ROOT / "tests" / game).glob("test_[0-9]*.py"))
    assert passes(*[str(page.relative_to(ROOT)) for page in pages]) > 10


@pytest.mark.long
def test_the_contract_of_all_games_holds_in_a_browsers_python() -> None:
    assert passes("tests/contract", "-m", "not long and not slow", "-k", "replay or undo") > 10
