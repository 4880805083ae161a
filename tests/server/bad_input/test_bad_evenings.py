"""Codes that are none, evenings that are over, games that are not there, and strangers."""

from __future__ import annotations

import http.client
import time
from typing import Any

import pytest

from tests.served import Served
from tests.server.hostile import expect_refusal, expect_words, nothing_changes, stored
from tests.server.pages import Page

WRONG_CODES = ["", "BCH34", "BCH345", "0" * 6, "ЖЖЖЖЖЖ", "' or 1=1", "\x00", "%", "evening BCH345"]
NO_REQUESTS: list[Any] = [
    None,
    [],
    {},
    {"code": None},
    {"code": 345},
    {"code": ["BCH345"]},
    {"code": "BCH345", "table": "x"},
    {"code": "B" * 65},
    b"\xff",
    b"{",
]


class Evening:
    """A screen, Ann and Ben, who sit there, and Eve, who has the code and no chair."""

    def __init__(self, server: Served) -> None:
        self.screen, self.ann, self.ben, self.eve = (Page(server.url) for _ in range(4))
        opened = self.screen.post("/api/evenings", {})
        self.table, self.invite = opened["table"], opened["invite"]
        for page in (self.screen, self.ann, self.ben, self.eve):
            page.enter(self.table, self.invite)
        for seat, page in enumerate((self.ann, self.ben)):
            assert page.request("sit", seat=seat)["type"] == "accepted"

    @property
    def code(self) -> str:
        return str(self.screen.table["evening"]["code"])

    def leave(self) -> None:
        for page in (self.screen, self.ann, self.ben, self.eve):
            page.leave()


def join(page: Page, code: Any, **headers: str) -> tuple[int, Any]:
    """What the code of an evening leads to."""
    status, answer, _ = page.ask("POST", "/api/evenings/join", {"code": code}, headers)
    return status, answer


def test_a_wrong_code_leads_nowhere_and_a_right_one_to_its_table(same_server: Served) -> None:
    evening, late = Evening(same_server), Page(same_server.url)
    before = stored(same_server.file)
    for code in WRONG_CODES:
        status, answer = join(late, code)
        assert (status, answer["key"]) == (422, "no_such_evening"), code
        expect_words(answer)
    for request in NO_REQUESTS:
        status, answer, _ = late.ask("POST", "/api/evenings/join", request)
        assert status in (400, 422), request
        expect_words(answer)
    assert stored(same_server.file) == before
    typed = f" {evening.code[:3].lower()}-{evening.code[3:]} "
    assert join(late, typed) == (200, {"table": evening.table, "invite": evening.invite})
    evening.leave()


def test_nobody_opens_or_joins_without_a_cookie_or_from_another_site(same_server: Served) -> None:
    evening, stranger = Evening(same_server), Page(same_server.url)
    before = stored(same_server.file)
    for path in ("/api/evenings", "/api/evenings/join"):
        body, away = {"code": evening.code}, {"Origin": "https://evil.example"}
        assert stranger.ask("POST", path, body, away)[0] == 403
        assert stranger.ask("GET", path)[0] == 404
        answer = stranger.ask("POST", path, body, {"Cookie": "meowple=forged"})
        assert (answer[0], answer[1]["key"]) == (422, "no_guest")
    assert stored(same_server.file) == before
    evening.leave()


@pytest.mark.parametrize(
    "path", ["/api/evenings/join", "/api/me/devices/look", "/api/me/devices/take"]
)
def test_guesses_that_come_all_at_once_are_counted_one_by_one(server: Served, path: str) -> None:
    eve = Page(server.url)
    body = b'{"code": "BCHKMPTX"}' if "devices" in path else b'{"code": "BCHKMP"}'
    lines = [http.client.HTTPConnection(eve.host) for _ in range(120)]
    for line in lines:
        line.putrequest("POST", path)
        sent = {"Cookie": eve.cookie, "Origin": server.url, "Content-Length": str(len(body))}
        for name, value in sent.items():
            line.putheader(name, value)
        line.endheaders(body[:-1])
    time.sleep(0.5)  # all are waited for
    for line in lines:
        line.send(body[-1:])
    answers = [line.getresponse().status for line in lines]
    for line in lines:
        line.close()
    assert 40 <= answers.count(422) <= 45
    assert answers.count(422) + answers.count(429) == 120


def test_hundreds_of_guesses_find_no_evening(server: Served) -> None:
    evening, eve = Evening(server), Page(server.url)
    with nothing_changes(server, evening.ann, evening.ben):
        answers = [join(eve, f"BBB{number:03}".replace("0", "X")) for number in range(200)]
    keys = [answer["key"] for _, answer in answers]
    assert set(keys) == {"no_such_evening", "too_many_guesses"}
    assert keys.count("no_such_evening") < 60, "40 at once, then two each three seconds"
    assert answers[-1][0] == 429
    assert join(eve, evening.code)[0] == 429, "whoever guesses waits, though the last one is right"


def test_games_that_are_not_there_and_people_who_do_not_sit(same_server: Served) -> None:
    evening = Evening(same_server)
    others = (evening.screen, evening.ann, evening.ben, evening.eve)
    with nothing_changes(same_server, *others):
        for game in ("", "chess", "../tail", "TAIL", "tail\x00", "ж" * 64):
            expect_refusal(evening.ann.request("choose_game", game=game), "no_such_game")
        for bad in (None, 3, ["tail"], "x" * 65):
            evening.ann.send({"type": "choose_game", "id": "c" * 32, "game": bad})
            expect_refusal(evening.ann.until(lambda one: one["type"] == "refused"), "bad_message")
        for page in (evening.screen, evening.eve):
            expect_refusal(page.request("choose_game", game="fits"), "host_only")
            expect_refusal(page.request("end_evening"), "host_only")
        evening.ann.send({"type": "end_evening", "id": "d" * 32, "why": "me"})
        expect_refusal(evening.ann.until(lambda one: one["type"] == "refused"), "bad_message")
    evening.leave()


def test_an_evening_that_is_over_lets_nobody_in_by_its_code(same_server: Served) -> None:
    evening, late = Evening(same_server), Page(same_server.url)
    code = evening.code
    assert evening.ben.request("end_evening")["type"] == "accepted"
    with nothing_changes(same_server, evening.eve):
        status, answer = join(late, code)
        assert (status, answer["key"]) == (422, "no_such_evening")
        expect_refusal(evening.ann.request("end_evening"), "table_closed")
        for kind, fields in (
            ("choose_game", {"game": "tail"}),
            ("start", {}),
            ("chairs", {"seats": 2}),
            ("seat_bot", {"seat": 3, "level": "cat"}),
        ):
            expect_refusal(evening.ann.request(kind, **fields), "match_has_begun")
        expect_refusal(evening.ann.request("again"), "match_not_over")
    evening.leave()


@pytest.mark.parametrize(
    "path", ["/tv/a%20b", "/tv/" + "x" * 65, "/tv/a/b", "/tv/", "/tvs", "/join/x"]
)
def test_there_are_no_other_screens(same_server: Served, path: str) -> None:
    assert Page(same_server.url).ask("GET", path)[0] == 404
