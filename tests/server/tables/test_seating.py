"""Chairs come and go before a match; a host frees a friend's chair, and nobody is hurt."""

from __future__ import annotations

from meowple.table import wire
from tests.server.hostile import expect_refusal
from tests.server.house import House, Visitor, play_until, time_passes, two_begin
from tests.server.virtual import in_virtual_time


def kinds(person: Visitor) -> list[str]:
    """What is on each chair: a name, a bot's level, or `free`."""
    return [chair["name"] or chair["level"] or chair["kind"] for chair in person.chairs]


async def three_with_gaps(house: House) -> tuple[Visitor, Visitor, Visitor, str]:
    """Ann, a free chair, Ben, a free chair, a bot; Cem watches."""
    ann, ben, cem = [await house.guest(name) for name in ("Ann", "Ben", "Cem")]
    table = await house.open(ann, [None, None, None, None, "kitten"])
    for person in (ann, ben, cem):
        await person.come(table)
    await ben.do(wire.Sit, seat=2)
    for person in (ann, ben):
        await person.look()
        await person.get_ready()
    await ann.look()
    return ann, ben, cem, table


@in_virtual_time
async def test_the_host_sets_more_chairs_and_somebody_sits_on_the_last() -> None:
    ann, _, cem, _ = await three_with_gaps(House())
    await ann.do(wire.Chairs, seats=6)
    assert kinds(ann) == ["Ann", "free", "Ben", "free", "kitten", "free"]
    await cem.do(wire.Sit, seat=5)
    assert cem.table["yours"] == [5]


@in_virtual_time
async def test_free_chairs_go_and_who_moved_up_gets_ready_again() -> None:
    ann, ben, _, _ = await three_with_gaps(House())
    await ann.do(wire.Chairs, seats=4)
    assert kinds(ann) == ["Ann", "free", "Ben", "kitten"]
    assert [chair["ready"] for chair in ann.chairs] == [True, False, True, True]
    await ann.do(wire.Chairs, seats=3)
    assert kinds(ann) == ["Ann", "Ben", "kitten"]
    assert [chair["ready"] for chair in ann.chairs] == [True, False, True]
    await ben.look()
    assert ben.table["yours"] == [1]
    await ben.get_ready()
    await ann.do(wire.Start)
    for person in (ann, ben):
        await person.look()
        await person.tell_seed()
    await ann.look()
    assert len(ann.update["view"]["rows"]) == 3
    assert ann.table["seeds"] == [b"seed of Ann".hex(), b"seed of Ben".hex(), None]


@in_virtual_time
async def test_who_lost_the_connection_before_moving_up_is_away_on_the_new_chair() -> None:
    house = House()
    ann, ben, _, table = await three_with_gaps(house)
    ben.go()
    await time_passes(1)
    await ann.do(wire.Chairs, seats=3)
    await time_passes(3)
    await ann.look()
    assert [chair["away"] for chair in ann.chairs] == [False, True, False]
    await house.restart()
    await ben.come(table)
    assert ben.table["yours"] == [1]


@in_virtual_time
async def test_at_a_private_table_the_host_frees_a_chair_and_who_sat_there_may_sit_again() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, invite = await house.open_private(ann, 2)
    await ann.come(table)
    await ben.come(table, invite)
    await ben.do(wire.Sit, seat=1)
    await ann.do(wire.Stand, seat=1)
    await ben.look()
    assert kinds(ben) == ["Ann", "free"]
    assert ben.table["yours"] == []
    await ben.do(wire.Sit, seat=1)
    assert ben.table["yours"] == [1]


@in_virtual_time
async def test_in_a_match_the_host_lets_a_bot_play_until_the_person_takes_the_seat_back() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, invite = await house.open_private(ann, 2)
    await ann.come(table)
    await ben.come(table, invite)
    await ben.do(wire.Sit, seat=1)
    await ann.do(wire.Start)
    await ann.do(wire.Stand, seat=1)
    await ben.look()
    assert ben.chairs[1]["level"] == "cat"
    assert ben.table["yours"] == [1]
    await ann.play()
    await play_until("turn", ann)
    await ben.do(wire.Sit, seat=1)
    assert ben.chairs[1]["level"] is None


@in_virtual_time
async def test_what_the_host_chooses_is_seen_at_once_and_played_by() -> None:
    house = House()
    ann, ben, cem, table = await three_with_gaps(house)
    await ann.do(wire.Choose, options={"rounds": 7, "easy": True})
    chosen = ann.table["options"]
    assert (chosen["rounds"], chosen["easy"], chosen["end"]) == (7, True, "rounds")
    for person in (ben, cem):
        await person.look()
        assert person.table["options"] == chosen
    assert [chair["ready"] for chair in ann.chairs] == [True, False, True, False, True]
    await house.restart()
    for person in (ann, ben):
        await person.come(table)
    await ann.do(wire.Choose, options={"end": "time"})
    await ann.do(wire.Chairs, seats=3)
    await ben.look()
    await ben.get_ready()
    await ann.do(wire.Start)
    for person in (ann, ben):
        await person.look()
        await person.tell_seed()
    await ann.look()
    assert ann.update["view"]["options"]["end"] == "time"
    assert ann.update["view"]["options"]["easy"] is False, "what is not named is as usual"


@in_virtual_time
async def test_the_same_again_does_not_begin_with_a_free_chair() -> None:
    house = House()
    ann, ben, _ = await two_begin(house, rounds=1)
    await play_until("over", ann, ben)
    for person in (ann, ben):
        await person.do(wire.Again)
    await ben.do(wire.Stand, seat=1)
    await ann.look()
    await ann.get_ready()
    assert ann.table["status"] == "lobby"
    await ann.do(wire.SeatBot, seat=1, level="kitten")
    await ann.do(wire.Start)
    await ann.tell_seed()
    assert ann.table["status"] == "playing"


@in_virtual_time
async def test_whoever_was_forgotten_by_the_word_of_another_server_brings_nobody_along() -> None:
    house = House()
    ann = await house.guest("Ann")
    table, _ = await house.open_private(ann, 3)
    await ann.come(table)
    await house.store.forget_guest("Ann")
    known = len(house.store._guests)
    expect_refusal(await ann.ask(wire.Sit, seat=1, name="Pal"), "no_guest")
    expect_refusal(await ann.ask(wire.InviteProgram, seat=1, name="Deep"), "no_guest")
    assert len(house.store._guests) == known == 0
