"""Hints that nobody may ask for, and ones that are no requests at all."""

from __future__ import annotations

import secrets
from typing import Any

from tests.server.hostile import Scene, expect_refusal
from tests.server.pages import Page

GOOD: dict[str, Any] = {"seat": 0, "match": "m", "decision": 1}
BAD: list[dict[str, Any]] = [
    {"seat": "0"},
    {"seat": None},
    {"decision": "1"},
    {"decision": 1.5},
    {"decision": None},
    {"decision": True},
    {"match": 7},
    {"level": "lion"},
]


def sent(page: Page, kind: str, **fields: Any) -> Any:
    """Send something as it is, and give what comes back for it."""
    page.send({"type": kind, "id": secrets.token_hex(16), **fields})
    return page.until(lambda heard: heard["type"] == "refused")


def test_what_cannot_be_read_is_no_request(scene: Scene) -> None:
    scene.first_turn()
    with scene.nothing_changes():
        for bad in BAD:
            expect_refusal(sent(scene.ann, "hint", **GOOD | bad), "bad_message")
        for on in ("yes", None, 1):
            expect_refusal(sent(scene.ann, "agree_hints", seat=0, on=on), "bad_message")


def test_nobody_agrees_for_somebody_else_or_asks_for_them(scene: Scene) -> None:
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("agree_hints", seat=1, on=True), "not_your_seat")
        expect_refusal(scene.eve.request("agree_hints", seat=0, on=True), "no_seat")
        expect_refusal(scene.ann.request("agree_hints", seat=10**30, on=True), "no_such_seat")
        expect_refusal(scene.ann.request("hint", **GOOD), "another_match")
    scene.first_turn()
    now = {"match": scene.ann.update["match"], "decision": scene.ann.update["decision"]}
    with scene.nothing_changes():
        expect_refusal(scene.ann.request("hint", seat=0, **now), "hints_not_agreed")
        expect_refusal(scene.ben.request("hint", seat=0, **now), "not_your_seat")
        expect_refusal(scene.eve.request("hint", seat=0, **now), "no_seat")
        expect_refusal(scene.ann.request("hint", seat=-1, **now), "no_such_seat")


def test_only_what_is_asked_now_has_a_hint(scene: Scene) -> None:
    for seat, person in enumerate((scene.ann, scene.ben)):
        assert person.request("agree_hints", seat=seat, on=True)["type"] == "accepted"
    scene.first_turn()
    match, decision = scene.ann.update["match"], scene.ann.update["decision"]
    with scene.nothing_changes():
        for other in (-1, 0, decision - 1, decision + 1, 2**63, 10**30):
            asked = {"seat": 0, "match": match, "decision": other}
            expect_refusal(scene.ann.request("hint", **asked), "stale_decision")
        asked = {"seat": 1, "match": match, "decision": decision}
        expect_refusal(scene.ben.request("hint", **asked), "stale_decision")
        expect_refusal(scene.ann.request("agree_hints", seat=0, on=False), "match_has_begun")
    told = scene.ann.request("hint", seat=0, match=match, decision=decision)
    assert told["type"] == "hinted"
    assert told["move"] in scene.ann.update["moves"]
