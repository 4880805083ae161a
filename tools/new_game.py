"""`make game NAME=x`: the skeleton of a new game, small and complete, to be changed into another.

What stands in `tools/skeleton` is written wherever a game has something of its own, and the name is
added where games are listed.
"""

from __future__ import annotations

import keyword
import subprocess
import sys
from pathlib import Path
from typing import Final

from meowple import GAMES
from meowple.plugins import NAME, TAKEN

ROOT: Final = Path(__file__).resolve().parents[1]
SKELETON: Final = Path(__file__).parent / "skeleton"
LIST: Final = "src/meowple/games/__init__.py"
LAST: Final = '\n)\n"""In the order of the shelf."""'
"""What stands after the last name of the list."""
ELSEWHERE: Final = ("bots", "lessons", "terminal")
"""Packages in which a module of the game's name would be its own."""


def why_not(name: str, root: Path) -> str | None:
    """Why a game cannot be called that."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        return f"a name is 2 to 16 small letters from a to z and no word of Python, not {name!r}"
    modules = [root / "src/meowple" / package / name for package in ELSEWHERE]
    paths = [*pages(name, root), *modules, *(path.with_suffix(".py") for path in modules)]
    taken = [path for path in paths if path.exists() or _folder(path, name).exists()]
    if taken:
        return f"the name {name!r} is taken by {taken[0].relative_to(root)}"
    return f"the name {name!r} is taken" if name in GAMES or name in TAKEN else None


def _folder(path: Path, name: str) -> Path:
    """The folder of the game in which a page stands, or the page if it stands beside others."""
    return path.parent if path.parent.name == name else path


def pages(name: str, root: Path) -> dict[Path, str]:
    """Every page of the skeleton: where it goes, and what it says."""
    found = {}
    for page in sorted(SKELETON.rglob("*.txt")):
        place = str(page.relative_to(SKELETON)).removesuffix(".txt").replace("NAME", name)
        text = page.read_text("utf-8")
        found[root / place] = text.replace("@name@", name).replace("@Name@", name.capitalize())
    return found


def write(name: str, root: Path) -> list[Path]:
    """Write the skeleton, and the name into the list; gives what was written."""
    written = pages(name, root)
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    games = root / LIST
    text = games.read_text("utf-8")
    assert text.count(LAST) == 1, f"{LIST} does not list games as it did"
    games.write_text(text.replace(LAST, f'\n    "{name}",{LAST}'), "utf-8")
    return [*written, games]


def main(argv: list[str], root: Path = ROOT) -> int:
    """Write the skeleton of the game that is named."""
    name = " ".join(argv)
    bad = why_not(name, root) if name else "it needs a name: make game NAME=baskets"
    if bad is not None:
        print(f"make game: {bad}", file=sys.stderr)
        return 2
    written = write(name, root)
    lines = [str(path) for path in written if path.suffix == ".py"]
    subprocess.run(["ruff", "format", "--quiet", *lines], cwd=root, check=True)  # long names wrap
    print(*[path.relative_to(root) for path in written], sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
