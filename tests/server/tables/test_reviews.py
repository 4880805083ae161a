"""A match is looked at again after its end: in parts, few at a time, while somebody waits."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from starlette.requests import ClientDisconnect, Request

import meowple
from meowple.bots.review import review
from meowple.core.game import Refused
from meowple.core.log import Log
from meowple.server.web.answers import while_heard
from meowple.table.bots.thinking import InPlace, TookTooLong, Work
from meowple.table.store import reviews
from meowple.table.store.base import Write
from meowple.table.store.memory import MemoryStore
from meowple.table.store.records import Result, match_stream, result_stream
from meowple.table.store.reviews import Reviews, part_text
from meowple.table.wire import ReviewPart
from tests.bots.test_review import with_a_blunder
from tests.golden.files import FOLDER
from tests.served import Served
from tests.server.pages import Page

FEW = 0.004
MATCH = "a-match"


def golden() -> Log:
    return Log.from_json((FOLDER / "tail-two-players.json").read_bytes())


def records(log: Log) -> tuple[bytes, ...]:
    return tuple(msgspec.json.encode(each) for each in (log.header, *log.entries))


async def kept(over: bool = True) -> MemoryStore:
    """A store with a match, whose result is kept if it is over."""
    store, log = MemoryStore(), golden()
    writes = [Write(match_stream(MATCH), 0, records(log))]
    if over:
        outcome = meowple.replay(log).outcome
        writes.append(Write(result_stream(MATCH), 0, (msgspec.json.encode(Result(outcome)),)))
    await store.append(writes)
    return store


def read(part: bytes | Any) -> ReviewPart:
    return msgspec.json.decode(part, type=ReviewPart)


def test_the_parts_together_are_the_review_of_the_match() -> None:
    whole = review(golden(), 1, share=FEW)
    found: list[Any] = []
    while len(found) < len(whole.decisions):
        part = read(part_text(records(golden()), 1, len(found), FEW, seconds=0.0))
        assert (part.first, part.of, len(part.decisions)) == (len(found), len(whole.decisions), 1)
        assert (part.even, part.ended) == (whole.even, whole.ended)
        found += part.decisions
    for told, looked in zip(found, whole.decisions, strict=True):
        assert told.before == pytest.approx(looked.before, abs=0.001)
        assert told.answered == pytest.approx(looked.answered, abs=0.001)
        assert (told.dear is not None) == (looked.cost > 0)


def test_how_far_a_part_goes_makes_no_difference_to_what_it_says() -> None:
    one = read(part_text(records(golden()), 0, 2, FEW, seconds=0.0))
    all_at_once = read(part_text(records(golden()), 0, 0, FEW, seconds=1e9))
    assert len(all_at_once.decisions) == all_at_once.of
    assert one.decisions[0] == all_at_once.decisions[2]


def test_what_cost_something_is_shown_with_all_that_the_seat_could_remember() -> None:
    match, _ = with_a_blunder()
    part = read(part_text(records(match.log), 0, 0, 0.1, seconds=1e9))
    dear = [one.dear for one in part.decisions if one.dear is not None]
    assert dear
    assert any(known(one.view["rows"][0]) for one in dear)
    for one in dear:
        assert one.move != one.better
        assert one.why
        assert one.view["memory"] is None


def known(row: list[Any]) -> bool:
    """Whether cards are shown that lie face down and that nobody looks at now."""
    return any(card is not None and not face_up and not looked for card, face_up, looked, *_ in row)


def test_a_match_that_is_played_has_no_review() -> None:
    async def story() -> bytes | None:
        return await Reviews(await kept(over=False), InPlace(), FEW).part("ann", MATCH, 0, 0)

    assert asyncio.run(story()) is None


class Slow(InPlace):
    """Works when it is let."""

    def __init__(self) -> None:
        self.begun = 0
        self.may = asyncio.Event()

    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        assert not hurry  # the same tries on every machine
        self.begun += 1
        await self.may.wait()
        return await super().do(work, *given)


def test_a_guest_has_one_part_made_at_a_time_and_few_are_made_at_once() -> None:
    async def story() -> None:
        thinkers = Slow()
        made = Reviews(await kept(), thinkers, FEW)
        guests = [f"guest {number}" for number in range(reviews.MOST_WAITING)]
        asking = [asyncio.create_task(made.part(guest, MATCH, 0, 0)) for guest in guests]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for guest in ("guest 0", "one more"):
            with pytest.raises(Refused, match="review_busy"):
                await made.part(guest, MATCH, 0, 0)
        assert thinkers.begun == reviews.AT_ONCE
        thinkers.may.set()
        parts = await asyncio.gather(*asking)
        assert len(set(parts)) >= 1
        assert await made.part("guest 0", MATCH, 0, 0)

    asyncio.run(story())


def test_whoever_goes_away_lets_the_next_one_have_their_turn() -> None:
    async def story() -> None:
        thinkers = Slow()
        made = Reviews(await kept(), thinkers, FEW)
        gone = asyncio.create_task(made.part("ann", MATCH, 0, 0))
        stays = asyncio.create_task(made.part("ben", MATCH, 0, 0))
        while thinkers.begun < 1:
            await asyncio.sleep(0)
        gone.cancel()
        while thinkers.begun < 2:
            await asyncio.sleep(0)
        thinkers.may.set()
        assert await stays

    asyncio.run(story())


def test_an_answer_that_nobody_waits_for_is_given_up() -> None:
    async def story() -> None:
        told = iter([{"type": "http.request"}, {"type": "http.disconnect"}])
        given_up = asyncio.Event()

        async def receive() -> Any:
            return next(told)

        async def work() -> None:
            try:
                await asyncio.Event().wait()
            finally:
                given_up.set()

        request = Request({"type": "http"}, receive)
        with pytest.raises(ClientDisconnect):
            await while_heard(request, work())
        await given_up.wait()

    asyncio.run(story())


def test_after_a_match_anybody_who_knows_it_may_have_it_reviewed(server: Served) -> None:
    ann, ben = Page(server.url), Page(server.url)
    table, _ = ann.open_table([None, "kitten"], options={"rounds": 1})
    ann.enter(table)
    ann.start()
    path = f"/api/matches/{ann.update['match']}/review"
    while ann.wait_for_turn():
        assert ann.ask("GET", f"{path}/0/0")[0] == 404
        ann.play(ann.update["moves"][0])
    found, of = list[Any](), 1
    while len(found) < of:
        part = ann.get(f"{path}/0/{len(found)}")
        found, of = found + part["decisions"], part["of"]
    assert ben.get(f"{path}/0/0")["decisions"][0] == found[0]
    assert ben.get(f"{path}/1/0")["of"] > 0
    assert ann.ask("GET", f"{path}/7/0")[:2] == (422, {"key": "review_no_seat", "details": {}})
    assert ann.ask("GET", f"{path}/me/0")[0] == 404
    assert ann.ask("GET", f"{path}/0/0", headers={"Cookie": ""})[1]["key"] == "no_guest"


class Tired(InPlace):
    async def do(self, work: Work, *given: Any, kind: str = "", hurry: bool = False) -> Any:
        raise TookTooLong(kind)


def test_work_that_is_given_up_is_a_plain_refusal() -> None:
    async def story() -> None:
        with pytest.raises(Refused, match="review_went_wrong"):
            await Reviews(await kept(), Tired(), FEW).part("ann", MATCH, 0, 0)

    asyncio.run(story())


def spoilt(**header: Any) -> tuple[bytes, ...]:
    first, *rest = records(golden())
    return (msgspec.json.encode(msgspec.json.decode(first) | header), *rest)


@pytest.mark.parametrize(
    ("lines", "seat", "why"),
    [
        (spoilt(rules=99), 0, "rules"),
        (spoilt(game="chess"), 0, "damaged"),
        (spoilt(game="cafe"), 0, "damaged"),
        (records(golden())[:1], 0, "damaged"),
        ((b"{}",), 0, "damaged"),
        (records(golden()), 2, "seat"),
        (records(golden()), -1, "seat"),
    ],
)
def test_why_there_is_no_review(lines: tuple[bytes, ...], seat: int, why: str) -> None:
    assert part_text(lines, seat, 0, FEW, 0.0) == reviews.Stopped(why)  # type: ignore[arg-type]
