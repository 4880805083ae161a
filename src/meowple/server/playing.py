"""In a match and after it: moves, taking back, playing again, inviting, saying something."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import segno

from meowple.core.game import Refused, Seat, When
from meowple.core.log import Person
from meowple.server import table as t
from meowple.server import wire
from meowple.server.connection import Connection, encoded
from meowple.server.granted import RefusedByGame, current_match, move_of, own_seat
from meowple.server.lobby import go_on
from meowple.server.racing import Asker, Read
from meowple.server.room import AnyMatch, Room
from meowple.server.store.base import Command, Seen
from meowple.server.telling import tell_all

PHRASES: Final = (
    "hello",
    "good_luck",
    "nice_move",
    "oops",
    "meow",
    "thanks",
    "thinking",
    "well_played",
)


async def play(
    room: Room, who: Connection, request: wire.Play, command: Command, read: Read
) -> Seen | None:
    seat = own_seat(room, who)
    match = current_match(room, request.match)
    move = move_of(match.game, request.move)
    chair = room.table.chairs[seat]
    if chair.sits_in is not None:
        raise Refused("bot_sits_in")
    if request.decision != match.decision(seat):
        _say_why_not(room, match, seat, move)
        raise Refused("stale_decision")
    moment = room.racing.moment(seat, Asker(who, read, request.reaction))
    try:
        seen = await room.act(seat, move, Person(who.guest.id), moment.when, command)
    except Refused as refused:
        raise RefusedByGame(refused) from None
    if seen is None:
        room.racing.remember(seat, moment)
    return seen


def _say_why_not(room: Room, match: AnyMatch, seat: Seat, move: Any) -> None:
    """The game's own reason is clearer than that the page is behind, if there is one."""
    if match.decision(seat) is None:
        mark = match.mark()
        try:
            match.play(seat, move, when=When(room.now()), by=Person("nobody"))
        except Refused as refused:
            raise RefusedByGame(refused) from None
        finally:
            match.back_to(mark)


async def undo(room: Room, who: Connection, request: wire.Undo, command: Command) -> Seen | None:
    own_seat(room, who)
    current_match(room, request.match)
    return await room.undo(request.seq, who.guest.id, command)


async def again(room: Room, who: Connection, request: wire.Again, command: Command) -> Seen | None:
    seat = own_seat(room, who)
    if room.table.status != "over":
        raise Refused("match_not_over")
    seen = await room.happen(t.WantsAgain(seat), command=command)
    await go_on(room)
    return seen


async def invite(
    room: Room, who: Connection, request: wire.Invite, command: Command
) -> Seen | None:
    own_seat(room, who)
    path = f"/t/{room.id}#{room.table.opened.invite}"
    return Seen(encoded(wire.Invitation(request.id, path, _qr_code(who.origin + path))))


@lru_cache(maxsize=256)
def _qr_code(link: str) -> tuple[str, ...]:
    matrix = segno.make(link, error="m", micro=False).matrix
    return tuple("".join("1" if dark else "0" for dark in row) for row in matrix)


async def say(room: Room, who: Connection, request: wire.Say, command: Command) -> Seen | None:
    seat = own_seat(room, who)
    if request.phrase not in PHRASES:
        raise Refused("no_such_phrase")
    tell_all(room.connections, wire.Said(seat, request.phrase))
    return None
