"""In a race nobody hears of a grab before the verdict, and who watches hears everything later."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from meowple.core.game import Seat
from meowple.table.updates.telling import Telling
from meowple.table.wire import Update
from tests.server.secrets.test_leaks_over_the_wire import table_of
from tests.server.virtual import run
from tests.server.worlds import World
from tests.toys.dash import Grab

DASH = table_of("dash", 3)
DELAY = DASH.game.spectator_delay / 1000


class EveryStepCounts(Telling):
    def _next_update(self, seat: Seat | None, *new: Any) -> bytes | None:
        self._last.clear()
        return super()._next_update(seat, *new)


class EveryoneWaitedFor(Telling):
    def update(self, seat: Seat | None) -> Update:
        match = self._live.match
        assert match is not None
        waiting = tuple(sorted(match.to_act))
        return msgspec.structs.replace(super().update(seat), waiting=waiting)


async def heard_of_a_grab(telling: type[Telling]) -> set[Seat | None]:
    """Who hears anything when seat 0 grabs. Everybody has come back after the last update, so that
    the grab is the first thing that happens since; what was shown to nobody is shown anew."""
    world = World(DASH, 1, DASH.game, telling)
    await world.open()
    for person in world.people.values():
        await person.join(world.room)
    await asyncio.sleep(3 * DELAY)
    world.hear_all()
    assert (await world.play(Seat(0), Grab(1), "0" * 32))["type"] == "accepted"
    await asyncio.sleep(2 * DELAY)
    return {seat for seat, frames in world.hear_all().items() if frames}


def test_a_grab_is_heard_by_who_grabbed_alone() -> None:
    assert run(heard_of_a_grab(Telling)) == {0}


@pytest.mark.parametrize("telling", [EveryStepCounts, EveryoneWaitedFor])
def test_a_planted_sign_of_a_grab_is_heard(telling: type[Telling]) -> None:
    assert run(heard_of_a_grab(telling)) == {0, 1, 2, None}


def test_who_watches_sees_a_race_later_even_by_coming_anew() -> None:
    async def story() -> None:
        world = World(DASH, 1, DASH.game, Telling)
        await world.open()
        watcher = world.people[None]
        for _ in range(2):
            await watcher.join(world.room)
            kinds = [json.loads(frame)["type"] for frame in world.hear_all()[None]]
            assert set(kinds) == {"welcome"}, "the match itself comes later"
            await asyncio.sleep(DELAY + 0.01)
            kinds = [json.loads(frame)["type"] for frame in world.hear_all()[None]]
            assert "update" in kinds

    run(story())
