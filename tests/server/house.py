"""Tables without sockets, for tests of time: a hub, guests who come and go, bots that are told."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any

import msgspec

from meowple.core.game import Millis
from meowple.core.log import Entry, Header
from meowple.core.luck import seed_hash
from meowple.server.settings import Settings
from meowple.table import wire
from meowple.table.bots.thinking import Thinkers, Thought, Work, choose
from meowple.table.hub import Hub
from meowple.table.race.fair import Lag
from meowple.table.requests import answering
from meowple.table.room import Room
from meowple.table.store.base import Card, Guest
from meowple.table.store.memory import MemoryStore
from meowple.table.store.records import match_stream, table_stream
from tests.server.seated import answers, as_answer, with_seat
from tests.server.tapped import Tapped

NOON = 1_000_000_000_000
"""The time of day when the loop's time is 0."""
A_MOMENT = 0.001

Heard = dict[str, Any]


class FirstMoves:
    """Bots that take the first move, after a pause that the test tells."""

    def __init__(self, pause: int = 1_000) -> None:
        self.pause = pause
        self.asked = 0
        self.fails = 0
        """How many of the next questions find nobody to answer."""

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        """Here and now, but for choices."""
        return work(*given) if work is not choose else await self.think(*given)

    async def think(self, name: str, level: str, view: bytes, moves: bytes, dice: str) -> Thought:
        self.asked += 1
        await asyncio.sleep(0)
        if self.fails:
            self.fails -= 1
            raise RuntimeError("nobody thinks")
        return Thought(0, Millis(self.pause))

    def close(self) -> None:
        pass


class House:
    """A server's inside on a store that outlives it."""

    def __init__(
        self,
        store: MemoryStore | None = None,
        minds: Thinkers | None = None,
        **settings: Any,
    ) -> None:
        self.store = store or MemoryStore()
        self.bots = FirstMoves()
        self._minds = minds or self.bots
        self._settings = Settings(**{"count_down": 0} | settings)
        self.hub = self._new_hub()

    def _new_hub(self) -> Hub:
        return Hub(self.store, self._minds, self._settings, utc)

    async def restart(self) -> None:
        """The server is gone from one moment to the next; another one starts on the same store."""
        for room in list(self.hub._rooms.values()):
            self.hub._forget(room)
        self.hub = self._new_hub()
        await self.hub.start()
        await time_passes(A_MOMENT)

    async def open(self, host: Visitor, bots: list[str | None], **options: Any) -> str:
        """A table of `tail` that everybody may come to."""
        table, _ = await self.hub.open(host.guest, "tail", len(bots), options, True, bots)
        return table

    async def open_race(self, host: Visitor, *, public: bool = False, lag: Lag = "usual") -> str:
        """A table of `boots` for two."""
        table, _ = await self.hub.open(host.guest, "boots", 2, {}, public, [], lag)
        return table

    async def open_private(self, host: Visitor, seats: int) -> tuple[str, str]:
        """A table of `tail` for who has the invitation; gives both."""
        return await self.hub.open(host.guest, "tail", seats, {}, False, [])

    async def guest(self, name: str) -> Visitor:
        """Somebody new."""
        guest = Guest(name, f"token of {name}", name, "en", 0)
        await self.store.save_guest(guest)
        return Visitor(self, guest)

    async def card(self, table: str) -> Card:
        """What is known of a table without reading it."""
        card = await self.store.card(table_stream(table))
        assert card is not None
        return card

    async def log(self, match: str) -> tuple[Header, list[Entry]]:
        """What is stored of a match."""
        header, *entries = await self.store.read(match_stream(match))
        decoded = [msgspec.json.decode(entry, type=Entry) for entry in entries]
        return msgspec.json.decode(header, type=Header), decoded


