"""Plain requests: names, bodies, methods, paths, headers, logs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

import meowple
from meowple.server.settings import Settings
from meowple.server.web.app import Server, make_app
from meowple.server.web.origins import Hosts
from meowple.table.devices import Devices
from meowple.table.hub import Hub
from meowple.table.people import People
from meowple.table.store.devices import ServerStore
from meowple.table.store.memory import MemoryStore
from tests.served import Served
from tests.server.hostile import Scene, expect_words, stored
from tests.server.pages import Page, play_together
from tests.server.virtual import NoThinkers

BIDI, ZERO_WIDTH = "\u202e\u2066\u200f", "\u200b\u200d\ufeff\u2060\u00ad"


@pytest.mark.parametrize(
    ("wanted", "kept"),
    [
        ("<script>meow()</script>", "<script>meow()</script>"),
        (f"Ann{BIDI}gol", "Anngol"),
        (f"A{ZERO_WIDTH}nn", "Ann"),
        ("A\x00n\x07n\n\r\t", "Ann"),
        ("  Big \u00a0 \u3000 Cat ", "Big Cat"),
        ("Ann\ue000\U000e0041", "Ann"),
        ("🐱", "🐱"),
        (" 🐾✨ ", "🐾✨"),
        ("Z" + "\u0334\u0335\u0336\u0337" * 4 + "oe", "Z\u0334\u0335\u0336oe"),
        ("a\u20dd\u20dd\u20dd\u20dd\u20ddb", "a\u20dd\u20dd\u20ddb"),
        ("Їжачок і Йосип", "Їжачок і Йосип"),
        ("И\u0306осип і\u0308", "Йосип ї"),
        ("Nguyễn Thị Hồng Nhung", "Nguyễn Thị Hồng Nhung"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("مُحَمَّدٌ", "مُحَمَّدٌ"),
        ("क्षितिज्ञा", "क्षितिज्ञा"),
        ("ตั้งใจ", "ตั้งใจ"),
        ("👍🏽🐈", "👍🏽🐈"),
        ("❤️🐱", "❤️🐱"),
        ("1️⃣", "1️⃣"),
    ],
)
def test_a_name_keeps_what_can_be_shown(same_server: Served, wanted: str, kept: str) -> None:
    ann = Page(same_server.url)
    assert ann.post("/api/me", {"name": wanted})["name"] == kept
    assert ann.get("/api/me")["name"] == kept


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("", "name_empty"),
        ("   \t\n", "name_empty"),
        (BIDI + ZERO_WIDTH, "name_empty"),
        ("\u3164\u2800\u115f", "name_empty"),
        ("…!?", "name_empty"),
        ("x" * 25, "name_too_long"),
        ("x" * 5000, "name_too_long"),
        ("x" * 10_000, "too_large"),
    ],
)
def test_a_name_nobody_can_read_is_refused(same_server: Served, name: str, key: str) -> None:
    ann = Page(same_server.url)
    before = stored(same_server.file)
    _, answer, _ = ann.ask("POST", "/api/me", {"name": name})
    assert answer["key"] == key
    expect_words(answer)
    assert stored(same_server.file) == before


OPENING = {"game": "tail", "seats": 2}
BAD_BODIES: list[Any] = [
    b"",
    b"meow",
    b"\xff\xfe",
    b"[" * 8000,
    b'{"a":' * 1600 + b"}" * 1000,
    b"game=tail&seats=2",
    [],
    {},
    {**OPENING, "extra": 1},
    {**OPENING, "game": "../tail"},
    {**OPENING, "game": None},
    {**OPENING, "seats": 1},
    {**OPENING, "seats": 7},
    {**OPENING, "seats": 2.5},
    {**OPENING, "seats": 10**40},
    {**OPENING, "options": {"rounds": 0}},
    {**OPENING, "options": {"rounds": 10**40}},
    {**OPENING, "options": {"rounds": "3"}},
    {**OPENING, "options": {"cheat": True}},
    {**OPENING, "options": []},
    {**OPENING, "bots": ["cat", "cat"]},
    {**OPENING, "bots": ["wolf"]},
    {**OPENING, "public": "yes"},
    {**OPENING, "options": {"x": "y" * 9000}},
]


def test_a_body_that_says_no_table_opens_none(same_server: Served) -> None:
    ann = Page(same_server.url)
    before = stored(same_server.file)
    for body in BAD_BODIES:
        status, answer, _ = ann.ask("POST", "/api/tables", body)
        assert status in (400, 422), body
        expect_words(answer)
    assert ann.ask("POST", "/api/me", {"language": "xx"})[1]["key"] == "no_such_language"
    assert stored(same_server.file) == before


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"])
def test_other_methods_do_nothing(same_server: Served, method: str) -> None:
    ann = Page(same_server.url)
    before = stored(same_server.file)
    for path in ("/api/me", "/api/tables", "/api/tables/mine", "/api/matches/x/log", "/"):
        assert ann.ask(method, path)[0] == 405
    assert ann.ask("POST", "/api/games", {})[0] == 405
    assert ann.ask("HEAD", "/api/games")[1] == b""
    assert stored(same_server.file) == before


PATHS = [
    "/assets/../../secrets",
    "/assets/../app.py",
    "/assets/..%2f..%2fapp.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/..%5c..%5capp.py",
    "/assets//etc/passwd",
    "/assets/%00",
    "/assets/",
    "/assets",
    "/../pyproject.toml",
    "/t/../../etc/passwd",
    "/api/matches/..%2f..%2fx/log",
    "/api/nothing",
    "/tables.db",
]


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_to_other_files(same_server: Served, path: str) -> None:
    status, answer, headers = Page(same_server.url).ask("GET", path)
    assert status in (400, 404, 405), answer
    assert headers["content-security-policy"]
    assert b"root:" not in (answer if isinstance(answer, bytes) else b"")


NO_NAMES = ["%00", "x%00", "%d0%ba%d1%96%d1%82", "x" * 65, "a.b", "a%20b"]


@pytest.mark.parametrize("name", NO_NAMES)
def test_what_is_no_name_is_looked_for_in_no_store(same_server: Served, name: str) -> None:
    """A database may even refuse to look for it."""
    page = Page(same_server.url)
    for path in ("log", "replay", "review/0/0"):
        status, answer, _ = page.ask("GET", f"/api/matches/{name}/{path}")
        assert (status, answer["key"]) == (404, "no_such_page"), path
    with pytest.raises(InvalidStatus) as refused:
        page.connect(name)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("number", ["9" * 10, "9" * 5_000, "-1", "1e3", "%d9%a3"])
def test_what_is_no_number_is_none_however_long(same_server: Served, number: str) -> None:
    page = Page(same_server.url)
    for path in (f"{number}/0", f"0/{number}"):
        status, answer, headers = page.ask("GET", f"/api/matches/nothing/review/{path}")
        assert (status, answer["key"]) == (404, "no_such_page")
        assert headers["content-security-policy"]


LOST = [
    "/nowhere",
    "/t/",
    "/t/a.b",
    "/t/x/y",
    "/t/%D0%BA%D1%96%D1%82",
    "/t/" + "x" * 65,
    "/index.html",
]


@pytest.mark.parametrize("path", LOST)
def test_who_is_lost_gets_the_page_and_the_status_that_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr("meowple.server.web.app.STATIC", tmp_path)
    assert asyncio.run(answered(path))[0] == 404, "also before the page is built"
    (tmp_path / "index.html").write_text("the page")
    status, headers, body = asyncio.run(answered(path))
    assert (status, body) == (404, b"the page")
    assert headers["content-type"].startswith("text/html")
    assert asyncio.run(answered("/t/AbC_-9"))[0] == 200, "whether there is a table or not"


def test_a_request_that_nobody_answers_is_refused_in_words(same_server: Served) -> None:
    status, answer, _ = Page(same_server.url).ask("GET", "/api/nothing")
    assert (status, answer["key"]) == (404, "no_such_page")
    expect_words(answer)


def test_every_answer_keeps_the_page_to_itself(same_server: Served) -> None:
    ann = Page(same_server.url)
    for method, path in [("GET", "/"), ("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/x")]:
        _, _, headers = ann.ask(method, path, {} if method == "POST" else None)
        policy = headers["content-security-policy"].split("; ")
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'self'" in policy
        assert not any("unsafe" in rule for rule in policy if "style-src-attr" not in rule)
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
        assert "x-powered-by" not in headers


def test_the_cookie_is_for_the_server_alone(same_server: Served) -> None:
    stranger = Page(same_server.url)
    stranger.cookie = ""
    _, _, headers = stranger.ask("GET", "/api/me")
    flags = headers["set-cookie"].lower().split("; ")[1:]
    assert {"httponly", "samesite=lax", "path=/"} <= set(flags)
    assert "secure" not in flags
    assert "secure" in asyncio.run(_cookie_over_https()).lower().split("; ")


async def _cookie_over_https() -> str:
    """The cookie that a request over https gets."""
    _, headers, _ = await answered("/api/me", scheme="https")
    return headers["set-cookie"]


async def answered(
    path: str, store: ServerStore | None = None, **more: Any
) -> tuple[int, dict[str, str], bytes]:
    """What the application itself answers to a path as it is, without a browser's tidying."""
    store = store or MemoryStore()

    async def make_server() -> Server:
        hub = Hub(store, NoThinkers(), Settings(), lambda: 0)
        people = People(store, lambda: 0)
        return Server(hub, people, Devices(store, people, lambda: 0), Settings())

    app = make_app(make_server, Hosts("localhost"))
    scope: dict[str, Any] = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "root_path": "",
    }
    scope |= {"headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1), **more}
    scope |= {"asgi": {"spec_version": "2.4"}}
    told: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    async with app.router.lifespan_context(app):
        await app(scope, receive, send)
    headers = {name.decode(): value.decode() for name, value in told[0]["headers"]}
    return told[0]["status"], headers, b"".join(part.get("body", b"") for part in told[1:])


def test_built_files_are_served_and_nothing_beside_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "cat.js").write_text("meow")
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "assets" / "way-out").symlink_to(tmp_path / "secret.txt")
    monkeypatch.setattr("meowple.server.web.app.STATIC", tmp_path)
    status, headers, body = asyncio.run(answered("/assets/cat.js"))
    assert (status, body) == (200, b"meow")
    assert "immutable" in headers["cache-control"]
    for path in ("../secret.txt", "x/../../secret.txt", "way-out", f"/{tmp_path}/secret.txt", ""):
        status, headers, body = asyncio.run(answered(f"/assets/{path}"))
        assert (status, b"secret" in body) == (404, False), path
        assert "immutable" not in headers.get("cache-control", "")


def test_the_log_of_a_match_is_public_after_its_end_and_never_before(same_server: Served) -> None:
    scene = Scene(same_server, rounds=1).deal()
    path = f"/api/matches/{scene.ann.update['match']}/log"
    status, answer, _ = scene.ann.ask("GET", path)
    assert (status, answer["key"]) == (404, "no_such_match")
    assert scene.ann.ask("GET", "/api/matches/nothing/log")[:2] == (404, answer)
    expect_words(answer)
    play_together(scene.ann, scene.ben)
    log = meowple.Log.from_json(json.dumps(Page(same_server.url).get(path)))
    assert log.key == scene.ann.update["key"]
    assert meowple.replay(log).link == scene.ben.update["link"]
    scene.leave()
