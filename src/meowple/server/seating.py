"""Who sits where: taking a chair, leaving it, bots, and how many chairs there are."""

from __future__ import annotations

from meowple.bots import LEVELS
from meowple.core.game import Refused
from meowple.core.registry import find_game
from meowple.server import table as t
from meowple.server import wire
from meowple.server.coming import expect_back
from meowple.server.connection import Connection
from meowple.server.granted import chair_at, expect_host, expect_lobby
from meowple.server.room import Room
from meowple.server.store.base import Command, Seen


async def sit(room: Room, who: Connection, request: wire.Sit, command: Command) -> Seen | None:
    chair = chair_at(room, request.seat)
    mine = room.telling.seat_of(who)
    if chair.guest == who.guest.id:
        return await room.happen(t.CameBack(request.seat), command=command)
    if mine is not None:
        raise Refused("you_have_a_seat", seat=mine)
    expect_lobby(room)
    if not chair.free:
        raise Refused("seat_taken", seat=request.seat)
    return await room.happen(t.Sat(request.seat, who.guest.id), command=command)


async def seat_bot(
    room: Room, who: Connection, request: wire.SeatBot, command: Command
) -> Seen | None:
    chair = chair_at(room, request.seat)
    expect_host(room, who)
    expect_lobby(room)
    if request.level not in LEVELS:
        raise Refused("no_such_level", level=request.level)
    if chair.guest is not None:
        raise Refused("seat_taken", seat=request.seat)
    return await room.happen(t.BotSat(request.seat, request.level), command=command)


async def stand(room: Room, who: Connection, request: wire.Stand, command: Command) -> Seen | None:
    chair = chair_at(room, request.seat)
    if chair.guest != who.guest.id:
        expect_host(room, who)
        if chair.guest is not None and room.table.opened.public:
            raise Refused("not_your_seat", seat=request.seat)
    if room.table.status == "playing" and chair.guest is not None:
        away = (t.WentAway(request.seat), t.BotSatIn(request.seat, room.settings.substitute))
        return await room.happen(*away, command=command)
    expect_lobby(room)
    return await room.happen(t.Stood(request.seat), command=command)


async def set_chairs(
    room: Room, who: Connection, request: wire.Chairs, command: Command
) -> Seen | None:
    expect_host(room, who)
    expect_lobby(room)
    before = len(room.table.chairs)
    taken = before - len(room.table.free)
    game = find_game(room.table.opened.game)
    if request.seats not in game.seats:
        raise Refused("not_so_many_chairs", fewest=game.seats[0], most=game.seats[-1])
    if request.seats < taken:
        raise Refused("chairs_taken")
    seen = await room.happen(t.ChairsSet(request.seats), command=command)
    _expect_everybody_back(room, before)
    return seen


def _expect_everybody_back(room: Room, before: int) -> None:
    """Alarms name seats: whoever has just lost their connection may sit on another one now."""
    for seat in range(before):
        room.cancel(f"away {seat}")
    for seat in room.table.people:
        if not (room.table.chairs[seat].away or room.is_here(seat)):
            expect_back(room, seat)
