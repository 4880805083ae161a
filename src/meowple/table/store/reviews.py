"""Matches that are over, looked at again from a seat: part by part, as long as somebody asks.

Nothing is kept: each part follows from the match alone, so any server may make any part, and a page
that goes away simply asks for no more. How far a part goes depends on the clock, what stands in it
does not.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import lru_cache
from time import monotonic
from typing import Final, Literal

import msgspec

from meowple.bots.asked import Question, asked_in
from meowple.bots.judgement import won
from meowple.bots.review import Looked, Reviewer, reviewer_of
from meowple.core.game import MeowpleError, Refused, Seat
from meowple.core.luck import OtherRules
from meowple.core.retold import recalled
from meowple.table.bots.thinking import Thinkers
from meowple.table.store.base import Store
from meowple.table.store.records import Result, log_of, match_stream, result_stream
from meowple.table.wire import Dear, Reviewed, ReviewPart

log = logging.getLogger(__name__)

AT_ONCE: Final = 1
"""So many parts are made at the same time: bots have the other processes for themselves."""
MOST_WAITING: Final = 16
"""So many guests wait for a part at most; whoever comes then asks again later."""
SECONDS: Final = 1.0
"""A part takes about so long, and has one decision at least."""

WhyNot = Literal["rules", "damaged", "seat"]
WHY_NOT: Final[Mapping[WhyNot, str]] = {
    "rules": "review_other_rules",
    "damaged": "review_damaged",
    "seat": "review_no_seat",
}


class Reviews:
    """What is made for those who look at matches of one store again. A guest has one part made at
    a time, and all together few."""

    def __init__(self, store: Store, thinkers: Thinkers, share: float) -> None:
        self._store = store
        self._thinkers = thinkers
        self._share = share
        self._guests: set[str] = set()
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def part(self, guest: str, match_id: str, seat: int, first: int) -> bytes | None:
        """The decisions of a seat from the `first` on, as many as take a moment, as JSON; None
        while the match is played, or where it has no end."""
        kept = await self._store.read(result_stream(match_id))
        if not kept or msgspec.json.decode(kept[0], type=Result).outcome is None:
            return None
        async with self._in_turn(guest):
            records = tuple(await self._store.read(match_stream(match_id)))
            given = records, seat, first, self._share, SECONDS
            try:
                made: bytes | Stopped = await self._thinkers.do(part_text, *given, kind="review")
            except Exception as error:
                log.error("match %s could not be reviewed: %r", match_id, error)
                raise Refused("review_went_wrong") from None
        if isinstance(made, Stopped):
            raise Refused(WHY_NOT[made.why])
        return made

    @asynccontextmanager
    async def _in_turn(self, guest: str) -> AsyncIterator[None]:
        if guest in self._guests or len(self._guests) >= MOST_WAITING:
            raise Refused("review_busy")
        self._guests.add(guest)
        try:
            async with self._turn:
                yield
        finally:
            self._guests.discard(guest)


class Stopped(msgspec.Struct, frozen=True):
    """Why there is no review."""

    why: WhyNot


def part_text(
    records: tuple[bytes, ...], seat: int, first: int, share: float, seconds: float
) -> bytes | Stopped:
    """Runs in another process: a part of a review."""
    began = monotonic()
    try:
        made = _reviewer(records, seat, share)
    except OtherRules:
        return Stopped("rules")
    except MeowpleError:
        return Stopped("damaged")
    if isinstance(made, Stopped):
        return made
    questions, found = made.asked.questions, list[Reviewed]()
    for number in range(max(0, first), len(questions)):
        if found and monotonic() - began > seconds:
            break
        found.append(_told(made, questions[number], made.look(number)))
    seats, outcome = made.asked.seats, made.asked.outcome
    ended = 0.0 if outcome is None else won(outcome, seat)
    return msgspec.json.encode(ReviewPart(first, len(questions), 1 / seats, ended, tuple(found)))


@lru_cache(2)
def _reviewer(records: tuple[bytes, ...], seat: int, share: float) -> Reviewer | Stopped:
    """Whoever asks for a part mostly asks for the next one soon."""
    record = log_of(list(records), None)
    if not 0 <= seat < record.header.seats:
        return Stopped("seat")
    return reviewer_of(record.header.game, asked_in(record, Seat(seat)), share)


def _told(reviewer: Reviewer, one: Question, looked: Looked) -> Reviewed:
    """A decision as a page is told of it; where it cost something, as it lay."""
    dear = None
    if looked.cost > 0.0:
        screen = recalled(reviewer.game, one.view)
        dear = Dear(screen, looked.move, looked.better, looked.why)
    chances = (looked.before, looked.chosen, looked.answered, looked.doubt)
    before, chosen, answered, doubt = (round(chance, 3) for chance in chances)
    return Reviewed(looked.forced, before, chosen, answered, doubt, dear)
