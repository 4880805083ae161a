"""The matches that a guest has played to the end, as their tables keep them: no log is read."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from meowple.core.game import Line, Millis
from meowple.core.registry import GAMES
from meowple.core.retold import tells_times
from meowple.table import events as t
from meowple.table.store.base import Store
from meowple.table.store.replays import Replays

MOST_TABLES: Final = 200
"""The tables written to last; what is older is not counted."""
MOST_TIMED: Final = 20
"""So many of the latest matches of a game are asked for times: each is read as it was told."""


class Played(Struct, frozen=True):
    """How a match ended for one who played it."""

    match: str
    game: str
    at: int
    """When, in milliseconds of UTC."""
    seat: int
    seats: int
    rank: int
    score: int
    lines: tuple[Line, ...]
    """What the points were for."""
    more_is_better: bool
    times: bool
    """Whether the game can say how quick everybody was."""


class Timed(Struct, frozen=True):
    """How quick somebody was in one match."""

    match: str
    at: int
    times: tuple[Millis, ...]


async def played_by(store: Store, guest: str) -> list[Played]:
    """What a guest has played to the end, latest first; lessons are no matches."""
    found: list[Played] = []
    for stream, _ in await store.of_member(guest, MOST_TABLES):
        found += await _at_table(await store.read(stream), guest)
    return sorted(found, key=lambda one: one.at, reverse=True)


async def _at_table(records: list[bytes], guest: str) -> list[Played]:
    table, found = t.Table([]), list[Played]()
    async for event in t.told(records):
        if isinstance(event, t.Finished) and table.lesson is None:
            found += _of_match(table, event, guest)
        table.apply(event)
    return found


def _of_match(table: t.Table, ended: t.Finished, guest: str) -> list[Played]:
    outcome = ended.outcome
    if outcome is None or ended.at is None:
        return []
    return [
        Played(
            match=ended.match,
            game=table.game,
            at=ended.at,
            seat=seat,
            seats=len(table.chairs),
            rank=outcome.ranks[seat],
            score=outcome.scores[seat],
            lines=outcome.breakdown[seat],
            more_is_better=outcome.more_is_better,
            times=table.game in GAMES and tells_times(table.game),
        )
        for seat, chair in enumerate(table.chairs)
        if chair.person == guest
    ]


async def times_of(store: Store, replays: Replays, guest: str, game: str) -> list[Timed]:
    """How quick a guest was in their latest matches of a game, latest first; of others nothing."""
    mine = [one for one in await played_by(store, guest) if one.game == game and one.times]
    found = []
    for one in mine[:MOST_TIMED]:
        times = await replays.times(one.match, game)
        own = tuple(took for seat, took in times if seat == one.seat)
        found.append(Timed(one.match, one.at, own))
    return found
