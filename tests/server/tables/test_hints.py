"""Hints at a table: who may ask, what others hear of it, and what is counted."""

from __future__ import annotations

from typing import Any

import msgspec

from meowple.bots.hints import Advice, Reason, advise
from meowple.core.game import Seat
from meowple.table import wire
from meowple.table.bots.thinking import Work
from meowple.table.events import HintTaken
from meowple.table.store.records import table_stream
from tests.server.hostile import expect_refusal
from tests.server.house import FirstMoves, House, Visitor, play_until, time_passes
from tests.server.virtual import in_virtual_time


class Told(FirstMoves):
    """Whoever is asked for a hint says the last move, after a while, and counts."""

    def __init__(self) -> None:
        super().__init__()
        self.hints = 0
        self.takes = 0.0
        self.fails = 0

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        if work is not advise:
            return await super().do(work, *given, kind=kind, hurry=hurry)
        self.hints += 1
        await time_passes(self.takes)
        if self.fails:
            self.fails -= 1
            raise RuntimeError("nobody thinks")
        moves = msgspec.json.decode(given[2])
        return Advice(len(moves) - 1, (Reason("points", 9.5, 12.0),))


async def alone(house: House, *bots: str, **options: Any) -> tuple[Visitor, str]:
    """Ann plays with bots."""
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, *(bots or ("cat",))], **options)
    await ann.come(table)
    await ann.do(wire.Start)
    await ann.look()
    return ann, table


async def hint(person: Visitor, **fields: Any) -> dict[str, Any]:
    """Ask for one, for what the person is asked now."""
    now = {"match": person.update["match"], "decision": person.update["decision"] or 0}
    return await person.ask(wire.Hint, **now | fields)


async def agreed(house: House, *, ben_too: bool, game: str = "tail") -> tuple[Visitor, Visitor]:
    """Ann agrees to hints, Ben perhaps; then they play."""
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, _ = await house.hub.open(ann.guest, game, 2, {}, True, [None, None])
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    await ann.do(wire.AgreeHints, on=True)
    if ben_too:
        await ben.do(wire.AgreeHints, on=True)
    await ann.do(wire.Start)
    await ann.look()
    await ben.look()
    return ann, ben


@in_virtual_time
async def test_whoever_plays_with_bots_is_told_a_move_and_why() -> None:
    ann, _ = await alone(House(minds=Told()))
    assert ann.table["hints"] is True
    told = await hint(ann)
    assert told["type"] == "hinted"
    assert told["move"] == ann.update["moves"][-1]
    assert told["why"] == [{"key": "points", "here": 9.5, "there": 12.0, "against": False}]
    assert ann.chairs[0]["hints"] == 1


@in_virtual_time
async def test_the_same_question_has_one_hint_that_counts_once() -> None:
    minds = Told()
    ann, _ = await alone(House(minds=minds))
    first = await hint(ann)
    again = await hint(ann)
    assert {**first, "id": ""} == {**again, "id": ""}
    assert minds.hints == 1
    await ann.look()
    assert ann.chairs[0]["hints"] == 1
    await ann.play()
    await play_until("turn", ann)
    await ann.look()
    while ann.update["decision"] is None:
        await time_passes(1)
        await ann.look()
    assert (await hint(ann))["type"] == "hinted"
    assert ann.chairs[0]["hints"] == 2


@in_virtual_time
async def test_the_table_does_not_wait_for_a_hint_and_one_that_is_late_is_not_counted() -> None:
    minds = Told()
    ann, _ = await alone(House(minds=minds))
    minds.takes = 5.0
    ann.send(wire.Hint("ab" * 16, Seat(0), ann.update["match"], ann.update["decision"]))
    await ann.play()
    await time_passes(6)
    await ann.look()
    late = next(one for one in ann.heard if one.get("id") == "ab" * 16)
    expect_refusal(late, "stale_decision")
    assert ann.chairs[0]["hints"] == 0


@in_virtual_time
async def test_a_hint_that_nobody_could_think_of_can_be_asked_for_again() -> None:
    minds = Told()
    ann, _ = await alone(House(minds=minds))
    minds.fails = 1
    expect_refusal(await hint(ann), "no_hint")
    assert ann.chairs[0]["hints"] == 0
    assert (await hint(ann))["type"] == "hinted"


@in_virtual_time
async def test_with_other_people_all_have_to_agree() -> None:
    ann, ben = await agreed(House(minds=Told()), ben_too=False)
    assert ann.table["hints"] is False
    expect_refusal(await hint(ann), "hints_not_agreed")
    assert [chair["hints"] for chair in ann.chairs] == [0, 0]
    expect_refusal(await ben.ask(wire.AgreeHints, on=True), "match_has_begun")


