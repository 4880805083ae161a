"""How tables and matches lie in the store."""

from __future__ import annotations

from collections import deque
from typing import Any

import msgspec
from msgspec import Struct

from meowple.core.log import Entry, Header, Log
from meowple.core.luck import OtherRules
from meowple.core.match import Match, resume
from meowple.core.registry import find_game
from meowple.server.store.base import Card, Store
from meowple.server.table import Status, Table

_headers = msgspec.json.Decoder(Header)
_entries = msgspec.json.Decoder(Entry)


def table_stream(table_id: str) -> str:
    """The stream of a table's events."""
    return f"table/{table_id}"


def match_stream(match_id: str) -> str:
    """The stream of a match: its header, then its entries."""
    return f"match/{match_id}"


class Summary(Struct, frozen=True):
    """What a list of tables says about one. Names are looked up by the guests' ids."""

    game: str
    status: Status
    chairs: tuple[str, ...]
    """For each seat `free`, the level of its bot, or `@` and the guest's id."""
    updated_at: int


def card_of(table: Table, due_at: int | None, utc: int) -> Card:
    """What can be found out about a table without reading it."""
    chairs = tuple(
        f"@{chair.guest}" if chair.guest else chair.bot or "free" for chair in table.chairs
    )
    return Card(
        due_at=due_at,
        listed=table.opened.public
        and table.status == "lobby"
        and bool(table.free and table.people),
        members=tuple(chair.guest for chair in table.chairs if chair.guest is not None),
        summary=msgspec.json.encode(Summary(table.opened.game, table.status, chairs, utc)),
    )


async def read_match(
    store: Store, match_id: str, facts: deque[Any] | None = None
) -> Match[Any, Any, Any, Any] | None:
    """A match as it was left; None if it has not begun. What happened in it is added to `facts`."""
    records = await store.read(match_stream(match_id))
    if not records:
        return None
    header = _headers.decode(records[0])
    match = resume(find_game(header.game), header, (), await store.secret(match_id))
    for record in records[1:]:
        happened = match.append(_entries.decode(record))
        if facts is not None:
            facts.extend(happened)
    return match


async def read_log(store: Store, match_id: str) -> Log | None:
    """The log of a match that is over, key included; None if it was dealt by other rules."""
    try:
        match = await read_match(store, match_id)
    except OtherRules:
        return None  # these rules would tell another story
    return None if match is None or match.outcome is None else match.log
