"""Memory, numbers and sizes: all frames of whole random games are looked at."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from meowple.core.game import Seat
from meowple.games.fits.cards import NOTHING
from meowple.games.fits.grid import GRIDS, NO_PLACE
from meowple.games.fits.moves import Cat, Lay, Move, Sleep
from meowple.games.fits.table import Table as FitsTable
from meowple.games.tail.cards import NUMBERS, OUTER, PLACES
from meowple.games.tail.state import BETWEEN, LOOK, OPENING, OVER, State
from meowple.table.updates.telling import Telling
from meowple.table.wire import Update
from tests.conftest import Row
from tests.contract.playouts import any_move
from tests.server.secrets.test_leaks_over_the_wire import table_of
from tests.server.virtual import run
from tests.server.worlds import World

LARGEST = 16_000
"""Bytes that one message may have."""

STRICT: list[dict[str, Any]] = [{}, {"easy": True}, {"end": "limit", "limit": 40}]
Heard = dict[str, Any]


def shown_now(state: State, seat: Seat | None, at: int) -> bool:
    """Whether the rules show this seat the card at this place at this moment (tail 8.1)."""
    owner, place = divmod(at, PLACES)
    opening = state.phase == OPENING and owner == seat and state.waiting >> owner & 1
    looking = state.phase == LOOK and state.turn == seat and state.looking >> at & 1
    open_to_all = state.phase in (BETWEEN, OVER) or (state.options.easy and place in OUTER)
    return bool(open_to_all or looking or (opening and place in OUTER))


def told_too_much(state: State, seat: Seat | None, update: Heard) -> Iterator[str]:
    """What this update says that a screen with a strict memory must not say."""
    spots = [(owner, place) for owner in range(state.seats) for place in range(PLACES)]
    for owner, place in spots:
        row = update["view"]["rows"][owner]
        if row and row[place][0] is not None and not shown_now(state, seat, PLACES * owner + place):
            yield f"a card at {owner}/{place}"
    if update["view"]["memory"] is not None:
        yield "memory"
    if update["view"]["hand"] is not None and state.turn != seat:
        yield "another's hand"
    for fact in update["facts"]:
        cards = [fact.get("card", NUMBERS)] if state.phase not in (BETWEEN, OVER) else []
        if any(card < NUMBERS for card in cards):
            yield "a number in a fact"


@dataclass
class Walk:
    """What was found in all frames of a random game."""

    too_much: set[str] = field(default_factory=set)
    gaps: int = 0
    frames: int = 0
    largest: int = 0
    numbers: dict[Seat | None, int] = field(default_factory=dict)

    async def play(
        self, seats: int, options: dict[str, Any], seed: int, telling: type[Telling] = Telling
    ) -> Walk:
        """Play a whole game; now and then everybody is gone and comes back."""
        table, rng = table_of("tail", seats, **options), Random(seed)
        world = World(table, seed, table.game, telling)
        await world.open()
        self._listen(world, came_back=True)
        number = 0
        while world.match.outcome is None:
            number += 1
            came_back = number % 5 == 0
            if came_back:
                for person in world.people.values():
                    await person.join(world.room)
            else:
                seat, move = any_move(table.game, world.match.state, table, rng)
                await world.play(seat, move, f"{number:032x}")
            self._listen(world, came_back)
        return self

    def _listen(self, world: World, came_back: bool) -> None:
        for seat, frames in world.hear_all().items():
            self.frames += len(frames)
            self.largest = max(self.largest, *map(len, frames), 0)
            for update in map(json.loads, frames):
                if update["type"] == "update":
                    self.too_much |= set(told_too_much(world.match.state, seat, update))
                    wanted = self.numbers.get(seat, 0) + (not came_back)
                    self.gaps += update["n"] != wanted
                    self.numbers[seat] = update["n"]


class ViewForScreen(Telling):
    def update(self, seat: Seat | None) -> Update:
        match = self._live.match
        assert match is not None
        return msgspec.structs.replace(super().update(seat), view=match.view(seat))


class NumberOfTheLog(Telling):
    def _number(self, seat: Seat | None, stands: bytes) -> int:
        super()._number(seat, stands)
        match = self._live.match
        return 0 if match is None else len(match.entries)


@pytest.mark.parametrize("options", STRICT, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_is_shown_while_it_is_looked_at_and_in_no_later_frame(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(3):
        assert run(Walk().play(seats, options, seed)).too_much == set()


def test_a_view_sent_for_a_screen_is_noticed() -> None:
    found = run(Walk().play(2, {}, 0, ViewForScreen))
    assert "memory" in found.too_much
    assert any(thing.startswith("a card") for thing in found.too_much)


def test_updates_are_counted_for_each_seat_without_a_gap() -> None:
    for seed in range(3):
        assert run(Walk().play(3, {}, seed)).gaps == 0
    assert run(Walk().play(3, {}, 0, NumberOfTheLog)).gaps > 0


@pytest.mark.parametrize("memory", ["strict", "assisted"])
@pytest.mark.parametrize("easy", [False, True])
def test_no_message_of_a_table_of_six_is_large(
    memory: str, easy: bool, report_row: Callable[[str, Row], None]
) -> None:
    walk = Walk()
    for seed in range(3):
        options = {"memory": memory, "easy": easy, "rounds": 3}
        run(walk.play(6, options, seed))
        walk.numbers.clear()
    row: Row = {"options": f"{memory}{', easy' if easy else ''}", "frames": walk.frames}
    report_row("the largest message of a table of six, in bytes", row | {"largest": walk.largest})
    assert walk.largest <= LARGEST


async def all_that_is_sent_to_savers(seats: int) -> int:
    """The largest frame of a table of `cafe` at which everybody passes until no paw is left: then
    nearly everything can be drawn, and the list of moves is as long as it gets."""
    table = table_of("cafe", seats)
    world = World(table, 0, table.game, Telling)
    await world.open()
    largest = number = 0
    while world.match.outcome is None:
        seat = min(world.match.to_act)
        move = world.match.moves(seat)[-1]  # a pass
        number += 1
        await world.play(seat, move, f"{number:032x}")
        frames = [frame for heard in world.hear_all().values() for frame in heard]
        largest = max(largest, *map(len, frames))
    return largest


async def all_that_is_sent_to_spreaders(seats: int) -> tuple[int, int]:
    """The largest frame, and the most moves, of a table of `fits` where everybody lays boxes
    so that as many places as possible come free: each card of a hand fits at all of them."""
    table = table_of("fits", seats, size="large")
    world = World(table, 0, table.game, Telling)
    await world.open()
    largest = most = number = 0
    while world.match.outcome is None:
        seat = min(world.match.to_act)
        moves = world.match.moves(seat)
        most = max(most, len(moves))
        move = max(moves, key=partial(places_freed, world.match.state.table))
        number += 1
        await world.play(seat, move, f"{number:032x}")
        frames = [frame for heard in world.hear_all().values() for frame in heard]
        largest = max(largest, *map(len, frames))
    return largest, most


def places_freed(table: FitsTable, move: Move) -> int:
    """How many places come free beside the card that is laid; nobody lays a cat."""
    if isinstance(move, Cat | Sleep):
        return -1
    if not isinstance(move, Lay):
        return 0
    beside = GRIDS[table.size].beside[move.at]
    return sum(
        at != NO_PLACE and table.cards[at] == NOTHING for at in set(beside) - set(table.frontier)
    )


@pytest.mark.parametrize("seats", [2, 5])
def test_no_message_of_fits_is_large_where_cards_fit_at_many_places(
    seats: int, report_row: Callable[[str, Row], None]
) -> None:
    largest, most = run(all_that_is_sent_to_spreaders(seats))
    row: Row = {"seats": seats, "moves": most, "largest": largest}
    report_row("the largest message of fits, in bytes", row)
    assert most > 450
    assert largest <= LARGEST


@pytest.mark.parametrize("seats", [2, 4])
def test_no_message_of_a_cafe_where_everything_can_be_drawn_is_large(
    seats: int, report_row: Callable[[str, Row], None]
) -> None:
    largest = run(all_that_is_sent_to_savers(seats))
    report_row("the largest message of cafe, in bytes", {"seats": seats, "largest": largest})
    assert 10_000 < largest <= LARGEST
