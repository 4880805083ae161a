"""Before a race a seat tries its line: measured as in the race, heard of by nobody else."""

from __future__ import annotations

import asyncio
import json
import math
import secrets
from typing import Any

import pytest

from meowple.games.boots.cards import CAT_OF
from meowple.table import wire
from meowple.table.race.fair import Lag
from meowple.table.requests import answering
from tests.server.house import Heard, House, Visitor, time_passes
from tests.server.races.racers import later, stall_loop
from tests.server.seated import with_seat
from tests.server.virtual import run


class FarPage:
    """The page of a guest at the end of a line: all comes and goes half a round trip later."""

    def __init__(self, visitor: Visitor, trip: float) -> None:
        assert visitor.connection is not None
        self.connection = visitor.connection
        self.trip = trip
        self.heard: list[Heard] = []
        self._room = visitor._room
        self._ear = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        while (payload := await self.connection.outbox.get()) is not None:
            later(self.trip / 2, self._see, json.loads(payload))

    def _see(self, heard: Heard) -> None:
        self.heard.append(heard)
        if heard.get("nonce") is not None:
            later(self.trip / 2, self._answer, heard["nonce"])

    def _answer(self, nonce: str) -> None:
        self.connection.pings.answered(nonce, asyncio.get_running_loop().time())

    async def ask(self, kind: type[Any], **fields: Any) -> Heard:
        """Ask the table for something, and wait for its answer."""
        command = secrets.token_hex(16)
        asked = with_seat(str(kind.__struct_config__.tag), fields, [0])
        later(self.trip / 2, self._submit, kind(id=command, **asked))
        while not any(heard.get("id") == command for heard in self.heard):
            await asyncio.sleep(0.0001)
        return next(heard for heard in self.heard if heard.get("id") == command)

    def _submit(self, request: Any) -> None:
        assert self._room is not None
        now = asyncio.get_running_loop().time()
        answering.submit(self._room, self.connection, request, now)

    async def grab(
        self, trial: Heard, after: float, reported: Any = "truth", **other: Any
    ) -> Heard:
        """Press the right card, or another one, so many milliseconds after the dice were seen."""
        await asyncio.sleep(after / 1000)
        move = {"type": "grab", "card": right(trial), **other}
        return await self.ask(
            wire.Try, move=move, reaction=after if reported == "truth" else reported
        )


def right(trial: Heard) -> int:
    """The card that the dice of a trial ask for."""
    first, second = trial["view"]["dice"]
    return CAT_OF[first, second]


async def at_home(trip: float = 60, *, public: bool = False, lag: Lag = "usual") -> FarPage:
    """Ann alone at her table, with a line that was measured for a while."""
    house = House()
    ann = await house.guest("Ann")
    await ann.come(await house.open_race(ann, public=public, lag=lag))
    page = FarPage(ann, trip)
    await time_passes(10)
    return page


def call(tried: Heard) -> str:
    """How the grab of a trial counts."""
    attempt: list[Any] = tried["view"]["last"]["attempts"][0]
    return str(attempt[2])


# What is told


def test_a_trial_shows_dice_and_a_few_cards_one_of_which_is_right() -> None:
    async def story() -> None:
        trial = await (await at_home()).ask(wire.WarmUp)
        there = [card for card, owner in enumerate(trial["view"]["owners"]) if owner is None]
        assert (trial["type"], len(there)) == ("trial", 8)
        assert right(trial) in there
        assert trial["view"]["phase"] == "race"
        assert {"type": "grab", "card": right(trial)} in trial["moves"]

    run(story())


def test_the_answer_tells_the_reaction_that_would_count_and_the_line() -> None:
    async def story() -> None:
        page = await at_home(60)
        tried = await page.grab(await page.ask(wire.WarmUp), 700)
        assert (tried["type"], call(tried)) == ("tried", "right")
        assert abs(tried["reaction"] - 700) <= 1
        assert abs(tried["trip"] - 60) <= 1
        assert tried["jitter"] <= 1

    run(story())


@pytest.mark.parametrize(
    ("reported", "counts"),
    [
        (600.0, 600),
        (0.0, 600),
        (-1.0, 600),
        (None, 600),
        (math.nan, 600),
        (1e12, 680),
        (640.0, 640),
    ],
)
def test_a_report_is_believed_as_far_as_in_a_race(reported: float | None, counts: int) -> None:
    async def story() -> None:
        page = await at_home(80)
        tried = await page.grab(await page.ask(wire.WarmUp), 600, reported)
        assert abs(tried["reaction"] - counts) <= 2

    run(story())


def test_a_wrong_card_and_a_paw_that_was_too_quick_are_told() -> None:
    async def story() -> None:
        page = await at_home()
        trial = await page.ask(wire.WarmUp)
        others = [m["card"] for m in trial["moves"] if m.get("card") not in (None, right(trial))]
        assert call(await page.grab(trial, 500, card=others[0])) == "wrong"
        assert call(await page.grab(await page.ask(wire.WarmUp), 90)) == "too_soon"

    run(story())


