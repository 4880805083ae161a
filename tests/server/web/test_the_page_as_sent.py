"""The page as it is sent: compressed as the browser likes it, kept as long as it may be."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from meowple.server.web.answers import LARGE, packed
from meowple.server.web.answers import json as as_json
from meowple.server.web.built import best_way
from tests.served import Served
from tests.server.bad_input.test_bad_requests import answered
from tests.server.pages import Page

PACKED = {"br": b"squeezed", "gzip": b"zipped", "identity": b"meow" * 500}
WAYS = {"br": 0, "gzip": 0, "identity": 0}


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of one script, with what lies beside it."""
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/cat-Ab1.js"):
        for ending, way in {"": "identity", ".br": "br", ".gz": "gzip"}.items():
            (tmp_path / f"{name}{ending}").write_bytes(PACKED[way])
    (tmp_path / "assets" / "letters.woff2").write_bytes(b"letters")
    (tmp_path / "assets" / "pocket").mkdir()
    for name in ("offline.js", "assets/pocket/house.js", "assets/pocket.js"):
        (tmp_path / name).write_bytes(b"meow")
    monkeypatch.setattr("meowple.server.web.app.STATIC", tmp_path)


def ask(path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """What the application answers to a browser that says this."""
    told = {"host": "localhost", **headers}
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in told.items()]
    return asyncio.run(answered(path, headers=raw))


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("", "identity"),
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br ; q=0 , gzip;q=0", "identity"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("*;q=0", "identity"),
        ("GZIP", "gzip"),
        ("identity, gzip;q=0.5", "identity"),
        ("identity;q=0.5, gzip;q=0.5", "gzip"),
        ("zstd", "identity"),
        ("gzip;q=nonsense", "identity"),
        ("gzip;q=", "gzip"),
        (",;,=", "identity"),
        ("brave", "identity"),
    ],
)
def test_the_way_the_browser_likes_best_is_taken(accepted: str, way: str) -> None:
    assert best_way(accepted, WAYS) == way


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/cat-Ab1.js"])
@pytest.mark.parametrize("way", ["br", "gzip", "identity"])
def test_each_browser_gets_what_it_can_read(path: str, way: str) -> None:
    status, headers, body = ask(path, accept_encoding=way)
    assert (status, body) == (200, PACKED[way])
    assert headers.get("content-encoding", "identity") == way
    assert headers["content-length"] == str(len(body))
    assert headers["vary"] == "Accept-Encoding"
    kind = "text/javascript" if path.endswith(".js") else "text/html"
    assert headers["content-type"] == f"{kind}; charset=utf-8"


def test_letters_are_sent_as_they_are() -> None:
    _, headers, body = ask("/assets/letters.woff2", accept_encoding="br")
    assert (headers["content-type"], body) == ("font/woff2", b"letters")
    assert "content-encoding" not in headers


def test_what_lies_beside_a_file_is_no_file_of_its_own() -> None:
    assert ask("/assets/cat-Ab1.js.br")[0] == 404


def test_parts_are_kept_for_ever_and_the_page_is_asked_for_again() -> None:
    assert ask("/assets/cat-Ab1.js")[1]["cache-control"] == "public, max-age=31536000, immutable"
    assert ask("/")[1]["cache-control"] == "no-cache"
    assert ask("/nowhere")[1]["cache-control"] == "no-cache"


def test_programs_are_put_together_from_bytes_in_the_workers_of_a_device_alone() -> None:
    paths = ["/", "/t/abc", "/nowhere", "/offline.js", "/assets/cat-Ab1.js", "/assets/pocket.js"]
    for path in (*paths, "/assets/pocket/house.js", "/assets/letters.woff2"):
        policy = ask(path)[1]["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "'unsafe-eval'" not in policy
        wasm = "script-src 'self' 'wasm-unsafe-eval'" in policy
        assert wasm == path.startswith("/assets/pocket/"), path


def test_what_starts_the_page_without_a_line_is_asked_for_each_time() -> None:
    status, headers, _ = ask("/offline.js")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert headers["content-type"].startswith("text/javascript")


def test_who_has_the_page_already_is_not_sent_it_again() -> None:
    mark = ask("/", accept_encoding="br")[1]["etag"]
    for told in (mark, f"W/{mark}", f'"other", {mark}', "*"):
        status, headers, body = ask("/", accept_encoding="br", if_none_match=told)
        assert (status, body) == (304, b"")
        assert (headers["etag"], headers["vary"]) == (mark, "Accept-Encoding")
        assert "content-security-policy" in headers
    assert ask("/", accept_encoding="gzip", if_none_match=mark)[0] == 200, "it has another one"
    assert ask("/", accept_encoding="br", if_none_match='"other"')[0] == 200


def test_who_is_lost_is_told_so_each_time() -> None:
    mark = ask("/", accept_encoding="br")[1]["etag"]
    assert ask("/nowhere", accept_encoding="br", if_none_match=mark)[0] == 404


def compressed(page: Page, path: str) -> tuple[Any, dict[str, str]]:
    """What a page is answered that reads gzip."""
    status, body, headers = page.ask("GET", path, None, {"Accept-Encoding": "gzip"})
    assert status == 200
    if "content-encoding" in headers:
        return json.loads(gzip.decompress(body)), headers
    return body, headers


def test_a_long_list_that_anybody_may_have_is_compressed(same_server: Served) -> None:
    ann = Page(same_server.url)
    for _ in range(12):
        ann.open_table([None, None], public=True)
    plain = ann.get("/api/tables/open")
    told, headers = compressed(ann, "/api/tables/open")
    assert told == plain
    assert headers["content-encoding"] == "gzip"
    assert int(headers["content-length"]) < len(json.dumps(plain)) / 2
    assert headers["vary"] == "Accept-Encoding"


def test_what_is_short_or_ones_own_is_not_compressed(same_server: Served) -> None:
    ann = Page(same_server.url)
    for _ in range(12):
        ann.open_table([None, None])
    for path in ("/api/me", "/api/tables/mine"):
        assert "content-encoding" not in compressed(ann, path)[1], path
    assert len(json.dumps(ann.get("/api/tables/mine"))) > 1024


def test_a_large_answer_is_compressed_in_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = []

    async def to_thread(work: Any, *args: Any) -> Any:
        elsewhere.append(len(args[0]))
        return work(*args)

    async def endpoint(request: Request) -> Response:
        return as_json(["meow"] * int(request.query_params["count"]))

    async def answer(count: int) -> Response:
        query = f"count={count}".encode()
        scope = {"type": "http", "headers": [(b"accept-encoding", b"gzip")], "query_string": query}
        return await packed(endpoint)(Request(scope))

    monkeypatch.setattr(asyncio, "to_thread", to_thread)
    for count in (1000, 100_000):
        told = asyncio.run(answer(count))
        assert json.loads(gzip.decompress(bytes(told.body))) == ["meow"] * count
    assert len(elsewhere) == 1
    assert elsewhere[0] > LARGE
