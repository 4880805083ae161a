"""A stored match that was dealt by other rules is neither shown nor told as if by these."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from meowple import Match, game
from meowple.server.records import match_stream, read_log
from meowple.server.store.base import Write
from meowple.server.store.memory import MemoryStore


async def stored(rules: int) -> MemoryStore:
    """A store that holds a finished match dealt by these rules of `tail`."""
    match: Match[Any, Any, Any, Any] = Match("tail", 2, {"rounds": 1}, seed=1)
    while match.outcome is None:
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0])
    header = msgspec.structs.replace(match.header, rules=rules)
    records = tuple(msgspec.json.encode(record) for record in (header, *match.entries))
    store = MemoryStore()
    await store.append([Write(match_stream("m"), 0, records)])
    return store


def test_the_log_of_a_match_of_other_rules_is_not_handed_out() -> None:
    async def read(rules: int) -> bool:
        return await read_log(await stored(rules), "m") is not None

    assert asyncio.run(read(game("tail").rules))
    assert not asyncio.run(read(99))
