"""Who sits where: taking a chair, leaving it, bots, and how many chairs there are."""

from __future__ import annotations

import secrets
from itertools import count

from meowple.bots import LEVELS
from meowple.core.game import Refused
from meowple.core.registry import find_game
from meowple.table import events as t
from meowple.table import wire
from meowple.table.commands import Order
from meowple.table.names import clean_name
from meowple.table.requests import programs
from meowple.table.requests.company import settle, sits_in
from meowple.table.requests.guards import chair_at, expect_host, expect_lobby
from meowple.table.requests.presence import expect_back
from meowple.table.room import Room
from meowple.table.store.base import Guest


async def sit(room: Room, order: Order, request: wire.Sit) -> bytes | None:
    guest = order.asker.guest
    mine = room.table.seats_of(guest.id)
    if request.seat is not None and chair_at(room, request.seat).guest == guest.id:
        return await room.happen(t.CameBack(request.seat), order=order)
    if mine and request.name is None:
        raise Refused("you_have_a_seat", seat=mine[0])
    expect_lobby(room)
    seat = _free_seat(room) if request.seat is None else request.seat
    if not chair_at(room, seat).free:
        raise Refused("seat_taken", seat=seat)
    if not mine and not room.table.door:
        raise Refused("door_is_closed")
    person = None if request.name is None else await _companion(room, guest, request.name)
    return await room.happen(t.Sat(seat, guest.id, person), order=order)


def _free_seat(room: Room) -> int:
    if not room.table.free:
        raise Refused("no_free_seat")
    return room.table.free[0]


async def _companion(room: Room, guest: Guest, name: str) -> str:
    """Somebody who plays on the guest's device: known by a name alone, kept and forgotten as
    guests are. Nobody has the cookie for it. A match knows as many as it has chairs: whoever comes
    for somebody who left before it began takes their place, or one guest could fill the store."""
    sitting = {chair.person for chair in room.table.chairs}
    places = (f"{guest.id}.{room.table.match}.{place}" for place in count(1))
    person = Guest(
        id=next(place for place in places if place not in sitting),
        token_hash=secrets.token_hex(32),
        name=clean_name(name),
        language=guest.language,
        seen_at=room.utc(),
    )
    if not await room.store.save_guest(person, of=guest.id):
        raise Refused("no_guest")
    room.pages.call(person)
    return person.id


async def seat_bot(room: Room, order: Order, request: wire.SeatBot) -> bytes | None:
    chair = chair_at(room, request.seat)
    expect_host(room, order.asker)
    expect_lobby(room)
    if request.level not in LEVELS:
        raise Refused("no_such_level", level=request.level)
    if chair.guest is not None:
        raise Refused("seat_taken", seat=request.seat)
    return await room.happen(t.BotSat(request.seat, request.level), order=order)


async def stand(room: Room, order: Order, request: wire.Stand) -> bytes | None:
    chair = chair_at(room, request.seat)
    if chair.program is not None:
        return await programs.dismiss(room, order, request.seat)
    if chair.guest != order.asker.guest.id:
        expect_host(room, order.asker)
        others = room.table.opened.public or (room.table.evening is not None and not chair.away)
        if chair.guest is not None and others:
            raise Refused("not_your_seat", seat=request.seat)
    if room.table.status == "playing" and chair.guest is not None:
        answer = await room.happen(sits_in(room, request.seat), order=order)
        await settle(room)
        return answer
    expect_lobby(room)
    return await room.happen(t.Stood(request.seat), order=order)


async def set_chairs(room: Room, order: Order, request: wire.Chairs) -> bytes | None:
    expect_host(room, order.asker)
    expect_lobby(room)
    before = len(room.table.chairs)
    taken = before - len(room.table.free)
    game = find_game(room.table.game)
    if request.seats not in game.seats:
        raise Refused("not_so_many_chairs", fewest=game.seats[0], most=game.seats[-1])
    if request.seats < taken:
        raise Refused("chairs_taken")
    answer = await room.happen(t.ChairsSet(request.seats), order=order)
    _expect_everybody_back(room, before)
    return answer


def _expect_everybody_back(room: Room, before: int) -> None:
    """Alarms name seats: whoever has just lost their connection may sit on another one now."""
    for seat in range(before):
        room.alarms.cancel(f"away {seat}")
    for seat in room.table.held:
        if not (room.table.chairs[seat].away or room.pages.here(seat)):
            expect_back(room, seat)
