"""The browser's own database is a store like any other: the suite of all stores runs inside a real
browser, by its Python, on its IndexedDB."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.pocket.hosted import hosted, in_folder

ROOT = Path(__file__).parents[3]
PACKED = ROOT / "build" / "pocket"
SITE_PACKAGES = next(Path(path) for path in sys.path if path.endswith("site-packages"))
TOOLS = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments")
LEXERS = ("__init__", "_mapping", "diff", "python")
"""Of all the languages that `pygments` can read, what pytest asks for."""
POCKET = ROOT / "web" / "src" / "pocket"
SUITE = ("awaited.py", "test_store_contract.py", "test_store_finds.py")
STRIP = """const text = require("node:fs").readFileSync(process.argv[1], "utf8");
const plain = require("node:module").stripTypeScriptTypes(text);
console.log(plain.replace(/from "(.+)"/g, 'from "$1.js"'));"""
RUN = """async () => {
  const { loadPyodide } = await import("/runtime/pyodide.mjs");
  const { Disk } = await import("/disk.js");
  const { openDatabase } = await import("/database.js");
  let count = 0;
  globalThis.freshDisk = async () => new Disk(await openDatabase("suite-" + count++));
  const python = await loadPyodide({ indexURL: "/runtime/" });
  for (const archive of ["/library/meowple.zip", "/suite.zip"]) {
    python.unpackArchive(await (await fetch(archive)).arrayBuffer(), "zip");
  }
  const told = await python.runPythonAsync(`
import json
from inside import run
json.dumps(run("tests/server/store"))
`);
  return JSON.parse(told);
}"""


def suite() -> bytes:
    """The suite as it lies here, and pytest itself, in one archive."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for tool in TOOLS:
            for file in sorted((SITE_PACKAGES / tool).rglob("*.py")):
                if file.parent.name == "lexers" and file.stem not in LEXERS:
                    continue
                archive.write(file, file.relative_to(SITE_PACKAGES))
        archive.write(SITE_PACKAGES / "py.py", "py.py")
        for name in ("tests/__init__.py", "tests/server/__init__.py"):
            archive.writestr(name, "")
        for name in ("__init__.py", *SUITE):
            file = ROOT / "tests" / "server" / "store" / name
            archive.write(file, file.relative_to(ROOT))
        here = ROOT / "tests" / "pocket"
        archive.write(here / "store_conftest.py", "tests/server/store/conftest.py")
        archive.write(here / "inside.py", "inside.py")
    return packed.getvalue()


def plain_script(file: Path) -> bytes:
    """A page of TypeScript without its types."""
    told = ["node", "--no-warnings", "-e", STRIP, str(file)]
    return subprocess.run(told, capture_output=True, check=True).stdout


def test_the_browsers_database_keeps_what_every_store_promises(browser: Browser) -> None:
    packed = in_folder(PACKED)
    made = {
        "/": b"<!doctype html><title>suite</title>",
        "/suite.zip": suite(),
        **{f"/{name}.js": plain_script(POCKET / f"{name}.ts") for name in ("disk", "database")},
    }
    context = browser.new_context()
    page = context.new_page()
    with hosted(lambda path: made.get(path) or packed(path)) as home:
        page.goto(home + "/")
        went: dict[str, str] = page.evaluate(RUN)
    context.close()
    assert {test: how for test, how in went.items() if how != "passed"} == {}
    assert len(went) > 40
