"""What is typed wrong is said in one line; nobody sees a traceback."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from meowple import GAMES
from meowple.cli import main
from meowple.core import extras
from meowple.words import LANGUAGES, Argument, words
from tests.ports import free_port

NOWHERE = "postgresql://tom:secret@127.0.0.1:1/cats"


def typed(*said: str, lines: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """`meowple`, as it is typed, until it ends by itself; the lines are there all at once."""
    return subprocess.run(
        [sys.executable, "-m", "meowple", *said],
        input=lines,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "C.UTF-8", **env},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "abc"], "--port: a number from 0 to 65535 is wanted, not “abc”"),
        (["--port", "70000"], "a number from 0 to 65535 is wanted, not “70000”"),
        (["--workers", "0"], "a number from 1 to 256 is wanted, not “0”"),
        (["--bot-after", "1e308"], "a number from 0 to 10000000 is wanted, not “1e308”"),
        (["--bot-pace", "quick"], "a number from 0 to 10000000 is wanted, not “quick”"),
        (["--port", "8123", "--metrics", "8123"], "8123 to 8123 will not do"),
        (["--database", NOWHERE, "--workers", "2", "--metrics", "65535"], "65535 to 65536 will"),
        (["--database", NOWHERE, "--workers", "2"], "no connection to the database cats at 127"),
        (["--database", NOWHERE, "--inner", "nonsense"], "It cannot listen at nonsense:0"),
        (["--inner", "10.0.0.7"], "--inner needs --database"),
        (["--file", "/no/such/place/cats.db"], "There is no folder /no/such/place."),
    ],
)
def test_a_server_that_cannot_be(flags: list[str], said: str) -> None:
    port = [] if "--port" in flags else ["--port", str(free_port())]
    done = typed("serve", *port, *flags)
    assert done.stderr.startswith("meowple: ")
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
    assert "secret" not in done.stderr
    assert (done.stdout, done.returncode) == ("", 2)


COMMANDS = "games, serve, migrate, move, backup, lab, join, verify, replay, review, play"
MISSING, UNKNOWN, CHOICE = "typed-missing", "typed-unknown", "typed-choice"
TYPED: dict[str, tuple[str, str, dict[str, Argument]]] = {
    "": ("", MISSING, {"wanted": "meowple COMMAND", "help": "meowple --help"}),
    "verify": ("", MISSING, {"wanted": "meowple verify FILE", "help": "meowple verify --help"}),
    "move a": (
        "",
        MISSING,
        {"wanted": "meowple move FILE DATABASE", "help": "meowple move --help"},
    ),
    "play": ("", MISSING, {"wanted": "meowple play GAME", "help": "meowple play --help"}),
    "games --loud": ("", UNKNOWN, {"typed": "--loud"}),
    "play fits --awake_finish": ("", UNKNOWN, {"typed": "--awake_finish"}),
    "purr": ("COMMAND: ", CHOICE, {"typed": "purr", "known": COMMANDS}),
    "play chess": ("GAME: ", CHOICE, {"typed": "chess", "known": ", ".join(sorted(GAMES))}),
    "play tail --bots wolf": (
        "--bots: ",
        CHOICE,
        {"typed": "wolf", "known": "kitten, cat, tiger, lion"},
    ),
    "play boots --limit 7": ("--limit: ", CHOICE, {"typed": "7", "known": "0, 10, 20, 30"}),
    "serve --port": ("--port: ", "typed-no-value", {}),
    "serve --direct=yes": ("--direct: ", "typed-takes-nothing", {}),
    "play tail --seed x": ("--seed: ", "typed-whole", {"typed": "x"}),
    "play tail --seats 9": ("--seats: ", "typed-number", {"least": 2, "most": 6, "typed": "9"}),
    "play tail --rounds x": ("--rounds: ", "typed-number", {"least": 1, "most": 20, "typed": "x"}),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", TYPED)
def test_what_is_typed_wrong_is_said_in_one_line_in_ones_own_language(
    line: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(line.split(), environ={"LANG": f"{language}_XX.UTF-8"})
    assert left.value.code == 2
    about, key, args = TYPED[line]
    assert capsys.readouterr() == ("", f"meowple: {about}{words(language)(key, **args)}\n")


def test_play_alone_knows_its_language_too(capsys: pytest.CaptureFixture[str]) -> None:
    """Its value is not taken for a game."""
    with pytest.raises(SystemExit):
        main(["play", "--lang", "pl"], environ={})
    said = words("pl")(MISSING, wanted="meowple play GAME", help="meowple play --help")
    assert capsys.readouterr().err == f"meowple: {said}\n"


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("lab play tail", "meowple lab play GAME --bots A,B"),
        ("join https://cats.example/t/a#program.b", "meowple join LINK --bot BOT"),
    ],
)
def test_a_flag_that_is_always_wanted_is_named_where_it_is_missing_and_in_the_help(
    line: str, wanted: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(line.split(), environ={})
    assert f"Type: {wanted} (" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main([*line.split(), "--help"], environ={})
    assert f"{wanted} [--...]" in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_installed_is_said_in_ones_own_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("meowple.core.extras.find_spec", lambda name: None)
    assert main(["serve"], environ={"LANG": f"{language}.UTF-8"}) == 2
    what = "h11, segno, starlette, uvicorn, websockets"
    said = words(language)("not-installed", what=what, command="pip install 'meowple[server]'")
    assert capsys.readouterr() == ("", f"meowple: {said}\n")


@pytest.mark.parametrize(
    "line", ["serve --database x", "migrate x", "move cats.db x", "serve --database x --workers 2"]
)
def test_who_asks_for_a_database_is_told_what_it_needs(
    line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "psycopg" else name)
    assert main(line.split(), environ={}) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "psycopg" in told.err
    assert "pip install 'meowple[postgres]'" in told.err


def test_lines_that_come_all_at_once_are_taken_one_by_one() -> None:
    lines = ["", *["no such move"] * 50, "the last"]
    done = typed("play", "boots", "--seed", "1", "--lang", "en", lines="\n".join(lines))
    assert done.stderr == ""
    assert done.stdout.count("“no such move”") == 50
    assert done.stdout.count("“the last”") == 1
    assert done.stdout.endswith("See you soon!\n")
    assert done.returncode == 0


def test_a_game_where_nobody_can_type_or_read_ends_at_once() -> None:
    done = in_a_shell("play boots <&- >&-")
    assert (done.stderr, done.returncode) == ("", 0)


def in_a_shell(line: str) -> subprocess.CompletedProcess[str]:
    """`meowple` with the rest of the line, as a shell understands it."""
    command = f"{sys.executable} -m meowple {line}"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        ["sh", "-c", command], env=env, capture_output=True, text=True, timeout=60, check=False
    )


def test_whoever_has_read_enough_may_go() -> None:
    assert in_a_shell("games | true").stderr == ""


def test_letters_that_a_terminal_does_not_know_cost_no_more_than_themselves() -> None:
    done = typed("games", "--lang", "uk", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "tail: ???" in done.stdout
