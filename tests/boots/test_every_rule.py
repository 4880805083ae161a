"""Every rule of docs/games/boots.md can be broken, to see that its tests notice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.broken_boots import BREAKS

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src/meowple/games/boots"
RULES = re.findall(r"^(\d\.\d) ", (ROOT / "docs/games/boots.md").read_text(), re.M)
DRAWN = "5.2"
"""What only the page can break."""


def test_the_page_numbers_its_rules_from_1_1_to_5_4() -> None:
    assert len(RULES) == 16
    assert (RULES[0], RULES[-1]) == ("1.1", "5.4")


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule != DRAWN])
def test_every_rule_can_be_broken_to_see_its_tests_go_red(rule: str) -> None:
    breaks = [each for each in BREAKS if each.rule == rule]
    assert breaks
    for each in breaks:
        assert (CODE / f"{each.page}.py").read_text().count(each.old) == 1, each.what
