"""Pages at the ends of long lines, in virtual time: what they see, answer and grab comes later."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

import msgspec

from meowple.core.game import Millis, Seat
from meowple.games.boots.moves import ROLL, Grab
from meowple.games.boots.race import right_card
from meowple.table import wire
from meowple.table.requests import answering
from meowple.table.updates.telling import Telling
from tests.server.secrets.test_leaks_over_the_wire import table_of
from tests.server.worlds import MATCH, World

ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)
A_HAIR = 1e-4
"""Seconds that keep a moment from being rounded down to the millisecond before."""

Heard = dict[str, Any]


class Racer:
    """The page of one seat. Times are in milliseconds."""

    def __init__(self, race: Race, seat: Seat, trip: float) -> None:
        self.trip = trip - 0.5  # measured with all hairs and rounded up, it is the trip
        self.seat = seat
        self.heard: list[Heard] = []
        self.sizes: list[int] = []
        self._race = race
        self._visitor = race.world.people[seat]
        self._ear: asyncio.Task[None] | None = None

    def listen(self) -> None:
        """Hear what comes over the present connection."""
        if self._ear is not None:
            self._ear.cancel()
        self._ear = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        outbox = self._visitor.connection.outbox
        while (payload := await outbox.get()) is not None:
            self.sizes.append(len(payload))
            later(self.trip / 2, self._see, json.loads(payload))

    def _see(self, heard: Heard) -> None:
        self.heard.append(heard)
        nonce = heard.get("nonce")
        if nonce is not None:
            later(self.trip / 2, self._answer, nonce)

    def _answer(self, nonce: str) -> None:
        self._visitor.connection.pings.answered(nonce, asyncio.get_running_loop().time())

    async def come_back(self) -> None:
        """Lose the connection, and come back with a new one."""
        await self._visitor.join(self._race.world.room)
        self.listen()

    def grab(self, move: Any, after: float, reported: Any = "truth", **other: Any) -> None:
        """Press so long after the dice were painted here; it arrives later."""
        told = after if reported == "truth" else reported
        self.send(self.trip + after, move, told, **other)

    def send(self, after: float, move: Any, reported: Any = None, **other: Any) -> None:
        """Let a move be read so long after the dice were sent."""
        later(after - self._race.elapsed, self._submit, move, reported, other)

    def _submit(self, move: Any, reported: Any, other: dict[str, Any]) -> None:
        race = self._race
        race.numbers += 1
        asked = {
            "decision": race.world.match.decision(self.seat) or 0,
            "match": MATCH,
            "seat": self.seat,
            **other,
        }
        request = wire.Play(
            id=f"{race.numbers:032x}", move=msgspec.to_builtins(move), reaction=reported, **asked
        )
        at = asyncio.get_running_loop().time()
        answering.submit(race.world.room, self._visitor.connection, request, at)

    @property
    def refusals(self) -> list[str]:
        """Why what it wanted was not done."""
        return [heard["key"] for heard in self.heard if heard["type"] == "refused"]


class Race:
    """A table of `boots` with a racer on each seat."""

    def __init__(self, *trips: float, seed: int = 1, **options: Any) -> None:
        table = table_of("boots", len(trips), **options)
        self.world = World(table, seed, table.game, Telling)
        self.racers = [Racer(self, Seat(seat), trip) for seat, trip in enumerate(trips)]
        self.shown = 0.0
        self.numbers = 0

    async def begin(self) -> Race:
        """Everybody comes, and the ways are measured for a while."""
        await self.world.open()
        for racer in self.racers:
            racer.listen()
        await asyncio.sleep(12)
        await self.next_roll()
        return self

    async def next_roll(self) -> None:
        """Let the dice be rolled as soon as can be, and go on right after that."""
        match, loop = self.world.match, asyncio.get_running_loop()
        while match.state.dice is not None:
            await asyncio.sleep(0.01)
        self.shown = loop.time()
        self.racers[match.state.roller].send(0, ROLL)
        while match.state.dice is None:
            await asyncio.sleep(A_HAIR)
        self.shown = loop.time()

    @property
    def elapsed(self) -> float:
        """Milliseconds since the dice were sent."""
        return 1000 * (asyncio.get_running_loop().time() - self.shown)

    @property
    def right(self) -> Grab:
        """The right grab."""
        state = self.world.match.state
        assert state.dice is not None
        return Grab(right_card(state, state.dice))

    @property
    def wrong(self) -> Grab:
        """A wrong one."""
        return Grab(0 if self.right.card else 1)

    async def verdict(self) -> Any:
        """Wait until the round is decided."""
        match = self.world.match
        before = match.state.last
        while match.state.last is before:
            await asyncio.sleep(0.001)
        return match.state.last


def later(millis: float, do: Callable[..., object], *args: Any) -> None:
    """Do something so much later."""
    asyncio.get_running_loop().call_later(max(0.0, millis) / 1000 + A_HAIR, do, *args)


def stall_loop(millis: float) -> None:
    """The loop is held up: time goes on, and nothing is read."""
    loop: Any = asyncio.get_running_loop()
    loop.now += millis / 1000


def reaction(verdict: Any, seat: Seat) -> Millis | None:
    """How quick a seat was, if it was heard."""
    attempt = verdict.attempts[seat]
    return None if attempt is None else attempt.reaction
