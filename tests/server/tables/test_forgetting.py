"""What is kept of somebody is theirs: they read it, and it is gone when they say so."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.served import Served
from tests.server.hostile import Scene, expect_refusal, expect_words, nothing_changes
from tests.server.pages import Page, play_together


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
