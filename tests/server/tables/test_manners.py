"""How bots behave towards people: what is a person's own they leave to them."""

from __future__ import annotations

from typing import Any

import msgspec

from meowple.core.game import Millis
from meowple.core.log import Bot, Played
from meowple.games.tail import moves as m
from meowple.table import wire
from meowple.table.bots.thinking import Thought
from tests.server.house import FirstMoves, House, Visitor, play_until, time_passes, two_begin
from tests.server.virtual import in_virtual_time


class Callers(FirstMoves):
    """Bots that call as soon as they may."""

    async def think(self, name: str, level: str, view: bytes, moves: bytes, dice: str) -> Thought:
        choices: list[Any] = msgspec.json.decode(moves)
        calls = [at for at, move in enumerate(choices) if move["type"] == "call"]
        return Thought((calls or [0])[0], Millis(self.pause))


async def callers(house: House, match: str) -> set[Any]:
    """Who has called."""
    _, entries = await house.log(match)
    call = msgspec.to_builtins(m.CALL)
    acts = [(entry.by, entry.act) for entry in entries]
    return {by for by, act in acts if isinstance(act, Played) and act.move == call}


async def sat_in(house: House, match: str) -> bool:
    """Whether a bot has moved for somebody."""
    _, entries = await house.log(match)
    return any(isinstance(entry.by, Bot) for entry in entries)


async def play_without_calling(person: Visitor, moves: int) -> None:
    """Play so many moves, none of which is a call; others move in between."""
    for _ in range(moves):
        await person.look()
        while not person.update["moves"] and person.phase != "over":
            await time_passes(1)
            await person.look()
        if person.phase == "over":
            return
        move = next(move for move in person.update["moves"] if move["type"] != "call")
        match, decision = person.update["match"], person.update["decision"]
        await person.do(wire.Play, match=match, decision=decision, move=move)


@in_virtual_time
async def test_a_bot_that_sits_in_never_calls_for_somebody() -> None:
    house = House(minds=Callers())
    ann, ben, _ = await two_begin(house, rounds=1)
    ben.go()
    await play_without_calling(ann, moves=20)
    assert ann.phase != "over"
    assert await callers(house, ann.update["match"]) == set()


@in_virtual_time
async def test_a_bot_calls_for_itself() -> None:
    house = House(minds=Callers())
    ann = await house.guest("Ann")
    await ann.come(await house.open(ann, [None, "cat"], rounds=1))
    await ann.do(wire.Start)
    await play_without_calling(ann, moves=20)
    assert await callers(house, ann.update["match"]) == {Bot("cat")}


async def choose(person: Visitor, cat: int) -> None:
    """Take a cat of `fits`."""
    await person.look()
    match, decision = person.update["match"], person.update["decision"]
    await person.do(wire.Play, match=match, decision=decision, move=["choose", cat])


@in_virtual_time
async def test_bots_wait_with_their_cats_until_people_have_chosen() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    bots = [None, "kitten", None, "tiger"]
    table, _ = await house.hub.open(ann.guest, "fits", 4, {}, True, bots)
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=2)
    await ann.do(wire.Start)
    await time_passes(60)
    await ann.look()
    assert ann.update["view"]["chosen"] == [None] * 4
    await choose(ann, cat=4)
    await time_passes(60)
    await ann.look()
    assert [cat is None for cat in ann.update["view"]["chosen"]] == [False, True, True, True]
    await choose(ben, cat=2)
    await time_passes(60)
    await ann.look()
    mine, one, bens, other = ann.update["view"]["chosen"]
    assert (mine, bens) == (4, 2)
    assert None not in (one, other)


@in_virtual_time
async def test_whoever_comes_back_is_told_how_much_they_have_missed() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    await play_until("turn", ann, ben)
    ben.go()
    await time_passes(40)
    while not await sat_in(house, ann.update["match"]):  # a turn can be many moves
        await play_without_calling(ann, moves=1)
    await house.restart()
    await ben.come(table)
    told = next(one for one in reversed(ben.heard) if one["type"] == "past")
    since = told["facts"][-told["missed"] :]
    assert {fact["seat"] for fact in since} == {0, 1}
    assert 0 < told["missed"] < len(told["facts"])
    ben.go()
    await time_passes(1)
    await ben.come(table)
    again = next(one for one in reversed(ben.heard) if one["type"] == "past")
    assert again["missed"] == 0, "it was told already"
