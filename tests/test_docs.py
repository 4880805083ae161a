"""The docs are true: what they link to and name is there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from tools.api import PAGE, page

import meowple
from meowple.server.settings import Settings
from meowple.table.settings import TableSettings
from tests.declared import our_games

ROOT = Path(__file__).parent.parent
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")
NAMED = re.compile(r"`(tests/[\w/.-]+)`")
SECURITY = (ROOT / "docs" / "security.md").read_text("utf-8")
LIMITS = SECURITY.partition("## Limits")[2].partition("\n## ")[0]
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
SECTIONS = {
    "core": "The core, page by page",
    "table": "A live table",
    "server": "The server",
    "pocket": "In the pocket",
    "lab": "The lab",
}
NO_LIMITS = {
    "messages_within",
    "watching_within",
    "bot_workers",
    "lease",
    "direct",
    "behind",
    "log",
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_is_there(page: Path) -> None:
    text = page.read_text("utf-8")
    missing = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_tests_that_a_page_names_are_there(page: Path) -> None:
    text = page.read_text("utf-8")
    assert [name for name in NAMED.findall(text) if not (ROOT / name).exists()] == []


def test_every_limit_of_a_server_is_told_with_its_test() -> None:
    settings = {field.name for field in msgspec.structs.fields(Settings)}
    of_tables = {field.name for field in msgspec.structs.fields(TableSettings)}
    limits = settings - of_tables - NO_LIMITS
    assert limits
    assert [limit for limit in sorted(limits) if f"`{limit}`" not in LIMITS] == []
    tests = re.findall(r"`([\w/]+\.py)` \|$", LIMITS, re.MULTILINE)
    assert tests
    assert [test for test in tests if not (ROOT / "tests" / "server" / test).exists()] == []


@pytest.mark.parametrize("layer", SECTIONS)
def test_every_module_of_a_layer_is_named_where_the_layer_is_told(layer: str) -> None:
    section = ARCHITECTURE.partition(f"## {SECTIONS[layer]}\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"\w+", " ".join(re.findall(r"`([^`\n]+)`", section))))
    modules = {page.stem for page in (ROOT / "src" / "meowple" / layer).rglob("[!_]*.py")}
    assert modules
    assert sorted(modules - named) == []


@pytest.mark.parametrize("name", our_games())
def test_the_numbers_of_a_game_are_told_on_its_page(name: str) -> None:
    page = (
        (ROOT / "docs" / "games" / f"{name}.md").read_text("utf-8").partition("## For machines")[2]
    )
    moves, features = page.partition("| features |")[::2]
    numbers = meowple.numbers(name, meowple.GAMES[name].seats[0])
    assert re.findall(r"^\| `(\w+)` \|", moves, re.MULTILINE) == list(numbers.actions_of)
    assert re.findall(r"^\| `(\w+)` \|", features, re.MULTILINE) == list(numbers.features_of)


def test_the_page_of_the_api_is_what_the_library_says() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tools.api writes it anew"
