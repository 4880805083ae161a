"""A page is light, and the first move is near."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from time import perf_counter

import pytest
from playwright.sync_api import Browser, Request

from meowple.server.app import STATIC
from tests.conftest import Row
from tests.declared import over
from tests.served import Served
from tests.served import Served as RealServed
from tests.web.person import CAN_ACT, Person
from tests.web.scenes import Scenes
from tests.web.stage import LANGUAGES, Stage

HOME, BOARD = 150_000, 100_000
SOON = 3.0


def weight(path: str) -> int:
    """How much goes over the line, compressed; fonts already are."""
    file = STATIC / path.removeprefix("/")
    content = (file if file.is_file() else STATIC / "index.html").read_bytes()
    return len(content) if file.suffix == ".woff2" else len(gzip.compress(content, 6))


@over("scenes")
@pytest.mark.parametrize("language", LANGUAGES)
def test_home_and_the_board_are_light(
    browser: Browser,
    theatre: Served,
    language: str,
    game: str,
    told: Scenes,
    report_row: Callable[[str, Row], None],
) -> None:
    context = browser.new_context(locale=LANGUAGES[language])
    stage = Stage(context, theatre.at())
    fetched: dict[str, int] = {}

    def keep(request: Request) -> None:
        path = request.url.removeprefix(theatre.at())
        if not path.startswith("/api"):
            fetched.setdefault(path, weight(path))

    stage.page.on("request", keep)
    stage.go_home()
    stage.page.evaluate("document.fonts.ready.then(() => undefined)")
    home = sum(fetched.values())
    stage.show(told.of(4)[told.board])
    stage.page.evaluate("document.fonts.ready.then(() => undefined)")
    board = sum(size for path, size in fetched.items() if not path.startswith("/t/")) - home
    context.close()
    page = f"{language}, {game}"
    row: Row = {"page": page, "home": f"{home / 1000:.1f}", "board": f"{board / 1000:.1f}"}
    report_row("weight of the page in kB, compressed; the board comes on top", row)
    assert home <= HOME
    assert board <= BOARD


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
