"""Time at a table: who is away, who sits in, when the match stands still. Hours pass at once."""

from __future__ import annotations

import pytest

from meowple.core.game import Seat
from meowple.core.log import Bot, Person
from meowple.table import wire
from tests.server.house import House, Visitor, play_until, time_passes, two_begin
from tests.server.virtual import in_virtual_time

GRACE = 2.0
SITS_IN = GRACE + 30.0

# Going away


@in_virtual_time
async def test_others_hear_of_a_lost_connection_only_after_a_grace_time() -> None:
    ann, ben, _ = await two_begin(House())
    ben.go()
    await time_passes(GRACE - 0.1)
    await ann.look()
    assert not ann.chairs[1]["away"]
    await time_passes(0.2)
    await ann.look()
    assert ann.chairs[1]["away"]
    assert ann.chairs[1]["level"] is None


@in_virtual_time
async def test_a_bot_sits_in_for_who_is_away_and_plays() -> None:
    house = House()
    ann, ben, _ = await two_begin(house)
    ben.go()
    await time_passes(SITS_IN - 0.1)
    await ann.look()
    assert ann.chairs[1]["level"] is None
    await time_passes(0.2)
    await ann.look()
    assert ann.chairs[1]["level"] == "cat"
    await play_until("over", ann)
    _, entries = await house.log(ann.update["match"])
    assert {entry.by for entry in entries[1:]} == {Person("Ann", Seat(0)), Bot("cat")}


@pytest.mark.parametrize("after", [0.0, 1.0, 1.999, 2.0, 2.001, 31.999, 32.0, 32.001, 33.5, 99.0])
@in_virtual_time
async def test_a_seat_is_taken_back_at_any_moment(after: float) -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    ben.go()
    await time_passes(after)
    await ben.come(table)
    await ben.look()
    assert not ben.chairs[1]["away"]
    assert ben.chairs[1]["level"] is None
    _, entries = await house.log(ann.update["match"])
    before = len(entries)
    await time_passes(1000)
    await play_until("over", ann, ben)
    _, entries = await house.log(ann.update["match"])
    people = {Person("Ann", Seat(0)), Person("Ben", Seat(1))}
    assert all(entry.by in people for entry in entries[before:] if entry.act)
    assert not any(chair["away"] for chair in ann.chairs)


@in_virtual_time
async def test_who_has_two_pages_open_is_there_while_one_of_them_is() -> None:
    ann, ben, table = await two_begin(House())
    second = await (await ben.another_page()).come(table)
    assert second.update["view"] == ben.update["view"]
    ben.go()
    await time_passes(SITS_IN + 1)
    await second.play()
    await ann.look()
    assert not ann.chairs[1]["away"]
    await ben.come(table)
    await ann.play()
    await ben.look()
    await second.look()
    assert ben.update == second.update
    second.go()
    ben.go()
    await time_passes(GRACE + 0.1)
    await ann.look()
    assert ann.chairs[1]["away"]


# Away already when nobody counts the time


@in_virtual_time
async def test_a_bot_sits_in_also_if_a_restart_came_between() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    ben.go()
    await time_passes(GRACE + 1)
    await house.restart()
    await ann.come(table)
    assert ann.chairs[1]["away"]
    await time_passes(SITS_IN)
    await ann.look()
    assert ann.chairs[1]["level"] == "cat"


@in_virtual_time
async def test_a_bot_sits_in_also_if_the_match_stood_still_meanwhile() -> None:
    ann, ben, table = await two_begin(House())
    ben.go()
    await time_passes(GRACE + 1)
    ann.go()
    await time_passes(SITS_IN)
    await ann.come(table)
    assert ann.chairs[1]["level"] is None, "nobody sat in while nobody played"
    await time_passes(SITS_IN)
    await ann.look()
    assert ann.chairs[1]["level"] == "cat"


@in_virtual_time
async def test_a_bot_sits_in_for_who_was_away_before_the_deal() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.open(ann, [None, None])
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    ben.go()
    await time_passes(SITS_IN + 1)
    await ann.do(wire.Start)
    await time_passes(SITS_IN)
    await ann.look()
    assert ann.chairs[1]["level"] == "cat"


# Nobody is there


async def minutes_on_the_clock(house: House, who: Visitor) -> float:
    """The match clock at the last entry."""
    _, entries = await house.log(who.update["match"])
    return entries[-1].at / 60_000


@in_virtual_time
async def test_the_match_clock_stands_still_while_nobody_is_there() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    await time_passes(60)
    ann.go()
    await time_passes(30)
    ben.go()
    await time_passes(3600)
    await ann.come(table)
    await time_passes(30)
    await ann.play()
    assert await minutes_on_the_clock(house, ann) == pytest.approx(2, abs=0.01)


@in_virtual_time
async def test_a_restart_costs_nobody_time() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    await time_passes(60)
    await ann.play()
    await time_passes(600)
    await house.restart()
    await time_passes(3600)
    await ben.come(table)
    await time_passes(60)
    await ben.play()
    assert await minutes_on_the_clock(house, ann) == pytest.approx(2, abs=0.01)


@in_virtual_time
async def test_whoever_watches_sees_the_match_pause_and_go_on() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    watcher = await (await house.guest("Tom")).come(table)
    assert not watcher.table["paused"]
    ann.go()
    ben.go()
    await time_passes(GRACE + 1)
    await watcher.look()
    assert watcher.table["paused"]
    await ann.come(table)
    await watcher.look()
    assert not watcher.table["paused"]


# Bots take their time


@in_virtual_time
async def test_a_bot_moves_after_its_pause() -> None:
    house = House(bot_pace=0.5)
    house.bots.pause = 8_000
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "cat"])
    await ann.come(table)
    await ann.do(wire.Start)
    await time_passes(3.9)
    await ann.look()
    assert 1 in ann.update["waiting"]
    await time_passes(0.2)
    await ann.look()
    assert 1 not in ann.update["waiting"]


@in_virtual_time
async def test_a_bot_waits_while_nobody_is_there() -> None:
    house = House()
    house.bots.pause = 5_000
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "cat"])
    await ann.come(table)
    await ann.do(wire.Start)
    await time_passes(2)
    ann.go()
    await time_passes(60)
    await ann.come(table)
    assert 1 in ann.update["waiting"]
    await time_passes(5.1)
    await ann.look()
    assert 1 not in ann.update["waiting"]


@in_virtual_time
async def test_a_bot_that_could_not_think_is_asked_again() -> None:
    house = House()
    house.bots.fails = 3
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "cat"])
    await ann.come(table)
    await ann.do(wire.Start)
    await time_passes(5)
    await ann.look()
    assert house.bots.asked == 4
    assert ann.update["waiting"] == [0]
