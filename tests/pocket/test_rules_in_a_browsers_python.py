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
SAMPLE = (
    "tests/tail/test_4_specials.py",
    "tests/cafe/test_4_towers.py",
    "tests/boots/test_3_a_round.py",
    "tests/fits/test_5_cats.py",
)
CONTRACT = sorted(path.name for path in (ROOT / "tests" / "contract").glob("test_*.py"))
USUAL = ("-m", "not long and not slow")
APART = "tests/tail/test_properties.py"
"""It needs hypothesis, which is built for one Python alone."""


def passes(*asked: str) -> int:
    """Run them there; how many tests it were."""
    told = ["node", str(Path(__file__).parent / "suite.mjs"), str(ROOT), SITE_PACKAGES, *asked]
    ran = subprocess.run(told, capture_output=True, text=True, timeout=6000, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    platform, went = json.loads(ran.stdout.splitlines()[-1])
    assert platform == "emscripten"
    assert {test: how for test, how in went.items() if how != "passed"} == {}
    return len(went)


def test_a_sample_of_the_rules_holds_in_a_browsers_python() -> None:
    assert passes(*SAMPLE) > 40


@pytest.mark.long
@pytest.mark.parametrize("game", our_games())
def test_the_rules_of_each_game_hold_in_a_browsers_python(game: str) -> None:
    assert passes(f"tests/{game}", f"--ignore={APART}", *USUAL) > 10


@pytest.mark.long
@pytest.mark.parametrize("page", CONTRACT)
def test_the_contract_of_all_games_holds_in_a_browsers_python(page: str) -> None:
    assert passes(f"tests/contract/{page}", *USUAL) > 0