@pytest.mark.parametrize(
    ("lag", "public", "most"),
    [("usual", False, 100), ("usual", True, 100), ("room", False, 0), ("far", False, 320)],
)
def test_it_tells_how_long_a_line_the_table_makes_up_for(lag: Lag, public: bool, most: int) -> None:
    async def story() -> None:
        page = await at_home(180, public=public, lag=lag)
        tried = await page.grab(await page.ask(wire.WarmUp), 500)
        assert tried["most"] == most
        lost = max(0, 180 - most)
        assert abs(tried["reaction"] - 500 - lost) <= 2, "what is not made up for counts"

    run(story())


def test_where_no_ping_ever_came_back_no_line_is_told() -> None:
    async def story() -> None:
        page = await at_home()
        page._answer = lambda nonce: None  # type: ignore[method-assign]
        page.connection.pings._trips.clear()
        tried = await page.grab(await page.ask(wire.WarmUp), 500)
        assert tried["trip"] is None

    run(story())


def test_a_stall_of_the_loop_costs_nothing() -> None:
    async def story() -> None:
        page = await at_home(40)
        trial = await page.ask(wire.WarmUp)
        later(510, stall_loop, 100)
        tried = await page.grab(trial, 500)
        assert abs(tried["reaction"] - 500) <= 15

    run(story())


# Nobody is disturbed


def test_nobody_hears_of_it_and_nothing_is_stored() -> None:
    async def story() -> None:
        house = House()
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        table = await house.open_race(ann, public=True)
        await ann.come(table)
        await ben.come(table)
        await ben.do(wire.Sit, seat=1)
        before, heard = repr(vars(house.store)), len(ben.heard)
        trial = await ann.ask(wire.WarmUp)
        await time_passes(0.5)
        tried = await ann.ask(wire.Try, move={"type": "grab", "card": right(trial)})
        assert tried["type"] == "tried"
        await ben.look()
        assert {one["type"] for one in ben.heard[heard:]} <= {"ping"}
        assert repr(vars(house.store)) == before

    run(story())


def test_it_can_be_tried_again_and_again_and_only_the_last_question_counts() -> None:
    async def story() -> None:
        page = await at_home()
        asked = []
        for _ in range(20):
            await page.ask(wire.WarmUp)
            trial = await page.ask(wire.WarmUp)
            assert call(await page.grab(trial, 300)) == "right"
            asked.append((trial["nonce"], *trial["view"]["dice"]))
        assert len({nonce for nonce, *_ in asked}) == 20
        assert len({(first, second) for _, first, second in asked}) > 5

    run(story())


# Why not


def test_it_is_over_with_the_first_answer_and_with_the_page() -> None:
    async def story() -> None:
        house = House()
        ann = await house.guest("Ann")
        table = await house.open_race(ann, public=True)
        await ann.come(table)
        grab = {"move": {"type": "grab", "card": 0}}
        assert (await ann.ask(wire.Try, **grab))["key"] == "warm_up_is_over"
        trial = await ann.ask(wire.WarmUp)
        room = ann._room
        assert room is not None
        ann.go()
        await time_passes(0.1)
        assert room.warming._trials == {}
        await ann.come(table)
        assert (await ann.ask(wire.Try, **grab))["key"] == "warm_up_is_over"
        trial = await ann.ask(wire.WarmUp)
        for expected in ("tried", "refused"):
            answer = await ann.ask(wire.Try, move={"type": "grab", "card": right(trial)})
            assert answer["type"] == expected

    run(story())


def test_it_is_gone_when_the_match_begins() -> None:
    async def story() -> None:
        house = House()
        ann = await house.guest("Ann")
        await ann.come(await house.open_race(ann))
        await ann.do(wire.SeatBot, seat=1, level="cat")
        trial = await ann.ask(wire.WarmUp)
        await ann.do(wire.Start)
        assert ann._room is not None
        assert ann._room.warming._trials == {}
        grab = {"type": "grab", "card": right(trial)}
        assert (await ann.ask(wire.Try, move=grab))["key"] == "match_has_begun"
        assert (await ann.ask(wire.WarmUp))["key"] == "match_has_begun"

    run(story())


def test_only_who_sits_at_a_table_that_races_can_warm_up() -> None:
    async def story() -> None:
        house = House()
        ann, ben = await house.guest("Ann"), await house.guest("Ben")
        await ann.come(await house.open(ann, [None, None]))
        assert (await ann.ask(wire.WarmUp))["key"] == "no_race"
        await ben.come(await house.open_race(ann, public=True))
        assert (await ben.ask(wire.WarmUp))["key"] == "no_seat"

    run(story())


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ({}, "not_a_move"),
        ({"type": "grab"}, "not_a_move"),
        ({"type": "grab", "card": "1"}, "not_a_move"),
        ({"type": "grab", "card": 1.5}, "not_a_move"),
        ([1], "not_a_move"),
        ({"type": "grab", "card": 99}, "no_such_card"),
        ({"type": "grab", "card": -1}, "no_such_card"),
        ({"type": "grab", "card": 25}, "card_is_won"),
        ({"type": "roll"}, "dice_are_rolled"),
    ],
)
def test_what_cannot_be_grabbed_is_refused_and_the_question_stays(move: Any, key: str) -> None:
    async def story() -> None:
        page = await at_home()
        trial = await page.ask(wire.WarmUp)
        assert (await page.ask(wire.Try, move=move, reaction=1.0))["key"] == key
        assert call(await page.grab(trial, 500)) == "right"

    run(story())
