"""Every rule can be broken to see its tests go red; `make mutants` does it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.mutants import Break
from tools.mutants.__main__ import citing

from tests.contract.cases import case_of
from tests.declared import declared, our_games, over
from tests.rule_coverage import rules_in

ROOT = Path(__file__).parents[1]


def rules_of(game: str) -> tuple[str, ...]:
    page = ROOT / f"docs/games/{game}.md"
    return rules_in(page.read_text("utf-8")) if page.exists() else ()


def rules_to_break() -> Iterator[tuple[str, str]]:
    """Every rule that can be broken in Python."""
    for game in our_games():
        yield from ((game, rule) for rule in rules_of(game) if rule not in case_of(game).drawn)


@over("rules")
def test_a_page_numbers_all_its_rules(game: str, told: tuple[int, str]) -> None:
    rules = rules_of(game)
    assert (len(rules), rules[-1]) == told


@over("breaks")
def test_every_break_is_of_a_rule(game: str, told: tuple[Break, ...]) -> None:
    assert {each.rule for each in told} <= {*rules_of(game)}


@pytest.mark.parametrize(("game", "rule"), list(rules_to_break()))
def test_every_rule_can_be_broken_to_see_its_tests_go_red(game: str, rule: str) -> None:
    breaks = [each for each in declared("breaks", game) if each.rule == rule]
    assert breaks
    for each in breaks:
        page = ROOT / f"src/meowple/games/{game}/{each.page}.py"
        assert page.read_text("utf-8").count(each.old) == 1, each.what


PURR = """
# purr 4.1-4.3
def test_above(): ...

def test_within():
    # purr 4.2 and 4.5
    ...
"""


@pytest.mark.parametrize(
    ("rule", "tests"),
    [("4.1", ["above"]), ("4.2", ["above", "within"]), ("4.5", ["within"]), ("4.4", [])],
)
def test_citations_are_read_as_rule_coverage_reads_them(
    tmp_path: Path, rule: str, tests: list[str]
) -> None:
    folder = tmp_path / "tests" / "purr"
    folder.mkdir(parents=True)
    (folder / "test_purring.py").write_text(PURR)
    (folder / "test_random_games.py").write_text(PURR)
    found = citing("purr", rule, tmp_path)
    assert found == [f"tests/purr/test_purring.py::test_{name}" for name in tests]
