"""Warming up with bad intentions, over real sockets: nothing changes, and nobody hears of it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from tests.served import Served
from tests.server.hostile import Scene, expect_refusal
from tests.server.pages import Page


@pytest.fixture
def race(same_server: Served) -> Iterator[Scene]:
    scene = Scene(same_server, game="boots")
    yield scene
    scene.leave()


def try_out(page: Page, move: Any, **more: Any) -> Any:
    """Send an answer as it is, and give what comes back for it."""
    seat = page.table["yours"][0]
    page.send({"type": "try", "id": secrets.token_hex(16), "seat": seat, "move": move, **more})
    return page.until(lambda heard: heard["type"] in ("tried", "refused"))


def test_a_warm_up_leaves_no_trace(race: Scene) -> None:
    with race.nothing_changes():
        for page in (race.ann, race.ben):
            trial = page.request("warm_up")
            page.send({"type": "pong", "nonce": trial["nonce"]})
            tried = page.request("try", move=trial["moves"][0], reaction=300.0)
            assert tried["type"] == "tried"
            assert tried["trip"] is not None


def test_who_watches_has_nothing_to_warm_up_for(race: Scene) -> None:
    with race.nothing_changes():
        expect_refusal(race.eve.request("warm_up"), "no_seat")
        expect_refusal(race.eve.request("try", move={"type": "grab", "card": 0}), "no_seat")


def test_a_game_that_is_no_race_has_no_warm_up(scene: Scene) -> None:
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("warm_up"), "no_race")
        expect_refusal(scene.ann.request("try", move={"type": "draw"}), "warm_up_is_over")


def test_an_answer_that_cannot_be_read(race: Scene) -> None:
    with race.nothing_changes():
        race.ann.request("warm_up")
        grab = {"type": "grab", "card": 0}
        not_numbers: list[Any] = ["soon", [], {}, True]
        for reaction in not_numbers:
            expect_refusal(try_out(race.ann, grab, reaction=reaction), "bad_message")
        for move in ("grab", 1, None):
            expect_refusal(try_out(race.ann, move), "bad_message")
        expect_refusal(try_out(race.ann, {"type": "grab", "card": 0}, seat=1), "not_your_seat")


def test_an_answer_that_is_no_move_of_this_question(race: Scene) -> None:
    with race.nothing_changes():
        trial = race.ann.request("warm_up")
        for move in ({}, {"type": "fly"}, {"type": "grab", "card": 1.5}, [1], {"type": ["grab"]}):
            expect_refusal(try_out(race.ann, move), "not_a_move")
        for card in (-1, 26, 10**30):
            refused = try_out(race.ann, {"type": "grab", "card": card})
            assert refused["key"] in ("no_such_card", "not_a_move")
        gone = trial["view"]["owners"].index(0)
        expect_refusal(try_out(race.ann, {"type": "grab", "card": gone}), "card_is_won")


def test_nobody_answers_the_question_of_another(race: Scene) -> None:
    with race.nothing_changes():
        trial = race.ann.request("warm_up")
        refused = race.ben.request("try", move=trial["moves"][0], reaction=1.0)
        expect_refusal(refused, "warm_up_is_over")


def test_once_the_match_has_begun_there_is_no_warm_up(race: Scene) -> None:
    trial = race.ann.request("warm_up")
    assert race.ann.request("start")["type"] == "accepted"
    race.ann.wait_for_deal()
    expect_refusal(race.ann.request("warm_up"), "match_has_begun")
    expect_refusal(race.ann.request("try", move=trial["moves"][0]), "match_has_begun")


def test_who_warms_up_without_a_pause_is_told_to_take_a_breath(race: Scene) -> None:
    for _ in range(150):
        race.ben.send({"type": "warm_up", "id": secrets.token_hex(16)})
        if race.ben.hear().get("key") == "too_fast":
            break
    else:
        raise AssertionError("nothing holds it back")
