"""What is kept of somebody is theirs: they read it, and it is gone when they say so."""

from __future__ import annotations

import asyncio
import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from meowple.server.settings import Settings
from meowple.server.web.app import COOKIE, Server, make_app
from meowple.server.web.origins import Hosts
from meowple.table.devices import Devices
from meowple.table.hub import Hub
from meowple.table.people import People
from meowple.table.store.base import StoreFailed
from meowple.table.store.memory import MemoryStore
from tests.served import Served
from tests.server.hostile import Scene, expect_refusal, expect_words, nothing_changes
from tests.server.pages import Page, play_together
from tests.server.programs.programs import Program, invited
from tests.server.virtual import NoThinkers


def bytes_of(file: Path) -> bytes:
    """All that lies on the disk, the write-ahead log included."""
    return b"".join(part.read_bytes() for part in file.parent.glob(f"{file.name}*"))


def test_a_guest_reads_what_is_kept_of_them_and_nothing_of_others(server: Served) -> None:
    scene = Scene(server, rounds=1).deal()
    live = scene.ann.get("/api/me/export")
    assert live["name"] == scene.ann.get("/api/me")["name"]
    (now,) = live["matches"]
    assert (now["game"], now["seats"]) == ("tail", [0])
    scene.ann.listen()
    assert now["views"] == [scene.ann.update["view"]], "what the page shows, and no more"
    play_together(scene.ann, scene.ben)
    status, _, headers = scene.ann.ask("GET", "/api/me/export")
    assert (status, headers["content-disposition"]) == (200, 'attachment; filename="meowple.json"')
    (over,) = scene.ann.get("/api/me/export")["matches"]
    assert over["outcome"] == scene.ann.update["outcome"]
    assert over["views"] == [scene.ann.update["view"]]
    assert Page(server.url).get("/api/me/export")["matches"] == []
    scene.leave()


def test_nothing_of_somebody_who_is_forgotten_stays_in_the_file(server: Served) -> None:
    scene = Scene(server, seats=3)
    cat = {"fur": "masked", "colour": "siamese", "wears": "mohawk"}
    told = {"name": "Quetzalcoatlus", "cat": cat, "quiet": True, "still": True}
    named = scene.ben.post("/api/me", told)["name"]
    companion = scene.ben.request("sit", seat=2, name="Archaeopteryx")
    assert companion["type"] == "accepted"
    token = scene.ben.cookie.partition("=")[2]
    gone = [named, "Archaeopteryx", token, hashlib.sha256(token.encode()).hexdigest()]
    gone += ["siamese", "mohawk", '"quiet":true', '"still":true']
    kept = bytes_of(server.file)
    assert [one for one in gone if one.encode() in kept] == [one for one in gone if one != token]
    status, _, headers = scene.ben.ask("POST", "/api/me/forget", {})
    assert status == 200
    assert 'meowple=""' in headers["set-cookie"]
    left = bytes_of(server.file)
    assert [one for one in gone if one.encode() in left] == []
    scene.ann.until(lambda _: scene.ann.table["chairs"][1]["name"] == "?")
    stranger = Page(server.url, f"meowple={token}")
    assert stranger.get("/api/me")["name"] != named, "the cookie opens nothing any more"
    scene.leave()


def test_what_somebody_called_a_program_goes_with_them(server: Served) -> None:
    scene = Scene(server, seats=3)
    program = Program(invited(scene.ann, 2, name="Purrcules")).come()
    scene.ben.until(lambda _: scene.ben.table["chairs"][2]["name"] == "Purrcules")
    assert b"Purrcules" in bytes_of(server.file)
    assert scene.ann.ask("POST", "/api/me/forget", {})[0] == 200
    assert b"Purrcules" not in bytes_of(server.file)
    scene.ben.until(lambda _: scene.ben.table["chairs"][2]["name"] == "?")
    with pytest.raises(ConnectionClosed):
        program.until(lambda _: False)
    assert program.turned_away() == "no_such_token", "its token opens nothing any more"
    scene.leave()


