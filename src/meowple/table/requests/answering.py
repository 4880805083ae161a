"""What pages ask of a table, and how each request is answered.

A request either changes something, is stored with its answer and answered after that; or it is
refused with a reason and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from meowple.core.game import Refused
from meowple.table import wire
from meowple.table.commands import Order
from meowple.table.pages.connection import Connection, encoded
from meowple.table.people import is_program
from meowple.table.race.racing import Read
from meowple.table.requests import company, evenings, hinting, lobby, playing, programs, seating
from meowple.table.room import Room
from meowple.table.store.base import Command, CommandReused
from meowple.table.store.records import table_stream

_HANDLERS: Final[dict[type, Callable[[Room, Order, Any], Awaitable[bytes | None]]]] = {
    wire.Show: playing.show,
    wire.Sit: seating.sit,
    wire.SeatBot: seating.seat_bot,
    wire.InviteProgram: programs.invite,
    wire.AgreePrograms: programs.agree,
    wire.Stand: seating.stand,
    wire.Chairs: seating.set_chairs,
    wire.Choose: lobby.choose,
    wire.ChooseGame: evenings.choose_game,
    wire.EndEvening: evenings.end,
    wire.Time: lobby.time,
    wire.Ready: lobby.ready,
    wire.Start: lobby.start,
    wire.Seed: lobby.seed,
    wire.WarmUp: lobby.warm_up,
    wire.AgreeHints: hinting.agree,
    wire.Hint: hinting.hint,
    wire.Pause: playing.pause,
    wire.Without: company.without,
    wire.Give: company.give,
    wire.Take: company.take,
    wire.Remove: company.remove,
    wire.Door: company.door,
    wire.Mute: company.mute,
    wire.Undo: playing.undo,
    wire.Again: playing.again,
    wire.Invite: playing.invite,
    wire.Say: playing.say,
}
"""Each gives what is to be answered; None if an update has said it, or something else will."""
_TIMED: Final[dict[type, Callable[[Room, Order, Any, Read], Awaitable[bytes | None]]]] = {
    wire.Play: playing.play,
    wire.Try: lobby.try_out,
}
"""For these it matters when they were read."""
FOR_PROGRAMS: Final = (wire.Ready, wire.Seed, wire.Play)
"""All that a program may ask; the rest is for people."""


def submit(room: Room, connection: Connection, request: wire.Asking, at: float) -> None:
    """Put a request, read at this moment of the loop's clock, into the table's inbox."""
    read = room.racing.read(at)

    async def do() -> None:
        await _answer(room, connection, request, read)

    if not room.submit(do, connection, request.id, read.since):
        connection.send(wire.Refusal(request.id, "too_fast"))


async def _answer(room: Room, connection: Connection, request: wire.Asking, read: Read) -> None:
    try:
        if is_program(connection.guest.id) and not isinstance(request, FOR_PROGRAMS):
            raise Refused("not_for_programs")
        if connection.guest.id in room.table.removed:
            raise Refused("removed")  # while this waited for its turn
        order = Order(connection, _command(room, connection, request))
        answer = room.carried_out.answer(order.command)
        if answer is None:
            answer = await _carry_out(room, order, request, read)
        if answer is not None:
            connection.send_bytes(answer)
    except CommandReused:
        connection.send(wire.Refusal(request.id, "command_reused"))
    except Refused as refused:
        connection.send(wire.Refusal(request.id, refused.key, refused.details, refused.scope))


def _command(room: Room, connection: Connection, request: wire.Asking) -> Command:
    try:
        body = msgspec.json.encode((room.id, request), order="sorted")
    except (RecursionError, OverflowError):
        raise Refused("bad_message") from None
    return Command(
        actor=connection.guest.id,
        id=request.id,
        body=body,
        answer=encoded(wire.Accepted(request.id)),
        stream=table_stream(room.id),
    )


async def _carry_out(room: Room, order: Order, request: wire.Asking, read: Read) -> bytes | None:
    kind = type(request)
    if kind in _TIMED:
        return await _TIMED[kind](room, order, request, read)
    return await _HANDLERS[kind](room, order, request)
