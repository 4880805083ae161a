"""Coming to a table and going: pages reload, phones sleep, people leave."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Mapping
from functools import partial

from meowple.core.game import Refused
from meowple.table import events as t
from meowple.table.company import given
from meowple.table.pages.connection import Connection
from meowple.table.people import is_program
from meowple.table.requests import programs
from meowple.table.requests.company import settle
from meowple.table.requests.lobby import go_on
from meowple.table.room import Room
from meowple.table.store.base import Guest
from meowple.table.store.chosen import Called
from meowple.table.updates.past import PastFacts
from meowple.table.wire import Hello, Refusal


def expect_welcome(room: Room, guest_id: str, invite: str | None) -> None:
    """Refuse whoever may not come in. Who was not asked here hears the same whether the table
    exists or not."""
    table, now = room.table, room.utc()
    if not _may_enter(table, guest_id, invite, now):
        if not table.door and _is_asked(table, invite, now):
            raise Refused("door_is_closed")
        raise Refused("no_such_table")
    if guest_id in table.removed:
        raise Refused("removed")


def _may_enter(table: t.Table, guest_id: str, invite: str | None, now: int) -> bool:
    """Who sits there, and the screen of an evening; while the door is open also everybody at a
    public table, and who has an invitation, or a link that gives a seat. A program only where it
    was invited."""
    if is_program(guest_id):
        return any(chair.program == guest_id for chair in table.chairs)
    is_screen = table.evening is not None and guest_id == table.opened.host
    if is_screen or table.seats_of(guest_id) or guest_id in table.removed:
        return True
    return table.door and (table.opened.public or _is_asked(table, invite, now))


def _is_asked(table: t.Table, invite: str | None, now: int) -> bool:
    """Whether somebody comes by an invitation, or by a link that gives a seat."""
    if invite is None:
        return False
    invited = hmac.compare_digest(invite.encode(), table.opened.invite.encode())
    return invited or given(table, invite, now) is not None


async def come_in(room: Room, connection: Connection, hello: Hello) -> None:
    """A page that was welcome has its turn. Meanwhile somebody may have closed the door, or sent
    its guest away."""
    try:
        expect_welcome(room, connection.guest.id, hello.invite)
    except Refused as refused:
        _turn_away(connection, refused)
    else:
        await join(room, connection, hello)


async def join(room: Room, connection: Connection, hello: Hello) -> None:
    """A page has come, or come back."""
    connection.shows, connection.invite = hello.shows, hello.invite
    room.pages.call(connection.guest)
    if is_program(connection.guest.id):
        try:
            await programs.sit_down(room, connection.guest.id)
        except Refused as refused:
            _turn_away(connection, refused)
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
    missed = () if room.table.status == "closed" else seats
    chairs = room.table.chairs
    back = [t.CameBack(seat, not chairs[seat].handed) for seat in missed if chairs[seat].away]
    if back:
        await room.happen(*back)
    elif paused and room.pages.awake:
        room.telling.table()
    room.look_around()


def _turn_away(connection: Connection, refused: Refused) -> None:
    connection.send(Refusal(None, refused.key))
    connection.drop()


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
    """Whoever sits there is away unless they come back soon; what happens until then they have
    not seen."""
    past = room.live.past
    gone = partial(_goes_away, room, seat, past, past.count, past.public)
    room.alarms.set(f"away {seat}", room.settings.away_after, gone)


async def _goes_away(room: Room, seat: int, past: PastFacts, count: int, public: int) -> None:
    if seat not in room.table.held:
        return  # it was put away, or somebody was freed of it, as the alarm rang
    chair = room.table.chairs[seat]
    if chair.away or room.pages.here(seat):
        return
    if room.table.status == "closed":
        return  # nobody is missed there, and it changes no more
    seen = (count, public) if room.live.past is past else (0, 0)  # another match has begun
    await room.happen(t.WentAway(seat, room.clock.now(), *seen))
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
