"""What waits at a table: bounded, in order, and who plays before who watches."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from meowple.core.game import Seat
from meowple.table import wire
from meowple.table.inbox import PLAYERS_WAIT, WATCHERS_WAIT, Errand, Inbox
from meowple.table.pages.connection import Connection
from meowple.table.requests import answering
from meowple.table.store.base import Guest
from meowple.table.store.memory import MemoryStore
from tests.server.house import House, time_passes, two_begin
from tests.server.seated import answers
from tests.server.tapped import Tapped
from tests.server.virtual import in_virtual_time


def page(name: str = "ann") -> Connection:
    return Tapped(Guest(name, name, name, "en", 0), 1_000)


async def nothing() -> None:
    """An errand that is only waited for."""


def all_of(inbox: Inbox) -> list[str | None]:
    return [inbox.get().command for _ in range(len(inbox))]


@in_virtual_time
async def test_who_plays_comes_before_who_watches_and_each_as_they_came() -> None:
    inbox, ann, eve = Inbox(), page("ann"), page("eve")
    inbox.put(Errand(nothing, 1.0, eve, "watch 1"), watches=True)
    inbox.put(Errand(nothing, 3.0, ann, "play 3"))
    inbox.put(Errand(nothing, 2.0, None, "clock 2"))
    inbox.put(Errand(nothing, 0.5, eve, "watch 2"), watches=True)
    inbox.put(Errand(nothing, 3.0, ann, "play 3 too"))
    assert all_of(inbox) == ["clock 2", "play 3", "play 3 too", "watch 2", "watch 1"]


@pytest.mark.parametrize(("watches", "most"), [(False, PLAYERS_WAIT), (True, WATCHERS_WAIT)])
@in_virtual_time
async def test_only_so_much_of_one_page_waits(watches: bool, most: int) -> None:
    inbox, ann = Inbox(), page()
    took = [inbox.put(Errand(nothing, 0.0, ann), watches=watches) for _ in range(most + 2)]
    assert took == [True] * most + [False] * 2
    assert inbox.put(Errand(nothing, 0.0, page()), watches=watches), "another page is another page"
    inbox.get()
    assert inbox.put(Errand(nothing, 0.0, ann), watches=watches)


def test_a_thousand_errands_cost_a_thousand_times_one() -> None:
    """Not the square of it, as when all were sorted anew for each."""

    async def emptied(number: int) -> float:
        inbox = Inbox()
        for at in range(number):
            inbox.put(Errand(nothing, -at))
        begin = time.process_time()
        all_of(inbox)
        return time.process_time() - begin

    few = min(asyncio.run(emptied(1_000)) for _ in range(5))
    many = min(asyncio.run(emptied(16_000)) for _ in range(5))
    assert many < 16 * 6 * few


class Reading(MemoryStore):
    """Counts what is asked of the disk."""

    asked = 0

    def _refuse_if_closed(self) -> None:
        self.asked += 1


@in_virtual_time
async def test_refusals_and_repeats_ask_nothing_of_the_store() -> None:
    store = Reading()
    house = House(store)
    ann, ben, table = await two_begin(house)
    eve = await (await house.guest("Eve")).come(table)
    asked = {"match": ann.update["match"], "decision": ann.update["decision"]}
    mover = ann if ann.update["moves"] else ben
    asked["decision"] = mover.update["decision"]
    play = wire.Play(
        id="ab" * 16, seat=mover.update["seat"], move=mover.update["moves"][0], **asked
    )
    assert mover._room is not None
    for _ in range(3):
        before = store.asked
        answering.submit(mover._room, mover.connection, play, 0.0)  # type: ignore[arg-type]
        await time_passes(0.01)
        await mover.look()
    assert store.asked == before, "the third time"
    told = [heard["type"] for heard in mover.heard if answers(play.id, heard)]
    assert told == ["update", "accepted", "accepted"]
    before = store.asked
    assert (await eve.ask(wire.Play, move={"type": "draw"}, **asked))["key"] == "no_seat"
    assert (await mover.ask(wire.Play, move={"type": "x"}, **asked))["key"] == "not_a_move"
    assert store.asked == before


@in_virtual_time
async def test_a_page_that_asks_for_too_much_at_once_is_told_so() -> None:
    ann, _, table = await two_begin(House())
    eve = await (await ann.house.guest("Eve")).come(table)
    assert eve._room is not None
    assert eve.connection is not None
    for number in range(WATCHERS_WAIT + 3):
        answering.submit(eve._room, eve.connection, wire.Again(f"{number:032x}", Seat(0)), 0.0)
    await eve.look()
    told = [heard["key"] for heard in eve.heard if heard["type"] == "refused"]
    assert sorted(told) == ["no_seat"] * WATCHERS_WAIT + ["too_fast"] * 3


@in_virtual_time
async def test_a_repeat_is_known_after_a_restart_too() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    mover = ann if ann.update["moves"] else ben
    update = mover.update
    play: Any = wire.Play(
        "cd" * 16, update["seat"], update["match"], update["decision"], update["moves"][0]
    )
    for _ in range(2):
        assert mover._room is not None
        answering.submit(mover._room, mover.connection, play, 0.0)  # type: ignore[arg-type]
        await mover.look()
        await house.restart()
        await mover.come(table)
    told = [heard["type"] for heard in mover.heard if answers(play.id, heard)]
    assert told == ["update", "accepted"]
    _, entries = await house.log(update["match"])
    assert len(entries) == 2
    assert json.dumps(play.move)
