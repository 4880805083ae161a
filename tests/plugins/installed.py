"""Packages as an installer leaves them: a folder of modules, and beside it what it is called and
which entry points it has. Nothing is built, so no installer is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.declared import ROOT

GAME = """
from tests.toys.tiles import Tiles

class Game(Tiles):
    name = {name!r}

GAME = Game()
"""


def game(name: str) -> str:
    """The source of a game of this name."""
    return GAME.format(name=name)


def install(site: Path, package: str, entry: str, pages: dict[str, str]) -> None:
    """Lay the pages of a package where Python finds them, with an entry point of this name."""
    for page, text in pages.items():
        file = site / package / page
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    about = site / f"{package}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[meowple.games]\n{entry} = {package}\n")


def environment(site: Path) -> dict[str, str]:
    """Where the packages of this folder are installed beside ours."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (site, ROOT / "src", ROOT)))}


def run(site: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """What Python says to this, there."""
    return subprocess.run(
        [sys.executable, *command],
        env=environment(site),
        cwd=site,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
    )
