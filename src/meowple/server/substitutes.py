"""Who is away too long while others play is played for by a bot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from meowple.server.table import BotSatIn

if TYPE_CHECKING:
    from meowple.server.room import Room


def expect_substitutes(room: Room, awake: bool) -> None:
    """Set an alarm for each seat that a bot is to play for, unless its person comes back. The time
    counts while the match goes on."""
    for seat in room.table.people:
        chair, alarm = room.table.chairs[seat], f"bot sits in {seat}"
        if not (awake and chair.away and chair.sits_in is None):
            room.cancel(alarm)
        elif not room.expects(alarm):
            room.alarm(alarm, room.settings.bot_after, partial(_sit_in, room, seat))


async def _sit_in(room: Room, seat: int) -> None:
    chair = room.table.chairs[seat]
    if room.awake and chair.away and chair.sits_in is None:
        await room.happen(BotSatIn(seat, room.settings.substitute))
