"""Who comes again is told again what their seat was told before, and nothing else."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from meowple.core.game import Seat
from meowple.table.pages.connection import encoded
from meowple.table.updates.past import LARGEST, MOST_FACTS, PastFacts, told_again
from meowple.table.updates.telling import Telling
from meowple.table.wire import Past
from tests.contract.games import Table
from tests.contract.playouts import any_move
from tests.server.house import House, two_begin
from tests.server.secrets.test_leaks_over_the_wire import TABLES, table_of
from tests.server.virtual import in_virtual_time, run
from tests.server.worlds import World

STEPS = 60
Facts = list[dict[str, Any]]


def facts_in(frames: list[bytes], kind: str) -> Facts:
    """The facts told by the messages of this kind."""
    told = [json.loads(frame) for frame in frames]
    return [fact for message in told if message["type"] == kind for fact in message["facts"]]


async def told_twice(
    table: Table, seed: int, telling: type[Telling] = Telling
) -> dict[Seat | None, tuple[Facts, Facts]]:
    """A random match: what each seat was told while it was there, and again when it came back."""
    world, rng = World(table, seed, table.game, telling), Random(seed)
    world.measure_nothing()
    await world.open()
    first: dict[Seat | None, Facts] = {seat: [] for seat in world.people}
    for number in range(STEPS):
        if world.match.outcome is None:
            seat, move = any_move(table.game, world.match.state, table, rng)
            await world.play(seat, move, f"{number:032x}")
        for who, frames in world.hear_all().items():
            first[who] += facts_in(frames, "update")
    delay = table.game.spectator_delay / 1000 + 0.01
    await asyncio.sleep(delay)
    for who, frames in world.hear_all().items():
        first[who] += facts_in(frames, "update")
    for person in world.people.values():
        await person.join(world.room)
    await asyncio.sleep(delay)
    again = world.hear_all()
    return {who: (first[who], facts_in(again[who], "past")) for who in world.people}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_who_comes_back_is_told_what_their_seat_was_told(table: Table) -> None:
    for seed in range(3):
        heard = run(told_twice(table, seed))
        for first, again in heard.values():
            assert again
            assert first[-len(again) :] == again
            assert len(again) == len(first) or len(json.dumps(first)) > LARGEST


class PastOfEverybody(Telling):
    def _past(self, seat: Seat | None) -> tuple[bytes, ...]:
        return (encoded(Past(seat, "", tuple(self._live.past))),)


def test_a_past_that_was_told_to_others_is_noticed() -> None:
    sealed = table_of("sealed", 3, rounds=5, takebacks=3)
    first, again = run(told_twice(sealed, 0, PastOfEverybody))[Seat(1)]
    assert first[-len(again) :] != again


@in_virtual_time
async def test_the_past_outlives_the_server() -> None:
    house = House()
    ann, ben, table = await two_begin(house)
    for person in (ann, ben):
        await person.play()
    await ann.look()
    told = [fact for message in ann.heard for fact in message.get("facts", ())]
    await house.restart()
    ann.heard.clear()
    await ann.come(table)
    kinds = [message["type"] for message in ann.heard]
    assert kinds.index("past") < kinds.index("update")
    assert ann.heard[kinds.index("past")]["facts"] == told


@in_virtual_time
async def test_before_anything_has_happened_there_is_no_past() -> None:
    ann, _, table = await two_begin(House())
    ann.heard.clear()
    await ann.come(table)
    assert [message["type"] for message in ann.heard][:2] == ["welcome", "update"]


class Long:
    """A fact that fills a tenth of a message."""

    def __init__(self, number: int) -> None:
        self.number = number

    def told_to(self, seat: Seat | None) -> list[Any] | None:
        return [self.number, "x" * (LARGEST // 10)] if seat is not None else None


def test_only_the_latest_that_fit_are_told_again() -> None:
    facts = PastFacts(Long(number) for number in range(MOST_FACTS + 50))
    assert len(list(facts)) == MOST_FACTS
    again = told_again(facts, Seat(0))
    last = MOST_FACTS + 49
    assert [number for number, _ in again] == list(range(last - 8, last + 1))
    assert told_again(facts, None) == ()
