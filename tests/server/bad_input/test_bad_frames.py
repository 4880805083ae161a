"""Frames that are no messages: each is refused, or closes the socket it came from and no other."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.hostile import Scene, expect_refusal
from tests.server.pages import Page

ID = "0" * 32
LARGEST = 8192


UNREADABLE: list[str | bytes] = [
    "",
    " ",
    "null",
    "[]",
    "meow",
    "{",
    "{}",
    '{"type":"sit"}',
    '{"type":"fly","id":"' + ID + '"}',
    '{"type":null}',
    '{"id":"' + ID + '"}',
    '{"type":"start","id":"' + ID + '","extra":1}',
    '{"type":"start","id":"' + ID + '"} {}',
    '{"type":"start","id":"short"}',
    '{"type":"start","id":"' + ID + '\\n"}',
    '{"type":"start","id":"' + ID.replace("0", "A") + '"}',
    '{"type":"start","id":7}',
    '{"type":"sit","id":"' + ID + '","seat":NaN}',
    '{"type":"sit","id":"' + ID + '","seat":Infinity}',
    '{"type":"sit","id":"' + ID + '","seat":1.5}',
    '{"type":"sit","id":"' + ID + '","seat":1e2}',
    '{"type":"sit","id":"' + ID + '","seat":"1"}',
    '{"type":"sit","id":"' + ID + '","seat":true}',
    '{"type":"sit","id":"' + ID + '","seat":' + "9" * 5000 + "}",
    '{"type":"say","id":"' + ID + '","phrase":"\\ud800"}',
    '{"type":"say","id":"' + ID + '","phrase":"' + "m" * 33 + '"}',
    '{"type":"seed","id":"' + ID + '","match":"m","seed":"0g"}',
    '{"type":"seed","id":"' + ID + '","match":"m","seed":"00\\n"}',
    '{"type":"play","id":"' + ID + '","match":"m","decision":1,"move":7}',
    '{"type":"play","id":"' + ID + '","match":"m","decision":1,"move":{},"reaction":1e999}',
    '{"type":"choose","id":"' + ID + '"}',
    '{"type":"choose","id":"' + ID + '","options":[]}',
    '{"type":"choose","id":"' + ID + '","options":null}',
    "[" * (LARGEST // 2) + "]" * (LARGEST // 2),
    '{"type":' * 900 + "1" + "}" * 900,
    b"\x00\xff",
    b'{"type":"start","id":"' + ID.encode() + b'"}',
]


def test_what_cannot_be_read_is_refused_and_the_socket_goes_on(scene: Scene) -> None:
    with scene.nothing_changes():
        for frame in UNREADABLE:
            scene.ann.send(frame)
            expect_refusal(scene.ann.hear(), "bad_message")


@pytest.mark.parametrize("size", [LARGEST + 1, 2**20])
def test_a_frame_that_is_too_large_closes_its_own_socket_only(scene: Scene, size: int) -> None:
    scene.ann.send("[" * size)
    assert scene.ann.closed() == 1009
    scene.ann.enter(scene.table)
    with scene.nothing_changes():
        pass


def test_a_message_in_pieces_that_is_too_large_closes_its_socket(scene: Scene) -> None:
    assert scene.ann.socket is not None
    with suppress(ConnectionClosed):
        scene.ann.socket.send("[" * 1000 for _ in range(10))
    # Whoever still talks when the server hangs up may find the line broken before reading why.
    assert scene.ann.closed() in (1009, 1006)
    with_ben = scene.ben.request("say", phrase="")
    expect_refusal(with_ben, "no_such_phrase")


def test_text_that_is_not_unicode_closes_its_socket(scene: Scene) -> None:
    assert scene.ann.socket is not None
    scene.ann.socket.send(b"\xff\xfe", text=True)
    assert scene.ann.closed() == 1007
    expect_refusal(scene.ben.request("say", phrase=""), "no_such_phrase")


def test_first_comes_a_hello_and_only_one(scene: Scene) -> None:
    stranger = Page(scene.server.url)
    stranger.socket = stranger.connect()
    with scene.nothing_changes():
        stranger.send({"type": "start", "id": ID})
        expect_refusal(stranger.hear(), "hello_first")
        scene.ann.send({"type": "hello"})
        expect_refusal(scene.ann.hear(), "hello_twice")
    stranger.leave()


def test_a_ping_is_answered_before_a_table_lets_anybody_in(scene: Scene) -> None:
    """Whoever was turned away goes on answering pings: the page would show what it hears of them
    instead of why it was turned away."""
    stranger = Page(scene.server.url)
    stranger.socket = stranger.connect(scene.table)
    stranger.send({"type": "hello", "invite": "no invitation"})
    expect_refusal(stranger.hear(), "no_such_table")
    with scene.nothing_changes():
        stranger.send({"type": "pong", "nonce": "0" * 16})
        stranger.send({"type": "start", "id": ID})
        expect_refusal(stranger.hear(), "hello_first")
        stranger.send({"type": "pong", "nonce": "0" * 16})
        stranger.send({"type": "hello", "invite": scene.invite})
        assert stranger.hear()["type"] == "welcome"
    stranger.leave()


@pytest.mark.parametrize(
    "hello",
    [{"table": "t"}, {"invite": 7}, {"invite": "i" * 65}, {"shows": 0}, {"shows": [0] * 17}],
    ids=str,
)
def test_a_hello_that_cannot_be_read(scene: Scene, hello: dict[str, Any]) -> None:
    stranger = Page(scene.server.url)
    stranger.socket = stranger.connect()
    stranger.send({"type": "hello", **hello})
    expect_refusal(stranger.hear(), "bad_message")
    stranger.leave()


def test_a_command_can_come_again_after_the_socket_was_lost(scene: Scene) -> None:
    scene.first_turn()
    command, decision = secrets.token_hex(16), scene.ann.update["decision"]
    asked = {"match": scene.ann.update["match"], "decision": decision, "move": {"type": "draw"}}
    scene.ann.send({"type": "play", "id": command, **asked})
    scene.ann.enter(scene.table)
    assert scene.ann.request("play", id=command, **asked)["type"] == "accepted"
    scene.ann.request("say", phrase="")
    assert scene.ann.update["decision"] != decision, "and the page knows how things stand"
