"""Every numbered rule is cited by a test, and every citation is of a rule that exists."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.conftest import Row
from tests.rule_coverage import cited_on, coverage, rules_in

HERE = Path(__file__).parent


def test_every_rule_is_cited_by_a_test(report_row: Callable[[str, Row], None]) -> None:
    uncited, astray = [], []
    for game in coverage(HERE.parent / "docs" / "games", HERE):
        cited = len(game.rules) - len(game.uncited)
        row: Row = {"game": game.game, "rules": len(game.rules), "cited": cited}
        report_row("rules cited by tests", row | {"tests citing": game.tests})
        uncited += [f"{game.game} {rule}" for rule in game.uncited]
        astray += [f"{game.game}: {where}" for where in game.astray]
    assert not astray, "citations of rules that do not exist: " + "; ".join(astray)
    assert not uncited, "rules that no test cites: " + ", ".join(uncited)


PAGE = """# `purr`
## 1 Purring
1.1 A cat purrs. 1.2 It stops when 1.1 is over; 2.1 is not meant here. 1.3 It sleeps (1.1).
**1.4** Bold, and 3 cats. 1.6 is no rule of this line.
- 2.1 In a list.
12.10 The last, with 1.5 points.
Not a rule: 9.9 is only mentioned.
"""


def test_rules_are_found_at_the_start_of_a_line_and_one_after_the_other() -> None:
    assert rules_in(PAGE) == ("1.1", "1.2", "1.3", "1.4", "2.1", "12.10")


def test_a_comment_can_cite_several_rules() -> None:
    assert list(cited_on("    # purr 1.1, 1.3")) == [("purr", "1.1"), ("purr", "1.3")]
    assert list(cited_on("x = 1  # purr 1.1 and 2.1: why")) == [("purr", "1.1"), ("purr", "2.1")]
    assert [rule for _, rule in cited_on("# purr 1.8-1.10, 2.1")] == ["1.8", "1.9", "1.10", "2.1"]
    assert list(cited_on("# hiss 1.1; purr 1.2")) == [("hiss", "1.1"), ("purr", "1.2")]
    assert list(cited_on("purr = 1.1")) == []


TESTS = '''
# purr 1.1
@given
def test_a_cat_purrs():
    """It does."""
    # purr 1.2, 1.3
    assert True

# purr 1.4

def test_far_below_a_comment(): ...

def helper():
    # purr 1.4
    ...

class TestCats:
    async def test_in_a_class(self):  # purr 12.10, 7.7
        ...
'''


def test_rules_without_a_test_and_citations_astray_are_named(tmp_path: Path) -> None:
    pages, tests = tmp_path / "docs", tmp_path / "tests" / "purr"
    pages.mkdir()
    tests.mkdir(parents=True)
    (pages / "purr.md").write_text(PAGE)
    (tests / "test_purr.py").write_text(TESTS)
    (purr,) = coverage(pages, tmp_path / "tests")
    assert purr.uncited == ["1.4", "2.1"]
    assert purr.astray == ["purr/test_purr.py::test_in_a_class cites 7.7"]
    assert purr.tests == 2


def test_without_pages_there_is_nothing_to_cite(tmp_path: Path) -> None:
    assert coverage(tmp_path / "nowhere", HERE) == []
