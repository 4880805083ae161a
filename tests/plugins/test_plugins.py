"""A game in another package joins by its entry point; a broken one costs a line in the log."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from meowple.plugins import PATHS, TAKEN
from meowple.server.web.app import _routes
from meowple.words import sources
from tests.declared import our_games
from tests.plugins.installed import environment, game, install, run

pytestmark = pytest.mark.slow

BOTS = """
from meowple.bots.bot import LEVELS, Plan

class First:
    budget = 0

    def __init__(self, level):
        self.level = level

    def choose(self, view, moves, rng, budget):
        return Plan(moves[0], 5)

BOTS = {level: First(level) for level in LEVELS}
"""
PAGE = """
from meowple.terminal.plain import Plain
from moo import GAME

class Moo(Plain):
    def table(self, view, say, names):
        return ["a table of moo"]

PAGE = Moo(GAME)
"""
WORDS = "moo-title = {title}\nmoo-blurb = Moo!\nmoo-move-lay = Moo { $place } { $cell }\n"
MOO = {
    "__init__.py": game("moo"),
    "bots.py": BOTS,
    "terminal.py": PAGE,
    "locales/en/moo-box.ftl": WORDS.replace("{title}", "Mooing"),
    "locales/uk/moo-box.ftl": WORDS.replace("{title}", "Мукання"),
}
BROKEN: dict[str, tuple[str, dict[str, str], str]] = {
    "capital": ("Moo", {"__init__.py": game("Moo")}, "a name is 2 to 16 small letters"),
    "shadow": ("tail", {"__init__.py": game("tail")}, "the name is taken"),
    "path": ("look", {"__init__.py": game("look")}, "the name is taken"),
    "zwins": ("moo", {"__init__.py": game("moo")}, "the name is taken"),
    "empty": ("empty", {"__init__.py": ""}, "AttributeError(\"module 'empty'"),
    "crash": ("crash", {"__init__.py": "1 / 0"}, "ZeroDivisionError('division by zero')"),
    "quits": ("quits", {"__init__.py": "import sys; sys.exit('so\\nlong')"}, "SystemExit('so"),
    "racer": (
        "racer",
        {"__init__.py": game("racer") + "Game.race = True"},
        "it has no void, warm_up",
    ),
    "liar": ("liar", {"__init__.py": game("moo")}, "it calls itself 'moo'"),
    "half": (
        "half",
        {"__init__.py": "class GAME:\n    name = 'half'\n    race = False"},
        "it has no rules, seats, options",
    ),
    "crowd": (
        "crowd",
        {"__init__.py": game("crowd") + "Game.seats = range(2, 3)"},
        "it is not for 4 seats, which are usual",
    ),
    "mute": (
        "mute",
        {"__init__.py": game("mute"), "bots.py": "import no_such_thing"},
        "mute.bots cannot be imported: ModuleNotFoundError",
    ),
    "snores": (
        "snores",
        {"__init__.py": game("snores"), "bots.py": "raise SystemExit('asleep')"},
        "SystemExit('asleep')",
    ),
    "sulks": (
        "sulks",
        {"__init__.py": game("sulks"), "terminal.py": "raise BaseException('no')"},
        "BaseException('no')",
    ),
    "idle": ("idle", {"__init__.py": game("idle"), "lesson.py": ""}, "idle.lesson has no LESSON"),
}
"""A package, the name it wants, its pages, and why it does not join."""
JUNK = {
    "__init__.py": game("junk"),
    "locales/en/junk.ftl": "junk-title = Junk\n???\n",
    "locales/pl/junk.ftl": "score-total = Moja suma\n",
}
PLAY = """
from random import Random
import meowple
from meowple.bots import find_bot
match = meowple.Match("moo", 2, seed=3)
bot = find_bot("moo", "tiger")
while match.outcome is None:
    seat = min(match.to_act)
    match.play(seat, bot.choose(match.view(seat), match.moves(seat), Random(1), 0).move)
