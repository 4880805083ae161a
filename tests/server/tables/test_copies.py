"""A copy for bad days, made by the very line that the README gives."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.served import Served
from tests.server.hostile import stored
from tests.server.pages import Page

README = Path(__file__).parents[3] / "README.md"
LINE = re.compile(r"^meowple backup .*$", re.MULTILINE)


def copied(folder: Path) -> Path:
    """Type the line of the README in this folder."""
    lines = LINE.findall(README.read_text("utf-8"))
    assert len(lines) == 1
    command = [sys.executable, "-m", *lines[0].split()]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run(command, check=True, cwd=folder, env=env)
    return folder / "copy.db"


@pytest.mark.parametrize("state", ["serving", "killed"])
def test_the_line_of_the_readme_copies_everything(tmp_path: Path, state: str) -> None:
    served = Served(tmp_path / "meowple.db")
    served.start()
    try:
        ann = Page(served.url)
        tables = [ann.open_table([None, "kitten"])[0] for _ in range(3)]
        if state == "killed":
            served.kill()
        copy = copied(tmp_path)
        assert copy.stat().st_mode & 0o077 == 0, "there are secrets in it"
        assert stored(copy) == stored(served.file)
        if state == "serving":
            ann.enter(tables[0])
            assert ann.request("say", phrase="meow")["type"] == "accepted", "it plays on"
    finally:
        served.kill()
    again = Served(copy)
    again.start()
    try:
        ann.url, ann.host = again.url, again.url.removeprefix("http://")
        assert {listed["table"] for listed in ann.get("/api/tables/mine")} == set(tables)
    finally:
        again.kill()
