"""Coming and going that nobody may ask for, and what is no request at all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.bad_input.test_bad_hints import sent
from tests.server.hostile import Scene, expect_refusal

GOOD: dict[str, dict[str, Any]] = {
    "pause": {"seat": 0, "match": "m", "on": True},
    "without": {"seat": 0, "match": "m", "about": 1, "on": True},
    "give": {"seat": 0, "on": True},
    "take": {"seat": 1},
    "remove": {"seat": 1},
    "door": {"open": False},
    "mute": {"on": True},
}
WRONG: tuple[Any, ...] = (None, "0", 1.5, [], {"a": 1}, "on")


@pytest.mark.parametrize("kind", GOOD)
def test_what_cannot_be_read_is_no_request(scene: Scene, kind: str) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        for name in GOOD[kind]:
            for wrong in WRONG:
                if name == "match" and isinstance(wrong, str):
                    continue
                told = sent(scene.ann, kind, **GOOD[kind] | {name: wrong})
                expect_refusal(told, "bad_message")
            rest = {other: value for other, value in GOOD[kind].items() if other != name}
            expect_refusal(sent(scene.ann, kind, **rest), "bad_message")
        expect_refusal(sent(scene.ann, kind, **GOOD[kind], more=1), "bad_message")


def test_nobody_agrees_for_somebody_else(scene: Scene) -> None:
    scene.first_turn()
    match = scene.ann.update["match"]
    with scene.nothing_changes():
        for kind, more in (("pause", {}), ("without", {"about": 1})):
            asked = {"match": match, "on": True, **more}
            expect_refusal(scene.ann.request(kind, seat=1, **asked), "not_your_seat")
            expect_refusal(scene.eve.request(kind, seat=0, **asked), "no_seat")
            expect_refusal(scene.ann.request(kind, seat=-1, **asked), "no_such_seat")
            other = {**asked, "match": "m"}
            expect_refusal(scene.ann.request(kind, seat=0, **other), "another_match")
        asked = {"seat": 0, "match": match, "on": True}
        expect_refusal(scene.ann.request("without", about=0, **asked), "not_yourself")
        for about in (-1, 2, 10**30):
            expect_refusal(scene.ann.request("without", about=about, **asked), "no_such_seat")


def test_nobody_gives_or_takes_what_is_not_theirs(wide_scene: Scene) -> None:
    scene = wide_scene
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("give", seat=1, on=True), "not_your_seat")
        expect_refusal(scene.eve.request("give", seat=0, on=True), "no_seat")
        for seat in (-1, 99, 10**30):
            expect_refusal(scene.eve.request("take", seat=seat), "no_such_seat")
        expect_refusal(scene.eve.request("take", seat=1), "seat_taken")
        expect_refusal(scene.eve.request("take", seat=2), "seat_taken")
        expect_refusal(scene.ben.request("take", seat=0), "you_have_a_seat")


def test_only_the_host_opens_doors_and_sends_people_away(wide_scene: Scene) -> None:
    scene = wide_scene
    with scene.nothing_changes():
        for person in (scene.ben, scene.eve):
            expect_refusal(person.request("remove", seat=0), "host_only")
            expect_refusal(person.request("door", open=False), "host_only")
            expect_refusal(person.request("mute", on=True), "host_only")
        expect_refusal(scene.ann.request("remove", seat=0), "not_yourself")
        expect_refusal(scene.ann.request("remove", seat=2), "nobody_sits_there")
        expect_refusal(scene.ann.request("remove", seat=99), "no_such_seat")
