"""What a messenger reads when somebody is sent a link to a table."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from meowple.core.registry import GAMES, PARTS
from meowple.server.settings import Settings
from meowple.server.web.previews import language_of, preview
from meowple.shelf import printed
from meowple.table.hub import Hub
from meowple.table.store.base import Guest, StoreFailed
from meowple.table.store.memory import MemoryStore
from tests.server.bad_input.test_bad_requests import answered
from tests.server.virtual import NoThinkers

INDEX = b"<html><head><title>meowple</title></head><body></body></html>"
ANN = Guest("id-ann", "hash", "Ann <script>", "en", 0)


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page, and the picture of one game."""
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "cafe.jpg").write_bytes(b"cat")
    (tmp_path / "secret.txt").write_bytes(b"secret")
    (tmp_path / "index.html").write_bytes(INDEX)
    monkeypatch.setattr("meowple.server.web.app.STATIC", tmp_path)


async def ask(store: MemoryStore, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    told = {"host": "localhost:8000", **headers}
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in told.items()]
    return await answered(path, store=store, headers=raw)


def told_of(game: str, **headers: str) -> dict[str, str]:
    """What is told of a private table of this game."""

    async def story() -> bytes:
        store = MemoryStore()
        hub = Hub(store, NoThinkers(), Settings(), lambda: 0)
        table, invite = await hub.open(ANN, game, 2, {}, False, ())
        status, head, page = await ask(store, f"/t/{table}", **headers)
        assert status == 200
        assert head["vary"] == "Accept-Language"
        assert ANN.name.encode() not in page
        assert invite.encode() not in page
        return page

    page = asyncio.run(story()).decode()
    assert page.startswith("<html><head><title>meowple</title><meta ")
    return {
        name: unescape(text)
        for name, text in re.findall(r'<meta property="([a-z:_]+)" content="([^"]*)" />', page)
    }


def test_a_link_tells_the_game_its_blurb_and_its_picture() -> None:
    told = told_of("cafe")
    assert told["og:title"] == "Cat Café"
    assert told["og:description"].startswith("Roll the dice")
    assert told["og:image"] == "http://localhost:8000/link/cafe.jpg"
    assert re.fullmatch(r"http://localhost:8000/t/[\w-]+", told["og:url"])


def test_a_link_speaks_the_language_of_whoever_asks() -> None:
    assert told_of("cafe", accept_language="uk-UA,uk;q=0.9")["og:title"] == "КотоКафе"
    assert told_of("tail", accept_language="de, pl;q=0.5")["og:title"] == "Kota za ogon – cap!"


def test_a_game_without_a_picture_has_no_link_to_one() -> None:
    assert "og:image" not in told_of("fits")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-DE,de", "en"),
        ("RU", "ru"),
        (" fr , PL-pl;q=0.1", "pl"),
        ("*", "en"),
        ("\x00" * 5000, "en"),
    ],
)
def test_the_first_language_of_ours_is_spoken(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_a_table_that_is_not_there_or_cannot_be_read_has_the_page_alone() -> None:
    class Broken(MemoryStore):
        async def card(self, stream: str) -> Any:
            raise StoreFailed("no disk")

    for store in (MemoryStore(), Broken()):
        status, _, page = asyncio.run(ask(store, "/t/nothing"))
        assert (status, page) == (200, INDEX)


def test_pictures_are_served_and_nothing_beside_them() -> None:
    status, headers, body = asyncio.run(ask(MemoryStore(), "/link/cafe.jpg"))
    assert (status, headers["content-type"], body) == (200, "image/jpeg", b"cat")
    for path in ("../secret.txt", "..%2fsecret.txt", "none.jpg", ""):
        status, _, body = asyncio.run(ask(MemoryStore(), f"/link/{path}"))
        assert (status, body) == (404, INDEX)


def test_whatever_a_game_is_called_is_escaped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "meowple.shelf.sources_of", lambda *_: {"sly-box.ftl": 'sly-title = "><script>&\n'}
    )
    page = preview(INDEX, "sly", "en", 'http://x/"', None).decode()
    assert "<script>" not in page
    assert 'content="&quot;&gt;&lt;script&gt;&amp;"' in page
    assert 'content="http://x/&quot;"' in page


def test_a_game_without_words_is_called_by_its_name() -> None:
    assert printed("dash", "pl") == ("dash", "")
    assert "dash" in GAMES
    assert "dash" not in PARTS
