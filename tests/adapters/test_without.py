"""Who does not ask for an adapter needs nothing of what it adapts to."""

from __future__ import annotations

import subprocess
import sys

import pytest

ADAPTED = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel")
HIDDEN = """
import sys
sys.modules.update(dict.fromkeys({hidden!r}))
import meowple
try:
    import meowple.adapters.{adapter}
except meowple.MeowpleError as error:
    print(error)
"""


def said(code: str) -> str:
    """What a fresh Python prints."""
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()


def test_the_library_imports_none_of_it() -> None:
    code = "import sys, meowple, meowple.bots, meowple.adapters, meowple.adapters.turns;"
    assert said(f"{code} print(*sorted(sys.modules.keys() & set({ADAPTED!r})))") == ""


@pytest.mark.parametrize(
    ("adapter", "needs"),
    [("pettingzoo", "PettingZoo"), ("openspiel", "OpenSpiel")],
)
def test_where_it_is_missing_one_line_says_what_to_install(adapter: str, needs: str) -> None:
    told = said(HIDDEN.format(hidden=ADAPTED, adapter=adapter))
    assert told == f"{needs} is not installed: pip install 'meowple[{adapter}]'"
