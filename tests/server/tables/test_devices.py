"""A guest on several devices: a code brings another one, and each can be taken back."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from meowple.table.devices import CODE_LASTS
from tests.served import Served
from tests.server.hostile import expect_refusal, expect_words, nothing_changes
from tests.server.pages import Page
from tests.server.tables.test_forgetting import bytes_of

WRONG = ["", "BCH345", "BCH34567", "0" * 8, "\x00", "%", "left x", "b" * 64]
NO_REQUESTS: list[Any] = [None, [], {}, {"code": 3}, {"code": "B" * 65}, {"code": "B", "x": 1}]
NO_DEVICES: list[Any] = [{"id": 3}, {"id": "x" * 65}, {}, [], {"id": "", "more": 1}]


def also(phone: Page, me: Page) -> str:
    """Let my guest be on the phone too; gives the code."""
    code: str = me.post("/api/me/devices/offer", {})["code"]
    status, answer, headers = phone.ask("POST", "/api/me/devices/take", {"code": code})
    assert status == 200, answer
    assert "HttpOnly" in headers["set-cookie"]
    phone.cookie = headers["set-cookie"].partition(";")[0]
    return code


def devices_of(page: Page) -> list[dict[str, Any]]:
    """What a guest is told of their devices."""
    found: list[dict[str, Any]] = page.get("/api/me/devices")
    return found


def take_back(page: Page, here: bool = False) -> tuple[int, Any]:
    """Take back the other device, or the one that asks."""
    (name,) = [one["id"] for one in devices_of(page) if one["here"] is here]
    status, answer, _ = page.ask("POST", "/api/me/devices/take-back", {"id": name})
    return status, answer


def test_a_code_puts_the_same_guest_on_another_device(server: Served) -> None:
    me, phone = Page(server.url), Page(server.url)
    mine = me.post("/api/me", {"name": "Quetzal", "cat": {"fur": "plain", "colour": "grey"}})
    table, _ = me.open_table(["kitten", None])
    offered = me.post("/api/me/devices/offer", {})
    assert offered["path"] == f"/me#{offered['code']}"
    assert set("".join(offered["qr"])) == {"0", "1"}
    typed = f" {offered['code'][:4].lower()}-{offered['code'][4:]} "
    assert phone.post("/api/me/devices/look", {"code": typed}) == {"name": "Quetzal"}
    also(phone, me)
    assert phone.get("/api/me") == mine
    phone.enter(table)
    assert phone.table["yours"] == [1]
    assert [one["here"] for one in devices_of(me)] == [True, False]
    assert [one["here"] for one in devices_of(phone)] == [False, True]
    assert [set(one) for one in devices_of(me)] == [{"id", "here", "since"}] * 2
    assert me.cookie != phone.cookie, "each has a token of its own"
    assert len(me.get("/api/me/export")["devices"]) == 2
    phone.leave()


def test_a_device_that_is_taken_back_is_closed_and_opens_nothing(server: Served) -> None:
    me, phone = Page(server.url), Page(server.url)
    table, _ = me.open_table(["kitten", None])
    also(phone, me)
    for page in (me, phone):
        page.enter(table)
    status, left = take_back(me)
    assert (status, len(left)) == (200, 1)
    assert phone.closed() == 1013
    expect_refusal({"type": "refused", **phone.ask("GET", "/api/me/devices")[1]}, "no_guest")
    assert me.get("/api/tables/mine")[0]["table"] == table
    assert me.request("seat_bot", seat=1, level="cat")["type"] == "refused", "my page is open"
    me.leave()


@pytest.mark.parametrize("first", [True, False])
def test_a_code_of_a_device_that_is_taken_back_brings_nobody(
    same_server: Served, first: bool
) -> None:
    me, phone, eve = (Page(same_server.url) for _ in range(3))
    also(phone, me)
    gone, stays = (me, phone) if first else (phone, me)
    code = gone.post("/api/me/devices/offer", {})["code"]
    assert take_back(stays)[0] == 200
    _, answer, _ = eve.ask("POST", "/api/me/devices/take", {"code": code})
    expect_refusal({"type": "refused", **answer}, "no_such_code")
    assert [one["here"] for one in devices_of(stays)] == [True]


def test_the_first_device_can_be_taken_back_too(server: Served) -> None:
    me, phone = Page(server.url), Page(server.url)
    name = me.post("/api/me", {"name": "Quetzal"})["name"]
    also(phone, me)
    assert take_back(phone)[0] == 200
    assert me.get("/api/me")["name"] != name or me.cookie != phone.cookie
    assert phone.get("/api/me")["name"] == name
    assert [one["here"] for one in devices_of(phone)] == [True]
    expect_refusal({"type": "refused", **take_back(phone, here=True)[1]}, "this_device")
    server.kill()
    server.start()
    assert Page(server.url, phone.cookie).get("/api/me")["name"] == name


def test_a_code_is_good_once(same_server: Served) -> None:
    me, phone, eve = (Page(same_server.url) for _ in range(3))
    code = also(phone, me)
    _, again, _ = eve.ask("POST", "/api/me/devices/take", {"code": code})
    expect_refusal({"type": "refused", **again}, "no_such_code")
    fresh = me.post("/api/me/devices/offer", {})["code"]
    _, own, _ = phone.ask("POST", "/api/me/devices/take", {"code": fresh})
    expect_refusal({"type": "refused", **own}, "same_guest")
    me.post("/api/me/devices/offer", {})
    _, old, _ = eve.ask("POST", "/api/me/devices/take", {"code": fresh})
    expect_refusal({"type": "refused", **old}, "no_such_code")
    assert CODE_LASTS <= 10 * 60_000


def test_a_guest_has_not_endlessly_many_devices(same_server: Served) -> None:
    me = Page(same_server.url)
    for _ in range(8):
        also(Page(same_server.url), me)
    _, answer, _ = me.ask("POST", "/api/me/devices/offer", {})
    expect_refusal({"type": "refused", **answer}, "too_many_devices")


def test_nobody_takes_back_what_is_not_theirs(same_server: Served) -> None:
    me, phone, eve = (Page(same_server.url) for _ in range(3))
    also(phone, me)
    eve.get("/api/me")
    with nothing_changes(same_server):
        for one in devices_of(me):
            _, answer, _ = eve.ask("POST", "/api/me/devices/take-back", {"id": one["id"]})
            expect_refusal({"type": "refused", **answer}, "no_such_device")
        for bad in NO_DEVICES:
            status, answer, _ = me.ask("POST", "/api/me/devices/take-back", bad)
            assert status == 400
            expect_words(answer)
        _, answer, _ = me.ask("POST", "/api/me/devices/take-back", {"id": ""})
        expect_refusal({"type": "refused", **answer}, "no_such_device")
    assert phone.get("/api/me/devices")


@pytest.mark.parametrize("path", ["look", "take"])
def test_codes_that_are_none_do_nothing(same_server: Served, path: str) -> None:
    eve = Page(same_server.url)
    eve.get("/api/me")
    with nothing_changes(same_server):
        for code in WRONG:
            _, answer, _ = eve.ask("POST", f"/api/me/devices/{path}", {"code": code})
            expect_refusal({"type": "refused", **answer}, "no_such_code")
        for bad in NO_REQUESTS:
            status, answer, _ = eve.ask("POST", f"/api/me/devices/{path}", bad)
            assert status == 400, bad
            expect_words(answer)


def test_only_pages_of_ours_ask_and_only_guests(same_server: Served) -> None:
    me = Page(same_server.url)
    me.get("/api/me")
    with nothing_changes(same_server):
        for path in ("offer", "look", "take", "take-back"):
            headers = {"Origin": "http://evil.example"}
            status, answer, _ = me.ask("POST", f"/api/me/devices/{path}", {}, headers)
            assert (status, answer["key"]) == (403, "wrong_origin")
            body = {"offer": {}, "take-back": {"id": "x"}}.get(path, {"code": "x"})
            _, answer, _ = me.ask("POST", f"/api/me/devices/{path}", body, {"Cookie": ""})
            expect_refusal({"type": "refused", **answer}, "no_guest")


def test_wrong_codes_are_counted_as_guesses(server: Served) -> None:
    me, eve = Page(server.url), Page(server.url)
    eve.get("/api/me")
    code = me.post("/api/me/devices/offer", {})["code"]
    for number in range(1000):
        status, answer, _ = eve.ask("POST", "/api/me/devices/look", {"code": f"wrong{number}"})
        if status == 429:
            break
    assert (answer["key"], number < 100) == ("too_many_guesses", True)
    status, answer, _ = eve.ask("POST", "/api/me/devices/take", {"code": code})
    assert (status, answer["key"]) == (429, "too_many_guesses"), "a right one waits too"


def test_who_is_forgotten_leaves_no_token_and_no_code(server: Served) -> None:
    me, phone = Page(server.url), Page(server.url)
    also(phone, me)
    code = me.post("/api/me/devices/offer", {})["code"]
    secrets = [code, *(one.cookie.partition("=")[2] for one in (me, phone))]
    hashes = [hashlib.sha256(one.encode()).hexdigest() for one in secrets]
    kept = bytes_of(server.file)
    assert [one for one in (*secrets, *hashes) if one.encode() in kept] == hashes
    phone.enter(me.open_table(["kitten", None])[0])
    assert phone.ask("POST", "/api/me/forget", {})[0] == 200
    left = bytes_of(server.file)
    assert [one for one in (*secrets, *hashes) if one.encode() in left] == []
    expect_refusal({"type": "refused", **me.ask("GET", "/api/me/devices")[1]}, "no_guest")
