"""What a request may take for granted; else it is refused."""

from __future__ import annotations

from typing import Any

import msgspec

from meowple.core.game import AnyGame, MeowpleError, Refused, Seat
from meowple.core.registry import read_move, read_options
from meowple.table.events import Chair
from meowple.table.live import AnyMatch
from meowple.table.pages.connection import Connection
from meowple.table.room import Room


def chair_at(room: Room, seat: int) -> Chair:
    """The chair of that number."""
    if not 0 <= seat < len(room.table.chairs):
        raise Refused("no_such_seat", seat=seat)
    return room.table.chairs[seat]


def own_seat(room: Room, who: Connection, seat: Seat) -> Seat:
    """The seat that is named, if it is held by whoever asks."""
    if not room.table.seats_of(who.guest.id):
        raise Refused("no_seat")
    if chair_at(room, seat).guest != who.guest.id:
        raise Refused("not_your_seat", seat=seat)
    return seat


def expect_host(room: Room, who: Connection) -> None:
    """Refuse what only the host may do; in an evening, what only those may who sit there."""
    if not room.table.hosted_by(who.guest.id):
        raise Refused("host_only")


def expect_lobby(room: Room) -> None:
    """Refuse what can only be done before a match."""
    if room.table.status != "lobby":
        raise Refused("match_has_begun")


def expect_prepared(room: Room, match_id: str) -> None:
    """Refuse what is meant for another match."""
    if match_id != room.table.match:
        raise Refused("another_match")


def current_match(room: Room, match_id: str) -> AnyMatch:
    """The match that is on, or just over."""
    expect_prepared(room, match_id)
    if room.table.status == "closed":
        raise Refused("table_closed")
    if room.match is None:
        raise Refused("no_match_yet")
    return room.match


def expect_going(room: Room) -> None:
    """Refuse what cannot be done in a pause."""
    room.racing.holding.expect_none()
    if room.table.resting:
        raise Refused("table_rests")


def move_of(game: AnyGame, told: Any) -> Any:
    """The move of the game that was told; refuses whatever is none, letter by letter."""
    try:
        move = read_move(game, told)
    except (msgspec.ValidationError, RecursionError):
        raise Refused("not_a_move") from None
    if told != msgspec.to_builtins(move):
        raise Refused("not_a_move")
    return move


def options_of(game: AnyGame, told: dict[str, Any]) -> dict[str, Any]:
    """The options of the game that were told, with the defaults of what was not; refuses whatever
    cannot be chosen."""
    try:
        options: dict[str, Any] = msgspec.to_builtins(read_options(game, told))
    except (MeowpleError, RecursionError):
        raise Refused("not_to_be_chosen") from None
    return options
