"""The very same table inside Pyodide, the Python of browsers, under node."""

from __future__ import annotations

import json
import shutil
import subprocess
import zipfile
from pathlib import Path

from meowple.games import NAMES

ROOT = Path(__file__).parents[2]
WHEELS = ROOT / "build" / "pocket"
"""What `make setup` has fetched for that Python: `requirements-pocket.txt`."""


def test_a_match_of_every_game_is_played_in_a_browsers_python(tmp_path: Path) -> None:
    for wheel in WHEELS.glob("*.whl"):
        shutil.copy(wheel, tmp_path)
    shutil.copy(Path(__file__).parent / "pocket_match.py", tmp_path)
    with zipfile.ZipFile(tmp_path / "meowple.zip", "w") as archive:
        for file in (ROOT / "src" / "meowple").rglob("*.py"):
            archive.write(file, file.relative_to(ROOT / "src"))
    script = Path(__file__).parent / "pocket.mjs"
    asked = ["node", str(script), str(tmp_path), str(ROOT / "web"), *NAMES]
    played = subprocess.run(asked, capture_output=True, text=True, timeout=600, check=False)
    assert played.returncode == 0, played.stderr[-2000:]
    told = json.loads(played.stdout.splitlines()[-1])
    assert told["python"] == "emscripten"
    assert [end["game"] for end in told["ends"]] == list(NAMES)
    assert all(len(end["scores"]) == 2 for end in told["ends"])
