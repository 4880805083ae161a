"""A match that was played elsewhere and comes in as a file: it gets a table, where it is over."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from itertools import cycle

import msgspec

from meowple.bots.asked import unknown_level
from meowple.core.game import MeowpleError, Outcome, Refused
from meowple.core.log import Bot, Log, Person, Played
from meowple.core.luck import BadLog, OtherRules
from meowple.core.match import replay
from meowple.table import events as t
from meowple.table.people import NAMES, token_hash
from meowple.table.store.base import Guest, Store, Write, WrongVersion
from meowple.table.store.records import (
    Result,
    card_of,
    day_of,
    match_stream,
    result_stream,
    table_stream,
)


async def bring(store: Store, guest: Guest, text: str, now: int) -> str:
    """Check a record and put it on the shelf; gives its table. One that is there is found again."""
    log, outcome = _checked(text)
    name = hashlib.sha256(log.links[-1].encode()).hexdigest()[:24]
    table_id, match_id = f"brought-{name}", name
    chairs = await _chairs(store, guest, log)
    events = [
        t.Opened(log.header.game, log.header.seats, log.header.options, guest.id, True, name),
        *chairs,
        t.Prepared(match_id, log.header.commitment),
        *(t.SeedTold(seat, seed) for seat, seed in enumerate(log.header.seeds) if seed),
        t.Started(match_id),
        t.Finished(match_id, outcome, now),
    ]
    records = tuple(msgspec.json.encode(event) for event in events)
    match = tuple(msgspec.json.encode(each) for each in (log.header, *log.entries))
    result = msgspec.json.encode(Result(outcome, log.links[-1]))
    stream = table_stream(table_id)
    writes = [
        Write(stream, 0, records),
        Write(match_stream(match_id), 0, match),
        Write(result_stream(match_id), 0, (result,)),
    ]
    card = card_of(t.Table(list(records)), None, now, day_of(now))
    secrets = {match_id: bytes.fromhex(log.key or "")}
    with suppress(WrongVersion):  # it is there already
        await store.append(writes, cards={stream: card}, secrets=secrets)
    return table_id


def _checked(text: str) -> tuple[Log, Outcome]:
    """A record that holds what it says, to the end; refused in plain words otherwise."""
    try:
        log = Log.from_json(text)
        outcome = replay(log).outcome
    except OtherRules:
        raise Refused("log_other_rules") from None
    except BadLog as bad:
        raise _why_not(bad) from None
    except MeowpleError:
        raise Refused("log_unreadable") from None
    level = unknown_level(log)
    if level is not None:
        raise Refused("log_unknown_level", level=level)
    if outcome is None or log.key is None:
        raise Refused("log_not_over")
    return log, outcome


def _why_not(bad: BadLog) -> Refused:
    """What is wrong with a record, as far as whoever brings it can do something about it."""
    if bad.key == "unknown_game":
        return Refused("log_unknown_game", **bad.details)
    return Refused("log_not_over") if bad.key == "cut" else Refused("log_unreadable")


async def _chairs(store: Store, guest: Guest, log: Log) -> list[t.Event]:
    """Who sat where, as far as the record says: people have no names in it, and get some."""
    names = cycle(NAMES[guest.language])
    chairs: list[t.Event] = []
    for seat in range(log.header.seats):
        by = _player(log, seat)
        if isinstance(by, Bot):
            chairs.append(t.BotSat(seat, by.level))
        elif by.id == guest.id:
            chairs.append(t.Sat(seat, guest.id))
        else:
            somebody = f"{log.header.match}/{seat}"
            known = Guest(
                somebody, token_hash(somebody), next(names), guest.language, guest.seen_at
            )
            await store.save_guest(known)
            chairs.append(t.Sat(seat, somebody))
    return chairs


def _player(log: Log, seat: int) -> Bot | Person:
    """Who played a seat: a person, if it ever was one."""
    players = [
        one.by for one in log.entries if isinstance(one.act, Played) and one.act.seat == seat
    ]
    people = [by for by in players if isinstance(by, Person)]
    bots = [by for by in players if isinstance(by, Bot)]
    return (people or bots or [Person()])[0]
