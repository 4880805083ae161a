"""Programs of others: a token for a free chair, coming with it, and sending them away.

What is kept of a token is its hash, with the program it was given to, as of a guest's cookie. That
it counts, and for which chair, the table knows, so that no token outlives what the host said last.
"""

from __future__ import annotations

import secrets
from functools import partial
from itertools import count
from random import Random
from typing import Final

import msgspec

from meowple.core.game import Refused
from meowple.table import events as t
from meowple.table import wire
from meowple.table.bots.programs import hang_up
from meowple.table.commands import Order
from meowple.table.names import clean_name
from meowple.table.pages.connection import encoded
from meowple.table.people import NAMES, PROGRAM, token_hash
from meowple.table.requests.guards import chair_at, expect_host, expect_lobby, own_seat
from meowple.table.requests.lobby import go_on
from meowple.table.room import Room
from meowple.table.store.base import Guest

LONGEST_NAME: Final = 12
"""Shorter than a person's: everybody reads "(program)" behind it."""


async def invite(room: Room, order: Order, request: wire.InviteProgram) -> bytes | None:
    """The answer alone has the token: the command that is kept says only that it was given."""
    chair = chair_at(room, request.seat)
    expect_host(room, order.asker)
    expect_lobby(room)
    if not chair.free:
        raise Refused("seat_taken", seat=request.seat)
    token, until = secrets.token_urlsafe(24), room.utc() + room.settings.program_token
    program = _program(room, order.asker.guest, token, request.name)
    if not await room.store.save_guest(program, of=order.asker.guest.id):
        raise Refused("no_guest")
    room.pages.call(program)
    await room.happen(t.ProgramInvited(request.seat, program.id, until), order=order)
    path = f"/t/{room.id}#{PROGRAM}{token}"
    return encoded(wire.ProgramInvited(request.id, request.seat, path, until))


def _program(room: Room, host: Guest, token: str, name: str | None) -> Guest:
    """Kept as guests are, and forgotten with its host, who may have named it. A match knows few
    more than it has chairs, or one host could fill the store."""
    known = {chair.program for chair in room.table.chairs}
    places = (f"{host.id}.{PROGRAM}{room.table.match}.{place}" for place in count(1))
    return Guest(
        id=next(place for place in places if place not in known),
        token_hash=token_hash(token),
        name=Random(token).choice(NAMES[host.language]) if name is None else _called(name),
        language=host.language,
        seen_at=room.utc(),
    )


def _called(name: str) -> str:
    called = clean_name(name)
    if len(called) > LONGEST_NAME:
        raise Refused("name_too_long", longest=LONGEST_NAME)
    return called


async def sit_down(room: Room, program: str) -> None:
    """A program has come, or come back, if it may."""
    seat = next((n for n, one in enumerate(room.table.chairs) if one.program == program), None)
    if seat is None or not room.table.chairs[seat].until:
        raise Refused("token_void")
    chair = room.table.chairs[seat]
    left = chair.until - room.utc()
    if left <= 0:
        raise Refused("token_expired")
    if room.pages.of_guest(program):
        raise Refused("program_is_here")
    room.alarms.set(f"token of {program}", left, partial(_expire, room, program))
    if chair.guest is None:
        await room.happen(t.ProgramSat(seat))


async def _expire(room: Room, program: str) -> None:
    """Its time is over; if it sits, it is away from now on."""
    hang_up(room.pages, program, Refused("token_expired"))


async def dismiss(room: Room, order: Order, seat: int) -> bytes | None:
    """The host takes a token back, and with it the seat; in a match a bot plays on."""
    expect_host(room, order.asker)
    program = room.table.chairs[seat].program or ""
    answer = await room.happen(*_gone(room, seat), order=order)
    hang_up(room.pages, program, Refused("token_void"))
    known = await room.store.guest(program)
    if known is not None:  # its name stays for as long as the match tells of it
        nobody = secrets.token_hex(32)
        await room.store.save_guest(msgspec.structs.replace(known, token_hash=nobody), of=program)
    return answer


def _gone(room: Room, seat: int) -> list[t.Event]:
    if room.table.status == "lobby":
        return [t.Stood(seat)]
    void: list[t.Event] = [t.ProgramDismissed(seat), t.WentAway(seat, room.clock.now())]
    if room.table.status == "playing":
        void.append(t.BotSatIn(seat, room.settings.substitute, room.live.past.count))
    return void


async def agree(room: Room, order: Order, request: wire.AgreePrograms) -> bytes | None:
    """What was agreed holds for a whole match."""
    seat = own_seat(room, order.asker, request.seat)
    if room.table.status not in ("lobby", "over"):
        raise Refused("match_has_begun")
    answer = await room.happen(t.AgreedToPrograms(seat, request.on), order=order)
    await go_on(room)
    return answer
