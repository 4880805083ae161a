"""The package as others install it: the same bytes each time, and it plays on its own."""

from __future__ import annotations

import base64
import hashlib
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import compiled
from tools.wheel import built, with_compiled

from tests.ports import free_port
from tests.server.pages import Page

WEB = {"h11", "segno", "starlette", "uvicorn", "websockets"}
LIBRARY = """
import meowple, meowple.games.tail.rules as rules
from meowple.bots import find_bot
match = meowple.Match("tail", seats=3, seed=7)
while match.outcome is None:
    seat = min(match.to_act)
    match.play(seat, match.moves(seat)[0])
print(*match.outcome.scores, rules.__file__.rpartition(".")[2])
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with nothing in it, not even node on its path."""
    place = tmp_path_factory.mktemp("empty")
    subprocess.run(
        ["uv", "venv", "--quiet", "--python", sys.executable, place / "venv"], check=True
    )
    return place / "venv" / "bin"


def install(empty: Path, *what: str) -> set[str]:
    """Install it there; gives the names of all that is there then."""
    pip = ["uv", "pip"]
    python = ["--quiet", "--python", str(empty / "python")]
    subprocess.run([*pip, "install", *python, "--reinstall-package", "meowple", *what], check=True)
    told = subprocess.check_output([*pip, "freeze", *python], text=True)
    return {line.split("==")[0].split(" @")[0] for line in told.splitlines()}


def alone(empty: Path) -> dict[str, str]:
    """Only what is installed there is found."""
    kept = {name: value for name, value in os.environ.items() if name in ("HOME", "LANG")}
    return {**kept, "PATH": str(empty)}


@pytest.mark.long
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_the_same_sources_give_the_same_bytes(kind: str, tmp_path: Path) -> None:
    both = []
    for again in ("one", "two"):
        (tmp_path / again).mkdir()
        both.append(built(kind, tmp_path / again).read_bytes())
    assert both[0] == both[1]


@pytest.mark.long
def test_the_page_is_inside_and_everything_is_as_recorded(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        assert names == sorted(names)
        assert "meowple/server/static/index.html" in names
        assert "meowple/locales/uk/terminal.ftl" in names
        assert "meowple/server/store/postgres/tables.sql" in names
        assert not [name for name in names if name.startswith(("tests", "tools", "web"))]
        check_record(archive)


def check_record(archive: zipfile.ZipFile) -> None:
    record = next(name for name in archive.namelist() if name.endswith("/RECORD"))
    lines = [line.rsplit(",", 2) for line in archive.read(record).decode().splitlines()]
    assert {name for name, _, _ in lines} == set(archive.namelist())
    for name, digest, size in lines:
        if name != record:
            held = archive.read(name)
            told = base64.urlsafe_b64encode(hashlib.sha256(held).digest()).rstrip(b"=").decode()
            assert (digest, size) == (f"sha256={told}", str(len(held)))


@pytest.mark.long
def test_the_library_alone_pulls_in_no_web_server_and_plays(wheel: Path, empty: Path) -> None:
    there = install(empty, str(wheel))
    assert "msgspec" in there
    assert not there & (WEB | {"rich", "matplotlib", "ray"})
    python, env = str(empty / "python"), alone(empty)
    assert subprocess.check_output([python, "-c", LIBRARY], env=env, text=True) == "80 60 59 py\n"
    games = subprocess.check_output([empty / "meowple", "games"], env=env, text=True)
    assert "tail: " in games
    for typed, extra in ((["serve"], "server"), (["lab", "play", "tail", "--bots", "cat"], "lab")):
        told = subprocess.run([empty / "meowple", *typed], env=env, capture_output=True, text=True)
        assert (told.returncode, told.stdout) == (2, "")
        assert told.stderr.endswith(f": pip install 'meowple[{extra}]'\n")
        assert told.stderr.count("\n") == 1


@pytest.fixture
def served(wheel: Path, empty: Path, tmp_path: Path) -> Iterator[str]:
    assert install(empty, f"{wheel}[server]") >= WEB
    port = free_port()
    command = [str(empty / "meowple"), "serve", "--port", str(port), "--bot-pace", "0"]
    server = subprocess.Popen(
        command, cwd=tmp_path, env=alone(empty), stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    assert f":{port}" in server.stdout.readline()
    yield f"http://127.0.0.1:{port}"
    server.terminate()
    server.communicate()


@pytest.mark.long
def test_a_server_from_the_wheel_serves_a_match_and_the_page(served: str) -> None:
    ann = Page(served)
    table, _ = ann.open_table([None, "kitten"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    ann.play_on()
    assert ann.update["outcome"]["reason"] == "rounds_played"
    home = subprocess.check_output(
        [sys.executable, "-c", f"import urllib.request as u; print(u.urlopen('{served}/').read())"]
    )
    assert b"<html" in home


@pytest.mark.long
def test_the_compiled_wheel_plays_the_same(
    wheel: Path, empty: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MYPYC_OPT_LEVEL", "0")  # as quick to build as can be
    modules = compiled.build()
    made = with_compiled(wheel, compiled.BUILT)
    assert "-py3-none-any" not in made.name
    with zipfile.ZipFile(made) as archive:
        check_record(archive)
        built_in = [name for name in archive.namelist() if name.endswith(".so")]
        where = str(compiled.ROOT).encode()  # another folder would give other bytes
        assert not [name for name in built_in if where in archive.read(name)]
    assert len(built_in) == len(modules) + 1
    assert not [name for name in built_in if "/" in name and not name.startswith("meowple/")]
    install(empty, str(made))
    python = str(empty / "python")
    told = subprocess.check_output([python, "-c", LIBRARY], env=alone(empty), text=True)
    assert told == "80 60 59 so\n"
