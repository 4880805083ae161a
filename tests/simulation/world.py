"""Two servers that share a database, players at tables of all games, and what goes wrong."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextvars import ContextVar
from random import Random
from typing import Any

from meowple.core.game import Millis
from meowple.core.log import Log
from meowple.server.settings import Settings
from meowple.server.web.origins import Hosts
from meowple.server.web.outbox import Outbox
from meowple.server.web.relay import Relay
from meowple.server.web.sockets import Sockets
from meowple.server.web.visits import Frame, PassedVisit, Visit
from meowple.table.bots.thinking import Thought, Work, choose
from meowple.table.hub import Hub
from meowple.table.people import People
from meowple.table.store.base import Guest
from meowple.table.store.records import log_of, match_stream
from tests.server.against_the_log import Kept, check
from tests.server.stubborn import Company, Stubborn
from tests.server.told import Heard, Told
from tests.simulation.pipes import Called, Client, End, Passing, broken, pipe
from tests.simulation.store import LEASE, Database, SharedStore

NOON = 1_000_000_000_000
TROUBLE = 0.005
"""How often something that is asked of the database fails."""
SETTINGS = Settings(
    away_after=500,
    bot_after=60_000_000,
    idle_after=5_000,
    wake_others_every=1_000,
    messages=10_000,
    watching=10_000,
    guesses_a_minute=100_000,
    longest_silence=600_000,
)
WORKER: ContextVar[Worker | None] = ContextVar("worker", default=None)


class Bots:
    """Bots that take the first move, so that nobody thinks for long. In a race they are real ones:
    who grabs any card never ends it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        if work is not choose or given[0] == "boots":
            return work(*given)
        await asyncio.sleep(self._rng.random())
        return Thought(0, Millis(self._rng.randrange(3_000)))

    def close(self) -> None:
        pass


class Inside(Sockets):
    """Sockets of a server whose neighbours are in the same world."""

    world: World
    me: Worker

    async def _pass_through(
        self, address: str, visit: Visit, line: Outbox, hello: Frame
    ) -> Relay | None:
        other = self.world.workers.get(address)
        if other is None or isinstance(visit, PassedVisit):
            line.drop()
            return None
        here, there = pipe(self.world.rng)
        self.world.lines.append(here)
        other.carry(PassedVisit, there, visit.table, visit.guest)
        relay = Relay(Passing(here, line), visit)
        relay.pass_on(hello)
        return relay


class Worker:
    """One server, from its start to its death."""

    def __init__(self, world: World, name: str) -> None:
        self.name = name
        self.world = world
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.lines: list[End] = []
        self.store = SharedStore(world.database, name)
        self.hub = Hub(self.store, Bots(world.rng), SETTINGS, world.utc)
        people = People(self.store, world.utc)
        self.sockets = Inside(self.hub, people, Hosts("localhost"), SETTINGS, "cookie")
        self.sockets.world, self.sockets.me = world, self
        self.spawn(self.store.stay())
        self.spawn(self.hub.start())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let it do something; all that comes of it dies with it."""
        token = WORKER.set(self)
        asyncio.get_running_loop().create_task(work)
        WORKER.reset(token)

    def carry(self, kind: type[Visit], end: End, table: str, guest: Guest) -> None:
        """Let somebody in."""
        socket: Any = Called(end)
        visit = kind(
            socket=socket,
            table=table,
            guest=guest,
            origin="http://cats",
            household="home",
            kernel=lambda: None,
            limited=False,
        )
        self.lines = [*(line for line in self.lines if not line.closed), end]
        self.world.lines.append(end)
        self.spawn(self.sockets._carry(visit))

    def kill(self) -> None:
        """From one moment to the next. What it asked of the database may still be done."""
        self.store.dead = True
        for task in list(self.tasks):
            task.cancel()
        for end in self.lines:
            broken(end)


class Player(Stubborn):
    """A person who does not give up, and whose messages sometimes come twice."""

    def __init__(self, world: World, guest: Guest, table: str, invite: str, seat: int) -> None:
        told: Any = Told()
        super().__init__(told, table, invite, seat, Random(world.rng.random()))
        self._world = world
        self._guest = guest

    def _connected(self) -> Any:
        worker = self._world.any_worker()
        here, there = pipe(self._world.rng)
        worker.carry(Visit, there, self.table_id, self._guest)
        return Client(here)

    async def _send(self, company: Company, message: Heard) -> None:
        await super()._send(company, message)
        if self._rng.random() < 0.05 and message["type"] != "hello":
            await super()._send(company, message)


class World:
    """Everything, made of one seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.database = Database(self.rng)
        self.workers: dict[str, Worker] = {}
        self.lines: list[End] = []
        self.counts = dict.fromkeys(("killed", "stopped", "broken", "restarted"), 0)
        self._loop = asyncio.get_running_loop()
        self._loop.set_task_factory(_made_by_a_worker)
        self._names = 0

    def utc(self) -> int:
        return NOON + round(1000 * self._loop.time())

    def start_worker(self) -> None:
        self._names += 1
        name = f"worker {self._names}"
        self.workers[name] = Worker(self, name)

    def any_worker(self) -> Worker:
        return self.rng.choice(list(self.workers.values()))

    async def sit_down(
        self, game: str, options: dict[str, Any], bots: list[str | None]
    ) -> list[Player]:
        """A table with a player in each chair that has no bot."""
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        guests = [Guest(secrets.token_hex(8), secrets.token_hex(8), "Tom", "en", 0) for _ in people]
        worker = self.any_worker()
        for guest in guests:
            await worker.store.save_guest(guest)
        table, invite = await worker.hub.open(guests[0], game, len(bots), options, False, bots)
        return [
            Player(self, guest, table, invite, seat)
            for guest, seat in zip(guests, people, strict=True)
        ]

    # What goes wrong

    async def chaos(self, every: float) -> None:
        """Something goes wrong again and again."""
        self.database.trouble = TROUBLE
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / every))
            mishap: Callable[[], None] = self.rng.choice((self.kill, self.stop, self.cut, self.cut))
            mishap()

    def kill(self) -> None:
        worker = self.any_worker()
        del self.workers[worker.name]
        worker.kill()
        self.start_worker()
        self.counts["killed"] += 1

    def stop(self) -> None:
        """A server hears nothing from the database for longer than its lease."""
        store = self.any_worker().store
        store.hangs_until = self._loop.time() + LEASE * (0.5 + 2 * self.rng.random())
        self.counts["stopped"] += 1

    def cut(self) -> None:
        self.lines = [end for end in self.lines if not end.closed]
        if self.lines:
            broken(self.rng.choice(self.lines))
            self.counts["broken"] += 1


def _made_by_a_worker(
    loop: asyncio.AbstractEventLoop, work: Any, context: Any = None
) -> asyncio.Task[Any]:
    task = asyncio.Task(work, loop=loop, context=context)
    worker = WORKER.get()
    if worker is not None:
        worker.tasks[task] = None
        task.add_done_callback(lambda done: worker.tasks.pop(done, None))
    return task


async def hold_against_the_log(world: World, players: list[Player]) -> int:
    """What all players of a table were told, against what is stored; the number of entries."""
    kept = world.database.kept
    matches = {update["match"] for player in players for _, update in player.shown}
    logs: dict[str, Log] = {}
    for match in matches:
        logs[match] = log_of(await kept.read(match_stream(match)), await kept.secret(match))
    return check(await Kept().read(kept, players[0].table_id), players, logs)
