"""Lists and plain answers tell nothing of what is done in secret."""

from __future__ import annotations

from typing import Any

import pytest

from meowple.core.game import Seat
from meowple.table import wire
from meowple.table.store.memory import MemoryStore
from tests.server.house import House, Visitor, time_passes
from tests.server.virtual import in_virtual_time


async def a_race(store: MemoryStore | None = None) -> tuple[House, Visitor, Visitor, str]:
    """Ann and Ben, the dice are rolled, and nobody has grabbed. Ann has another table, too."""
    house = House(store)
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table = await house.open_race(ann, public=True)
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    await ann.do(wire.Start)
    await time_passes(1)
    for person in (ann, ben):
        await person.look()
        if person.update["moves"][0]["type"] == "roll":
            await person.play()
    await house.open(ann, [None, None])
    await time_passes(0.1)
    for person in (ann, ben):
        await person.look()
    assert ben.update["moves"][0]["type"] == "grab"
    return house, ann, ben, table


async def all_told(house: House, ann: Visitor) -> list[Any]:
    """All that a plain request tells Ann."""
    mine = await house.hub.listed(await house.store.of_member(ann.guest.id))
    everybody = await house.hub.listed(await house.store.listed())
    match = ann.update["match"]
    answers = [await house.hub.replays.log(match), await house.hub.replays.replay(match)]
    return [mine, everybody, *answers]


@pytest.mark.parametrize("what", ["wrong", "right", "pass", "nothing"])
@in_virtual_time
async def test_polling_ones_tables_during_a_race_tells_nothing(what: str) -> None:
    house, ann, ben, table = await a_race()
    room = await house.hub.room(table)
    assert room is not None
    assert room.match is not None
    before = await all_told(house, ann)
    due = (await house.card(table)).due_at
    moves, wanted = ben.update["moves"], room.match.state
    right = wanted.right if hasattr(wanted, "right") else None
    grabs = [move for move in moves if move["type"] == "grab"]
    chosen: list[Any] = {
        "wrong": [move for move in grabs if move.get("card") != right][:1],
        "right": [move for move in grabs if move.get("card") == right][:1] or grabs[:1],
        "pass": [move for move in moves if move["type"] == "pass"][:1],
        "nothing": [],
    }[what]
    for move in chosen:
        decision = ben.update["decision"]
        asked = {"match": ben.update["match"], "decision": decision, "move": move}
        await ben.do(wire.Play, **asked)
    await time_passes(0.02)
    if Seat(0) in room.match.to_act and room.table.status == "playing":
        assert await all_told(house, ann) == before
    if what == "nothing":
        assert (await house.card(table)).due_at == due
