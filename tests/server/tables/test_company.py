"""Coming and going: what people agree on, whose seat goes to whom, what the host allows."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

import pytest

from meowple.core.game import Refused, Seat
from meowple.core.log import Bot, Person, Played
from meowple.table import wire
from meowple.table.company import LINK_LASTS
from meowple.table.requests import presence
from meowple.table.settings import TableSettings
from meowple.table.store.records import table_stream
from meowple.table.timing import DAY, Timing
from tests.server.house import A_MOMENT, House, Visitor, play_until, time_passes, two_begin
from tests.server.virtual import in_virtual_time

MOVE = Timing("move", 30_000)
DAYS = Timing("days", 2 * DAY)
WORD = TableSettings().word_within / 1000


def at_match(who: Visitor, **fields: Any) -> dict[str, Any]:
    """The fields of a request that is for the match which is on."""
    return {"match": who.table["match"], **fields}


async def three(house: House, timing: Timing | None = None) -> tuple[list[Visitor], str, str]:
    """Ann, Ben and Cem have been dealt to at a private table; with its id and invitation."""
    people = [await house.guest(name) for name in ("Ann", "Ben", "Cem")]
    table, invite = await house.open_private(people[0], 3)
    for seat, person in enumerate(people):
        await person.come(table, invite)
        if seat:
            await person.do(wire.Sit, seat=seat)
    await people[0].do(wire.Time, timing=timing)
    await people[0].do(wire.Start)
    for person in people:
        await person.look()
    return people, table, invite


async def movers(house: House, who: Visitor, seat: int) -> list[Any]:
    """Who made the moves of a seat."""
    _, entries = await house.log(who.table["match"])
    return [
        entry.by for entry in entries if isinstance(entry.act, Played) and entry.act.seat == seat
    ]


# A pause


@in_virtual_time
async def test_a_pause_begins_when_all_want_it_and_anybody_ends_it() -> None:
    house = House()
    (ann, ben, cem), _, _ = await three(house, MOVE)
    await ann.do(wire.Pause, **at_match(ann, on=True))
    await cem.look()
    wanted = {"about": None, "wanted": [0], "missing": [1, 2]}
    assert cem.table["proposals"] == [wanted]
    assert not cem.table["resting"]
    await ben.do(wire.Pause, **at_match(ben, on=True))
    await cem.do(wire.Pause, **at_match(cem, on=True))
    for person in (ann, ben, cem):
        await person.look()
        assert person.table["resting"]
        assert person.table["proposals"] == []
    shown = ann.table["now"]
    move = at_match(ann, decision=ann.update["decision"], move=ann.update["moves"][0])
    assert (await ann.ask(wire.Play, **move))["key"] == "table_rests"
    await time_passes(1000)
    assert await movers(house, ann, 0) == [], "no time runs out"
    await cem.do(wire.Pause, **at_match(cem, on=False))
    await ann.look()
    assert not ann.table["resting"]
    assert ann.table["now"] - shown < 10, "the clocks stood still"
    await ann.play()


@in_virtual_time
async def test_one_who_wants_no_pause_is_enough() -> None:
    (ann, ben, _), _, _ = await three(House())
    await ann.do(wire.Pause, **at_match(ann, on=True))
    await ben.do(wire.Pause, **at_match(ben, on=False))
    await ann.look()
    assert ann.table["proposals"] == []
    assert not ann.table["resting"]


@in_virtual_time
async def test_a_pause_outlives_the_server_and_everybodys_absence() -> None:
    house = House(bot_after=10_000)
    (ann, ben, cem), table, _ = await three(house, MOVE)
    await time_passes(20)
    for person in (ann, ben, cem):
        await person.do(wire.Pause, **at_match(person, on=True))
    shown = ann.table["now"]
    await house.restart()
    await ann.come(table)
    assert ann.table["resting"]
    assert abs(ann.table["now"] - shown) < 100, "what was thought before it counts"
    await time_passes(600)
    await ann.look()
    assert [chair["level"] for chair in ann.chairs] == [None] * 3, "nobody sits in meanwhile"
    assert ann.chairs[1]["away"]
    assert (await house.card(table)).due_at is None
    await ann.do(wire.Pause, **at_match(ann, on=False))
    await time_passes(11)
    assert len(await movers(house, ann, 0)) == 1, "of thirty seconds ten were left"


@in_virtual_time
async def test_who_is_away_or_has_a_bot_is_not_asked() -> None:
    house = House(bot_after=10**9)
    (ann, ben, cem), _, _ = await three(house)
    await ann.do(wire.Pause, **at_match(ann, on=True))
    await cem.do(wire.Stand, seat=2)
    await ann.look()
    assert ann.table["proposals"] == [{"about": None, "wanted": [0], "missing": [1]}]
    ben.go()
    await time_passes(5)
    await ann.look()
    assert ann.table["resting"], "all who are there want it"


@in_virtual_time
async def test_whoever_plays_with_bots_pauses_alone() -> None:
    house = House()
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, "kitten"])
    await ann.come(table)
    await ann.do(wire.Start)
    await ann.look()
    await ann.do(wire.Pause, **at_match(ann, on=True))
    await ann.look()
    assert ann.table["resting"]


@in_virtual_time
async def test_days_for_a_move_and_lessons_have_no_pause() -> None:
    house = House()
    (ann, *_), _, _ = await three(house, DAYS)
    assert (await ann.ask(wire.Pause, **at_match(ann, on=True)))["key"] == "nothing_to_pause"
    learner = await house.guest("Eve")
    table, _ = await house.hub.open_lesson(learner.guest, "tail")
    await learner.come(table)
    answer = await learner.ask(wire.Pause, **at_match(learner, on=True))
    assert answer["key"] == "nothing_to_pause"


# A bot for a while


@in_virtual_time
async def test_a_seat_that_was_handed_to_a_bot_is_taken_back_by_word_alone() -> None:
    house = House()
    (ann, ben, cem), table, _ = await three(house)
    await ben.do(wire.Stand, seat=1)
    await ann.look()
    assert (ann.chairs[1]["level"], ann.chairs[1]["away"]) == ("cat", False)
    await time_passes(5)
    assert await movers(house, ann, 1) == [Bot("cat")]
    await house.restart()
    for person in (ann, ben, cem):
        await person.come(table)
    assert ben.chairs[1]["level"] == "cat", "a restart is no word"
    ben.go()
    await time_passes(5)
    await ben.come(table)
    await ann.look()
    assert (ann.chairs[1]["level"], ann.chairs[1]["away"]) == ("cat", False), "nor is a reload"
    await ben.do(wire.Sit, seat=1)
    assert ben.chairs[1]["level"] is None


@in_virtual_time
async def test_a_seat_is_ones_own_again_after_the_match() -> None:
    house = House()
    ann, ben, _ = await two_begin(house, rounds=1)
    await ben.do(wire.Stand, seat=1)
    await play_until("over", ann)
    await ben.look()
    assert ben.chairs[1]["level"] is None


@in_virtual_time
async def test_others_go_on_without_somebody_until_they_are_back() -> None:
    house = House(bot_after=10**9)
    (ann, ben, cem), table, _ = await three(house)
    ben.go()
    await time_passes(5)
    await ann.do(wire.Without, **at_match(ann, about=1, on=True))
    await cem.look()
    assert cem.table["proposals"] == [{"about": 1, "wanted": [0], "missing": [2]}]
    await cem.do(wire.Without, **at_match(cem, about=1, on=True))
    await time_passes(WORD - 1)
    await ann.look()
    assert ann.chairs[1]["level"] is None, "a word may still come"
    await time_passes(2)
    await ann.look()
    assert ann.chairs[1]["level"] == "cat"
    assert ann.table["proposals"] == []
    await time_passes(5)
    assert await movers(house, ann, 1) == [Bot("cat")]
    await house.restart()
    for person in (ann, ben):
        await person.come(table)
    await ann.look()
    assert (ann.chairs[1]["level"], ann.chairs[1]["away"]) == (None, False)


@in_virtual_time
async def test_who_comes_back_in_time_is_waited_for() -> None:
    house = House(bot_after=10**9)
    (ann, ben, cem), table, _ = await three(house)
    ben.go()
    await time_passes(5)
    for person in (ann, cem):
        await person.do(wire.Without, **at_match(person, about=1, on=True))
    await time_passes(WORD - 1)
    await ben.come(table)
    await time_passes(WORD)
    await ann.look()
    assert ann.table["proposals"] == []
    assert ann.chairs[1]["level"] is None


@in_virtual_time
async def test_nobody_is_played_for_who_says_that_they_are_here() -> None:
    house = House()
    (ann, ben, cem), _, _ = await three(house)
    for person in (ann, cem):
        await person.do(wire.Without, **at_match(person, about=1, on=True))
    await ben.look()
    assert ben.table["proposals"] == [{"about": 1, "wanted": [0, 2], "missing": []}]
    assert (await ben.ask(wire.Without, **at_match(ben, about=1, on=True)))["key"] == "not_yourself"
    await ben.do(wire.Without, **at_match(ben, about=1, on=False))
    await time_passes(WORD + 1)
    await ann.look()
    assert (ann.table["proposals"], ann.chairs[1]["level"]) == ([], None)


@in_virtual_time
async def test_two_cannot_take_a_seat_from_the_third_who_plays() -> None:
    house = House()
    (ann, ben, cem), _, _ = await three(house)
    for person in (ann, cem):
        await person.do(wire.Without, **at_match(person, about=1, on=True))
    await ben.look()
    await ben.play()
    await time_passes(WORD + 1)
    await ann.look()
    assert (ann.table["proposals"], ann.chairs[1]["level"]) == ([], None)
    assert await movers(house, ann, 1) == [Person("Ben", Seat(1))]


@in_virtual_time
async def test_who_is_there_and_says_nothing_is_played_for_until_they_say_so() -> None:
    house = House()
    (ann, ben, cem), table, _ = await three(house)
    for person in (ann, cem):
        await person.do(wire.Without, **at_match(person, about=1, on=True))
    await house.restart()
    for person in (ann, ben, cem):
        await person.come(table)
    await time_passes(WORD + 6)
    await ann.look()
    assert (ann.chairs[1]["level"], ann.chairs[1]["away"]) == ("cat", False)
    assert await movers(house, ann, 1) == [Bot("cat")]
    await ben.do(wire.Sit, seat=1)
    assert ben.chairs[1]["level"] is None


@in_virtual_time
async def test_who_has_days_for_a_move_has_them_and_others_go_on_only_after_that() -> None:
    house = House()
    (ann, ben, cem), _, _ = await three(house, DAYS)
    ben.go()
    await time_passes(5)
    wanted = at_match(ann, about=1, on=True)
    assert (await ann.ask(wire.Without, **wanted))["key"] == "still_has_time"
    await time_passes(2 * 24 * 3600)
    assert (await movers(house, ann, 1))[-1] == Bot("cat")
    for person in (ann, cem):
        await person.do(wire.Without, **at_match(person, about=1, on=True))
    await time_passes(WORD + 1)
    await ann.look()
    assert ann.chairs[1]["level"] == "cat"


# Another person


@in_virtual_time
async def test_a_seat_goes_to_another_person_by_a_link_that_is_good_once() -> None:
    house = House()
    (ann, ben, cem), table, _ = await three(house)
    await play_until("turn", ann, ben, cem)
    link = await ben.ask(wire.Give, seat=1, on=True)
    secret = link["path"].partition("#")[2]
    assert link["path"] == f"/t/{table}#{secret}"
    assert ben.chairs[1]["offered"] is not None
    await ann.look()
    assert ann.chairs[1]["offered"] is None, "nobody else's business"
    dan, eve = await house.guest("Dan"), await house.guest("Eve")
    for newcomer in (dan, eve):
        await newcomer.come(table, secret)
        assert newcomer.table["given"] == 1
        assert newcomer.update["seat"] is None, "the link alone shows nothing"
    for _ in ("once", "and in haste again"):
        await dan.do(wire.Take, seat=1)
    assert (await eve.ask(wire.Take, seat=1))["key"] == "seat_taken"
    for person in (ann, ben, dan):
        await person.look()
    assert (dan.table["yours"], dan.update["seat"]) == ([1], 1)
    assert (ben.table["yours"], ben.update["seat"]) == ([], None)
    assert ann.chairs[1]["name"] == "Dan"
    before = len(await movers(house, ann, 1))
    await play_until("drew", ann, dan, cem)
    while len(await movers(house, ann, 1)) == before:
        for person in (ann, dan, cem):
            await person.look()
            if person.update["moves"]:
                await person.play()
    by = await movers(house, ann, 1)
    assert by[0] == Person("Ben", Seat(1))
    assert by[-1] == Person("Dan", Seat(1))


@in_virtual_time
async def test_a_link_to_a_seat_is_void_when_it_is_taken_back_replaced_or_old() -> None:
    house = House()
    (_, ben, _), table, _ = await three(house)
    dan = await house.guest("Dan")
    first = (await ben.ask(wire.Give, seat=1, on=True))["path"].partition("#")[2]
    second = (await ben.ask(wire.Give, seat=1, on=True))["path"].partition("#")[2]
    await dan.come(table, second)
    await time_passes(LINK_LASTS / 1000 - 1)
    await ben.do(wire.Give, seat=1, on=False)
    await dan.look()
    assert dan.table["given"] is None
    assert (await dan.ask(wire.Take, seat=1))["key"] == "seat_taken"
    third = (await ben.ask(wire.Give, seat=1, on=True))["path"].partition("#")[2]
    await dan.come(table, third)
    await time_passes(LINK_LASTS / 1000 + 1)
    assert (await dan.ask(wire.Take, seat=1))["key"] == "link_is_over"
    assert await refused(house, "Eve", table, third) == "no_such_table", "nor does it let watch"
    assert await refused(house, "Eve", table, first) == "no_such_table"


async def refused(house: House, name: str, table: str, invite: str | None) -> str | None:
    """Why somebody is not let in."""
    visitor = await house.guest(name)
    try:
        await visitor.come(table, invite)
    except Refused as why:
        return why.key
    return None


@in_virtual_time
async def test_who_gives_away_the_hosts_seat_is_the_host_no_more() -> None:
    house = House()
    (ann, *_), table, _ = await three(house)
    link = await ann.ask(wire.Give, seat=0, on=True)
    dan = await house.guest("Dan")
    await dan.come(table, link["path"].partition("#")[2])
    await dan.do(wire.Take, seat=0)
    await ann.look()
    assert dan.table["host"]
    assert not ann.table["host"]


@in_virtual_time
async def test_who_comes_late_takes_a_bots_seat_between_rounds_or_after_the_match() -> None:
    house = House()
    ann, dan, eve = [await house.guest(name) for name in ("Ann", "Dan", "Eve")]
    table = await house.open(ann, [None, "kitten", "kitten"], rounds=2)
    for person in (ann, dan, eve):
        await person.come(table)
    await ann.do(wire.Start)
    await play_until("turn", ann, dan)
    assert not dan.update["joins"]
    assert (await dan.ask(wire.Take, seat=1))["key"] == "not_between_rounds"
    await play_until("between", ann, dan)
    assert dan.update["joins"]
    assert not ann.update["joins"], "who plays has a seat"
    await dan.do(wire.Take, seat=1)
    assert (dan.table["yours"], dan.update["seat"]) == ([1], 1)
    await play_until("over", ann, dan)
    await eve.look()
    await eve.do(wire.Take, seat=2)
    for person in (ann, dan, eve):
        await person.do(wire.Again)
    await ann.look()
    assert [chair["name"] for chair in ann.chairs] == ["Ann", "Dan", "Eve"]
    assert ann.table["status"] == "lobby"


# The host


@in_virtual_time
async def test_a_closed_door_keeps_out_whoever_is_new() -> None:
    house = House()
    (ann, ben, _), table, invite = await three(house)
    link = (await ben.ask(wire.Give, seat=1, on=True))["path"].partition("#")[2]
    fay = await house.guest("Fay")
    await fay.come(table, invite)
    await ann.do(wire.Door, open=False)
    assert await refused(house, "Dan", table, invite) == "door_is_closed"
    assert await refused(house, "Eve", table, link) == "door_is_closed"
    assert await refused(house, "Jim", table, "a guess") == "no_such_table"
    ben.go()
    await ben.come(table)
    assert not ben.table["door"]
    await fay.look()
    assert (await fay.ask(wire.Take, seat=1))["key"] == "door_is_closed"
    await house.restart()
    assert await refused(house, "Dan", table, invite) == "door_is_closed"
    await ann.come(table)
    await ann.do(wire.Door, open=True)
    assert await refused(house, "Dan", table, invite) is None


@in_virtual_time
async def test_an_open_table_with_a_closed_door_is_not_listed() -> None:
    house = House()
    ann = await house.guest("Ann")
    table = await house.open(ann, [None, None])
    await ann.come(table)
    assert (await house.card(table)).listed
    await ann.do(wire.Door, open=False)
    assert not (await house.card(table)).listed


@in_virtual_time
async def test_who_is_sent_away_comes_back_no_more_and_a_bot_has_their_seat() -> None:
    house = House()
    (ann, ben, cem), table, invite = await three(house)
    await ann.do(wire.Remove, seat=1)
    assert (ann.chairs[1]["kind"], ann.chairs[1]["level"]) == ("bot", "cat")
    assert ben.connection is not None
    assert ben.connection.dropped
    with pytest.raises(Refused, match="removed"):
        await ben.come(table, invite)
    await ann.play()
    await cem.play()
    await play_until("turn", ann, cem)
    assert Bot("cat") in await movers(house, ann, 1)


@in_virtual_time
async def test_what_somebody_asks_while_they_are_sent_away_is_not_done() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, invite = await house.open_private(ann, 2)
    await ann.come(table)
    await ben.come(table, invite)
    await ben.do(wire.Sit, seat=1)
    ann.send(wire.Remove(secrets.token_hex(16), Seat(1)))
    ben.send(wire.Sit(secrets.token_hex(16), Seat(1)))
    await ann.look()
    assert ann.chairs[1]["kind"] == "free"


@in_virtual_time
async def test_who_is_just_coming_in_while_they_are_sent_away_is_told_so_and_sees_nothing() -> None:
    house = House()
    (ann, ben, _), table, invite = await three(house)
    again = await ben.another_page()
    room = await house.hub.room(table)
    assert room is not None
    ann.send(wire.Remove(secrets.token_hex(16), Seat(1)))
    with pytest.raises(AssertionError, match="dropped"):
        await again.come(table, invite)
    assert [one["key"] for one in again.heard] == ["removed"]
    assert again.connection not in list(room.pages)


@in_virtual_time
async def test_nobody_slips_in_while_the_door_is_being_closed() -> None:
    house = House()
    (ann, ben, _), table, invite = await three(house)
    dan = await house.guest("Dan")
    again = await ben.another_page()
    ann.send(wire.Door(secrets.token_hex(16), open=False))
    with pytest.raises(AssertionError, match="dropped"):
        await dan.come(table, invite)
    assert [one["key"] for one in dan.heard] == ["door_is_closed"]
    await again.come(table, invite)
    assert again.table["yours"] == [1], "who sits there comes back"


@in_virtual_time
async def test_nobody_is_away_who_was_freed_of_their_chair_before() -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, invite = await house.open_private(ann, 2)
    await ann.come(table)
    await ben.come(table, invite)
    await ben.do(wire.Sit, seat=1)
    ben.go()
    await ann.do(wire.Stand, seat=1)
    await ann.do(wire.SeatBot, seat=1, level="cat")
    await time_passes(5)
    assert b"went_away" not in b"".join(await house.store.read(table_stream(table)))


@in_virtual_time
async def test_a_chair_that_is_put_away_as_its_person_is_missed_is_nobodys(
    caplog: pytest.LogCaptureFixture,
) -> None:
    house = House()
    ann, ben = await house.guest("Ann"), await house.guest("Ben")
    table, invite = await house.open_private(ann, 3)
    await ann.come(table)
    await ben.come(table, invite)
    await ben.do(wire.Sit, seat=2)
    ben.go()
    await time_passes(A_MOMENT)
    room = house.hub._rooms[table]
    for request in (wire.Stand(secrets.token_hex(16), Seat(2)), wire.Chairs("0" * 32, 2)):
        ann.send(request)
    gone = partial(presence._goes_away, room, 2, room.live.past, 0, 0)
    room.submit(gone)  # the alarm has rung already
    await ann.look()
    assert len(ann.chairs) == 2
    assert not caplog.records


@in_virtual_time
async def test_at_an_open_table_nobody_is_sent_away_in_a_match() -> None:
    ann, _, _ = await two_begin(House())
    assert (await ann.ask(wire.Remove, seat=1))["key"] == "not_your_seat"


@in_virtual_time
async def test_where_phrases_are_not_wanted_nobody_says_any() -> None:
    (ann, ben, _), _, _ = await three(House())
    await ann.do(wire.Mute, on=True)
    assert (await ben.ask(wire.Say, phrase="meow"))["key"] == "phrases_muted"
    await ann.do(wire.Mute, on=False)
    await ben.do(wire.Say, phrase="meow")


# Days for a move


async def on_the_shelf(house: House, who: Visitor) -> dict[str, Any]:
    """What somebody's list says of their only table."""
    found = await house.hub.listed(await house.store.of_member(who.guest.id), who.guest.id)
    return found[0]


