"""Before a match: getting ready, the seeds, and warming up for a race."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

import msgspec

from meowple.core.game import Refused
from meowple.core.luck import commitment, seed_hash
from meowple.core.match import Match
from meowple.core.registry import find_game
from meowple.lessons import Lesson
from meowple.server import table as t
from meowple.server import wire
from meowple.server.connection import Connection, encoded
from meowple.server.granted import (
    RefusedByGame,
    expect_host,
    expect_lobby,
    expect_prepared,
    move_of,
    own_seat,
)
from meowple.server.racing import Asker, Read
from meowple.server.records import match_stream
from meowple.server.room import AnyMatch, Room
from meowple.server.store.base import Command, Seen, Write
from meowple.server.teaching import lesson_at


async def ready(room: Room, who: Connection, request: wire.Ready, command: Command) -> Seen | None:
    seat = own_seat(room, who)
    expect_lobby(room)
    expect_prepared(room, request.match)
    seen = await room.happen(t.SeedFixed(seat, request.seed_hash), command=command)
    await go_on(room)
    return seen


async def warm_up(
    room: Room, who: Connection, request: wire.WarmUp, command: Command
) -> Seen | None:
    seat = own_seat(room, who)
    expect_lobby(room)
    return Seen(encoded(room.warming.ask(who, seat, request.id)))


async def try_out(
    room: Room, who: Connection, request: wire.Try, command: Command, read: Read
) -> Seen | None:
    own_seat(room, who)
    expect_lobby(room)
    move = move_of(find_game(room.table.opened.game), request.move)
    trial = room.warming.trial(who)
    try:
        tried = room.warming.answer(trial, Asker(who, read, request.reaction), move, request.id)
    except Refused as refused:
        raise RefusedByGame(refused) from None
    return Seen(encoded(tried))


async def start(room: Room, who: Connection, request: wire.Start, command: Command) -> Seen | None:
    expect_host(room, who)
    expect_lobby(room)
    for seat in room.table.free:
        raise Refused("seat_free", seat=seat)
    seen = await room.happen(t.Dealing(), command=command)
    await go_on(room)
    return seen


async def go_on(room: Room) -> None:
    """Take the steps that wait for nobody any more: prepare the next match when all who are there
    want it, ask for the seeds when all are ready for it, deal when all seeds have been told.

    It looks at nothing but the table, so it can be tried after anything that happened, and goes
    on where a server stopped between two steps."""
    if room.table.status == "over" and _all_there(room, lambda chair: chair.again):
        event, keys = prepared()
        await room.happen(event, secrets=keys)
        room.match = room.kept = None
    again = room.table.status == "lobby" and room.table.rematch and not room.table.free
    if again and _all_there(room, lambda chair: chair.seed_hash is not None):
        await room.happen(t.Dealing())
    if room.table.status == "dealing":
        await _gather_seeds(room)


def _all_there(room: Room, are_done: Callable[[t.Chair], bool]) -> bool:
    """Whether this holds for every person who is not away; with nobody there, for none."""
    people = [room.table.chairs[seat] for seat in room.table.people]
    there = [chair for chair in people if not chair.away]
    return bool(there) and all(map(are_done, there))


async def _gather_seeds(room: Room) -> None:
    """Deal once all seeds are there, or when the time for them is over."""
    if not any(chair.seed_hash and chair.seed is None for chair in room.table.chairs):
        await _deal(room)
    elif not room.expects("seeds"):
        room.alarm("seeds", room.settings.seeds_within, lambda: _deal(room))


async def seed(room: Room, who: Connection, request: wire.Seed, command: Command) -> Seen | None:
    seat = own_seat(room, who)
    chair = room.table.chairs[seat]
    if room.table.status != "dealing":
        raise Refused("not_dealing")
    expect_prepared(room, request.match)
    if chair.seed is not None or chair.seed_hash is None:
        raise Refused("seed_not_asked")
    told = seed_hash(request.match, seat, bytes.fromhex(request.seed))
    if not hmac.compare_digest(told, chair.seed_hash):
        raise Refused("seed_does_not_fit")
    seen = await room.happen(t.SeedTold(seat, request.seed), command=command)
    await go_on(room)
    return seen


async def _deal(room: Room) -> None:
    """Begin the match with the luck that was committed to and the seeds that came."""
    table = room.table
    if table.status != "dealing" or table.match is None:
        return
    room.cancel("seeds")
    key = await room.store.secret(table.match)
    lesson = lesson_at(table)
    match: AnyMatch = Match(
        find_game(table.opened.game),
        len(table.chairs),
        table.opened.options,
        key=key,
        seeds=[bytes.fromhex(chair.seed or "") for chair in table.chairs],
        match_id=table.match if lesson is None else lesson.match_id,
    )
    records = [msgspec.json.encode(match.header), *map(msgspec.json.encode, match.entries)]
    write = Write(match_stream(table.match), 0, tuple(records))
    await room.begin(match, write)


def prepared(lesson: Lesson | None = None) -> tuple[t.Prepared, dict[str, bytes]]:
    """A name and a committed key for the next match; the key is kept secret. A lesson has its own
    name and key, so that its luck is known; the table keeps it under another name all the same."""
    match_id, key = secrets.token_hex(12), secrets.token_bytes(32)
    if lesson is not None:
        return t.Prepared(match_id, commitment(lesson.match_id, lesson.key)), {match_id: lesson.key}
    return t.Prepared(match_id, commitment(match_id, key)), {match_id: key}
