"""Coming to a table and going: pages reload, phones sleep, people leave."""

from __future__ import annotations

from meowple.server import table as t
from meowple.server.connection import Connection
from meowple.server.lobby import go_on
from meowple.server.room import Room
from meowple.server.store.base import Guest
from meowple.server.wire import Hello, Refusal


async def join(room: Room, connection: Connection, hello: Hello) -> None:
    """A page has come, or come back."""
    room.names[connection.guest.id] = connection.guest.name
    seat = room.telling.seat_of(connection)
    since = hello.since if hello.run == room.telling.run else None
    if since is not None and since > room.telling.number(seat):
        connection.send(Refusal(None, "since_in_future"))
    if seat is not None:
        room.cancel(f"away {seat}")
    paused = not room.awake
    if paused:
        await room.void()  # nobody knows who has seen what in the meantime
    room.connections.append(connection)
    room.telling.welcome(connection)
    room.racing.greet(connection)
    if seat is not None and room.table.chairs[seat].away:
        await room.happen(t.CameBack(seat))
    elif paused and room.awake:
        room.telling.table()
    room.look_around()


async def resume(room: Room) -> None:
    """A table has been read from the store: whoever does not come back is away."""
    for seat in room.table.people:
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
    if connection in room.connections:
        room.connections.remove(connection)
    room.warming.forget(connection)
    seat = room.telling.seat_of(connection)
    if seat is None or room.is_here(seat):
        return
    expect_back(room, seat)
    room.look_around()


def expect_back(room: Room, seat: int) -> None:
    """Whoever sits there is away unless they come back soon."""

    async def away() -> None:
        await _goes_away(room, seat)

    room.alarm(f"away {seat}", room.settings.away_after, away)


async def _goes_away(room: Room, seat: int) -> None:
    if room.is_here(seat) or room.table.chairs[seat].away:
        return
    await room.happen(t.WentAway(seat, room.now()))
    await go_on(room)


async def rename(room: Room, guest: Guest) -> None:
    """Somebody who sits or watches here is called otherwise from now on."""
    room.names[guest.id] = guest.name
    for connection in room.connections:
        if connection.guest.id == guest.id:
            connection.guest = guest
    room.telling.table()
