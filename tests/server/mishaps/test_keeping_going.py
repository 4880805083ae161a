"""Something goes wrong at a table by itself: it stumbles, and goes on."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from meowple.core.game import Millis
from meowple.core.registry import find_game
from meowple.table import room as rooms
from meowple.table import wire
from meowple.table.bots.thinking import Thought, TookTooLong
from meowple.table.store.base import Seen, StoreFailed
from meowple.table.store.memory import MemoryStore
from meowple.table.store.records import table_stream
from tests.server.house import FirstMoves, House, Visitor, play_until, time_passes, two_begin
from tests.server.secrets.test_what_lists_tell import a_race
from tests.server.virtual import in_virtual_time


async def against_a_bot(house: House) -> tuple[Visitor, str]:
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "cat"], rounds=1)
    await ann.come(table)
    await ann.do(wire.Start)
    await time_passes(0.1)
    await ann.look()
    return ann, table


# Wake-ups


@in_virtual_time
async def test_a_wake_up_that_fails_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, ann, _, _ = await a_race()
    boots, fails = find_game("boots"), iter([True] * 5)
    usual = boots.wake

    def wake(*args: Any) -> Any:
        if next(fails, False):
            raise RuntimeError("a bug")
        return usual(*args)

    monkeypatch.setattr(boots, "wake", wake)
    before = len(ann.heard)
    await time_passes(120)
    await ann.look()
    facts = [fact["type"] for heard in ann.heard[before:] for fact in heard.get("facts", ())]
    assert facts, "the table went on by itself"
    assert next(fails, None) is None
    assert caplog.text.count("something went wrong") == 1


# Bots


@in_virtual_time
async def test_for_a_bot_that_cannot_think_the_first_move_is_made() -> None:
    house = House()
    house.bots.fails = 10_000
    ann, _ = await against_a_bot(house)
    await play_until("over", ann)


class Hanging(FirstMoves):
    """Bots that were given up."""

    async def think(self, *question: Any) -> Thought:
        self.asked += 1
        raise TookTooLong("tail cat")


@in_virtual_time
async def test_a_bot_that_was_given_up_is_not_asked_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    minds = Hanging()
    ann, _ = await against_a_bot(House(minds=minds))
    assert ann.update["waiting"] == [0]
    await play_until("over", ann)
    assert caplog.text.count("could not think") == 1


class Slow(FirstMoves):
    """Bots that think for a while."""

    def __init__(self, thinks: float, pause: int) -> None:
        super().__init__(pause)
        self.thinks = thinks

    async def think(self, name: str, level: str, view: bytes, moves: bytes, dice: str) -> Thought:
        await asyncio.sleep(self.thinks)
        return Thought(0, Millis(self.pause))


@pytest.mark.parametrize(("thinks", "moves_after"), [(0.0, 2.0), (1.5, 2.0), (3.0, 3.0)])
@in_virtual_time
async def test_how_long_a_bot_thinks_tells_nothing_while_it_is_shorter_than_its_pause(
    thinks: float, moves_after: float
) -> None:
    house = House(minds=Slow(thinks, 2_000))
    ann, _ = await against_a_bot(house)
    await time_passes(moves_after - 0.15)
    await ann.look()
    assert 1 in ann.update["waiting"]
    await time_passes(0.15)
    await ann.look()
    assert 1 not in ann.update["waiting"]


@in_virtual_time
async def test_a_bot_that_is_asked_anew_is_asked_with_moves() -> None:
    """What it may do is read when it is asked, not when its turn to think comes."""
    seen: list[int] = []

    class Counting(FirstMoves):
        async def think(
            self, name: str, level: str, view: bytes, moves: bytes, dice: str
        ) -> Thought:
            seen.append(len(json.loads(moves)))
            return await super().think(name, level, view, moves, dice)

    ann, _ = await against_a_bot(House(minds=Counting(0)))
    await play_until("over", ann)
    assert seen
    assert min(seen) > 0


# The store


class FailsOnce(MemoryStore):
    """Fails at the next append."""

    fails = False

    async def append(self, *args: Any, **more: Any) -> Seen | None:
        if self.fails:
            self.fails = False
            raise StoreFailed("the disk is gone")
        return await super().append(*args, **more)


@in_virtual_time
async def test_who_comes_in_when_the_store_fails_is_sent_away_and_comes_again() -> None:
    """Coming back to a race voids its open question, and that is stored before anybody is in."""
    store = FailsOnce()
    _, ann, ben, table = await a_race(store)
    ann.go()
    ben.go()
    await time_passes(10)
    store.fails = True
    with pytest.raises(AssertionError, match="dropped"):
        await ann.come(table)
    await ann.come(table)
    assert ann.table["status"] == "playing"


# Length


@in_virtual_time
async def test_a_match_has_a_longest_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "LONGEST", 12)
    house = House()
    ann, ben, table = await two_begin(house)
    for _ in range(30):
        for person in (ann, ben):
            await person.look()
            if person.update["moves"] and person.table["status"] == "playing":
                await person.play()
    assert (ann.table["status"], ann.table["why"]) == ("closed", "too_long")
    _, entries = await house.log(ann.update["match"])
    assert len(entries) == 12
    assert await house.hub.replays.log(ann.update["match"]) is not None
    await house.restart()
    await ann.come(table)
    assert ann.table["why"] == "too_long"


async def _on_and_off(ann: Visitor) -> None:
    """Somebody lets the same thing happen at their table again and again."""
    for turn in range(40):
        answer = await ann.ask(wire.Mute, on=turn % 2 == 0)
        if answer["type"] == "refused":
            return
    raise AssertionError("as often as one likes")


@in_virtual_time
@pytest.mark.parametrize("stands", ["lobby", "playing", "over"])
async def test_so_much_may_happen_at_a_table_and_no_more(
    monkeypatch: pytest.MonkeyPatch, stands: str
) -> None:
    monkeypatch.setattr(rooms, "MOST_EVENTS", 25)
    house = House()
    if stands == "lobby":
        ann = await house.guest("Ann")
        table, _ = await house.hub.open(ann.guest, "tail", 2, {}, True, [None, None])
        await ann.come(table)
    else:
        ann, ben, table = await two_begin(house, rounds=1)
        if stands == "over":
            await play_until("over", ann, ben)
    assert ann.table["status"] == stands
    match = ann.table["match"]
    await _on_and_off(ann)
    await house.restart()
    await ann.come(table)
    assert (ann.table["status"], ann.table["why"]) == ("closed", "too_long")
    if stands != "lobby":
        assert await house.hub.replays.log(match) is not None


@in_virtual_time
async def test_nobody_fills_a_closed_table_by_coming_and_going(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "MOST_EVENTS", 25)
    house = House()
    ann, ben, table = await two_begin(house, rounds=1)
    ben.go()
    await time_passes(5)
    await _on_and_off(ann)
    assert ann.table["status"] == "closed"
    before = await house.store.read(table_stream(table))
    for _ in range(5):
        await ben.come(table)
        assert not ben.chairs[1]["away"], "nobody is waited for any more"
        ben.go()
        await time_passes(5)
    await house.restart()
    await ben.come(table)
    assert await house.store.read(table_stream(table)) == before


@in_virtual_time
async def test_taking_back_ends_before_the_match_is_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "LAST_UNDO", 1)
    ann, ben, _ = await two_begin(House())
    asked = next(person for person in (ann, ben) if person.update["moves"])
    answer = await asked.ask(wire.Undo, match=asked.update["match"], seq=0)
    assert answer["key"] == "too_long_to_undo"
