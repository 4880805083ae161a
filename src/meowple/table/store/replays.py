"""Matches that will not go on: their logs, what could be seen at each moment, and what stood out.

Both are made in another process, since a long match takes its time. A replay is made once, when the
match ends, and kept: it is shown whatever becomes of the rules.
"""

from __future__ import annotations

import zlib
from itertools import islice
from typing import Any, Final, TypeAlias

import msgspec

from meowple.core.game import Millis, Outcome, Seat
from meowple.core.log import Log
from meowple.core.match import Match, unfold
from meowple.core.retold import Heard, Highlight, times_in
from meowple.table.bots.thinking import Thinkers
from meowple.table.once import Once
from meowple.table.store.base import Store, Write, WrongVersion
from meowple.table.store.records import Result, log_of, match_stream, result_stream
from meowple.table.wire import Moment, Replay

AnyMatch: TypeAlias = Match[Any, Any, Any, Any]

MOST_MOMENTS: Final = 4000
"""So many are told of one match; what a page is sent has to end somewhere."""


class Kept(msgspec.Struct, frozen=True):
    """What can be shown of a match that is over where its rules are not played any more."""

    outcome: Outcome | None
    link: str | None
    key: str | None
    view: dict[str, Any]
    """The spectator's, at the end."""


class Replays:
    """The matches of one store that will not go on."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self._store = store
        self._thinkers = thinkers
        self._making: Once[bytes] = Once()

    async def log(self, match_id: str) -> tuple[str, bytes] | None:
        """A name for the log of a match, and the log as JSON, key included; None while it is
        played."""
        if not await self._store.read(result_stream(match_id)):
            return None
        records = await self._store.read(match_stream(match_id))
        key = await self._store.secret(match_id)
        made: tuple[str, bytes] = await self._thinkers.do(log_text, records, key)
        return made

    async def replay(self, match_id: str) -> bytes | None:
        """The replay of a match as JSON; None while it is played, or where it has no end."""
        kept = await self._store.read(result_stream(match_id))
        if not kept or msgspec.json.decode(kept[0], type=Result).outcome is None:
            return None
        return zlib.decompress(kept[1] if len(kept) > 1 else await self.make(match_id))

    async def make(self, match_id: str) -> bytes:
        """Make and keep the replay of a match that has just ended; once, whoever asks."""
        return await self._making.do(match_id, lambda: self._make(match_id))

    async def _make(self, match_id: str) -> bytes:
        records = await self._store.read(match_stream(match_id))
        hints = await self._hints(match_id)
        made: bytes = await self._thinkers.do(replay_text, records, match_id, hints)
        try:
            await self._store.append([Write(result_stream(match_id), 1, (made,))])
        except WrongVersion:  # somebody else has kept it meanwhile
            return (await self._store.read(result_stream(match_id)))[1]
        return made

    async def times(self, match_id: str, game: str) -> list[tuple[Seat, Millis]]:
        """How long each seat took in a match whose replay is kept, again and again."""
        kept = await self._store.read(result_stream(match_id))
        if len(kept) < 2:
            return []
        told: list[tuple[Seat, Millis]] = await self._thinkers.do(told_times, kept[1], game)
        return told

    async def _hints(self, match_id: str) -> tuple[int, ...]:
        """How many hints each seat took, as its table counted."""
        kept = await self._store.read(result_stream(match_id))
        return msgspec.json.decode(kept[0], type=Result).hints if kept else ()

    async def kept(self, match_id: str) -> Kept | None:
        """What is left of a match whose rules are not played here any more."""
        kept = await self._store.read(result_stream(match_id))
        if len(kept) < 2:
            return None
        result = msgspec.json.decode(kept[0], type=Result)
        view: dict[str, Any] = {}
        for moment in msgspec.json.decode(zlib.decompress(kept[1]), type=Replay).moments:
            view |= moment.changed
        key = await self._store.secret(match_id)
        return Kept(result.outcome, result.link, None if key is None else key.hex(), view)


def log_text(records: list[bytes], key: bytes | None) -> tuple[str, bytes]:
    """Runs in another process: a log to be handed on, and its name."""
    record = log_of(records, key)
    return f"meowple-{record.header.game}-{record.header.match}", record.to_json().encode()


def replay_text(records: list[bytes], match_id: str, hints: tuple[int, ...] = ()) -> bytes:
    """Runs in another process: a replay as it is kept, under the name its table gave the match."""
    told = replay_of(log_of(records, None))
    replay = msgspec.structs.replace(told, match=match_id, hints=hints)
    return zlib.compress(msgspec.json.encode(replay), 9)


class ToldFacts(msgspec.Struct, frozen=True):
    """A moment of a replay, as far as facts go."""

    facts: tuple[dict[str, Any], ...]


class ToldMoments(msgspec.Struct, frozen=True):
    """A replay, as far as facts go."""

    moments: tuple[ToldFacts, ...]


def told_times(kept: bytes, game: str) -> list[tuple[Seat, Millis]]:
    """Runs in another process: how long each seat took in a match."""
    told = msgspec.json.decode(zlib.decompress(kept), type=ToldMoments)
    return times_in(game, [fact for moment in told.moments for fact in moment.facts])


def replay_of(record: Log, most: int = MOST_MOMENTS) -> Replay:
    """What everybody could see after each entry. Each moment tells only what has changed, and where
    nobody could see anything, as when somebody grabs in secret, there is none."""
    told = Retelling(record.header.game)
    match = None
    for match in islice(unfold(record), most):
        told.hear(match)
    outcome = None if match is None else match.outcome
    return Replay(
        record.header.match,
        tuple(told.moments),
        max(0, len(record.entries) - most),
        () if outcome is None else told.highlights(outcome),
    )


class Retelling:
    """A match as it is told again, entry by entry."""

    def __init__(self, game: str) -> None:
        self.moments: list[Moment] = []
        self._heard = Heard(game)
        self._shown: dict[str, Any] = {}
        self._opened: dict[str, Any] = {}

    def hear(self, match: AnyMatch) -> None:
        """One more entry."""
        facts = self._heard.hear(match)
        moment = self._moment(match, facts)
        if facts or moment.changed or moment.waiting != self.moments[-1].waiting:
            self.moments.append(moment)
            self._opened |= moment.opened

    def _moment(self, match: AnyMatch, facts: tuple[Any, ...]) -> Moment:
        shown: dict[str, Any] = msgspec.to_builtins(match.screen(None))
        before, self._shown = self._shown, shown
        return Moment(
            at=match.now,
            facts=facts,
            waiting=tuple(sorted(match.waiting_for(None))),
            changed=_news(before, shown),
            opened=_news(self._opened, self._face_up(match)),
        )

    def _face_up(self, match: AnyMatch) -> dict[str, Any]:
        face_up = getattr(self._heard.own, "face_up", None)
        return {} if face_up is None else msgspec.to_builtins(face_up(match.state))

    def highlights(self, outcome: Outcome) -> tuple[Highlight, ...]:
        """What stood out."""
        return self._heard.highlights(outcome)


def _news(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What differs."""
    return {
        name: value for name, value in now.items() if name not in before or before[name] != value
    }
