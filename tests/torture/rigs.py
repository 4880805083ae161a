"""What is tortured: a server with a file, or two servers with a database; and all that can be done
to them. Whatever a fault breaks mends itself after a while, or with the next one."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from meowple.server.store.postgres.link import connect
from meowple.server.store.postgres.schema import migrate
from meowple.server.store.postgres.store import PostgresStore
from meowple.server.store.sqlite.store import SqliteStore
from meowple.table.store.base import Store
from tests.postgres import Postgres
from tests.served import Served, ServedFromADatabase
from tests.torture.cutter import Cutter, When

LEASE = 1_500
"""Milliseconds."""
FOREVER = resource.RLIM_INFINITY
A_DAY = 86_400_000
SETTINGS: dict[str, Any] = {"bot_after": 600_000, "messages": 10_000}

Fault = Callable[[], None]


class Rig:
    """Servers that can be hurt."""

    def __init__(self, servers: list[Served], clock: Path, rng: Random) -> None:
        self.servers = servers
        self.mischief = 0
        """So many frames will be lost, doubled, or never answered."""
        self._clock = clock
        self._rng = rng
        self._later: list[asyncio.TimerHandle] = []

    @property
    def urls(self) -> list[str]:
        """Where they are."""
        return [server.url for server in self.servers]

    def faults(self) -> dict[str, Fault]:
        """All that can be done to it, by name."""
        return {"kill": self.kill, "frames": self.frames, "clock": self.clock}

    def store(self) -> Store:
        """What they have kept, once they are gone."""
        raise NotImplementedError

    def check(self) -> None:
        """What else must hold."""

    def kill(self) -> None:
        """One dies and is started again."""
        server = self._rng.choice(self.servers)
        server.kill()
        server.start()

    def frames(self) -> None:
        """Frames are lost, doubled, or never answered for a while."""
        self.mischief = 30

    def how_sent(self) -> str:
        """What becomes of the next frame."""
        if self.mischief == 0:
            return "once"
        self.mischief -= 1
        return self._rng.choice(["once", "twice", "lost", "never answered"])

    def clock(self) -> None:
        """The wall clock is wrong, by days, for whoever looks at it."""
        self._clock.write_text(str(self._rng.randint(-3 * A_DAY, 3 * A_DAY)))

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        """Mend something after a while."""
        self._later.append(asyncio.get_running_loop().call_later(seconds, do))

    def heal(self) -> None:
        """Mend everything."""
        for timer in self._later:
            timer.cancel()
        self.mischief = 0


class FileRig(Rig):
    """One server with one file."""

    def faults(self) -> dict[str, Fault]:
        """The disk may be full."""
        return {**super().faults(), "full disk": self.fill_the_disk}

    def store(self) -> Store:
        return SqliteStore.open(self.servers[0].file)

    def fill_the_disk(self) -> None:
        """No file may be written to for a while."""
        pid = self.servers[0].pid
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, FOREVER))
        self.later(0.4, lambda: self._empty_the_disk(pid))

    def _empty_the_disk(self, pid: int) -> None:
        if pid == self.servers[0].pid:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (FOREVER, FOREVER))

    def heal(self) -> None:
        super().heal()
        self._empty_the_disk(self.servers[0].pid)


class DatabaseRig(Rig):
    """Two servers, a database, and the line between them."""

    def __init__(
        self, servers: list[Served], clock: Path, rng: Random, database: Postgres, line: Cutter
    ) -> None:
        super().__init__(servers, clock, rng)
        self._database = database
        self._line = line
        self._stopped: dict[int, Served] = {}
        self._cuts = 0

    def faults(self) -> dict[str, Fault]:
        """The database may go away, and servers may sleep."""
        return {
            **super().faults(),
            "stop": self.stop,
            "restart": self.restart,
            "bad restart": self.restart_badly,
            "cut before": lambda: self._cut("before"),
            "cut after": lambda: self._cut("after"),
        }

    def _cut(self, when: When) -> None:
        self._cuts += 1
        self._line.cut(when)

    def store(self) -> Store:
        return PostgresStore.open(self._database.url())

    def stop(self) -> None:
        """One sleeps until its lease has long run out, and goes on as if nothing had been."""
        server = self._rng.choice(self.servers)
        if server.pid not in self._stopped:
            self._stopped[server.pid] = server
            os.killpg(server.pid, signal.SIGSTOP)
            self.later(1.6 * LEASE / 1000, lambda: self._wake(server.pid))

    def _wake(self, pid: int) -> None:
        server = self._stopped.pop(pid, None)
        if server is not None and server.pid == pid:
            os.killpg(pid, signal.SIGCONT)

    def kill(self) -> None:
        super().kill()
        alive = {server.pid for server in self.servers}
        self._stopped = {pid: one for pid, one in self._stopped.items() if pid in alive}

    def restart(self) -> None:
        """The database dies and comes back."""
        self._database.kill()
        self._database.start()

    def restart_badly(self) -> None:
        """The same, and the first line to it breaks while a server looks at what it has reached."""
        self._cut("looking")
        self.restart()

    def heal(self) -> None:
        super().heal()
        self._line.mend()
        for pid in list(self._stopped):
            self._wake(pid)

    def check(self) -> None:
        """Nobody ever took a table under a number under which somebody else had it."""
        with connect(self._database.url()) as db:
            assert db.execute("SELECT count(*) FROM claims").fetchone() != (0,)
            assert db.execute(TWICE).fetchall() == [], "two had a table under one number"
        assert self._line.cuts or not self._cuts, "no line was cut"


OWNERS = """
CREATE TABLE claims (stream text, epoch bigint, owner text);
CREATE FUNCTION note_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO claims VALUES (NEW.name, NEW.epoch, NEW.owner);
    RETURN NEW;
