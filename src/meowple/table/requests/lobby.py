"""Before a match: getting ready, the seeds, and warming up for a race."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable

from meowple.core.game import Refused
from meowple.core.luck import commitment, seed_hash
from meowple.core.match import Match
from meowple.core.registry import find_game
from meowple.lessons import Lesson
from meowple.table import events as t
from meowple.table import wire
from meowple.table.bots.programs import programs_may_play
from meowple.table.bots.teaching import lesson_at
from meowple.table.commands import Order
from meowple.table.live import AnyMatch
from meowple.table.pages.connection import encoded
from meowple.table.race.racing import Asker, Read
from meowple.table.requests.guards import (
    expect_host,
    expect_lobby,
    expect_prepared,
    move_of,
    options_of,
    own_seat,
)
from meowple.table.room import Change, Room


async def ready(room: Room, order: Order, request: wire.Ready) -> bytes | None:
    seat = own_seat(room, order.asker, request.seat)
    expect_lobby(room)
    expect_prepared(room, request.match)
    answer = await room.happen(t.SeedFixed(seat, request.seed_hash), order=order)
    await go_on(room)
    return answer


async def warm_up(room: Room, order: Order, request: wire.WarmUp) -> bytes | None:
    seat = own_seat(room, order.asker, request.seat)
    expect_lobby(room)
    return encoded(room.warming.ask(order.asker, seat, request.id))


async def try_out(room: Room, order: Order, request: wire.Try, read: Read) -> bytes | None:
    own_seat(room, order.asker, request.seat)
    expect_lobby(room)
    move = move_of(find_game(room.table.game), request.move)
    trial = room.warming.trial(order.asker)
    asker = Asker(order.asker, read, request.reaction)
    return encoded(room.warming.answer(trial, asker, move, request.id))


async def choose(room: Room, order: Order, request: wire.Choose) -> bytes | None:
    expect_host(room, order.asker)
    expect_lobby(room)
    options = options_of(find_game(room.table.game), request.options)
    return await room.happen(t.Chose(options), order=order)


async def time(room: Room, order: Order, request: wire.Time) -> bytes | None:
    expect_host(room, order.asker)
    expect_lobby(room)
    if request.timing is not None and room.racing.on:
        raise Refused("a_race_has_its_time")
    return await room.happen(t.Timed(request.timing), order=order)


async def start(room: Room, order: Order, request: wire.Start) -> bytes | None:
    expect_host(room, order.asker)
    expect_lobby(room)
    for seat in room.table.free:
        raise Refused("seat_free", seat=seat)
    if not programs_may_play(room.table):
        raise Refused("programs_not_agreed")
    answer = await room.happen(t.Dealing(), order=order)
    await go_on(room)
    return answer


async def go_on(room: Room) -> None:
    """Take the steps that wait for nobody any more: prepare the next match when all who are there
    want it, ask for the seeds when all are ready for it, deal when all seeds have been told.

    It looks at nothing but the table, so it can be tried after anything that happened, and goes
    on where a server stopped between two steps."""
    evening = room.table.evening is not None
    wanted = any(chair.again for chair in room.table.chairs) if evening else _all_want_again(room)
    if room.table.status == "over" and wanted:
        event, keys = prepared()
        chairs = (t.ChairsSet(find_game(room.table.game).seats[-1]),) if evening else ()
        await room.commit(Change(events=(event, *chairs), clears=True, secrets=keys))
    again = room.table.status == "lobby" and room.table.rematch and not room.table.free
    again = again and not evening and programs_may_play(room.table)
    if again and _all_there(room, lambda chair: chair.seed_hash is not None):
        await room.happen(t.Dealing())
    if room.table.status == "dealing":
        await _gather_seeds(room)


def _all_want_again(room: Room) -> bool:
    return _all_there(room, lambda chair: chair.again)


def _all_there(room: Room, are_done: Callable[[t.Chair], bool]) -> bool:
    """Whether this holds for every person who is not away; with nobody there, for none."""
    people = [room.table.chairs[seat] for seat in room.table.people]
    there = [chair for chair in people if not chair.away]
    return bool(there) and all(map(are_done, there))


async def _gather_seeds(room: Room) -> None:
    """Deal once all seeds are there, or when the time for them is over."""
    if not any(chair.seed_hash and chair.seed is None for chair in room.table.chairs):
        await _deal(room)
    elif not room.alarms.expects("seeds"):
        room.alarms.set("seeds", room.settings.seeds_within, lambda: _deal(room))


async def seed(room: Room, order: Order, request: wire.Seed) -> bytes | None:
    seat = own_seat(room, order.asker, request.seat)
    chair = room.table.chairs[seat]
    if room.table.status != "dealing":
        raise Refused("not_dealing")
    expect_prepared(room, request.match)
    if chair.seed is not None or chair.seed_hash is None:
        raise Refused("seed_not_asked")
    told = seed_hash(request.match, seat, bytes.fromhex(request.seed))
    if not hmac.compare_digest(told, chair.seed_hash):
        raise Refused("seed_does_not_fit")
    answer = await room.happen(t.SeedTold(seat, request.seed), order=order)
    await go_on(room)
    return answer


async def _deal(room: Room) -> None:
    """Begin the match with the luck that was committed to and the seeds that came."""
    table = room.table
    if table.status != "dealing" or table.match is None:
        return
    room.alarms.cancel("seeds")
    key = await room.store.secret(table.match)
    lesson = lesson_at(table)
    match: AnyMatch = Match(
        find_game(table.game),
        len(table.chairs),
        table.options,
        key=key,
        seeds=[bytes.fromhex(chair.seed or "") for chair in table.chairs],
        match_id=table.match if lesson is None else lesson.match_id,
    )
    await room.begin(match)


def prepared(lesson: Lesson | None = None) -> tuple[t.Prepared, dict[str, bytes]]:
    """A name and a committed key for the next match; the key is kept secret. A lesson has its own
    name and key, so that its luck is known; the table keeps it under another name all the same."""
    match_id, key = secrets.token_hex(12), secrets.token_bytes(32)
    if lesson is not None:
        return t.Prepared(match_id, commitment(lesson.match_id, lesson.key)), {match_id: lesson.key}
    return t.Prepared(match_id, commitment(match_id, key)), {match_id: key}
