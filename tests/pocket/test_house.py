"""The house of a device under CPython: the same requests as a server's, in the same words."""

from __future__ import annotations

import asyncio
from math import inf
from time import monotonic
from typing import Any

import msgspec
import pytest

import meowple
from meowple.bots.fits.greedy import BLIND
from meowple.bots.hurry import HURRY
from meowple.core.log import Bot, Person
from meowple.pocket.house import House, PocketSettings
from meowple.pocket.line import COME_BACK
from meowple.pocket.thinkers import WorkerThinkers, WorkFailed, attempt
from meowple.table.bots.thinking import InPlace, choose
from meowple.table.settings import TableSettings
from meowple.table.store.memory import MemoryStore


def a_house() -> House:
    return House(MemoryStore(), InPlace(), TableSettings(bot_pace=0.0, count_down=0))


async def asked(house: House, path: str, body: object = None) -> tuple[int, Any]:
    """A request as a page makes it."""
    text = body if body is None or isinstance(body, str) else msgspec.json.encode(body).decode()
    status, answer = msgspec.json.decode(await house.answer(path, text))
    return status, answer


class Ear:
    """The page's end of a port."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.closed: list[int] = []

    def tell(self, text: str) -> None:
        self.heard.put_nowait(msgspec.json.decode(text))

    def close(self, code: int) -> None:
        self.closed.append(code)


def played(level: str | None = None) -> str:
    """The record of a match that is over."""
    match = meowple.Match(meowple.game("tail"), seats=2, seed=3)
    by = Person() if level is None else Bot(level)
    while match.outcome is None:
        seat = min(match.to_act)
        match.play(seat, match.moves(seat)[0], by=by)
    return match.log.to_json()


def cut() -> str:
    """The same without its last entry."""
    log = msgspec.json.decode(played())
    del log["entries"][-1], log["links"][-1]
    return msgspec.json.encode(log).decode()


def test_a_page_comes_to_a_table_of_its_device_and_hears_what_a_socket_would_tell() -> None:
    async def story() -> None:
        house, ear = a_house(), Ear()
        assert await asked(house, "me", {"name": "Tom", "language": "pl"}) == (
            200,
            {"name": "Tom", "language": "pl", "cat": None, "quiet": None, "still": None},
        )
        wanted = {"game": "tail", "seats": 2, "bots": [None, "kitten"]}
        _, opened = await asked(house, "tables", wanted)
        call = await house.call(opened["table"], ear)
        call.hear('{"type":"pong","nonce":"' + "0" * 16 + '"}')
        call.hear('{"type":"start","id":"' + "0" * 32 + '"}')
        assert (await ear.heard.get())["key"] == "hello_first"
        call.hear('{"type":"pong","nonce":"' + "0" * 16 + '"}')
        call.hear("no message")
        assert (await ear.heard.get())["key"] == "bad_message"
        call.hear('{"type":"hello","invite":null}')
        welcome = await ear.heard.get()
        assert (welcome["type"], welcome["you"]) == ("welcome", "Tom")
        _, mine = await asked(house, "tables/mine")
        assert [one["table"] for one in mine] == [opened["table"]]
        house.taken(f"table/{opened['table']}")
        assert ear.closed == [COME_BACK]
        call.end()

    asyncio.run(story())


def test_a_record_comes_in_once_and_is_over() -> None:
    async def story() -> None:
        house, text = a_house(), played()
        status, brought = await asked(house, "logs", text)
        assert status == 200
        assert await asked(house, "logs", text) == (200, brought)
        _, mine = await asked(house, "tables/mine")
        assert mine == []  # nobody here has played it
        ear = Ear()
        call = await house.call(brought["table"], ear)
        call.hear('{"type":"hello","invite":null}')
        table = (await ear.heard.get())["table"]
        assert table["status"] == "over"
        _, log = await asked(house, f"matches/{table['match']}/log")
        assert log["text"] == text
        status, replay = await asked(house, f"matches/{table['match']}/replay")
        assert status == 200
        assert len(replay["moments"]) > 1
        call.end()

    asyncio.run(story())


def test_a_record_that_came_in_is_reviewed_part_by_part_and_always_the_same() -> None:
    async def story() -> list[Any]:
        house = House(MemoryStore(), InPlace(), PocketSettings(review_share=0.004))
        _, brought = await asked(house, "logs", played())
        match = brought["table"].removeprefix("brought-")
        found: list[Any] = []
        while True:
            status, part = await asked(house, f"matches/{match}/review/1/{len(found)}")
            assert (status, part["first"]) == (200, len(found))
            found += part["decisions"]
            if len(found) == part["of"]:
                return found

    found = asyncio.run(story())
    assert len(found) > 10
    assert asyncio.run(story()) == found


@pytest.mark.parametrize(
    ("asks", "key"),
    [
        ("{match}/review/2/0", "review_no_seat"),
        ("{match}/review/x/0", "review_no_seat"),
        ("another/review/0/0", "no_such_match"),
    ],
)
def test_what_cannot_be_reviewed_is_refused(asks: str, key: str) -> None:
    async def story() -> tuple[int, Any]:
        house = a_house()
        _, brought = await asked(house, "logs", played())
        match = brought["table"].removeprefix("brought-")
        return await asked(house, "matches/" + asks.format(match=match))

    status, refused = asyncio.run(story())
    assert (status, refused["key"]) == (422, key)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "log_unreadable"),
        ("{}", "log_unreadable"),
        (played().replace('"seq":3', '"seq":4'), "log_unreadable"),
        (played().replace('"rules":', '"rules":9'), "log_other_rules"),
        (played().replace('"game":"tail"', '"game":"chess"'), "log_unknown_game"),
        (played().replace('"game":"tail"', '"game":"cafe"'), "log_unreadable"),
        (played("panther"), "log_unknown_level"),
        (cut(), "log_not_over"),
    ],
)
def test_what_is_no_record_of_a_match_is_refused(text: str, why: str) -> None:
    status, refused = asyncio.run(asked(a_house(), "logs", text))
    assert (status, refused["key"]) == (422, why)


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [("nothing", None, 422), ("tables", "{", 400), ("matches/x/log", None, 422)],
)
def test_what_cannot_be_answered_says_why(path: str, body: str | None, status: int) -> None:
    assert asyncio.run(asked(a_house(), path, body))[0] == status


def test_a_bot_that_is_in_a_hurry_takes_the_best_it_has_found() -> None:
    match = meowple.Match(meowple.game("fits"), seats=2, seed=1)
    seat = min(match.to_act)
    while len(match.moves(seat)) < 4 or match.view(seat).phase in BLIND:
        match.play(seat, match.moves(seat)[-1])
        seat = min(match.to_act)
    moves = match.moves(seat)
    given = ("fits", "tiger", msgspec.json.encode(match.view(seat)), msgspec.json.encode(moves), "")

    async def thought(cap: float) -> tuple[int, int]:
        thinkers = WorkerThinkers(attempted, cap)
        found = await thinkers.do(choose, *given, kind="fits tiger", hurry=True)
        return found.move, thinkers.choices[-1].tried

    quick, calm = asyncio.run(thought(0.0)), asyncio.run(thought(1000.0))
    assert 0 < quick[1] <= calm[1]
    assert calm[0] == choose(*given).move
    assert not HURRY.is_over(1)


async def attempted(text: str) -> str:
    """Both ends are here, with a way between them."""
    await asyncio.sleep(0)
    return attempt(text)


def within() -> float:
    """How long what is done now may take."""
    return round((HURRY._until or 0) - monotonic(), -1)


def test_bots_that_are_asked_at_the_same_time_share_the_cap() -> None:
    async def story() -> list[float]:
        thinkers = WorkerThinkers(attempted, cap=300.0)
        alone = [await thinkers.do(within, hurry=True)]
        together = [thinkers.do(within, hurry=True) for _ in range(3)]
        return alone + await asyncio.gather(*together, thinkers.do(within))

    *hurried, calm = asyncio.run(story())
    assert hurried == [300, 100, 100, 100]
    assert calm == inf


def test_work_that_fails_elsewhere_fails_here() -> None:
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        asyncio.run(WorkerThinkers(attempted).do(divmod, 1, 0))