END $$;
CREATE TRIGGER claimed AFTER UPDATE OF owner, epoch ON streams FOR EACH ROW
    WHEN (NEW.owner IS NOT NULL) EXECUTE FUNCTION note_claim();
"""
"""Who took which table under which number …"""
TWICE = "SELECT stream, epoch FROM claims GROUP BY stream, epoch HAVING count(*) > 1"
"""… and the numbers under which one was taken twice."""


@contextmanager
def with_a_file(folder: Path, broken: str, rng: Random) -> Iterator[FileRig]:
    """A server, perhaps broken on purpose, that is gone at the end."""
    clock = _right_clock(folder)
    server = _prepared(Served(folder / "tables.db", **SETTINGS), clock, broken)
    server.start()
    try:
        yield FileRig([server], clock, rng)
    finally:
        server.kill()


@contextmanager
def with_a_database(folder: Path, broken: str, rng: Random) -> Iterator[DatabaseRig]:
    """Two servers, perhaps broken on purpose, and a database of their own; gone at the end."""
    with ExitStack() as undo:
        database = Postgres(fsync="off", full_page_writes="off")
        undo.callback(database.remove)
        database.start()
        with connect(database.url()) as db:
            migrate(db)
            db.execute(OWNERS)
        line = Cutter(database.port)
        undo.callback(line.close)
        clock = _right_clock(folder)
        url = f"postgresql://meowple@127.0.0.1:{line.port}/postgres"
        servers: list[Served] = []
        for _ in range(2):
            server = _prepared(ServedFromADatabase(url, lease=LEASE, **SETTINGS), clock, broken)
            undo.callback(server.kill)
            server.start()
            servers.append(server)
        yield DatabaseRig(servers, clock, rng, database, line)


def _right_clock(folder: Path) -> Path:
    clock = folder / "clock"
    clock.write_text("0")
    return clock


def _prepared(server: Served, clock: Path, broken: str) -> Served:
    server.program = "tests.torture.program"
    server.told = {"TORTURE_CLOCK": str(clock), "TORTURE_BROKEN": broken}
    return server