class Visitor:
    """A guest, the page they have open, and all it was told."""

    def __init__(self, house: House, guest: Guest) -> None:
        self.house = house
        self.guest = guest
        self.heard: list[Heard] = []
        self.table: Heard = {}
        self.update: Heard = {}
        self.connection: Tapped | None = None
        self._room: Room | None = None
        self._seeds: dict[str, bytes] = {}

    async def another_page(self) -> Visitor:
        """The same guest with a second page."""
        return Visitor(self.house, self.guest)

    async def come(self, table: str, invite: str | None = None) -> Visitor:
        """Open the table's page."""
        self.connection = Tapped(self.guest)
        self._room = await self.house.hub.enter(table, self.connection, wire.Hello(invite))
        await self.look()
        return self

    def go(self) -> None:
        """Close the page."""
        assert self._room is not None
        assert self.connection is not None
        self.house.hub.gone(self._room, self.connection)
        self.connection = None

    async def look(self) -> None:
        """Read all that has come, after a moment."""
        await time_passes(A_MOMENT)
        outbox = self.connection.outbox if self.connection else asyncio.Queue[bytes | None]()
        while not outbox.empty():
            payload = outbox.get_nowait()
            assert payload is not None, "dropped"
            self._keep(json.loads(payload))

    def _keep(self, heard: Heard) -> None:
        self.heard.append(heard)
        if "table" in heard:
            self.table = heard["table"]
        if heard["type"] == "update":
            self.update = heard

    async def ask(self, kind: type[Any], **fields: Any) -> Heard:
        """Ask the table for something; gives its answer."""
        assert self._room is not None
        command = secrets.token_hex(16)
        seats = self._room.table.seats_of(self.guest.id)
        tag = str(kind.__struct_config__.tag)
        self.send(kind(id=command, **with_seat(tag, fields, seats)))
        await self.look()
        return as_answer(next(one for one in reversed(self.heard) if answers(command, one)))

    def send(self, request: wire.Asking) -> None:
        """Ask the table for something, and wait for nothing."""
        assert self._room is not None
        assert self.connection is not None
        now = asyncio.get_running_loop().time()
        answering.submit(self._room, self.connection, request, now)

    async def do(self, kind: type[Any], **fields: Any) -> None:
        """Ask the table for something that it grants."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "accepted", answer

    async def get_ready(self) -> None:
        """Fix a seed for the match that is being prepared."""
        match, seat = self.table["match"], self.table["yours"][0]
        self._seeds[match] = b"seed of " + self.guest.name.encode()
        hashed = seed_hash(match, seat, self._seeds[match])
        await self.do(wire.Ready, match=match, seed_hash=hashed)

    async def tell_seed(self) -> None:
        """Tell the seed."""
        match = self.table["match"]
        await self.do(wire.Seed, match=match, seed=self._seeds[match].hex())

    async def play(self) -> None:
        """Play the first move there is."""
        await self.look()
        move, decision = self.update["moves"][0], self.update["decision"]
        await self.do(wire.Play, match=self.update["match"], decision=decision, move=move)

    @property
    def chairs(self) -> list[Heard]:
        """Who sits where, as the page shows it."""
        chairs: list[Heard] = self.table["chairs"]
        return chairs

    @property
    def phase(self) -> str:
        """What the match is at."""
        phase: str = self.update["view"]["phase"]
        return phase


async def play_until(phase: str, *people: Visitor) -> None:
    """Whoever is asked plays the first move, until the match is in this phase."""
    for person in people:
        await person.look()
    while people[0].phase != phase:
        asked = [person for person in people if person.update["moves"]]
        await (asked[0].play() if asked else time_passes(1))
        for person in people:
            await person.look()


async def time_passes(seconds: float) -> None:
    """All that happens until then has happened."""
    await asyncio.sleep(seconds)


def utc() -> int:
    """The time of day."""
    return NOON + int(asyncio.get_running_loop().time() * 1000)


async def two_begin(house: House, **options: Any) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben have been dealt to."""
    return await _two_at(house, "tail", [None, None], options)


async def two_race(house: House, *bots: str) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben, and perhaps bots, have been dealt to."""
    return await _two_at(house, "boots", [None, None, *bots], {})


async def _two_at(
    house: House, game: str, bots: list[str | None], options: dict[str, Any]
) -> tuple[Visitor, Visitor, str]:
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, _ = await house.hub.open(ann.guest, game, len(bots), options, True, bots)
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    await ann.do(wire.Start)
    await ann.look()
    await ben.look()
    return ann, ben, table
