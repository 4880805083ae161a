"""How long people may think: clocks to the millisecond, whatever happens to pages and servers."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from meowple.core.game import Seat
from meowple.core.log import Bot, Person, Played
from meowple.table import wire
from meowple.table.timing import A_BREATH, DAY, Timing
from tests.server.house import House, Visitor, time_passes, utc
from tests.server.virtual import in_virtual_time

MOVE = Timing("move", 30_000)
BANK = Timing("bank", 60_000, more=10_000)
DAYS = Timing("days", 2 * DAY)
LONG = 10**9


async def begun(
    house: House, timing: Timing, game: str = "tail", seats: int = 2
) -> tuple[Visitor, Visitor, str]:
    """Ann and Ben have set a time, and have been dealt to."""
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    bots = [None, None, "kitten", "kitten"][:seats]
    table, _ = await house.hub.open(ann.guest, game, seats, {}, True, bots)
    await ann.come(table)
    await ben.come(table)
    await ben.do(wire.Sit, seat=1)
    await ann.do(wire.Time, timing=timing)
    await ann.do(wire.Start)
    for person in (ann, ben):
        await person.look()
    return ann, ben, table


async def opened(house: House, timing: Timing, **how: Any) -> tuple[Visitor, Visitor, str]:
    """The same after everybody has looked at their cards."""
    ann, ben, table = await begun(house, timing, **how)
    await ann.play()
    await ben.play()
    await ann.look()
    assert ann.update["waiting"] == [0]
    return ann, ben, table


def left(who: Visitor, seat: int) -> int:
    """What a clock shows on a page that has just been told."""
    clock = who.update["clocks"][seat]
    gone = 0 if clock["since"] is None else who.update["now"] - clock["since"]
    return int(clock["left"] - gone)


async def until_moved(house: House, who: Visitor, seat: int) -> float:
    """How many seconds pass until somebody moves for a seat, told to the millisecond."""
    begun, made = utc(), await moves_of(house, who, seat)
    while await moves_of(house, who, seat) == made:
        await time_passes(0.001)
        assert utc() < begun + 100_000
    return (utc() - begun) / 1000


async def moves_of(house: House, who: Visitor, seat: int) -> list[Any]:
    """Who made the moves of a seat."""
    _, entries = await house.log(who.update["match"])
    return [
        entry.by for entry in entries if isinstance(entry.act, Played) and entry.act.seat == seat
    ]


# For a move


@in_virtual_time
async def test_when_the_time_for_a_move_is_up_a_bot_moves_once() -> None:
    house = House()
    ann, _, _ = await opened(house, MOVE)
    waits = await until_moved(house, ann, 0)
    assert waits == pytest.approx(30, abs=0.01)
    assert (await moves_of(house, ann, 0))[-1] == Bot("cat")
    await ann.look()
    assert ann.chairs[0]["level"] is None, "nobody sits in"
    assert left(ann, 0) == pytest.approx(30_000, abs=20), "the next move has its own time"
    await ann.play()
    assert isinstance((await moves_of(house, ann, 0))[-1], Person)


@in_virtual_time
async def test_each_move_has_its_own_time_to_the_millisecond() -> None:
    house = House()
    ann, _, _ = await opened(house, MOVE)
    await time_passes(29.9)
    await ann.play()
    asked = ann.update["clocks"][0]["since"]
    assert ann.update["clocks"][0]["left"] == 30_000
    room = await house.hub.room(ann.table["id"])
    assert room is not None
    await time_passes((asked + 30_000 - room.clock.now()) / 1000 - 0.002)
    assert len(await moves_of(house, ann, 0)) == 2
    await time_passes(0.01)
    assert len(await moves_of(house, ann, 0)) == 3


@in_virtual_time
async def test_a_move_that_comes_when_the_time_is_up_is_refused() -> None:
    house = House(minds=Dreaming())
    ann, _, _ = await opened(house, MOVE)
    await time_passes(31)
    update = ann.update
    asked = {"match": update["match"], "decision": update["decision"], "move": update["moves"][0]}
    assert (await ann.ask(wire.Play, **asked))["key"] == "time_is_up"


class Dreaming:
    """Bots that never make up their minds."""

    async def do(self, *given: Any, **how: Any) -> Any:
        await asyncio.sleep(LONG)

    def close(self) -> None:
        pass


@in_virtual_time
async def test_the_way_there_and_back_is_not_counted() -> None:
    house = House()
    ann, _, _ = await opened(house, BANK)
    assert ann.connection is not None
    for number in range(4):
        sent = asyncio.get_running_loop().time()
        ann.connection.pings.sent(f"{number}", sent - 0.4)
        ann.connection.pings.answered(f"{number}", sent)
    before = left(ann, 0)
    since = ann.update["now"]
    await time_passes(5)
    await ann.play()
    spent = ann.update["now"] - since
    assert before - (left(ann, 0) - BANK.more) == pytest.approx(spent - 400, abs=2)


# From a store of time


@in_virtual_time
async def test_a_store_of_time_is_spent_while_one_is_asked_and_each_move_adds_to_it() -> None:
    ann, ben, _ = await opened(House(), BANK)
    begun = left(ann, 0)
    await time_passes(20)
    await ann.play()
    assert left(ann, 0) == pytest.approx(begun - 20_000 + 10_000, abs=5)
    bens = left(ben, 1)
    await ben.look()
    assert ben.update["clocks"][1] == {"left": bens, "since": None}, "nobody asked Ben"


@in_virtual_time
async def test_with_an_empty_store_there_is_a_breath_for_each_move() -> None:
    house = House()
    ann, _, _ = await opened(house, Timing("bank", 20_000))
    await until_moved(house, ann, 0)
    assert await until_moved(house, ann, 0) == pytest.approx(A_BREATH / 1000, abs=0.01)


# Pages come and go, servers too


@in_virtual_time
async def test_clocks_stand_still_while_the_table_is_paused() -> None:
    house = House(bot_after=LONG)
    ann, ben, table = await opened(house, BANK)
    await time_passes(10)
    ann.go()
    ben.go()
    await time_passes(86_400)
    await ben.come(table)
    await ann.come(table)
    assert left(ann, 0) == pytest.approx(60_000 - 10_000 + 10_000, abs=20)
    assert await moves_of(house, ann, 0) == [Person("Ann", Seat(0))]


@in_virtual_time
async def test_clocks_go_on_where_they_were_after_a_restart() -> None:
    house = House(bot_after=LONG)
    ann, ben, table = await opened(house, BANK)
    await time_passes(20)
    await ann.play()
    shown = left(ann, 0)
    ann.go()
    ben.go()
    await time_passes(5)  # they are known to be away, and since when
    await house.restart()
    await ann.come(table)
    assert left(ann, 0) == pytest.approx(shown, abs=20)
    assert ann.table["timing"] == msgspec.to_builtins(BANK)


@in_virtual_time
async def test_who_is_played_for_by_a_bot_spends_no_time() -> None:
    house = House(bot_after=1_000)
    ann, ben, table = await opened(house, MOVE)
    ann.go()
    await time_passes(4)
    await ben.look()
    assert ben.chairs[0]["level"] == "cat"
    assert ben.update["clocks"][0]["since"] is None
    await ann.come(table)
    await ann.look()
    assert ann.chairs[0]["level"] is None


@in_virtual_time
async def test_taking_back_gives_nobody_more_time() -> None:
    ann, ben, _ = await begun(House(), MOVE, "cafe")
    while ann.update["undo"] is None:
        await time_passes(20)
        asked = ann if ann.update["moves"] else ben
        await asked.play()
        for person in (ann, ben):
            await person.look()
    shown = left(ann, 0)
    assert shown < 11_000
    await ann.do(wire.Undo, match=ann.update["match"], seq=ann.update["undo"])
    await ann.look()
    assert ann.update["clocks"][0]["since"] is not None
    assert left(ann, 0) == pytest.approx(shown, abs=20)


@pytest.mark.parametrize("timing", [MOVE, BANK, DAYS])
@in_virtual_time
async def test_a_bot_that_sits_in_for_a_moment_gives_nobody_more_time(timing: Timing) -> None:
    house = House()
    ann, _, _ = await opened(house, timing)
    quarter, begun = timing.millis / 4000, left(ann, 0)
    for _ in range(2):
        await time_passes(quarter)
        await ann.do(wire.Stand, seat=0)
        await ann.do(wire.Sit, seat=0)
        await ann.look()
    assert left(ann, 0) == pytest.approx(begun - timing.millis / 2, abs=20)
    assert await until_moved_after(house, ann, left(ann, 0) / 1000 + 1)


async def until_moved_after(house: House, who: Visitor, seconds: float) -> bool:
    """Whether a bot has moved for the first seat after so long, who goes on standing up."""
    made = len(await moves_of(house, who, 0))
    for _ in range(4):
        await time_passes(seconds / 4)
        await who.do(wire.Stand, seat=0)
        await who.do(wire.Sit, seat=0)
    return (await moves_of(house, who, 0))[made:] == [Bot("cat")]


@in_virtual_time
async def test_who_was_played_for_has_the_whole_time_for_the_next_question() -> None:
    house = House()
    ann, ben, _ = await opened(house, MOVE)
    await time_passes(20)
    made = len(await moves_of(house, ann, 0))
    await ann.do(wire.Stand, seat=0)
    while len(await moves_of(house, ann, 0)) == made:
        await time_passes(0.1)
    await ann.do(wire.Sit, seat=0)
    for person in (ann, ben):
        await person.look()
    while not ann.update["moves"]:
        await ben.play()
        await ann.look()
    assert left(ann, 0) == pytest.approx(MOVE.millis, abs=20)


@in_virtual_time
async def test_no_clock_runs_on_a_seat_that_was_taken_from_somebody() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, invite = await house.open_private(ann, 2)
    await ann.come(table, invite)
    await ben.come(table, invite)
    await ben.do(wire.Sit, seat=1)
    await ann.do(wire.Time, timing=MOVE)
    await ann.do(wire.Start)
    await ann.look()
    await time_passes(10)
    await ann.do(wire.Remove, seat=1)
    await ann.look()
    clock = house.hub._rooms[table].table.chairs[1].ticking
    assert clock.since is None, "nobody's clock runs"
    assert clock.left == pytest.approx(MOVE.millis - 10_000, abs=20)


@pytest.mark.parametrize("timing", [MOVE, BANK])
@in_virtual_time
async def test_moves_that_are_taken_back_again_and_again_give_nobody_more_time(
    timing: Timing,
) -> None:
    ann, ben, _ = await begun(House(), timing, "cafe")
    while ann.update["undo"] is None:
        asked = ann if ann.update["moves"] else ben
        before = left(ann, 0)
        await asked.play()
        for person in (ann, ben):
            await person.look()
    for _ in range(8):
        await ann.do(wire.Undo, match=ann.update["match"], seq=ann.update["undo"])
        await ann.look()
        assert left(ann, 0) <= before
        await time_passes(1)
        before = left(ann, 0)
        await ann.play()
        await ann.look()
        assert ann.update["undo"] is not None
    assert left(ann, 0) <= before + timing.more


# Days


@in_virtual_time
async def test_days_run_on_while_nobody_is_there_and_a_server_that_starts_late_keeps_them() -> None:
    house = House()
    ann, ben, table = await opened(house, DAYS)
    asked = ann.update["clocks"][0]["since"]
    assert asked == pytest.approx(utc(), abs=10)
    assert ann.update["now"] == pytest.approx(utc(), abs=10)
    ann.go()
    ben.go()
    await time_passes(86_400)
    assert table not in house.hub._rooms
    assert (await house.card(table)).due_at == asked + 2 * DAY
    await house.restart()
    await time_passes(86_400 - 60)
    assert await moves_of(house, ann, 0) == [Person("Ann", Seat(0))]
    await house.restart()
    await time_passes(100)
    made = await moves_of(house, ann, 0)
    assert made[:2] == [Person("Ann", Seat(0)), Bot("cat")]
    assert len(made) == 2, "one move, and then there are days again"
    await ann.come(table)
    assert not ann.table["paused"]
    assert ann.chairs[0]["level"] is None
    assert left(ann, 0) == pytest.approx(2 * DAY, abs=120_000)


@in_virtual_time
async def test_with_days_for_a_move_nobody_sits_in_for_who_is_away() -> None:
    house = House()
    ann, ben, _ = await opened(house, DAYS)
    ann.go()
    await time_passes(3_600)
    await ben.look()
    assert ben.chairs[0]["away"]
    assert ben.chairs[0]["level"] is None


# What is told


@in_virtual_time
async def test_where_several_think_at_once_each_has_a_clock() -> None:
    ann, ben, _ = await begun(House(), BANK, "cafe")
    while len(ann.update["waiting"]) < 2:
        asked = ann if ann.update["moves"] else ben
        await asked.play()
        for person in (ann, ben):
            await person.look()
    before = ben.update["clocks"]
    assert None not in [clock["since"] for clock in before]
    await time_passes(3)
    await ann.play()
    await ben.look()
    assert ben.update["clocks"][0]["since"] is None
    assert ben.update["clocks"][1] == before[1], "Ben's goes on"


@in_virtual_time
async def test_without_a_time_nothing_is_told_of_clocks() -> None:
    house = House()
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "kitten"])
    await ann.come(table)
    await ann.do(wire.Start)
    await ann.look()
    assert (ann.update["clocks"], ann.update["now"]) == ([], None)
    assert ann.table["timing"] is None


# What cannot be chosen


@in_virtual_time
async def test_only_the_host_chooses_and_only_before_a_match_and_never_in_a_race() -> None:
    house = House()
    ann, ben, _ = await begun(house, MOVE)
    assert (await ben.ask(wire.Time, timing=None))["key"] == "host_only"
    assert (await ann.ask(wire.Time, timing=None))["key"] == "match_has_begun"
    race = await house.open_race(ann)
    await ann.come(race)
    assert (await ann.ask(wire.Time, timing=MOVE))["key"] == "a_race_has_its_time"


@pytest.mark.parametrize(
    "timing",
    [
        {"kind": "hours", "millis": 60_000},
        {"kind": "move", "millis": 4_999},
        {"kind": "move", "millis": 15 * DAY},
        {"kind": "bank", "millis": 60_000, "more": -1},
        {"kind": "bank", "millis": 60_000.5},
        {"kind": "bank", "millis": 60_000, "less": 1},
    ],
)
def test_what_is_no_time_is_no_message(timing: dict[str, Any]) -> None:
    told = msgspec.json.encode({"type": "time", "id": "0" * 32, "timing": timing})
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(told, type=wire.Request)