def changes_while_forgotten(page: Page, at: str) -> None:
    """A guest changes their name again and again, and is forgotten by the word of another page."""
    elsewhere = Page(at, page.cookie)
    cookie = {"Cookie": page.cookie}
    with ThreadPoolExecutor(7) as pool:
        jobs = [
            pool.submit(page.ask, "POST", "/api/me", {"name": f"Zig {turn}"}, cookie)
            for turn in range(6)
        ]
        gone = pool.submit(elsewhere.ask, "POST", "/api/me/forget", {}, cookie)
        assert gone.result()[0] == 200
        assert {job.result()[0] for job in jobs} <= {200, 422}
    status, answer, _ = page.ask("GET", "/api/me/devices", None, cookie)
    assert (status, answer.get("key")) == (422, "no_guest"), "kept again after all"


def test_who_changes_something_while_they_are_forgotten_stays_forgotten(
    same_server: Served,
) -> None:
    for _ in range(10):
        changes_while_forgotten(Page(same_server.url), same_server.url)


class InUse(MemoryStore):
    """Somebody else reads the file just now, so that its log cannot be cut."""

    async def forget_guest(self, guest_id: str) -> None:
        await super().forget_guest(guest_id)
        raise StoreFailed("the write-ahead log is in use")


async def _forgotten_in_part() -> tuple[int, list[str]]:
    """What is answered to whoever wants to be forgotten, and what tables call them before and
    after."""
    store, hubs = InUse(), list[Hub]()
    people = People(store, lambda: 0)

    async def make_server() -> Server:
        hubs.append(Hub(store, NoThinkers(), Settings(), lambda: 0))
        return Server(hubs[0], people, Devices(store, people, lambda: 0), Settings())

    app = make_app(make_server, Hosts("localhost"))
    async with app.router.lifespan_context(app):
        guest, token = await people.new("en")
        table, _ = await hubs[0].open(guest, "tail", 2, {}, True, [])
        room = await hubs[0].room(table)
        assert room is not None
        names = [room.pages.name(guest.id)]
        headers = {"origin": "http://localhost", "cookie": f"{COOKIE}={token}"}
        status = await post(app, "/api/me/forget", headers)
        await asyncio.sleep(0.01)
        names.append(room.pages.name(guest.id))
    return status, names


async def post(app: Any, path: str, headers: dict[str, str]) -> int:
    """Post nothing to the application itself; gives the status."""
    told: list[Any] = []
    sent = [
        (name.encode(), value.encode()) for name, value in {"host": "localhost", **headers}.items()
    ]
    scope = {"type": "http", "method": "POST", "scheme": "http", "path": path, "headers": sent}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"{}", "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    more = {"query_string": b"", "root_path": "", "client": ("127.0.0.1", 1)}
    await app({**scope, **more}, receive, send)
    status: int = told[0]["status"]
    return status


def test_whose_name_is_deleted_is_forgotten_at_tables_though_the_log_is_in_use() -> None:
    status, (before, after) = asyncio.run(_forgotten_in_part())
    assert (status, after) == (503, "?")
    assert before != "?"


def test_only_a_page_of_ours_has_somebody_forgotten(same_server: Served) -> None:
    ann = Page(same_server.url)
    with nothing_changes(same_server):
        for headers in ({"Origin": "http://evil.example"}, {"Origin": ""}):
            status, answer, _ = ann.ask("POST", "/api/me/forget", {}, headers)
            assert (status, answer["key"]) == (403, "wrong_origin")
        for bad in (b"", b"[]", b"7", b'{"a":1}', b"{"):
            status, answer, _ = ann.ask("POST", "/api/me/forget", bad)
            assert status == 400
            expect_words(answer)
        for path in ("export", "forget"):
            asked: tuple[str, Any] = ("GET", None) if path == "export" else ("POST", {})
            _, answer, _ = ann.ask(asked[0], f"/api/me/{path}", asked[1], {"Cookie": ""})
            expect_refusal({"type": "refused", **answer}, "no_guest")
