"""What somebody has played, read from what is stored of a race."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path

import msgspec

import meowple
from meowple.core.retold import tells_times, times_in
from meowple.table import events as t
from meowple.table.bots.thinking import InPlace
from meowple.table.played import MOST_TIMED, Timed, played_by, times_of
from meowple.table.store.base import Card, Write
from meowple.table.store.memory import MemoryStore
from meowple.table.store.records import Result, result_stream, table_stream
from meowple.table.store.replays import Replays, replay_of

RACE = meowple.Log.from_json(
    (Path(__file__).parents[1] / "golden" / "boots-two-players.json").read_text("utf-8")
)


async def stored(store: MemoryStore, table: str, lesson: str | None = None) -> str:
    """A table where Ann and a companion of hers have played the race; gives its match."""
    outcome, match = meowple.replay(RACE).outcome, f"match of {table}"
    events: list[t.Event] = [
        t.Opened("boots", 2, {}, "ann", False, "invite", lesson),
        t.Sat(0, "ann", "ann.companion"),
        t.Sat(1, "ann"),
        t.Prepared(match, "commitment"),
        t.Started(match),
        t.Finished(match, outcome, at=1000 + len(table)),
        t.Prepared("another", "commitment"),
        t.Finished("another"),
    ]
    records = tuple(msgspec.json.encode(event) for event in events)
    stream = table_stream(table)
    await store.append([Write(stream, 0, records)], cards={stream: Card(members=("ann",))})
    replay = zlib.compress(msgspec.json.encode(replay_of(RACE)))
    result = msgspec.json.encode(Result(outcome))
    await store.append([Write(result_stream(match), 0, (result, replay))])
    return match


def test_who_played_it_reads_how_it_ended_and_how_quick_they_were() -> None:
    async def story() -> None:
        store = MemoryStore()
        match = await stored(store, "t")
        await stored(store, "a lesson", lesson="boots")
        outcome = meowple.replay(RACE).outcome
        assert outcome is not None
        (one,) = await played_by(store, "ann")
        assert (one.match, one.game, one.seat, one.seats, one.times) == (match, "boots", 1, 2, True)
        assert (one.rank, one.score) == (outcome.ranks[1], outcome.scores[1])
        assert one.lines == outcome.breakdown[1]
        assert await played_by(store, "ben") == []
        replays = Replays(store, InPlace())
        won = [fact for moment in replay_of(RACE).moments for fact in moment.facts]
        mine = [one.reaction for one in won if getattr(one, "reaction", None) and one.seat == 1]
        assert mine
        assert await times_of(store, replays, "ann", "boots") == [Timed(match, 1001, tuple(mine))]
        assert await times_of(store, replays, "ann", "tail") == []
        assert await times_of(store, replays, "ben", "boots") == []

    asyncio.run(story())


def test_only_the_latest_matches_are_asked_for_times() -> None:
    async def story() -> None:
        store = MemoryStore()
        for number in range(MOST_TIMED + 3):
            await stored(store, "t" * (number + 1))
        found = await times_of(store, Replays(store, InPlace()), "ann", "boots")
        assert [one.at for one in found] == [1000 + MOST_TIMED + 3 - n for n in range(MOST_TIMED)]

    asyncio.run(story())


def test_games_that_cannot_say_how_quick_somebody_was_say_nothing() -> None:
    assert [game for game in meowple.GAMES if tells_times(game)] == ["boots"]
    assert times_in("tail", [{"type": "won", "seat": 0, "reaction": 7}]) == []
    assert times_in("boots", [{"type": "won"}]) == [], "what is garbled costs nobody the rest"


def test_others_have_their_turn_while_a_table_that_saw_much_is_read() -> None:
    async def look() -> int:
        """How often somebody else had a turn meanwhile."""
        store, turns = MemoryStore(), 0
        await stored(store, "table")
        stream = table_stream("table")
        flips = [t.AgreedToHints(0, number % 2 == 0) for number in range(40_000)]
        records = tuple(msgspec.json.encode(event) for event in flips)
        await store.append([Write(stream, len(await store.read(stream)), records)])

        async def count() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        counting = asyncio.create_task(count())
        assert await played_by(store, "ann")
        counting.cancel()
        return turns

    assert asyncio.run(look()) >= 75
