"""Hints: agreeing to them before a match, and asking for one in it."""

from __future__ import annotations

from meowple.core.game import Refused
from meowple.table import events as t
from meowple.table import wire
from meowple.table.bots.hinting import expect_hints
from meowple.table.commands import Order
from meowple.table.requests.guards import current_match, expect_going, own_seat
from meowple.table.room import Room


async def agree(room: Room, order: Order, request: wire.AgreeHints) -> bytes | None:
    """What was agreed holds for a whole match."""
    seat = own_seat(room, order.asker, request.seat)
    if room.table.status not in ("lobby", "over"):
        raise Refused("match_has_begun")
    return await room.happen(t.AgreedToHints(seat, request.on), order=order)


async def hint(room: Room, order: Order, request: wire.Hint) -> bytes | None:
    """It is answered when it is worked out."""
    seat = own_seat(room, order.asker, request.seat)
    if seat not in room.pages.shown(order.asker):
        raise Refused("not_your_seat", seat=seat)  # somebody else holds the device
    match = current_match(room, request.match)
    expect_hints(room.table)
    expect_going(room)
    if room.table.chairs[seat].sits_in is not None:
        raise Refused("bot_sits_in")
    if seat not in match.to_act or request.decision != match.decision(seat):
        raise Refused("stale_decision")
    await room.hints.ask(order, seat)
    return None
