"""Every numbered rule of docs/games/cafe.md has a test that cites it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tools.broken_cafe import BREAKS

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs/games/cafe.md"
CODE = HERE.parents[1] / "src/meowple/games/cafe"

RULES = re.findall(r"^(\d\.\d) ", PAGE.read_text(), re.M)
CITED = {
    rule
    for page in HERE.glob("test_*.py")
    for line in re.findall(r"^ *# cafe ([\d., ]+)$", page.read_text(), re.M)
    for rule in line.split(", ")
}


def test_the_page_numbers_its_rules_from_1_1_to_6_4() -> None:
    assert len(RULES) == 26
    assert (RULES[0], RULES[-1]) == ("1.1", "6.4")


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited(rule: str) -> None:
    assert rule in CITED


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    assert set(RULES) >= CITED


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_can_be_broken_to_see_its_tests_go_red(rule: str) -> None:
    breaks = [each for each in BREAKS if each.rule == rule]
    assert breaks
    for each in breaks:
        assert (CODE / f"{each.page}.py").read_text().count(each.old) == 1, each.what