@in_virtual_time
async def test_a_table_with_days_says_until_when_and_what_is_new_to_whoever_comes_back() -> None:
    house = House(idle_after=10_000)
    (ann, ben, cem), table, _ = await three(house, DAYS)
    await play_until("turn", ann, ben, cem)
    ben.go()
    await time_passes(5)
    heard = len(ben.heard)
    assert (await on_the_shelf(house, ben))["days"]["news"] == 0
    seen = ann.update["waiting"]
    while ann.update["waiting"] == seen:
        mover = ann if 0 in ann.update["waiting"] else cem
        await mover.play()
        await ann.look()
        await cem.look()
    listed = (await on_the_shelf(house, ben))["days"]
    assert listed["until"] == (await house.card(table)).due_at
    assert listed["news"] > 0
    assert (await on_the_shelf(house, ann))["days"]["news"] == 0, "she is there"
    for person in (ann, cem):
        person.go()
    await house.restart()
    again = (await on_the_shelf(house, ben))["days"]
    assert again == listed, "the card alone says the same"
    assert "told" not in again
    assert "heard" not in again
    await ben.come(table)
    past = next(one for one in ben.heard[heard:] if one["type"] == "past")
    assert past["missed"] == listed["news"], "nothing of it was told to him alone"
    other = await (await ben.another_page()).come(table)
    told = next(one for one in other.heard if one["type"] == "past")
    assert told["missed"] == 0, "he has looked"


@in_virtual_time
async def test_what_happens_as_soon_as_somebody_has_gone_is_new_to_them_too() -> None:
    house = House(idle_after=10_000)
    (ann, ben, cem), table, _ = await three(house, DAYS)
    await play_until("turn", ann, ben, cem)
    ben.go()
    mover = ann if 0 in ann.update["waiting"] else cem
    await mover.play()
    await ann.look()
    assert not ann.chairs[1]["away"], "a page may come back any moment"
    await time_passes(5)
    news = (await on_the_shelf(house, ben))["days"]["news"]
    assert news > 0
    heard = len(ben.heard)
    await ben.come(table)
    past = next(one for one in ben.heard[heard:] if one["type"] == "past")
    assert past["missed"] == news
