"""Every rule can be broken to see its tests go red; `make mutants` does it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.break_rules import BREAKS

from tests.rule_coverage import rules_in

ROOT = Path(__file__).parents[1]
NUMBERED = {"tail": (30, "8.2"), "cafe": (26, "6.4"), "boots": (18, "5.6"), "fits": (34, "11.1")}
"""For each game how many rules its page has, and the last of them."""
DRAWN = {("boots", "5.2")}
"""What only the page in the browser can break."""


def rules_of(game: str) -> tuple[str, ...]:
    return rules_in((ROOT / f"docs/games/{game}.md").read_text("utf-8"))


@pytest.mark.parametrize("game", NUMBERED)
def test_a_page_numbers_all_its_rules(game: str) -> None:
    rules = rules_of(game)
    assert (len(rules), rules[-1]) == NUMBERED[game]


@pytest.mark.parametrize(
    ("game", "rule"),
    [(game, rule) for game in NUMBERED for rule in rules_of(game) if (game, rule) not in DRAWN],
)
def test_every_rule_can_be_broken_to_see_its_tests_go_red(game: str, rule: str) -> None:
    breaks = [each for each in BREAKS[game] if each.rule == rule]
    assert breaks
    for each in breaks:
        page = ROOT / f"src/meowple/games/{game}/{each.page}.py"
        assert page.read_text("utf-8").count(each.old) == 1, each.what
