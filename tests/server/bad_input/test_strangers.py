"""Pages of other sites, other names, lost and forged cookies, guessed invitations."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.served import LAN, Served
from tests.server.hostile import Scene, expect_refusal, expect_words, nothing_changes, stored
from tests.server.pages import Page

FOREIGN_ORIGINS = [
    "",
    "null",
    "https://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://localhost.evil.example",
    "file://",
]

FOREIGN_HOSTS = [
    "evil.example",
    "evil.example:80",
    "127.0.0.1.evil.example",
    "evil.example/@localhost",
    "localhost@evil.example",
    "evil.example\\@localhost",
    "localhost#.evil.example",
    "localhost/",
    "localhost:abc",
    "localhost:",
    "[::1",
    "local host",
    "localhost,evil.example",
    "",
]


def denied(page: Page, **headers: str) -> dict[str, Any]:
    """What a socket is denied with, before it is one."""
    with pytest.raises(InvalidStatus) as refused:
        page.connect(**headers)
    answer: dict[str, Any] = json.loads(refused.value.response.body or b"{}")
    return {"status": refused.value.response.status_code, **answer}


@pytest.mark.parametrize("origin", FOREIGN_ORIGINS)
def test_a_page_of_another_site_can_do_nothing(same_server: Served, origin: str) -> None:
    ann = Page(same_server.url)
    before = stored(same_server.file)
    socket = denied(ann, Origin=origin)
    assert (socket["status"], socket["key"]) == (403, "wrong_origin")
    wanted = {"game": "tail", "seats": 2}
    for path, body in [("/api/tables", wanted), ("/api/me", {"name": "Eve"})]:
        status, answer, _ = ann.ask("POST", path, body, {"Origin": origin})
        assert (status, answer["key"]) == (403, "wrong_origin")
        expect_words(answer)
    assert stored(same_server.file) == before


@pytest.mark.parametrize("host", FOREIGN_HOSTS)
def test_a_name_that_is_not_the_servers_is_not_answered(same_server: Served, host: str) -> None:
    ann = Page(same_server.url)
    before = stored(same_server.file)
    origin = f"http://{host}"
    for method, path in [("GET", "/api/me"), ("GET", "/"), ("POST", "/api/tables")]:
        status, answer, _ = ann.ask(method, path, None, {"Host": host or " ", "Origin": origin})
        assert (status, answer["key"]) == (421, "wrong_host")
        expect_words(answer)
    assert stored(same_server.file) == before


def test_a_socket_under_a_foreign_name_is_denied(same_server: Served) -> None:
    ann = Page(same_server.url)
    asking = {"Connection": "Upgrade", "Upgrade": "websocket"}
    asking |= {"Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "bWVvdyBtZW93IG1lb3chIQ=="}
    for name in ("evil.example", "evil.example/@localhost"):
        named = {"Host": name, "Origin": f"http://{name}"}
        status, answer, _ = ann.ask("GET", "/ws/a-table", None, {**asking, **named})
        assert (status, answer["key"]) == (421, "wrong_host")


def test_the_names_of_the_server_are_answered(same_server: Served) -> None:
    ann = Page(same_server.url)
    for name in ("127.0.0.1", "localhost", "LocalHost", "[::1]", LAN):
        host = f"{name}:{same_server.port}"
        assert ann.ask("GET", "/api/games", None, {"Host": host})[0] == 200


@pytest.mark.parametrize(
    "cookie", ["", "meowple=", "meowple=forged", "meowple=" + "x" * 5000, "other=1", "meowple=é;;="]
)
def test_who_has_no_cookie_of_ours_is_nobody(same_server: Served, cookie: str) -> None:
    eve = Page(same_server.url)
    eve.cookie = cookie
    for path in ("/api/tables", "/api/me"):
        status, answer, _ = eve.ask("POST", path, {"game": "tail", "seats": 2})
        assert (status, answer["key"]) == (422, "no_guest")
    assert eve.ask("GET", "/api/tables/mine")[1]["key"] == "no_guest"
    eve.cookie = cookie.encode("ascii", "ignore").decode()
    eve.socket = eve.connect()
    expect_refusal(eve.hear(), "no_guest")
    assert eve.closed() == 4401


def test_a_cookie_of_another_table_opens_no_private_one(scene: Scene) -> None:
    host = Page(scene.server.url)
    _, invite = host.open_table([None, None])
    with scene.nothing_changes():
        for wrong in (None, "", invite, scene.invite[:-1], scene.invite + "x", "ключ", "\x00"):
            answers = []
            for table in ("nowhere", scene.table):
                host.leave()
                host.socket = host.connect(table)
                host.send({"type": "hello", "invite": wrong})
                answers.append(host.hear())
                expect_refusal(answers[-1], "no_such_table")
            assert answers[0] == answers[1], "nobody learns which tables there are"
            host.send({"type": "start", "id": "0" * 32})
            expect_refusal(host.hear(), "hello_first")
            host.leave()


def test_who_stood_up_needs_the_invitation_again(scene: Scene) -> None:
    assert scene.ben.request("stand", seat=1)["type"] == "accepted"
    scene.ben.leave()
    scene.ben.socket = scene.ben.connect(scene.table)
    scene.ben.send({"type": "hello"})
    expect_refusal(scene.ben.hear(), "no_such_table")
    scene.ben.enter(scene.table, scene.invite)


def test_hundreds_of_guesses_find_no_table(server: Served) -> None:
    ann, eve = Page(server.url), Page(server.url)
    table, invite = ann.open_table([None, None])
    ann.enter(table)
    with nothing_changes(server, ann):
        answers = []
        for guess in range(300):
            if guess % 50 == 0 or eve.socket is None:
                eve.leave()
                eve.socket = eve.connect(table if guess % 100 < 50 else f"table-{guess}")
            eve.send({"type": "hello", "invite": f"{guess}"})
            answers.append(eve.hear()["key"])
            if answers[-1] == "too_many_guesses":
                assert eve.closed() == 1013
                eve.socket = None
    assert set(answers) == {"no_such_table", "too_many_guesses"}
    assert answers.count("no_such_table") < 60, "40 at once, then two each three seconds"
    expect_words({"key": "too_many_guesses", "details": {}})
    eve.enter(table, invite)