@in_virtual_time
async def test_where_all_agree_the_one_who_asks_is_told_and_all_see_how_often() -> None:
    ann, ben = await agreed(House(minds=Told()), ben_too=True)
    other = await (await ann.another_page()).come(ann.table["id"])
    assert (await hint(ann))["type"] == "hinted"
    for page in (other, ben):
        await page.look()
        assert not [one for one in page.heard if one["type"] == "hinted"]
        assert page.chairs[0]["hints"] == 1


@in_virtual_time
async def test_in_a_race_with_other_people_there_are_none_agreed_or_not() -> None:
    house = House(minds=Told())
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, _ = await house.hub.open(ann.guest, "boots", 2, {}, True, [None, None])
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    for person in (ann, ben):
        await person.do(wire.AgreeHints, on=True)
    await ann.do(wire.Start)
    await ann.look()
    assert ann.table["hints"] is False
    expect_refusal(await hint(ann), "no_hints_in_a_race")


@in_virtual_time
async def test_what_was_counted_survives_a_restart_and_stands_in_the_replay() -> None:
    house = House(minds=Told())
    ann, table = await alone(house, rounds=1)
    first = await hint(ann)
    await house.restart()
    await ann.come(table)
    assert ann.chairs[0]["hints"] == 1
    events = await house.store.read(table_stream(table))
    assert msgspec.json.encode(HintTaken(0, first["decision"])) in events
    assert (await hint(ann))["decision"] == first["decision"]
    assert ann.chairs[0]["hints"] == 1, "the same question still"
    await play_until("over", ann)
    assert ann.chairs[0]["hints"] == 1
    replay = await house.hub.replays.replay(ann.table["match"])
    assert replay is not None
    assert msgspec.json.decode(replay, type=wire.Replay).hints == (1, 0)
    await ann.do(wire.Again)
    await ann.look()
    assert ann.chairs[0]["hints"] == 0, "another match begins"


@in_virtual_time
async def test_the_same_command_again_gets_the_same_hint_after_a_restart() -> None:
    house = House(minds=Told())
    ann, table = await alone(house)
    request = wire.Hint("cd" * 16, Seat(0), ann.update["match"], ann.update["decision"])
    ann.send(request)
    await ann.look()
    await house.restart()
    await ann.come(table)
    ann.send(request)
    await ann.look()
    first, second = [one for one in ann.heard if one.get("id") == "cd" * 16]
    assert first == second


@in_virtual_time
async def test_a_hint_is_for_ones_own_seat_and_for_what_it_is_asked_now() -> None:
    ann, ben = await agreed(House(minds=Told()), ben_too=True)
    expect_refusal(await hint(ann, match="another"), "another_match")
    expect_refusal(await hint(ann, seat=1), "not_your_seat")
    expect_refusal(await hint(ann, seat=99), "no_such_seat")
    expect_refusal(await hint(ann, decision=ann.update["decision"] + 1), "stale_decision")
    await ann.play()
    await ann.look()
    assert ann.update["decision"] is None
    expect_refusal(await hint(ann), "stale_decision")
    expect_refusal(await ann.ask(wire.AgreeHints, seat=1, on=False), "not_your_seat")
    assert [chair["hints"] for chair in ben.chairs] == [0, 0]


@in_virtual_time
async def test_a_device_that_is_passed_round_is_told_nothing_for_a_seat_it_does_not_show() -> None:
    minds = Told()
    house = House(minds=minds)
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, None])
    await ann.come(table)
    await ann.do(wire.Sit, seat=1, name="Ben")
    for seat in (0, 1):
        await ann.do(wire.AgreeHints, seat=seat, on=True)
    await ann.do(wire.Start)
    await ann.do(wire.Show, seats=(0,))
    expect_refusal(await hint(ann, seat=1), "not_your_seat")
    assert (await hint(ann, seat=0))["type"] == "hinted"
    await ann.do(wire.Show, seats=(1,))
    minds.takes = 5.0
    decision = ann.update["decision"]
    ann.send(wire.Hint("ef" * 16, Seat(1), ann.update["match"], decision))
    await ann.do(wire.Show, seats=(0,))
    await time_passes(6)
    await ann.look()
    told = next(one for one in ann.heard if one.get("id") == "ef" * 16)
    expect_refusal(told, "stale_decision")
    assert [chair["hints"] for chair in ann.chairs] == [1, 0]


@in_virtual_time
async def test_nobody_is_advised_to_take_back_what_they_have_sealed() -> None:
    """In `cafe` that may be done while others choose, but nobody is asked to."""
    ann, ben = await agreed(House(minds=Told()), ben_too=True, game="cafe")
    await play_until("draw", ann, ben)
    await ann.play()
    await ann.look()
    assert ann.update["moves"] == [{"type": "take_back"}]
    expect_refusal(await hint(ann), "stale_decision")
    assert ann.chairs[0]["hints"] == 0
