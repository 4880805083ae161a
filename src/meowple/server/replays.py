"""A match that is over, seen again: at each moment what a spectator could see then."""

from __future__ import annotations

import asyncio
from itertools import islice
from typing import Any, Final

import msgspec

from meowple.core.log import Log
from meowple.core.match import Match, unfold
from meowple.server.records import read_log
from meowple.server.store.base import Store
from meowple.server.wire import Moment, Replay

MOST_MOMENTS: Final = 4000
"""So many are told of one match; what a page is sent has to end somewhere."""


async def read_replay(store: Store, match_id: str) -> Replay | None:
    """The replay of a match; None while it is played, or where there is none."""
    log = await read_log(store, match_id)
    if log is None:
        return None
    replay = await asyncio.to_thread(replay_of, log)
    return msgspec.structs.replace(replay, match=match_id)  # as its table calls it


def replay_of(log: Log, most: int = MOST_MOMENTS) -> Replay:
    """What everybody could see after each entry. Each moment tells only what has changed, and where
    nobody could see anything, as when somebody grabs in secret, there is none."""
    moments: list[Moment] = []
    before: dict[str, Any] = {}
    for match in islice(unfold(log), most):
        shown: dict[str, Any] = msgspec.to_builtins(match.screen(None))
        moment = _moment(match, before, shown)
        if moment.facts or moment.changed or moment.waiting != moments[-1].waiting:
            moments.append(moment)
        before = shown
    return Replay(log.header.match, tuple(moments), max(0, len(log.entries) - most))


def _moment(
    match: Match[Any, Any, Any, Any], before: dict[str, Any], shown: dict[str, Any]
) -> Moment:
    told = [fact.told_to(None) for fact in match.facts]
    return Moment(
        at=match.now,
        facts=tuple(fact for fact in told if fact is not None),
        waiting=tuple(sorted(match.waiting_for(None))),
        changed={
            name: value
            for name, value in shown.items()
            if name not in before or before[name] != value
        },
    )
