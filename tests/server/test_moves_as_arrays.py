"""Moves of a game that has hundreds of them are sent as arrays, and come back as such."""

from __future__ import annotations

from typing import Any

import pytest

from meowple.server import wire
from tests.server.house import House, Visitor
from tests.server.virtual_loop import in_virtual_time


async def chooses() -> Visitor:
    """Somebody at a table of `fits` who is asked for a cat."""
    house = House()
    ann = await house.guest("Ann")
    table, _ = await house.hub.open(ann.guest, "fits", 2, {}, True, [None, "kitten"])
    await ann.come(table)
    await ann.get_ready()
    await ann.do(wire.Start)
    await ann.tell_seed()
    await ann.look()
    return ann


async def answer(person: Visitor, move: Any) -> dict[str, Any]:
    """How the table answers a move."""
    match, decision = person.update["match"], person.update["decision"]
    return await person.ask(wire.Play, match=match, decision=decision, move=move)


@in_virtual_time
async def test_a_move_goes_back_as_it_came() -> None:
    ann = await chooses()
    assert ann.update["moves"][0][0] == "choose"
    await ann.play()


@pytest.mark.parametrize(
    "move",
    [[], ["choose"], ["choose", 0, 0], ["choose", "0"], ["purr", 0], [["choose", 0]], {"cat": 0}],
    ids=str,
)
def test_anything_else_is_no_move(move: Any) -> None:
    @in_virtual_time
    async def refused() -> None:
        ann = await chooses()
        said = await answer(ann, move)
        assert (said["type"], said["key"]) == ("refused", "not_a_move")

    refused()
