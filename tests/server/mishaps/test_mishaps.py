"""When the program itself or the disk fails: nobody else loses their table."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from meowple.core.game import Refused
from meowple.table import wire
from meowple.table.hub import Hub
from meowple.table.store.base import Seen, StoreFailed, WrongVersion
from meowple.table.store.memory import MemoryStore
from tests.server.inside import Visitor, new_hub, settled
from tests.server.tapped import Tapped
from tests.server.virtual import run


class Failing(MemoryStore):
    """A store that fails when it is told to."""

    mishap: Exception | None = None

    async def append(self, *args: Any, **more: Any) -> Seen | None:
        self._fail()
        return await super().append(*args, **more)

    async def read(self, stream: str, start: int = 0) -> list[bytes]:
        self._fail()
        return await super().read(stream, start)

    def _fail(self) -> None:
        if self.mishap is not None:
            raise self.mishap


async def two_at_a_table(hub: Hub) -> tuple[str, Visitor, Visitor]:
    ann, ben = Visitor("ann"), Visitor("ben")
    table, invite = await hub.open(ann.guest, "tail", 2, {}, False, ())
    await ann.enter(hub, table)
    await ben.enter(hub, table, invite)
    assert (await ben.ask("sit", seat=1))["type"] == "accepted"
    ann.hear()
    return table, ann, ben


@pytest.mark.parametrize("mishap", [RuntimeError("a bug"), RecursionError(), OverflowError()])
def test_a_bug_in_one_request_is_told_to_who_asked_and_hurts_nobody(
    mishap: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = Failing()
        _, ann, ben = await two_at_a_table(new_hub(store))
        assert (await ann.ask("start"))["type"] == "accepted"
        ben.hear()
        assert ann.room.match is not None
        before = ann.room.match.link
        asked = {"match": ann.update["match"], "decision": ann.update["decision"]}
        store.mishap = mishap
        answer = await ann.ask("play", move={"type": "put_down"}, **asked)
        assert (answer["type"], answer["key"]) == ("refused", "went_wrong")
        assert "bug" not in json.dumps(answer)
        assert ben.hear() == []
        assert not ann.connection.dropped
        assert not ben.connection.dropped
        assert ann.room.match.link == before
        store.mishap = None
        answer = await ann.ask("play", move={"type": "put_down"}, **asked)
        assert answer["type"] == "accepted"
        assert ben.hear() != []

    run(story())
    assert "something went wrong" in caplog.text


@pytest.mark.parametrize("mishap", [StoreFailed("disk full"), WrongVersion("table/x", 7)])
def test_when_the_store_fails_the_table_is_read_anew(
    mishap: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        store = Failing()
        hub = new_hub(store)
        table, ann, ben = await two_at_a_table(hub)
        store.mishap = mishap
        with pytest.raises(TimeoutError):
            await ann.ask("start")
        assert ann.connection.dropped
        assert ben.connection.dropped
        store.mishap = None
        old = ann.room
        await ann.enter(hub, table)
        await ben.enter(hub, table)
        assert ann.room is ben.room is not old
        assert (await ann.ask("start"))["type"] == "accepted"

    run(story())
    assert "lost touch" in caplog.text


def test_who_cannot_even_come_in_is_told_and_dropped(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        hub = new_hub()
        table, ann, ben = await two_at_a_table(hub)
        ann.room.telling.welcome = None  # type: ignore[assignment, method-assign]
        eve = Tapped(ann.guest, 100)
        await hub.enter(table, eve, wire.Hello())
        await settled(ann.room)
        frame = eve.outbox.get_nowait()
        assert frame is not None
        assert json.loads(frame)["key"] == "went_wrong"
        assert eve.dropped
        assert not ben.connection.dropped

    run(story())


def test_tables_that_do_not_exist_leave_nothing_in_the_memory() -> None:
    async def story() -> None:
        store = Failing()
        hub = new_hub(store)
        ann = Visitor("ann")
        table, _ = await hub.open(ann.guest, "tail", 2, {}, False, ())
        eve = Tapped(Visitor("eve").guest, 100)
        for guess in range(100):
            with pytest.raises(Refused, match="no_such_table"):
                await hub.enter(f"table-{guess}", eve, wire.Hello())
        store.mishap = StoreFailed("disk")
        with pytest.raises(StoreFailed):
            await hub.enter(table, eve, wire.Hello())
        await asyncio.sleep(0)
        store.mishap = None
        assert not hub._loading.doing
        assert not hub._rooms
        with pytest.raises(Refused, match="no_such_table"):
            await hub.enter(table, eve, wire.Hello("wrong"))
        assert list(hub._rooms) == [table]
        await asyncio.sleep(hub.settings.idle_after / 1000 + 1)
        assert not hub._rooms, "nobody came in, so it left the memory again"

    run(story())


def test_many_who_come_at_once_find_the_same_table() -> None:
    async def story() -> None:
        hub = new_hub()
        ann = Visitor("ann")
        table, _ = await hub.open(ann.guest, "tail", 2, {}, False, ())
        rooms = await asyncio.gather(*(hub.room(table) for _ in range(10)))
        assert len(set(map(id, rooms))) == 1

    run(story())


def test_who_comes_just_when_the_table_is_to_be_forgotten_is_welcome() -> None:
    async def story() -> None:
        hub = new_hub()
        table, ann, ben = await two_at_a_table(hub)
        for person in (ann, ben):
            hub.gone(person.room, person.connection)
        await settled(ann.room)
        for early in (0.0005, 0.0, -0.0005):
            await asyncio.sleep(hub.settings.idle_after / 1000 - early)
            frames = len(ann.frames)
            await ann.enter(hub, table)
            assert json.loads(ann.frames[frames])["type"] == "welcome"
            hub.gone(ann.room, ann.connection)
            await settled(ann.room)

    run(story())


def test_a_connection_that_reads_too_slowly_is_dropped_and_holds_a_bounded_queue() -> None:
    async def story() -> None:
        hub = new_hub()
        _, ann, _ = await two_at_a_table(hub)
        slow = Tapped(Visitor("slow").guest, 8)
        ann.room.pages.add(slow)
        for _ in range(100):
            assert (await ann.ask("say", phrase="meow"))["type"] == "accepted"
        assert slow.gone.is_set()
        assert slow.outbox.qsize() == 8
        slow.drop()
        assert slow.outbox.qsize() == 8

    run(story())
