"""A guest who comes back keeps their cookie for ever, and hardly anything is written for it."""

from __future__ import annotations

import asyncio

import msgspec

from meowple.server.settings import Settings
from meowple.server.web.app import COOKIE, YEAR, Server, make_app
from meowple.server.web.origins import Hosts
from meowple.table.devices import Devices
from meowple.table.hub import Hub
from meowple.table.people import DAY, People
from meowple.table.store.base import Guest
from meowple.table.store.memory import MemoryStore
from tests.server.virtual import NoThinkers


class Watched(MemoryStore):
    """Notes whenever a guest is kept, and as seen on which day."""

    def __init__(self) -> None:
        super().__init__()
        self.days: list[float] = []

    async def save_guest(self, guest: Guest, of: str | None = None) -> bool:
        self.days.append(guest.seen_at / DAY)
        return await super().save_guest(guest, of)


class Visits:
    """One guest, who visits the same server on chosen days."""

    def __init__(self) -> None:
        self.now = 0
        self.store = Watched()
        self.cookie = ""

    async def story(self, days: list[float]) -> list[str]:
        """What each visit is given as a cookie; empty if nothing."""
        app = make_app(self._server, Hosts("localhost"))
        async with app.router.lifespan_context(app):
            return [await self._visit(app, day) for day in days]

    async def _server(self) -> Server:
        hub = Hub(self.store, NoThinkers(), Settings(), lambda: self.now)
        people = People(self.store, lambda: self.now)
        devices = Devices(self.store, people, lambda: self.now)
        return Server(hub, people, devices, Settings())

    async def _visit(self, app: object, day: float) -> str:
        self.now = round(day * DAY)
        headers = [(b"host", b"localhost"), (b"cookie", self.cookie.encode())]
        scope = {"type": "http", "method": "GET", "path": "/api/me", "query_string": b""}
        scope |= {"headers": headers, "root_path": "", "client": ("127.0.0.1", 1)}
        told: list[dict[str, object]] = []

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: dict[str, object]) -> None:
            told.append(message)

        await app({**scope, "scheme": "http"}, receive, send)  # type: ignore[operator]
        assert told[0]["status"] == 200
        given = dict(msgspec.convert(told[0]["headers"], list[tuple[bytes, bytes]]))
        cookie = given.get(b"set-cookie", b"").decode()
        self.cookie = cookie.split(";")[0] or self.cookie
        return cookie


def test_who_comes_back_after_a_month_is_given_the_same_cookie_for_another_year() -> None:
    visits = Visits()
    first, *later = asyncio.run(visits.story([0, 30, 60, 390, 700]))
    assert first.startswith(f"{COOKIE}=")
    assert f"Max-Age={YEAR}" in first
    assert later == [first] * 4, "the same guest, for as long again"
    assert visits.store.days == [0, 30, 60, 390, 700]


def test_whoever_comes_often_is_noted_once_a_day_and_keeps_the_cookie_on_every_device() -> None:
    """Another device of theirs may come later than the first one every day."""
    visits = Visits()
    first, *later = asyncio.run(visits.story([0, 0.1, 0.5, 0.99, 1.0, 1.2, 1.9, 2.1]))
    assert later == [first] * 7
    assert visits.store.days == [0, 1, 2.1]
