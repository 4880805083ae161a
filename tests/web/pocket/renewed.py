"""Another build of the page, made of one that is there: no part of it is called as before."""

from __future__ import annotations

import os
import re
import runpy
import shutil
from pathlib import Path

from tests.served import Served

FOLDER = "MEOWPLE_TEST_STATIC"
TEXT = (".js", ".html", ".css")
PART = re.compile(r"[\w.]+-[\w-]{8}\.(?:js|css)$")
MARK = re.compile(r"mark:.(\w{12}).,folder")
LIBRARY = re.compile(r"meowple-[0-9a-f]{12}\.zip")


class ServedFrom(Served):
    """A server whose page lies in another folder."""

    program = "tests.web.pocket.renewed"

    def __init__(self, file: Path, folder: Path) -> None:
        super().__init__(file)
        self.told = {FOLDER: str(folder)}


def copy(folder: Path, to: Path) -> Path:
    """A build that a test may change."""
    return Path(shutil.copytree(folder, to, ignore=shutil.ignore_patterns("*.br", "*.gz")))


def renew(folder: Path) -> None:
    """Somebody puts a newer page there: every part of it has another name, our library too, and of
    the old ones none is left. It says that it is newer."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    names = {file.name for file in files if PART.match(file.name)}
    (library,) = (file.name for file in files if LIBRARY.match(file.name))
    mark = _mark_of(files)
    for file in files:
        if file.suffix in TEXT:
            text = file.read_text("utf-8").replace(mark, "newer" + mark[5:])
            for name in names:
                text = text.replace(name, _newer(name))
            file.write_text(text.replace(library, _newer(library)), "utf-8")
        if file.name in {*names, library}:
            file.rename(file.with_name(_newer(file.name)))
    index, offline = folder / "index.html", folder / "offline.js"
    index.write_text(index.read_text().replace("<head>", '<head><meta name="newer">', 1))
    offline.write_text(offline.read_text().replace('"shell-" + "', '"shell-" + "newer-', 1))


def _newer(name: str) -> str:
    stem, _, suffix = name.rpartition(".")
    return f"{stem}x.{suffix}"


def _mark_of(files: list[Path]) -> str:
    """What the page calls all that a device plays with."""
    texts = (file.read_text("utf-8") for file in files if file.suffix == ".js")
    (mark,) = {found[1] for text in texts if (found := MARK.search(text))}
    return mark


if __name__ == "__main__":
    from meowple.server.web import app

    app.STATIC = Path(os.environ[FOLDER])  # type: ignore[misc]
    runpy.run_module("tests.served", run_name="__main__")
