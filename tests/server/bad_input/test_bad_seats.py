"""Before a match: seats that are taken, commands of the host by others, seeds that do not fit."""

from __future__ import annotations

import secrets

from meowple.core.luck import seed_hash
from tests.served import Served
from tests.server.hostile import Scene, expect_refusal
from tests.server.pages import Page


def test_a_seat_that_does_not_exist(scene: Scene) -> None:
    with scene.nothing_changes():
        for seat in (-1, 2, 99, 2**63, 10**30):
            expect_refusal(scene.eve.request("sit", seat=seat), "no_such_seat")
            expect_refusal(scene.ann.request("stand", seat=seat), "no_such_seat")
            expect_refusal(scene.ann.request("seat_bot", seat=seat, level="cat"), "no_such_seat")


def test_a_seat_that_is_taken(scene: Scene) -> None:
    with scene.nothing_changes():
        expect_refusal(scene.eve.request("sit", seat=0), "seat_taken")
        expect_refusal(scene.ann.request("seat_bot", seat=1, level="cat"), "seat_taken")


def test_nobody_has_two_seats(wide_scene: Scene) -> None:
    scene = wide_scene
    with scene.nothing_changes():
        expect_refusal(scene.ben.request("sit", seat=2), "you_have_a_seat")
        expect_refusal(scene.ben.request("sit", seat=0), "you_have_a_seat")


def test_nobody_stands_up_for_another(scene: Scene) -> None:
    with scene.nothing_changes():
        expect_refusal(scene.eve.request("stand", seat=0), "host_only")
        expect_refusal(scene.ben.request("stand", seat=0), "host_only")
    scene.deal()
    with scene.nothing_changes():
        expect_refusal(scene.ben.request("stand", seat=0), "host_only")
        expect_refusal(scene.eve.request("stand", seat=1), "host_only")


def test_the_host_of_an_open_table_sends_nobody_away(same_server: Served) -> None:
    scene = Scene(same_server, public=True)
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("stand", seat=1), "not_your_seat")
    scene.deal()
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("stand", seat=1), "not_your_seat")
    scene.leave()


def test_only_the_host_starts_and_seats_bots(wide_scene: Scene) -> None:
    scene = wide_scene
    with scene.nothing_changes():
        for person in (scene.ben, scene.eve):
            expect_refusal(person.request("start"), "host_only")
            expect_refusal(person.request("seat_bot", seat=2, level="cat"), "host_only")
        expect_refusal(scene.ann.request("seat_bot", seat=2, level="wolf"), "no_such_level")
        expect_refusal(scene.ann.request("seat_bot", seat=2, level="../cat"), "no_such_level")


def test_chairs_are_the_hosts_and_as_many_as_can_play(wide_scene: Scene) -> None:
    scene = wide_scene
    with scene.nothing_changes():
        for person in (scene.ben, scene.eve):
            expect_refusal(person.request("chairs", seats=4), "host_only")
        for seats in (-1, 0, 1, 7, 10**30):
            expect_refusal(scene.ann.request("chairs", seats=seats), "not_so_many_chairs")
    assert scene.eve.request("sit", seat=2)["type"] == "accepted"
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("chairs", seats=2), "chairs_taken")
    scene.deal()
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("chairs", seats=4), "match_has_begun")


deep: list[object] = []
for _ in range(400):
    deep = [deep]

GARBAGE: list[dict[str, object]] = [
    {"rounds": 0},
    {"rounds": 10**30},
    {"rounds": "3"},
    {"end": "never"},
    {"easy": None},
    {"memory": ["strict"]},
    {"key": "0" * 64},
    {"easy": deep},
    {"": ""},
]


def test_options_are_the_hosts_and_those_of_the_game(wide_scene: Scene) -> None:
    scene = wide_scene
    with scene.nothing_changes():
        for person in (scene.ben, scene.eve):
            expect_refusal(person.request("choose", options={"rounds": 5}), "host_only")
        for told in GARBAGE:
            expect_refusal(scene.ann.request("choose", options=told), "not_to_be_chosen")
    assert scene.eve.request("sit", seat=2)["type"] == "accepted"
    assert scene.ann.request("choose", options={"rounds": 5})["type"] == "accepted"
    scene.deal()
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("choose", options={"rounds": 1}), "match_has_begun")
        expect_refusal(scene.eve.request("choose", options={"rounds": 1}), "host_only")
    assert scene.ann.update["view"]["options"]["rounds"] == 5


def test_nothing_starts_while_a_seat_is_free(wide_scene: Scene) -> None:
    scene = wide_scene
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("start"), "seat_free")


def test_once_it_has_begun_nobody_sits_down_gets_ready_or_starts(scene: Scene) -> None:
    scene.deal()
    match = scene.ann.update["match"]
    with scene.nothing_changes():
        expect_refusal(scene.eve.request("sit", seat=1), "match_has_begun")
        fixed = {"match": match, "seed_hash": "0" * 64}
        expect_refusal(scene.ann.request("ready", **fixed), "match_has_begun")
        expect_refusal(scene.eve.request("ready", **fixed), "no_seat")
        expect_refusal(scene.ann.request("start"), "match_has_begun")
        expect_refusal(scene.ann.request("seat_bot", seat=1, level="cat"), "match_has_begun")
        expect_refusal(scene.ann.request("seed", match=match, seed="00"), "not_dealing")


def fix_seed(page: Page, seed: bytes) -> None:
    """Get ready with this seed."""
    match, seat = page.table["match"], page.table["yours"][0]
    fixed = {"match": match, "seed_hash": seed_hash(match, seat, seed)}
    assert page.request("ready", **fixed)["type"] == "accepted"


def test_a_seed_counts_once_when_asked_for_and_if_it_fits(wide_scene: Scene) -> None:
    scene = wide_scene
    assert scene.eve.request("sit", seat=2)["type"] == "accepted"
    match, seeds = scene.ann.table["match"], [secrets.token_bytes(16) for _ in range(2)]
    fix_seed(scene.ann, seeds[0])
    fix_seed(scene.ben, seeds[1])
    told = {"match": match, "seed": seeds[0].hex()}
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("seed", **told), "not_dealing")
        other = {"match": "another", "seed_hash": "0" * 64}
        expect_refusal(scene.ann.request("ready", **other), "another_match")
    assert scene.ann.request("start")["type"] == "accepted"
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("seed", match=match, seed="00"), "seed_does_not_fit")
        expect_refusal(scene.ben.request("seed", **told), "seed_does_not_fit")
        expect_refusal(scene.eve.request("seed", **told), "seed_not_asked")
        expect_refusal(scene.ann.request("seed", match="m", seed="00"), "another_match")
    assert scene.ann.request("seed", **told)["type"] == "accepted"
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("seed", **told), "seed_not_asked")
    assert scene.ben.request("seed", match=match, seed=seeds[1].hex())["type"] == "accepted"
    scene.ben.wait_for_deal()
    assert scene.ben.table["seeds"] == [seeds[0].hex(), seeds[1].hex(), None]
