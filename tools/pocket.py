"""What a browser's Python plays with: `python -m tools.pocket WHEELS FOLDER`.

Writes `meowple.zip`, the library with nothing that a device does not need, together with the wheels
from WHEELS; and `pocket.json`: the boxes on the shelf, and what somebody is called.
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path
from typing import Final

import msgspec

import meowple
from meowple.games import NAMES
from meowple.shelf import boxes
from meowple.table.people import NAMES as CALLED

NEEDED: Final = ("core", "games", "bots", "lessons", "table", "pocket")
"""The packages; of single files `__init__` and `plugins`."""
LEFT_OUT: Final = frozenset(f"games/{name}/numbers.py" for name in NAMES)
"""Only programs that learn read these."""
WHEN: Final = (2020, 1, 1, 0, 0, 0)
"""The same library makes the same archive."""


def needed() -> dict[str, bytes]:
    """Every file of the library that goes along, by its name in the archive."""
    home = Path(meowple.__file__).parent
    files = [home / "__init__.py", home / "plugins.py"]
    for package in NEEDED:
        files += sorted((home / package).rglob("*.py"))
    named = {file.relative_to(home).as_posix(): file for file in files}
    return {f"meowple/{name}": f.read_bytes() for name, f in named.items() if name not in LEFT_OUT}


def of_wheel(wheel: Path) -> dict[str, bytes]:
    """Every file of a wheel but its tests and types."""
    with zipfile.ZipFile(wheel) as archive:
        return {
            name: archive.read(name)
            for name in sorted(archive.namelist())
            if not name.endswith((".pyi", "/")) and "/tests/" not in name
        }


def write(wheels: Path, folder: Path) -> None:
    """Write both files."""
    folder.mkdir(parents=True, exist_ok=True)
    files = needed()
    for wheel in sorted(wheels.glob("*.whl")):
        files |= of_wheel(wheel)
    with zipfile.ZipFile(folder / "meowple.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name, text in files.items():
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(entry, text)
    told = {"boxes": [box for box in boxes() if box["name"] in NAMES], "names": CALLED}
    (folder / "pocket.json").write_bytes(msgspec.json.encode(told))


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]))