again = meowple.replay(match.log)
print(bot.choose(None, "abc", Random(1), 0).after, again.state == match.state)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `moo` is installed, and broken ones beside it."""
    folder = tmp_path_factory.mktemp("site")
    install(folder, "moo", "moo", MOO)
    install(folder, "junk", "junk", JUNK)
    for package, (entry, pages, _) in BROKEN.items():
        install(folder, package, entry, pages)
    return folder


def test_it_is_played_as_a_library_by_its_own_bots(site: Path) -> None:
    told = run(site, "-c", PLAY)
    assert told.stdout == "5 True\n", told.stderr


def test_each_broken_one_costs_one_line_and_nothing_else(site: Path) -> None:
    told = run(site, "-c", "import meowple; print(*meowple.GAMES)")
    assert told.stdout.split() == [*our_games(), "junk", "moo"]
    lines = told.stderr.splitlines()
    assert len(lines) == len(BROKEN)
    for package, (entry, _, why) in BROKEN.items():
        begins = f"the game {entry} of {package} does not join: "
        (line,) = [line for line in lines if line.startswith(begins)]
        assert line.removeprefix(begins).startswith(why)


@pytest.mark.parametrize(
    ("language", "line"), [("uk", "moo: Мукання (2–4 гравці)"), ("pl", "moo: Mooing (2–4 graczy)")]
)
def test_it_is_listed_in_its_words_or_else_in_english(site: Path, language: str, line: str) -> None:
    told = run(site, "-m", "meowple", "games", "--lang", language)
    assert line in told.stdout.splitlines()
    assert "    Moo!" in told.stdout.splitlines()


def test_it_is_played_in_the_terminal_on_its_own_page(site: Path) -> None:
    command = ("-m", "meowple", "play", "moo", "--seats", "2", "--lang", "en", "--seed", "1")
    told = run(site, *command, typed="1\n" * 60)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("Mooing\n")
    assert "a table of moo" in told.stdout
    assert "  1  Moo 0 " in told.stdout
    assert "Place" in told.stdout.splitlines()[-1]


def test_words_that_cannot_be_read_or_are_not_its_own_are_left_out(site: Path) -> None:
    told = run(site, "-m", "meowple", "games", "--lang", "en")
    assert "junk: junk (2–4 players)" in told.stdout
    left_out = "words are left out: "
    (line,) = [line for line in told.stderr.splitlines() if line.startswith(left_out)]
    assert line == f"{left_out}en/junk.ftl of junk is not written as Fluent wants it"
    say = "from meowple.words import words; print(words('pl')('score-total'))"
    told = run(site, "-c", say)
    assert told.stdout == "Razem\n"
    assert f"{left_out}'score-total' is not for junk to say" in told.stderr


def asked(address: str, path: str) -> Any:
    with urlopen(f"{address}{path}") as answer:
        return json.load(answer)


def test_a_server_has_it_on_its_shelf_and_only_the_games_it_is_allowed(site: Path) -> None:
    command = ["-m", "meowple", "serve", "--port", "0", "--lang", "en", "--games", "moo, tail"]
    with subprocess.Popen(
        [sys.executable, *command],
        env=environment(site),
        cwd=site,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            shelf = {box["name"]: box for box in asked(address, "/api/games")}
            assert list(shelf) == ["tail", "moo"]
            assert shelf["moo"]["seats"] == [2, 4]
            assert shelf["moo"]["lesson"] is False
            told = asked(address, "/api/games/moo/plain/uk")
            assert "moo-title = Мукання" in told["words"]
            assert told["seats"]["drew"] == ["seat"]
            for nowhere in ("cafe/plain/uk", "moo/plain/xx"):
                with pytest.raises(HTTPError) as refused:
                    asked(address, f"/api/games/{nowhere}")
                assert refused.value.code == 404
                assert json.load(refused.value)["key"] == "no_such_page"
        finally:
            server.terminate()


def test_a_server_is_not_allowed_a_game_that_is_not_there(site: Path) -> None:
    told = run(site, "-m", "meowple", "serve", "--lang", "en", "--games", "tail,chess,go")
    assert told.returncode == 2
    said = [line for line in told.stderr.splitlines() if line.startswith("meowple: ")]
    known = ", ".join([*our_games(), "junk", "moo"])
    assert said == [f"meowple: There is no game called chess, go. There are: {known}"]


def test_names_that_mean_something_else_are_taken() -> None:
    paths = [getattr(route, "path", "/") for route in _routes(MagicMock())]
    firsts = {path.split("/")[1] for path in paths}
    assert {first for first in firsts if first.isalpha() and len(first) > 1} == set(PATHS)
    pages = {name.removesuffix(".ftl") for name in sources("en")}
    ours = {page for page in pages if page.partition("-")[0] not in our_games()}
    assert ours <= set(TAKEN)
