"""Coming to a table and going: pages reload, phones sleep, people leave."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial

from meowple.core.game import Refused
from meowple.table import events as t
from meowple.table.pages.connection import Connection
from meowple.table.people import is_program
from meowple.table.requests import programs
from meowple.table.requests.company import settle
from meowple.table.requests.lobby import go_on
from meowple.table.room import Room
from meowple.table.store.base import Guest
from meowple.table.store.chosen import Called
from meowple.table.wire import Hello, Refusal


async def join(room: Room, connection: Connection, hello: Hello) -> None:
    """A page has come, or come back."""
    connection.shows, connection.invite = hello.shows, hello.invite
    room.pages.call(connection.guest)
    if is_program(connection.guest.id):
        try:
            await programs.sit_down(room, connection.guest.id)
        except Refused as refused:
            connection.send(Refusal(None, refused.key))
            connection.drop()
            return
    seats = room.table.seats_of(connection.guest.id)
    for seat in seats:
        room.alarms.cancel(f"away {seat}")
    paused = not room.pages.awake
    if paused:
        await room.void()  # nobody knows who has seen what in the meantime
    room.pages.add(connection)
    room.telling.welcome(connection)
    room.racing.greet(connection)
    chairs = room.table.chairs
    back = [t.CameBack(seat, not chairs[seat].handed) for seat in seats if chairs[seat].away]
    if back:
        await room.happen(*back)
    elif paused and room.pages.awake:
        room.telling.table()
    room.look_around()


async def resume(room: Room) -> None:
    """A table has been read from the store: whoever does not come back is away."""
    for seat in room.table.held:
        expect_back(room, seat)
    if room.table.closing is not None:
        await room.shut(room.table.closing)
        return
    if room.table.status == "over" and room.table.outcome is None:
        await room.keep_result()
    await room.void()
    await go_on(room)


async def leave(room: Room, connection: Connection) -> None:
    """A page has gone; its person may come back any moment."""
    room.pages.remove(connection)
    room.warming.forget(connection)
    seats = room.table.seats_of(connection.guest.id)
    if not seats or room.pages.here(seats[0]):
        return
    for seat in seats:
        expect_back(room, seat)
    room.look_around()


def expect_back(room: Room, seat: int) -> None:
    """Whoever sits there is away unless they come back soon."""
    room.alarms.set(f"away {seat}", room.settings.away_after, partial(_goes_away, room, seat))


async def _goes_away(room: Room, seat: int) -> None:
    chair = room.table.chairs[seat]
    if chair.guest is None or chair.away or room.pages.here(seat):
        return
    past = room.live.past
    await room.happen(t.WentAway(seat, room.clock.now(), past.count, past.public))
    await settle(room)
    await go_on(room)


async def forget(room: Room, guest_id: str) -> None:
    """Somebody who sits or watches here wants to be forgotten."""
    room.pages.forget(guest_id)
    room.telling.table()


async def rename(room: Room, guest: Guest) -> None:
    """Somebody who sits or watches here is called otherwise from now on."""
    room.pages.call(guest)
    room.telling.table()


async def hear(room: Room, asked: Collection[str], called: Mapping[str, Called]) -> None:
    """Some of those who sit or watch here may be called otherwise now, or be forgotten."""
    if room.pages.hear(asked, called):
        room.telling.table()
