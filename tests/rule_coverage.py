"""Which rules of `docs/games/*.md` are cited by which tests.

A rule is a numbered line, `4.4 ...` or `**4.4** ...`, and so is each next number of its section
that begins a sentence later in the line. A citation is a comment `# tail 4.4` or `# tail 4.4, 4.5`
in a test function or directly above it; a range `4.4-4.6` counts as all its rules.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

NUMBER = r"\d+\.\d+"
FIRST = re.compile(rf"\s*(?:[-*] )?\**({NUMBER})\**\s")
NEXT = re.compile(rf"[.:;)!?]\**\s+\**({NUMBER})\**\s")
CITED = re.compile(rf"\b(?P<game>[a-z]+) (?P<rules>{NUMBER}(?:(?:, ?| and |[-–]){NUMBER})*)")


@dataclass(frozen=True)
class Citation:
    """A test says that it checks a rule."""

    game: str
    rule: str
    test: str


@dataclass(frozen=True)
class Coverage:
    """How the rules of one game are covered."""

    game: str
    rules: tuple[str, ...]
    citations: tuple[Citation, ...]

    @property
    def uncited(self) -> list[str]:
        """The rules that no test cites."""
        cited = {citation.rule for citation in self.citations}
        return [rule for rule in self.rules if rule not in cited]

    @property
    def astray(self) -> list[str]:
        """The citations of rules that do not exist."""
        rules = set(self.rules)
        return [f"{c.test} cites {c.rule}" for c in self.citations if c.rule not in rules]

    @property
    def tests(self) -> int:
        """How many tests cite a rule."""
        return len({citation.test for citation in self.citations})


def rules_in(text: str) -> tuple[str, ...]:
    """The numbers of all rules in a page, in order."""
    return tuple(dict.fromkeys(rule for line in text.splitlines() for rule in _rules_of(line)))


def _rules_of(line: str) -> Iterator[str]:
    first = FIRST.match(line)
    if first is None:
        return
    yield (last := first[1])
    for number in NEXT.findall(line):
        if number == following(last):  # anything else is a reference to another rule
            yield (last := number)


def following(rule: str) -> str:
    """The next number of the same section."""
    section, number = rule.split(".")
    return f"{section}.{int(number) + 1}"


def citations_in(source: str, file: str, games: Sequence[str]) -> Iterator[Citation]:
    """The citations that stand in a test function, or directly above it."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if not node.name.startswith("test_"):
            continue
        first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
        while first > 1 and lines[first - 2].lstrip().startswith("#"):
            first -= 1
        for line in lines[first - 1 : node.end_lineno]:
            for game, rule in cited_on(line):
                if game in games:
                    yield Citation(game, rule, f"{file}::{node.name}")


def cited_on(line: str) -> Iterator[tuple[str, str]]:
    """The game and number of every rule that a line cites."""
    _, _, comment = line.partition("#")
    for found in CITED.finditer(comment):
        last = ""
        for separator, rule in re.findall(rf"(, ?| and |[-–]|)({NUMBER})", found["rules"]):
            while separator in ("-", "–") and last != rule and _before(last, rule):
                yield found["game"], (last := following(last))
            if last != rule:
                yield found["game"], (last := rule)


def _before(rule: str, other: str) -> bool:
    """Whether the rule stands before the other in the same section."""
    (section, number), (there, then) = rule.split("."), other.split(".")
    return section == there and int(number) < int(then)


def coverage(pages: Path, tests: Path) -> list[Coverage]:
    """The coverage of every game that has a page of rules."""
    rules = {page.stem: rules_in(page.read_text("utf-8")) for page in sorted(pages.glob("*.md"))}
    cited = [
        citation
        for file in sorted(tests.rglob("*.py"))
        for citation in citations_in(
            file.read_text("utf-8"), file.relative_to(tests).as_posix(), list(rules)
        )
    ]
    return [
        Coverage(game, numbers, tuple(c for c in cited if c.game == game))
        for game, numbers in rules.items()
    ]
