"""One guest on several chairs: a device that is passed round."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec

from meowple.core.log import Entry, Person, Played
from meowple.table.events import Prepared
from meowple.table.store.chosen import Called
from meowple.table.store.records import match_stream
from tests.server.inside import Visitor, new_hub
from tests.server.virtual import run


async def family(*names: str, **options: Any) -> tuple[Any, Visitor]:
    """Ann has opened a table of `tail`, and others sit down beside her on the same device."""
    hub = new_hub()
    ann = Visitor("ann")
    table, invite = await hub.open(ann.guest, "tail", 1 + len(names), options, False, ())
    await ann.enter(hub, table, invite)
    for seat, name in enumerate(names, 1):
        assert (await ann.ask("sit", seat=seat, name=name))["type"] == "accepted"
    return hub, ann


def table_of(visitor: Visitor) -> dict[str, Any]:
    """The table as the page was told last."""
    visitor.hear()
    told = [json.loads(frame) for frame in visitor.frames if b'"table":{' in frame]
    view: dict[str, Any] = told[-1]["table"]
    return view


def updates(frames: list[bytes]) -> list[dict[str, Any]]:
    """The updates among some frames."""
    return [told for frame in frames if (told := json.loads(frame))["type"] == "update"]


def test_somebody_else_on_the_same_device_has_a_name_of_their_own() -> None:
    async def story() -> None:
        _, ann = await family("  Mum ", "Łucja")
        view = table_of(ann)
        assert [chair["name"] for chair in view["chairs"]] == ["ann", "Mum", "Łucja"]
        assert view["yours"] == [0, 1, 2]
        assert all(chair["you"] for chair in view["chairs"])

    run(story())


def test_without_a_name_nobody_takes_a_second_chair_by_mistake() -> None:
    async def story() -> None:
        _, ann = await family("Mum")
        assert (await ann.ask("chairs", seats=3))["type"] == "accepted"
        assert (await ann.ask("sit", seat=2))["key"] == "you_have_a_seat"
        assert (await ann.ask("sit", seat=2, name=" \u200b "))["key"] == "name_empty"
        assert table_of(ann)["yours"] == [0, 1]

    run(story())


def test_however_many_sit_down_and_go_a_match_knows_no_more_than_it_has_chairs() -> None:
    async def story() -> None:
        hub, ann = await family("Mum", "Dad")
        for number in range(20):
            assert (await ann.ask("stand", seat=2))["type"] == "accepted"
            assert (await ann.ask("sit", seat=2, name=f"Nobody {number}"))["type"] == "accepted"
        assert [chair["name"] for chair in table_of(ann)["chairs"]] == ["ann", "Mum", "Nobody 19"]
        await ann.ask("stand", seat=1)
        await ann.ask("chairs", seats=2)  # somebody moves up …
        await ann.ask("chairs", seats=3)
        await ann.ask("sit", seat=2, name="Łucja")  # … and stays who they are
        assert [chair["name"] for chair in table_of(ann)["chairs"]] == ["ann", "Nobody 19", "Łucja"]
        assert await hub.store.forget_guests(10**15) <= 3

    run(story())


def test_who_has_played_keeps_their_name_whoever_sits_there_next() -> None:
    async def story() -> None:
        hub, ann = await family("Mum", rounds=1)
        played = ann.room.table.chairs[1].person
        await ann.room.happen(Prepared("another", "0" * 64))
        await ann.ask("stand", seat=1)
        await ann.ask("sit", seat=1, name="Dad")
        assert await hub.store.called({str(played)}) == {str(played): Called("Mum")}
        assert [chair["name"] for chair in table_of(ann)["chairs"]] == ["ann", "Dad"]

    run(story())


async def begun(*names: str) -> Visitor:
    _, ann = await family(*names, rounds=1)
    ann.hear()
    assert (await ann.ask("start"))["type"] == "accepted"
    return ann


def test_a_page_is_told_only_the_seats_it_shows() -> None:
    async def story() -> None:
        ann = await begun("Mum", "Dad")
        frames = len(ann.frames)
        assert (await ann.ask("show", seats=[1]))["type"] == "accepted"
        shown = updates(ann.frames[frames:])
        assert {update["seat"] for update in shown} == {1}
        frames = len(ann.frames)
        assert (await ann.ask("show", seats=[]))["type"] == "accepted"
        shown = updates(ann.frames[frames:])
        assert [update["seat"] for update in shown] == [None]
        assert shown[0]["moves"] == []
        assert shown[0]["view"]["seat"] is None
        for wrong, why in (([3], "no_such_seat"), ([-1], "no_such_seat")):
            assert (await ann.ask("show", seats=wrong))["key"] == why

    run(story())


def test_a_page_that_comes_anew_is_told_of_no_seat_until_somebody_has_taken_the_device() -> None:
    async def story() -> None:
        hub, ann = await family("Mum", rounds=1)
        await ann.ask("start")
        await ann.ask("show", seats=[1])
        hub.gone(ann.room, ann.connection)
        frames = len(ann.frames)
        await ann.enter(hub, ann.room.id)
        ann.hear()
        told = [json.loads(frame) for frame in ann.frames[frames:]]
        assert {message["seat"] for message in told if "seat" in message} == {None}

    run(story())


def test_the_past_says_how_much_everybody_has_heard() -> None:
    async def story() -> None:
        ann = await begun("Mum", "Dad")
        await put_down(ann)
        before = await heard_by_all(ann)
        await put_down(ann)
        after = await heard_by_all(ann)
        assert after["public"] - before["public"] == len(after["facts"]) - len(before["facts"]) > 0

    run(story())


async def put_down(ann: Visitor) -> None:
    """The first who looks at their cards puts them down."""
    match = ann.room.match
    assert match is not None
    seat = min(match.to_act)
    asked = {"match": ann.update["match"], "decision": match.decision(seat)}
    await ann.ask("play", seat=seat, move={"type": "put_down"}, **asked)


async def heard_by_all(ann: Visitor) -> dict[str, Any]:
    """The past, as it is told to a device that nobody holds; the same number as to any seat."""
    told: list[dict[str, Any]] = []
    for seats in ([1], []):
        frames = len(ann.frames)
        await ann.ask("show", seats=seats)
        heard = [json.loads(frame) for frame in ann.frames[frames:]]
        told += [message for message in heard if message["type"] == "past"]
    assert len({past["public"] for past in told}) == 1
    return told[-1]


def test_a_move_of_a_seat_that_is_not_shown_is_answered_and_not_shown() -> None:
    async def story() -> None:
        ann = await begun("Mum")
        match = ann.room.match
        assert match is not None
        seat = min(match.to_act)
        other = 1 - seat
        await ann.ask("show", seats=[other])
        frames = len(ann.frames)
        asked = {"match": ann.update["match"], "decision": match.decision(seat)}
        answer = await ann.ask("play", seat=seat, move={"type": "put_down"}, **asked)
        assert answer["type"] == "accepted"
        told = [json.loads(frame) for frame in ann.frames[frames:]]
        assert {update["seat"] for update in updates(ann.frames[frames:])} == {other}
        assert [message["type"] for message in told].count("accepted") == 1

    run(story())


def test_one_frame_tells_what_came_of_a_move_and_that_it_was_carried_out() -> None:
    async def story() -> None:
        ann = await begun("Mum")
        match = ann.room.match
        assert match is not None
        seat = min(match.to_act)
        await ann.ask("show", seats=[0, 1])
        frames = len(ann.frames)
        asked = {"match": ann.update["match"], "decision": match.decision(seat)}
        await ann.ask("play", id="ab" * 16, seat=seat, move={"type": "put_down"}, **asked)
        told = [json.loads(frame) for frame in ann.frames[frames:]]
        assert [message["type"] for message in told] == ["update", "update"]
        assert {update["seat"]: update["done"] for update in told} == {
            seat: ["ab" * 16],
            1 - seat: [],
        }

    run(story())


def test_nobody_takes_back_what_another_chair_of_the_same_guest_did() -> None:
    async def story() -> None:
        ann = await begun("Mum")
        match = ann.room.match
        assert match is not None
        seat = min(match.to_act)
        asked = {"match": ann.update["match"], "decision": match.decision(seat)}
        await ann.ask("play", seat=seat, move={"type": "put_down"}, **asked)
        stored = await ann.room.store.read(match_stream(str(ann.room.table.match)))
        entries = [msgspec_entry(record) for record in stored[1:]]
        by = {entry.by for entry in entries if isinstance(entry.act, Played)}
        assert by == {Person("id-ann", seat)}
        seq = entries[-1].seq
        answer = await ann.ask("undo", seat=1 - seat, match=asked["match"], seq=seq)
        assert answer["key"] == "cannot_undo"

    run(story())


def msgspec_entry(record: bytes) -> Entry:
    """An entry as it was stored."""
    return msgspec.json.decode(record, type=Entry)


def test_who_leaves_leaves_all_their_chairs_and_comes_back_to_all() -> None:
    async def story() -> None:
        hub, ann = await family("Mum")
        await ann.ask("chairs", seats=3)
        ben = Visitor("ben")
        table, invite = ann.room.id, ann.room.table.opened.invite
        await ben.enter(hub, table, invite)
        await ben.ask("sit", seat=2)
        await ann.ask("start")
        hub.gone(ann.room, ann.connection)
        await asyncio.sleep(3)
        assert [chair["away"] for chair in table_of(ben)["chairs"]] == [True, True, False]
        await ann.enter(hub, table)
        assert [chair["away"] for chair in table_of(ben)["chairs"]] == [False, False, False]
        assert {update["seat"] for update in updates(ann.frames[-4:])} == {None}

    run(story())
