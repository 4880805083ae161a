"""What every game declares for the suites that go over all games; it is found by the game's name.

A newborn game declares what its rules need; more is asked of one that has bots, a lesson or a board
in the browser. A suite asks for a part, `@over("golden")`, and its test gets the name of every game
that is asked for it, and what it declares. A game that declares nothing fails in that suite, and
hears what is missing and where to put it.
"""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable, Iterable
from operator import attrgetter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from meowple import GAMES
from meowple.core.registry import find_part
from meowple.lessons import LESSONS
from tests.toys import TOYS

ROOT = Path(__file__).parents[1]
A_TEST = "a test"

Spread = Callable[[Any], Iterable[tuple[str, Any]]]
"""What is declared, taken apart: a name and a value for each test."""


class Undeclared(AssertionError):
    """A game does not say what a suite must know of it."""


class Part(NamedTuple):
    """Something that every game declares: in which file, under which name, and what it is."""

    file: str
    name: str
    what: str
    asked_of: str = "all"
    """Of which games it is asked: all, or those that have this."""


CASE, WEB = "tests/{game}/case.py", "tests/web/{game}/test_"
PARTS = {
    "shown": Part(CASE, "CASE.shown", "what the rules show a seat of a step, for the leak suite"),
    "wire": Part(CASE, "CASE.wire", "tables at which leaks over the wire are looked for"),
    "golden": Part(CASE, "CASE.golden", "golden matches: seats, options, who plays", "board"),
    "ladder": Part(CASE, "CASE.ladder", "contests that show that its levels are some", "bots"),
    "rules": Part(CASE, "CASE.rules", "how many rules its page numbers, and the last of them"),
    "scenes": Part("tests/{game}/scenes.py", "SCENES", "scenes of its board", "board"),
    "numbers": Part("src/meowple/games/{game}/numbers.py", "NUMBERS", "its numbers for machines"),
    "breaks": Part("tools/mutants/{game}.py", "BREAKS", "ways to break each rule, for the mutants"),
    "second scorer": Part("tests/second/{game}.py", "", "the rules a second time", "board"),
    "by ear": Part(WEB + "by_ear.py", A_TEST, "a game by names and the live region", "board"),
    "by keyboard": Part(WEB + "by_keyboard.py", A_TEST, "a game by keyboard alone", "board"),
    "together": Part(WEB + "together.py", A_TEST, "two people in two browsers", "board"),
    "lesson": Part(WEB + "lesson.py", A_TEST, "the guided first game", "lesson"),
}
"""All that a game declares. Where its views hide something, it has `CASE.tiny` besides."""

GROWN_UP: set[str] = set()
"""Games of which all is asked, whatever they have."""


def our_games() -> list[str]:
    """The names of all games but the toys."""
    return [game.name for game in GAMES.values() if game not in TOYS]


def asked_of(part: str, game: str) -> bool:
    """Whether the game has what makes this part needed."""
    has = {
        "all": True,
        "bots": find_part(game, "bots") is not None,
        "lesson": game in LESSONS,
        "board": (ROOT / f"web/src/games/{game}/index.ts").is_file(),
    }
    return game in GROWN_UP or has[PARTS[part].asked_of]


def declared(part: str, game: str) -> Any:
    """What the game declares there; else `Undeclared`."""
    wanted = PARTS[part]
    file = wanted.file.format(game=game)
    found = _found(file, wanted.name) if (ROOT / file).is_file() else None
    if not found:
        name = wanted.name and f"{wanted.name} in "
        raise Undeclared(f"{game} declares no {part}: put {name}{file} ({wanted.what})")
    return found


def _found(file: str, name: str) -> Any:
    if not name:
        return True
    if name == A_TEST:
        tree = ast.parse((ROOT / file).read_text("utf-8"))
        functions = [it.name for it in tree.body if isinstance(it, ast.FunctionDef)]
        return any(name.startswith("test_") for name in functions)
    page = file.removesuffix(".py").removeprefix("src/")
    module = importlib.import_module(page.replace("/", "."))
    first = name.partition(".")[0]
    return attrgetter(name)(module) if hasattr(module, first) else None


def whole(told: Any) -> Iterable[tuple[str, Any]]:
    """One test for all that is declared."""
    return (("", told),)


def over(part: str, spread: Spread = whole) -> pytest.MarkDecorator:
    """Run the test for every `game`, and for all that it has `told` there or for each thing of it.
    Where nothing is declared it fails before anything is set up (conftest.py)."""
    cases = []
    for game in [game for game in our_games() if asked_of(part, game)]:
        try:
            told = declared(part, game)
        except Undeclared as undeclared:
            cases.append(pytest.param(game, undeclared, id=game))
            continue
        cases += [
            pytest.param(game, value, id=f"{game}-{name}" if name else game)
            for name, value in spread(told)
        ]
    return pytest.mark.parametrize(("game", "told"), cases)
