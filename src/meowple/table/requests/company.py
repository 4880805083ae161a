"""What the people around a table agree on, whose seat goes to whom, what the host allows."""

from __future__ import annotations

import secrets

from meowple.core.game import Refused, Seat
from meowple.core.log import Bot, Played
from meowple.table import company, wire
from meowple.table import events as t
from meowple.table.commands import Order
from meowple.table.live import AnyMatch
from meowple.table.pages.connection import encoded
from meowple.table.requests.guards import chair_at, current_match, expect_host, own_seat
from meowple.table.requests.lobby import go_on
from meowple.table.room import Room

# Agreeing


async def rest(room: Room, order: Order, request: wire.Pause) -> bytes | None:
    """A pause of a match that is no race: all who are there agree on it, anybody ends it."""
    seat = own_seat(room, order.asker, request.seat)
    match = current_match(room, request.match)
    if match.outcome is not None or room.table.in_days or room.table.lesson is not None:
        raise Refused("nothing_to_pause")
    if not room.table.resting:
        return await _propose(room, order, company.Proposed(seat, None, request.on))
    return await room.happen(*([] if request.on else [company.WentOn(seat)]), order=order)


async def without(room: Room, order: Order, request: wire.Without) -> bytes | None:
    """Going on without somebody. Whom it is about has no vote, but a word: that they are here."""
    seat = own_seat(room, order.asker, request.seat)
    match = current_match(room, request.match)
    chair = chair_at(room, request.about)
    proposed = company.Proposed(seat, request.about, request.on)
    if chair.guest == order.asker.guest.id:
        if request.on:
            raise Refused("not_yourself")
        return await room.happen(proposed, order=order)
    if chair.guest is None or chair.sits_in is not None or match.outcome is not None:
        raise Refused("nobody_to_wait_for")
    if request.on and room.table.in_days and not _time_was_up(match, request.about):
        raise Refused("still_has_time")
    return await _propose(room, order, proposed)


def _time_was_up(match: AnyMatch, seat: Seat) -> bool:
    """Whether a bot had to make the last move of a seat."""
    for entry in reversed(match.entries):
        if isinstance(entry.act, Played) and entry.act.seat == seat:
            return isinstance(entry.by, Bot)
    return False


async def plays(room: Room, seat: Seat) -> None:
    """Whoever moves is here."""
    if seat in room.table.proposals:
        await room.happen(company.Proposed(seat, seat, on=False))


async def _propose(room: Room, order: Order, proposed: company.Proposed) -> bytes | None:
    if room.table.chairs[proposed.seat].sits_in is not None:
        raise Refused("bot_sits_in")
    answer = await room.happen(proposed, order=order)
    await settle(room)
    return answer


async def settle(room: Room) -> None:
    """Let a pause begin that all who are there agree on; it can be tried after anything that
    happened. That they go on without somebody, `Substitutes` sees to."""
    if None in company.agreed(room.table):
        await room.happen(company.Rested(room.clock.now()))


def sits_in(room: Room, seat: int) -> t.BotSatIn:
    """A bot plays for somebody: until they come back, or, if they are there, until they say so."""
    handed = not room.table.chairs[seat].away
    return t.BotSatIn(seat, room.settings.substitute, room.live.past.count, handed)


# Seats that go to others


async def give(room: Room, order: Order, request: wire.Give) -> bytes | None:
    """A link is known to the page that asked for it alone, and as long as that shows it."""
    seat = own_seat(room, order.asker, request.seat)
    if not request.on:
        return await room.happen(company.Kept(seat), order=order)
    if room.table.lesson is not None:
        raise Refused("not_in_a_lesson")
    secret = secrets.token_urlsafe(16)
    until = room.utc() + company.LINK_LASTS
    offered = company.Offered(seat, company.secret_hash(secret), until)
    await room.happen(offered, order=order)
    path = f"/t/{room.id}#{secret}"
    return encoded(wire.SeatLink(request.id, seat, path, order.asker.line.qr_code(path)))


async def take(room: Room, order: Order, request: wire.Take) -> bytes | None:
    """Somebody takes over a seat as it is."""
    chair, guest = chair_at(room, request.seat), order.asker.guest.id
    if chair.guest == guest:
        return await room.happen(order=order)  # pressed twice
    for seat in room.table.seats_of(guest):
        raise Refused("you_have_a_seat", seat=seat)
    if not room.table.door:
        raise Refused("door_is_closed")
    if room.table.status in ("dealing", "closed"):
        raise Refused("not_now")
    if chair.bot is None:
        _expect_given(room, order, request.seat)
    elif not company.takes_newcomers(room.table, room.match):
        raise Refused("not_between_rounds")
    before = list(room.pages.of(request.seat))
    answer = await room.happen(company.Took(request.seat, guest), order=order)
    for connection in {*before, *room.pages.of(request.seat)}:
        room.telling.show(connection)  # each is shown what is theirs now
    await go_on(room)
    return answer


def _expect_given(room: Room, order: Order, seat: Seat) -> None:
    if company.given(room.table, order.asker.invite) != seat:
        raise Refused("seat_taken", seat=seat)
    offer = room.table.chairs[seat].offer
    if offer is None or offer.until <= room.utc():
        raise Refused("link_is_over")


# The host


async def remove(room: Room, order: Order, request: wire.Remove) -> bytes | None:
    """Whoever is sent away is told so, and comes back no more."""
    chair = chair_at(room, request.seat)
    expect_host(room, order.asker)
    guest, begun = chair.guest, room.table.status in ("dealing", "playing")
    if guest is None:
        raise Refused("nobody_sits_there")
    if guest == order.asker.guest.id:
        raise Refused("not_yourself")
    if (begun and room.table.opened.public) or (room.table.evening is not None and not chair.away):
        raise Refused("not_your_seat", seat=request.seat)
    answer = await room.happen(company.Removed(guest, room.settings.substitute), order=order)
    for connection in [one for one in room.pages if one.guest.id == guest]:
        connection.drop()
    await settle(room)
    await go_on(room)
    return answer


async def door(room: Room, order: Order, request: wire.Door) -> bytes | None:
    """Who is there stays; nobody new comes, to play or to watch."""
    expect_host(room, order.asker)
    return await room.happen(company.DoorSet(request.open), order=order)


async def mute(room: Room, order: Order, request: wire.Mute) -> bytes | None:
    """For everybody at the table."""
    expect_host(room, order.asker)
    return await room.happen(company.Muted(request.on), order=order)
