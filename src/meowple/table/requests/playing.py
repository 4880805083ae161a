"""In a match and after it: moves, taking back, playing again, inviting, saying something."""

from __future__ import annotations

from typing import Any, Final

from meowple.core.game import Refused, Seat, When
from meowple.core.log import Person
from meowple.table import events as t
from meowple.table import wire
from meowple.table.commands import Order
from meowple.table.live import AnyMatch
from meowple.table.pages.connection import encoded
from meowple.table.race.racing import Asker, Read
from meowple.table.requests import company
from meowple.table.requests.guards import current_match, expect_going, own_seat
from meowple.table.requests.lobby import go_on
from meowple.table.room import Room
from meowple.table.updates.telling import tell_all

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


async def play(room: Room, order: Order, request: wire.Play, read: Read) -> bytes | None:
    seat = own_seat(room, order.asker, request.seat)
    match = current_match(room, request.match)
    if room.table.chairs[seat].sits_in is not None:
        raise Refused("bot_sits_in")
    if request.decision != match.decision(seat):
        _say_why_not(match, seat, request.move, When(room.clock.now()))
        raise Refused("stale_decision")
    expect_going(room)
    room.hourglass.expect_time(seat)
    moment = room.racing.moment(seat, Asker(order.asker, read, request.reaction))
    person = Person(order.asker.guest.id, seat)
    answer = await room.play(seat, request.move, person, moment.when, order)
    room.racing.remember(seat, moment)
    await company.plays(room, seat)
    return answer


def _say_why_not(match: AnyMatch, seat: Seat, move: Any, when: When) -> None:
    """The game's own reason is clearer than that the page is behind, if there is one."""
    if match.decision(seat) is None:
        mark = match.mark()
        try:
            match.play(seat, move, when=when, by=Person("nobody"))
        finally:
            match.back_to(mark)


async def pause(room: Room, order: Order, request: wire.Pause) -> bytes | None:
    seat = own_seat(room, order.asker, request.seat)
    match = current_match(room, request.match)
    if not room.racing.on:
        return await company.rest(room, order, request)
    if match.outcome is not None:
        raise Refused("nothing_to_pause")
    if room.racing.round_is_on:  # a round is never broken off: the pause comes after it
        room.racing.holding.wish(seat if request.on else None)
    else:
        await room.hold(seat, on=request.on)
    return order.command.answer


async def undo(room: Room, order: Order, request: wire.Undo) -> bytes | None:
    seat = own_seat(room, order.asker, request.seat)
    current_match(room, request.match)
    expect_going(room)
    by = Person(order.asker.guest.id, seat)
    return await room.undo(seat, request.seq, by, order)


async def again(room: Room, order: Order, request: wire.Again) -> bytes | None:
    seat = own_seat(room, order.asker, request.seat)
    if room.table.status != "over":
        raise Refused("match_not_over")
    answer = await room.happen(t.WantsAgain(seat), order=order)
    await go_on(room)
    return answer


async def invite(room: Room, order: Order, request: wire.Invite) -> bytes | None:
    if room.table.evening is None and not room.table.seats_of(order.asker.guest.id):
        raise Refused("no_seat")
    path = f"/t/{room.id}#{room.table.opened.invite}"
    return encoded(wire.Invitation(request.id, path, order.asker.line.qr_code(path)))


async def say(room: Room, order: Order, request: wire.Say) -> bytes | None:
    seat = own_seat(room, order.asker, request.seat)
    if request.phrase not in PHRASES:
        raise Refused("no_such_phrase")
    if room.table.muted:
        raise Refused("phrases_muted")
    tell_all(room.pages, wire.Said(seat, request.phrase))
    return order.command.answer


async def show(room: Room, order: Order, request: wire.Show) -> bytes | None:
    for seat in request.seats:
        own_seat(room, order.asker, seat)
    order.asker.shows = request.seats
    room.telling.show(order.asker)
    return order.command.answer
