"""Moves of a game that has hundreds of them are arrays, told in bundles; one comes back alone."""

from __future__ import annotations

from typing import Any

import msgspec
import msgspec.inspect
import pytest
from msgspec.inspect import BoolType, IntType

from meowple.games.fits.moves import Draw, Lay, Move, Sleep
from meowple.games.tail.moves import Keep
from meowple.table import wire
from meowple.table.updates.bundles import bundled
from tests.server.house import House, Visitor
from tests.server.virtual import in_virtual_time


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
async def test_a_move_of_a_bundle_goes_back_by_itself() -> None:
    ann = await chooses()
    ((kind, cats),) = ann.update["moves"]
    assert kind == "choose"
    said = await answer(ann, [kind, cats[0]])
    assert said["type"] == "accepted"


def test_moves_that_differ_in_one_part_alone_are_a_bundle() -> None:
    moves = (Draw(), *[Lay(12, at, turned) for turned in (False, True) for at in (7, 8, 30)])
    told = [["draw"], ["lay", 12, [7, 8, 30], False], ["lay", 12, [7, 8, 30], True]]
    assert list(map(msgspec.to_builtins, bundled(moves))) == told


def test_a_bundle_never_changes_the_order_of_moves() -> None:
    moves = (Lay(1, 7, False), Lay(2, 8, False), Lay(2, 7, False), Sleep(7, True))
    told = [["lay", 1, 7, False], ["lay", 2, [8, 7], False], ["sleep", 7, True]]
    assert list(bundled(moves)) == told


def test_moves_with_names_stay_as_they_are() -> None:
    moves = (Keep(0), Keep(1))
    assert bundled(moves) == moves


def test_no_part_of_a_move_that_is_an_array_is_an_array_itself() -> None:
    for kind in msgspec.inspect.type_info(Move).types:  # type: ignore[attr-defined]
        assert all(isinstance(part.type, IntType | BoolType) for part in kind.fields)


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
