"""What somebody says who plays goes to the table as it comes; all else waits for its turn."""

from __future__ import annotations

import asyncio
from typing import cast

import msgspec
import pytest
from starlette.websockets import WebSocket

from meowple.core.game import Seat
from meowple.server.web.limits import Bucket
from meowple.server.web.outbox import Outbox
from meowple.server.web.relay import Relay
from meowple.server.web.sockets import Ear
from meowple.server.web.visits import Frame, PassedVisit, Visit, passed_on
from meowple.table import wire
from meowple.table.store.base import Guest
from tests.server.inside import Visitor, new_hub
from tests.server.tapped import Tapped

SAY = msgspec.json.encode(wire.Say(f"{1:032x}", Seat(0), "meow"))
PONG = msgspec.json.encode(wire.Pong("0" * 16))
HELLO = msgspec.json.encode(wire.Hello())


def visit_of(guest: Guest) -> Visit:
    """A guest's socket, of which only the words count here."""
    return Visit(
        socket=cast(WebSocket, None),
        table="t",
        guest=guest,
        origin="",
        household="",
        kernel=lambda: None,
    )


async def heard(said: bytes, *, plays: bool = True, allowed: int = 5, waits: bool = True) -> bool:
    """Whether a table takes this at once."""
    hub = new_hub()
    host = Visitor("ann")
    table, _ = await hub.open(host.guest, "tail", 2, {}, True, [None, None])
    ann = await host.enter(hub, table)
    eve = await Visitor("eve").enter(hub, table)
    visitor = ann if plays else eve
    loop = asyncio.get_running_loop()
    bucket = Bucket(5, 60_000, loop.time)
    for _ in range(5 - allowed):
        bucket.take()
    line = cast(Outbox, visitor.connection.line)
    ear = Ear(visit_of(visitor.guest), visitor.connection, line, bucket, loop.time)
    ear.speaks_to = visitor.room if waits else None
    before = len(visitor.room.inbox)
    taken = ear.hear(said)
    assert len(visitor.room.inbox) == before + (taken and said == SAY)
    await hub.close()
    return taken


@pytest.mark.parametrize("said", [SAY, PONG])
def test_a_player_is_heard_at_once(said: bytes) -> None:
    assert asyncio.run(heard(said))


@pytest.mark.parametrize("said", [HELLO, b"{", b"\xff", b'{"type":"dance"}', b"[" * 5_000])
def test_what_needs_an_answer_of_its_own_is_left_to_the_reader(said: bytes) -> None:
    assert not asyncio.run(heard(said))


def test_who_watches_waits_for_their_turn() -> None:
    assert not asyncio.run(heard(SAY, plays=False))


def test_who_says_too_much_is_left_to_the_reader() -> None:
    assert asyncio.run(heard(SAY, allowed=1))
    assert not asyncio.run(heard(SAY, allowed=0))


def test_nobody_is_heard_before_what_they_said_earlier() -> None:
    assert not asyncio.run(heard(SAY, waits=False))


class Said:
    """The line to another server."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, text: str) -> None:
        self.said.append(text)

    def close(self) -> None:
        pass


def test_who_is_passed_on_is_heard_at_once_and_counted() -> None:
    async def story() -> list[str]:
        loop = asyncio.get_running_loop()
        inner, visit = Said(), visit_of(Visitor("ann").guest)
        ear = Ear(
            visit, Tapped(visit.guest), Outbox("", 9), Bucket(2, 60_000, loop.time), loop.time
        )
        ear.speaks_to = Relay(inner, visit)
        assert [ear.hear(b"one"), ear.hear(b"two"), ear.hear(b"three")] == [True, True, False]
        return inner.said

    said = asyncio.run(story())
    assert [text.partition("\n")[2] for text in said] == ["one", "two"]


def test_a_passed_frame_is_read_at_the_moment_the_other_server_had_it() -> None:
    guest = Visitor("ann").guest
    visit = PassedVisit(
        **{name: getattr(visit_of(guest), name) for name in Visit.__struct_fields__}
    )
    assert visit.read(passed_on("meow", 0.25, 12.5), 10.0) == Frame("meow", 9.75)
    assert visit.kernel() == 12.5
