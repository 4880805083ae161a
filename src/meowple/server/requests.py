"""What pages ask of a table, and how each request is answered.

A request either changes something, is stored with its answer and answered after that; or it is
refused with a reason and has changed nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from meowple.core.game import Refused
from meowple.server import lobby, playing, seating, wire
from meowple.server.connection import Connection, encoded
from meowple.server.granted import RefusedByGame
from meowple.server.racing import Read
from meowple.server.records import table_stream
from meowple.server.room import Room
from meowple.server.store.base import Command, CommandReused, Seen

_HANDLERS: Final[dict[type, Callable[[Room, Connection, Any, Command], Awaitable[Seen | None]]]] = {
    wire.Sit: seating.sit,
    wire.SeatBot: seating.seat_bot,
    wire.Stand: seating.stand,
    wire.Chairs: seating.set_chairs,
    wire.Ready: lobby.ready,
    wire.Start: lobby.start,
    wire.Seed: lobby.seed,
    wire.WarmUp: lobby.warm_up,
    wire.Undo: playing.undo,
    wire.Again: playing.again,
    wire.Invite: playing.invite,
    wire.Say: playing.say,
}
_TIMED: Final[
    dict[type, Callable[[Room, Connection, Any, Command, Read], Awaitable[Seen | None]]]
] = {
    wire.Play: playing.play,
    wire.Try: lobby.try_out,
}
"""For these it matters when they were read."""


def submit(room: Room, connection: Connection, request: wire.Asking, at: float) -> None:
    """Put a request, read at this moment of the loop's clock, into the table's inbox."""
    read = room.racing.read(at)

    async def do() -> None:
        await _answer(room, connection, request, read)

    if not room.submit(do, connection, request.id, read.since):
        connection.send(wire.Refusal(request.id, "too_fast"))


async def _answer(room: Room, connection: Connection, request: wire.Asking, read: Read) -> None:
    try:
        body = msgspec.json.encode((room.id, request), order="sorted")
    except (RecursionError, OverflowError):
        connection.send(wire.Refusal(request.id, "bad_message"))
        return
    command = Command(
        actor=connection.guest.id,
        id=request.id,
        body=body,
        answer=encoded(wire.Accepted(request.id)),
        stream=table_stream(room.id),
    )
    try:
        known = room.carried_out.answer(command)
        if known is not None:
            connection.send_bytes(known)
            return
        kind = type(request)
        if kind in _TIMED:
            seen = await _TIMED[kind](room, connection, request, command, read)
        else:
            seen = await _HANDLERS[kind](room, connection, request, command)
        connection.send_bytes(command.answer if seen is None else seen.answer)
    except CommandReused:
        connection.send(wire.Refusal(request.id, "command_reused"))
    except RefusedByGame as error:
        _refuse(connection, command, error.refused, room.table.opened.game)
    except Refused as refused:
        _refuse(connection, command, refused, "table")


def _refuse(connection: Connection, command: Command, refused: Refused, scope: str) -> None:
    connection.send(wire.Refusal(command.id, refused.key, refused.details, scope))
