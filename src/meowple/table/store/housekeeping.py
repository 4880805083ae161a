"""What grows is pruned: tables that nobody has touched for very long, and guests nobody has seen.

The rules stand in docs/keeping.md.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from meowple.table.events import folded
from meowple.table.store.base import Card, Store, StoreFailed
from meowple.table.store.records import (
    DAY,
    Summary,
    match_stream,
    result_stream,
)

EVERY: Final = 6 * 3600.0
"""Seconds from one round to the next."""
KEPT_LOBBIES: Final = 30 * DAY
"""A table where nothing was ever played, and nobody came again."""
KEPT: Final = 400 * DAY
"""Everything else: longer than a cookie lives, so nobody can come back to it."""
AT_ONCE: Final = 50

log = logging.getLogger(__name__)


class Housekeeping:
    """Looks through a store now and then."""

    def __init__(self, store: Store, utc: Callable[[], int], in_use: Callable[[str], bool]) -> None:
        self._store = store
        self._utc = utc
        self._in_use = in_use
        """Whether a table is in memory: then it is not forgotten now."""

    async def go_on(self) -> None:
        """Tidy up now and every few hours."""
        while True:
            try:
                await self.tidy()
            except StoreFailed as error:
                log.warning("nothing was tidied up: %s", error)
            await asyncio.sleep(EVERY)

    async def tidy(self) -> None:
        """Forget what nobody can want any more."""
        now = self._utc()
        await self._forget_tables(now - KEPT_LOBBIES, unplayed=True)
        await self._forget_tables(now - KEPT, unplayed=False)
        await self._store.forget_guests(now - KEPT)

    async def _forget_tables(self, since: int, *, unplayed: bool) -> None:
        for stream, card in await self._store.untouched(since, AT_ONCE):
            if not self._in_use(stream.removeprefix("table/")) and (
                not unplayed or _never_began(card)
            ):
                await self._forget(stream)

    async def _forget(self, stream: str) -> None:
        """A table, all its matches, their keys and what was kept of them."""
        try:
            matches = (await folded(await self._store.read(stream))).matches
        except Exception:  # a damaged one: its matches cannot be found
            matches = []
        streams = [of(match) for match in matches for of in (match_stream, result_stream)]
        await self._store.forget([stream, *streams], matches)


def _never_began(card: Card) -> bool:
    try:
        return msgspec.json.decode(card.summary, type=Summary).status == "lobby"
    except msgspec.MsgspecError:
        return False
