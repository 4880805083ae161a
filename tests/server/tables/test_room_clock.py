"""What a table does by itself when its time has come: ending a game, dealing without a seed."""

from __future__ import annotations

import pytest

from meowple.core.log import Clock, Woke
from meowple.table import wire
from tests.server.house import NOON, House, Visitor, play_until, time_passes, two_begin, utc
from tests.server.virtual import in_virtual_time


async def between_rounds(house: House, minutes: int = 10) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben have played a round of a game that ends by the clock."""
    ann, ben, table = await two_begin(house, end="time", minutes=minutes)
    await play_until("between", ann, ben)
    return ann, ben, table


async def time_until_over(who: Visitor) -> float:
    """How many seconds it takes until the game has ended by itself, told to a tenth."""
    begun = utc()
    while who.update["outcome"] is None:
        await time_passes(0.1)
        await who.look()
        assert utc() < begun + 10_000_000
    return (utc() - begun) / 1000


# The agreed time


@in_virtual_time
async def test_a_game_ends_by_itself_between_rounds_when_its_time_is_up() -> None:
    house = House()
    ann, ben, _ = await between_rounds(house)
    assert await time_until_over(ann) == pytest.approx(600, abs=5)
    assert ann.update["outcome"]["reason"] == "time_up"
    await ann.look()
    assert ann.table["status"] == "over"
    await ben.look()
    assert ben.update["outcome"] == ann.update["outcome"]
    _, entries = await house.log(ann.update["match"])
    assert (entries[-1].by, entries[-1].act) == (Clock(), Woke())


@in_virtual_time
async def test_the_agreed_time_does_not_pass_while_nobody_is_there() -> None:
    ann, ben, table = await between_rounds(House())
    await time_passes(300)
    ann.go()
    ben.go()
    await time_passes(86_400)
    await ann.come(table)
    assert await time_until_over(ann) == pytest.approx(300, abs=5)


@in_virtual_time
async def test_a_move_that_comes_after_the_time_is_up_finds_the_game_over() -> None:
    house = House()
    ann, _, _ = await between_rounds(house)
    room = await house.hub.room(ann.table["id"])
    assert room is not None
    room.alarms.cancel("wake")
    await time_passes(601)
    decision, move = ann.update["decision"], ann.update["moves"][0]
    asked = {"match": ann.update["match"], "decision": decision, "move": move}
    answer = await ann.ask(wire.Play, **asked)
    assert (answer["type"], answer["scope"]) == ("refused", "tail")


# When it must be woken, as a starting server finds it


@in_virtual_time
async def test_a_table_is_due_while_it_waits_for_the_clock_and_no_longer() -> None:
    house = House()
    ann, ben, table = await two_begin(house, end="time", minutes=10)
    assert (await house.card(table)).due_at is None
    await play_until("between", ann, ben)
    assert (await house.card(table)).due_at == pytest.approx(NOON + 600_000, abs=100)
    await ann.play()
    await ben.play()
    assert (await house.card(table)).due_at is None, "the next round has begun"
    await play_until("between", ann, ben)
    await time_until_over(ann)
    assert (await house.card(table)).due_at is None


@in_virtual_time
async def test_a_table_where_nobody_is_left_is_not_due() -> None:
    house = House()
    ann, ben, table = await between_rounds(house)
    ann.go()
    ben.go()
    await time_passes(3)
    assert (await house.card(table)).due_at is None
    await ann.come(table)
    assert (await house.card(table)).due_at == pytest.approx(NOON + 603_000, abs=100)


@in_virtual_time
async def test_a_server_that_starts_late_wakes_what_is_due_and_nobody_lost_time() -> None:
    house = House()
    ann, _, table = await between_rounds(house)
    await time_passes(599)
    await house.restart()
    assert table not in house.hub._rooms
    await time_passes(5)
    await house.restart()
    assert table in house.hub._rooms
    await time_passes(3)
    assert (await house.card(table)).due_at is None, "nobody is there, so its clock stands still"
    await ann.come(table)
    assert ann.update["outcome"] is None
    assert await time_until_over(ann) == pytest.approx(600, abs=5)


# Seeds


@in_virtual_time
async def test_a_seed_that_does_not_come_counts_as_empty_and_everybody_sees_it() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.open(ann, [None, None])
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    await ann.get_ready()
    await ben.get_ready()
    await ann.do(wire.Start)
    await ann.tell_seed()
    assert ann.table["status"] == "dealing"
    assert ann.table["seeds"] == [], "no seed is shown before all are fixed"
    await time_passes(3.1)
    await ann.look()
    await ben.look()
    assert ann.table["seeds"] == ben.table["seeds"] == [b"seed of Ann".hex(), None]
    header, _ = await house.log(ann.update["match"])
    assert header.seeds == (b"seed of Ann".hex(), "")
    late = await ben.ask(wire.Seed, match=header.match, seed=b"seed of Ben".hex())
    assert late["key"] == "not_dealing"


@in_virtual_time
async def test_one_seed_does_not_prolong_the_wait_for_the_others() -> None:
    house = House()
    people = [await house.guest(name) for name in ("Ann", "Ben", "Tom")]
    table = await house.open(people[0], [None, None, None])
    for seat, person in enumerate(people):
        await person.come(table)
        if seat:
            await person.do(wire.Sit, seat=seat)
        await person.get_ready()
    await people[0].do(wire.Start)
    for person in people[:2]:
        await time_passes(1.4)
        await person.look()
        await person.tell_seed()
    await time_passes(0.3)
    await people[2].look()
    assert people[2].table["status"] == "playing"


@in_virtual_time
async def test_a_restart_between_the_seeds_and_the_deal_deals_with_those_that_came() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.open(ann, [None, None])
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    await ann.get_ready()
    await ben.get_ready()
    await ann.do(wire.Start)
    await ann.tell_seed()
    await house.restart()
    await ben.come(table)
    assert ben.table["status"] == "dealing"
    await ben.tell_seed()
    assert ben.table["seeds"] == [b"seed of Ann".hex(), b"seed of Ben".hex()]
