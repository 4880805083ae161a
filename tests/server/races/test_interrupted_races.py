"""A server that goes away while dice are shown; and bots, whose reactions are what they planned."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from meowple.core.game import Millis
from meowple.core.log import Bot, Played, Voided
from meowple.table import wire
from meowple.table.bots.thinking import Thought
from meowple.table.requests import answering
from tests.server.house import FirstMoves, House, Visitor, time_passes, two_race
from tests.server.virtual import in_virtual_time


@in_virtual_time
async def test_a_restart_while_dice_are_shown_voids_the_round_and_the_same_player_rolls() -> None:
    house = House()
    ann, ben, table = await two_race(house)
    await ann.play()
    await ann.look()
    assert ann.phase == "race"
    await ben.look()
    await ben.play()
    await house.restart()
    await ann.come(table)
    await ben.come(table)
    view = ann.update["view"]
    assert (view["phase"], view["roller"], view["dice"]) == ("roll", 0, None)
    assert view["owners"] == [None] * 26
    _, entries = await house.log(ann.update["match"])
    assert [entry.act for entry in entries if isinstance(entry.act, Voided)] == [Voided()]
    await ann.play()
    await ann.look()
    assert ann.phase == "race"


@in_virtual_time
async def test_a_restart_between_rounds_voids_nothing() -> None:
    house = House()
    ann, _, table = await two_race(house)
    await house.restart()
    await ann.come(table)
    assert ann.phase == "roll"
    _, entries = await house.log(ann.update["match"])
    assert not any(isinstance(entry.act, Voided) for entry in entries)


class Planned(FirstMoves):
    """A bot that finds the card at once, but thinks about it for long; and waits as it is told."""

    def __init__(self, reaction: int, thinks: float) -> None:
        super().__init__()
        self.reaction = reaction
        self.thinks = thinks

    async def think(self, name: str, level: str, view: bytes, moves: bytes, dice: str) -> Thought:
        await time_passes(self.thinks)
        return Thought(0, Millis(self.reaction))


async def bot_grabs(reaction: int, thinks: float, pace: float) -> tuple[Played, Millis]:
    """What is logged of a bot's grab, and when the dice were shown."""
    house = House(minds=Planned(reaction, thinks), bot_pace=pace)
    ann, _, _ = await two_race(house, "cat")
    await ann.play()
    await time_passes(3)
    _, entries = await house.log(ann.update["match"])
    played = [entry.act for entry in entries if isinstance(entry.act, Played)]
    by_bot = [entry.act for entry in entries if isinstance(entry.by, Bot)]
    grab = by_bot[0]
    assert isinstance(grab, Played)
    assert grab.move["type"] == "grab"
    return grab, played[0].when.at


@in_virtual_time
async def test_a_bot_moves_as_long_after_the_dice_as_it_planned() -> None:
    grab, shown = await bot_grabs(800, thinks=0.3, pace=1.0)
    assert grab.when.reaction == 800
    assert abs(grab.when.at - shown - 800) <= 5


@in_virtual_time
async def test_a_bots_reaction_is_its_plan_even_if_its_alarm_rings_at_another_time() -> None:
    late, shown = await bot_grabs(800, thinks=1.2, pace=1.0)
    assert late.when.reaction == 800
    assert late.when.at - shown > 1_100
    early, shown = await bot_grabs(800, thinks=0.0, pace=0.0)
    assert early.when.reaction == 800
    assert early.when.at - shown < 100


async def a_lesson() -> tuple[House, Visitor, str]:
    """Ann is taught to race."""
    house = House()
    ann = await house.guest("Ann")
    table, _ = await house.hub.open_lesson(ann.guest, "boots")
    await ann.come(table)
    return house, ann, table


@in_virtual_time
async def test_a_lesson_goes_on_with_the_same_dice_after_an_interruption() -> None:
    """Nobody races against a learner: a phone that slept for a while changes nothing."""
    house, ann, table = await a_lesson()
    await time_passes(0.1)
    await ann.look()
    await ann.play()
    await time_passes(5)
    await ann.look()
    before = ann.update
    ann.go()
    await time_passes(30)
    await ann.come(table)
    assert (ann.update["view"], ann.update["lesson"]) == (before["view"], before["lesson"])
    await house.restart()
    await ann.come(table)
    assert (ann.update["view"], ann.update["lesson"]) == (before["view"], before["lesson"])


@in_virtual_time
async def test_who_has_learned_everything_reads_as_long_as_they_like() -> None:
    _, ann, _ = await a_lesson()
    while ann.update.get("lesson", {}).get("says") != "end":
        await time_passes(1)
        await ann.look()
        wanted = ann.update["lesson"]["move"]
        if wanted is not None:
            move, decision = ann.update["moves"][wanted], ann.update["decision"]
            match = ann.update["match"]
            await ann.do(wire.Play, match=match, decision=decision, move=move)
    before = ann.update["view"]
    await time_passes(600)
    await ann.look()
    assert ann.update["view"] == before
    assert ann.update["lesson"]["says"] == "end"


@in_virtual_time
async def test_a_lesson_waits_for_its_kitten_however_long_the_line_of_the_learner_is() -> None:
    """A grab that was read a while ago leaves no time to others; the script gives it."""
    _, ann, _ = await a_lesson()
    for _ in range(12):
        await time_passes(20)
        await ann.look()
        lesson = ann.update["lesson"]
        if lesson["move"] is not None:
            await grab_over_a_long_line(ann, ann.update["moves"][lesson["move"]])
    said = [one["lesson"]["says"] for one in ann.heard if one["type"] == "update"]
    assert {"watch", "lost", "paw"} <= set(said)
    assert said[-1] == "end"


async def grab_over_a_long_line(ann: Visitor, move: Any) -> None:
    """Press; what is read was sent long ago, and is looked at later still."""
    assert ann.connection is not None
    assert ann._room is not None
    now = asyncio.get_running_loop().time()
    for number in range(20):
        ann.connection.pings.sent(f"{now} {number}", now - 0.5)
        ann.connection.pings.answered(f"{now} {number}", now)
    play = wire.Play(
        id=secrets.token_hex(16),
        seat=ann.table["yours"][0],
        match=ann.update["match"],
        decision=ann.update["decision"],
        move=move,
        reaction=0.0,
    )
    answering.submit(ann._room, ann.connection, play, now - 0.3)
    await ann.look()
