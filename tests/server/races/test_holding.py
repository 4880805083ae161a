"""Before a race it is counted down for all; between rounds anybody seated may pause it for all."""

from __future__ import annotations

from typing import Any

from meowple.table import wire
from tests.server.house import House, Visitor, time_passes, two_race
from tests.server.virtual import in_virtual_time

COUNT = 3_000


async def rolls(who: Visitor) -> dict[str, Any]:
    """Try to roll the dice; gives the answer."""
    await who.look()
    match, decision = who.update["match"], who.update["decision"]
    return await who.ask(wire.Play, match=match, decision=decision, move={"type": "roll"})


async def both_pass(*players: Visitor) -> None:
    """Let the round go, all of them; and see how it stands."""
    for who in players:
        await who.look()
        match, decision = who.update["match"], who.update["decision"]
        move = {"type": "pass"}
        answer = await who.ask(wire.Play, match=match, decision=decision, move=move, reaction=900.0)
        assert answer["type"] != "refused", answer
    for who in players:
        await who.look()


async def pauses(who: Visitor, *, on: bool) -> dict[str, Any]:
    return await who.ask(wire.Pause, match=who.table["match"], on=on)


@in_virtual_time
async def test_it_is_counted_down_for_everybody_before_the_first_dice() -> None:
    ann, ben, _ = await two_race(House(count_down=COUNT))
    for one in (ann, ben):
        held = one.table["held"]
        assert held["by"] is None
        assert COUNT - 100 < held["left"] <= COUNT
    assert (await rolls(ann))["key"] == "race_is_held"
    await time_passes(COUNT / 1000)
    await ben.look()
    assert ben.table["held"] is None
    assert (await rolls(ann))["type"] == "accepted"


@in_virtual_time
async def test_whoever_comes_while_it_is_counted_hears_how_much_is_left() -> None:
    ann, _, table = await two_race(House(count_down=COUNT))
    await time_passes(2)
    again = await (await ann.another_page()).come(table)
    assert 0 < again.table["held"]["left"] < 1_000


@in_virtual_time
async def test_the_dice_are_held_as_long_as_ever_after_the_count() -> None:
    ann, _, _ = await two_race(House(count_down=COUNT))
    await time_passes(COUNT / 1000 + 4.5)
    await ann.look()
    assert ann.phase == "roll"
    await time_passes(1)
    await ann.look()
    assert ann.phase == "race"


@in_virtual_time
async def test_a_pause_is_for_all_and_the_clock_stands_until_anybody_lets_it_go_on() -> None:
    ann, ben, _ = await two_race(House(count_down=COUNT))
    await time_passes(COUNT / 1000)
    assert (await pauses(ben, on=True))["type"] == "accepted"
    await time_passes(60)
    await ann.look()
    assert ann.table["held"] == {"by": 1, "left": None}
    assert ann.phase == "roll"  # or the table would have rolled by itself
    assert (await rolls(ann))["key"] == "race_is_held"
    assert (await pauses(ann, on=False))["type"] == "accepted"
    assert ann.table["held"]["by"] is None
    await time_passes(COUNT / 1000)
    assert (await rolls(ann))["type"] == "accepted"


@in_virtual_time
async def test_a_pause_wished_for_while_dice_are_shown_comes_after_the_round() -> None:
    ann, ben, _ = await two_race(House())
    assert (await rolls(ann))["type"] == "accepted"
    assert (await pauses(ben, on=True))["type"] == "accepted"
    await ann.look()
    assert ann.table["held"] is None
    await both_pass(ann, ben)
    assert ann.table["held"] == {"by": 1, "left": None}
    assert ann.phase == "roll"
    await pauses(ann, on=False)
    assert (await rolls(ann))["type"] == "accepted"
    await both_pass(ann, ben)
    assert ann.table["held"] is None  # it was wished for once


@in_virtual_time
async def test_a_pause_is_no_more_wished_for_once_it_is_taken_back() -> None:
    ann, ben, _ = await two_race(House())
    await rolls(ann)
    await pauses(ben, on=True)
    assert (await pauses(ben, on=False))["type"] == "accepted"
    await both_pass(ann, ben)
    assert ann.table["held"] is None


@in_virtual_time
async def test_nobody_pauses_a_race_again_and_again() -> None:
    ann, ben, _ = await two_race(House(count_down=COUNT))
    assert (await pauses(ben, on=True))["type"] == "accepted"
    assert (await pauses(ben, on=True))["type"] == "accepted", "it is paused"
    assert (await pauses(ann, on=False))["type"] == "accepted"
    assert (await pauses(ben, on=True))["key"] == "paused_already"
    assert ben.table["held"]["by"] is None, "it is counted down"
    await time_passes(COUNT / 1000)
    assert (await pauses(ben, on=True))["key"] == "paused_already"
    assert (await rolls(ann))["type"] == "accepted"
    assert (await pauses(ben, on=True))["type"] == "accepted"
    await both_pass(ann, ben)
    await ann.look()
    assert ann.table["held"] == {"by": 1, "left": None}
    assert (await pauses(ann, on=False))["type"] == "accepted"
    assert (await pauses(ben, on=True))["key"] == "paused_already"
    assert (await pauses(ann, on=True))["type"] == "accepted", "others have paused nothing yet"


@in_virtual_time
async def test_nobody_holds_a_race_up_by_letting_it_go_on_again_and_again() -> None:
    ann, ben, _ = await two_race(House(count_down=COUNT))
    for _ in range(4):
        await time_passes(COUNT / 4000)
        assert (await pauses(ben, on=False))["type"] == "accepted", "it goes on"
    await ann.look()
    assert ann.table["held"] is None
    assert (await pauses(ben, on=False))["type"] == "accepted"
    assert (await rolls(ann))["type"] == "accepted"


@in_virtual_time
async def test_who_does_not_sit_there_pauses_nothing() -> None:
    house = House()
    ann, _, table = await two_race(house)
    cleo = await (await house.guest("Cleo")).come(table)
    assert (await pauses(cleo, on=True))["key"] == "no_seat"
    await ann.look()
    assert ann.table["held"] is None


@in_virtual_time
async def test_bots_and_substitutes_wait_while_it_is_paused() -> None:
    house = House(bot_after=5_000)
    ann, ben, _ = await two_race(house)
    await pauses(ann, on=True)
    ben.go()
    await time_passes(30)
    await ann.look()
    assert ann.chairs[1]["away"]
    assert ann.chairs[1]["level"] is None
    await pauses(ann, on=False)
    await time_passes(6)
    await ann.look()
    assert ann.chairs[1]["level"] == "cat"


@in_virtual_time
async def test_a_game_that_is_no_race_is_never_held() -> None:
    house = House(count_down=COUNT)
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "cat"])
    await ann.come(table)
    await ann.do(wire.Start)
    await ann.look()
    assert ann.table["held"] is None
    assert (await pauses(ann, on=True))["type"] == "accepted"
    await ann.look()
    assert ann.table["resting"], "it has another kind of pause"
    assert ann.table["held"] is None
    await pauses(ann, on=False)
    await ann.look()
    assert not ann.table["resting"], "which is not counted down"
    assert ann.table["held"] is None
