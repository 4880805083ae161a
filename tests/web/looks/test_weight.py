"""A page is light, and the first move is near."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.conftest import Row
from tests.declared import over
from tests.served import LAN, Served
from tests.served import Served as RealServed
from tests.server.pages import Page as Guest
from tests.web.person import CAN_ACT, Person
from tests.web.scenes import Scenes
from tests.web.stage import LANGUAGES, Stage, in_one

HOME, BOARD = 120_000, 100_000
"""Bytes over the line, headers and all."""
SOON = 3.0


IN_LATIN, IN_POLISH = "Maximilian Whiskerington", "Wojciechosława Mruczkowa"
"""Guests whose letters are there anyway, and whose letters have to be fetched: with the one a board
is heaviest, which fetches them for somebody else's name; with the other home is."""


def is_called(stage: Stage, theatre: Served, name: str) -> None:
    """Be this guest, whoever was here before."""
    guest = Guest(theatre.url)
    guest.post("/api/me", {"name": name})
    key, _, value = guest.cookie.partition("=")
    stage.page.context.add_cookies([{"name": key, "value": value, "url": stage.home}])


class Scales:
    """Weighs what really comes over the line to one page, as the browser counts it."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.total = 0
        self._page = page
        self._on_its_way: set[str] = set()
        line = context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", lambda told: self._on_its_way.add(told["requestId"]))
        line.on("Network.loadingFailed", lambda told: self._on_its_way.discard(told["requestId"]))
        line.on("Network.loadingFinished", self._add)
        line.send("Network.enable")

    def _add(self, told: dict[str, Any]) -> None:
        self._on_its_way.discard(told["requestId"])
        self.total += int(told["encodedDataLength"])

    def settle(self) -> None:
        """Back when all that was asked for is weighed: the browser tells of it later than the page
        has it."""
        all_there(self._page)
        while self._on_its_way:
            self._page.wait_for_timeout(10)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_is_light(
    browser: Browser, theatre: Served, language: str, report_row: Callable[[str, Row], None]
) -> None:
    # Browsers want brotli over https and from themselves alone; in one room they ask for gzip.
    row: Row = {"language": language}
    for host, way in {"localhost": "brotli", LAN: "gzip"}.items():
        context = browser.new_context(locale=LANGUAGES[language])
        stage = Stage(context, theatre.at(host))
        is_called(stage, theatre, IN_POLISH)
        scales = Scales(context, stage.page)
        stage.go_home()
        scales.settle()
        context.close()
        row |= {way: f"{scales.total / 1000:.1f}"}
        assert 20_000 < scales.total <= HOME
    report_row("weight of home in kB, over the line", row)


@over("scenes")
@in_one("uk")
def test_the_board_on_top_of_home_is_light(
    browser: Browser,
    theatre: Served,
    language: str,
    game: str,
    told: Scenes,
    report_row: Callable[[str, Row], None],
) -> None:
    context = browser.new_context(locale=LANGUAGES[language])
    stage = Stage(context, theatre.at(LAN))
    is_called(stage, theatre, IN_LATIN)
    scales = Scales(context, stage.page)
    stage.go_home()
    scales.settle()
    home = scales.total
    stage.show(told.of(4)[told.board])
    scales.settle()
    board = scales.total - home
    context.close()
    row: Row = {"page": f"{language}, {game}", "kB": f"{board / 1000:.1f}"}
    report_row("weight of a board that comes after home, in gzip over the line", row)
    assert 5_000 < board <= BOARD


def all_there(page: Page) -> None:
    """Back when nothing is on its way any more, the letters included."""
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_load_state("networkidle")


def test_from_home_to_the_first_own_move_it_is_one_click(
    server: RealServed, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.do("play-now").click()
    me.page.wait_for_selector(CAN_ACT)


@pytest.mark.long
def test_from_home_to_the_first_own_move_it_is_no_time(
    server: RealServed,
    arrive: Callable[[], Person],
    report_row: Callable[[str, Row], None],
) -> None:
    me = arrive()
    me.page.goto(server.at())
    play_now = me.do("play-now")
    play_now.wait_for()
    began = perf_counter()
    play_now.click()
    me.page.wait_for_selector(CAN_ACT)
    took = perf_counter() - began
    report_row("from home to the first own move", {"seconds": f"{took:.2f}"})
    assert took < SOON
