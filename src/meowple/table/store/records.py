"""How tables and matches lie in the store."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from meowple.core.game import Outcome
from meowple.core.log import Entry, Header, Log, first_link, next_link
from meowple.core.luck import BadLog
from meowple.core.match import Match, resume
from meowple.core.registry import find_game
from meowple.table.events import Over, Status, Table
from meowple.table.store.base import Card, Store
from meowple.table.updates.past import PastFacts

DAY: Final = 24 * 3600 * 1000
AT_ONCE: Final = 32
"""So many entries are read before others have their turn."""

_headers = msgspec.json.Decoder(Header)
_entries = msgspec.json.Decoder(Entry)


def table_stream(table_id: str) -> str:
    """The stream of a table's events."""
    return f"table/{table_id}"


def match_stream(match_id: str) -> str:
    """The stream of a match: its header, then its entries."""
    return f"match/{match_id}"


def result_stream(match_id: str) -> str:
    """What is kept of a match that will not go on: its `Result`, then its replay, compressed.
    There is none while it is played."""
    return f"result/{match_id}"


class Result(Struct, frozen=True):
    """How a match ended, in words that need no rules."""

    outcome: Outcome | None = None
    """None if its table was closed before the end."""
    link: str | None = None
    """The hash of the whole log."""
    hints: tuple[int, ...] = ()
    """How many hints each seat took."""


class Days(Struct, frozen=True):
    """How many facts of a match everybody was told, and how many of them while each seat's person
    was there last; None while they are."""

    told: int
    heard: tuple[int | None, ...]

    def news(self, seats: Sequence[int]) -> int:
        """How much is new to whoever holds these seats."""
        heard = [self.heard[seat] for seat in seats]
        return max((self.told - one for one in heard if one is not None), default=0)


def days_of(table: Table, told: int) -> Days | None:
    """What there is to say of a match that people have days for."""
    if not table.in_days or table.status != "playing":
        return None
    return Days(told, tuple(one.heard if one.away else None for one in table.chairs))


class Summary(Struct, frozen=True):
    """What a list of tables says about one. Names are looked up by the guests' ids."""

    game: str
    status: Status
    chairs: tuple[str, ...]
    """As `Table.seated` tells."""
    updated_at: int
    """When something happened that everybody at the table knows of: no move tells."""
    waiting: tuple[int, ...] = ()
    """Whom everybody knew the match to wait for then."""
    results: tuple[Over, ...] = ()
    """The latest matches that ended there, the last one last."""
    days: Days | None = None
    """Where people have days for a move."""


def evening_member(code: str) -> str:
    """Among the members of a table, the code by which its evening is found."""
    return f"evening {code}"


def day_of(utc: int) -> int:
    """The beginning of the day, in milliseconds of UTC."""
    return utc // DAY * DAY


def card_of(
    table: Table,
    due_at: int | None,
    updated_at: int,
    today: int,
    waiting: tuple[int, ...] = (),
    told: int = 0,
) -> Card:
    """What can be found out about a table without reading it."""
    summary = Summary(
        table.game,
        table.status,
        table.seated,
        updated_at,
        waiting,
        table.results,
        days_of(table, told),
    )
    is_open = table.evening is not None and table.status != "closed"
    code = (evening_member(table.evening.code),) if table.evening and is_open else ()
    return Card(
        due_at=due_at,
        listed=table.opened.public
        and table.door
        and table.status == "lobby"
        and bool(table.free and table.people),
        members=(*dict.fromkeys(chair.guest for chair in table.chairs if chair.guest), *code),
        summary=msgspec.json.encode(summary),
        touched=today,
    )


async def read_match(
    store: Store, match_id: str, facts: PastFacts | None = None
) -> Match[Any, Any, Any, Any]:
    """A match as it was left; what happened in it is added to `facts`. Raises `OtherRules`, or
    `BadLog` for what cannot be read."""
    records = await store.read(match_stream(match_id))
    key = await store.secret(match_id)
    if key is None:
        raise BadLog("the key of the match is missing")
    header, entries = read_records(records)
    match = resume(find_game(header.game), header, (), key)
    for number, entry in enumerate(entries, 1):
        happened = match.append(entry)
        if facts is not None:
            facts.extend(happened)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    return match


def read_records(records: list[bytes]) -> tuple[Header, list[Entry]]:
    """What lies in the stream of a match; `BadLog` for what cannot be read, or is not there."""
    if not records:
        raise BadLog("the match is missing")
    try:
        return _headers.decode(records[0]), [_entries.decode(record) for record in records[1:]]
    except msgspec.MsgspecError as error:
        raise BadLog(f"a record cannot be read: {error}") from None


def log_of(records: list[bytes], key: bytes | None) -> Log:
    """The log of a match as it lies in the store; nothing of it is played again."""
    header, entries = read_records(records)
    links: list[str] = []
    link = first_link(header)
    for entry in entries:
        link = next_link(link, entry)
        links.append(link)
    return Log(header, tuple(entries), tuple(links), None if key is None else key.hex())
