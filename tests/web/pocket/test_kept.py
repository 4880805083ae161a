"""That one can play without a connection is said when it is so: the page has to be kept, too."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from meowple.server.web.app import STATIC
from tests.web.pocket.moods import PARTS, WORKER, Mood, answer, choose, serve_stub
from tests.web.pocket.renewed import ServedFrom, copy
from tests.web.stage import on_stage

LOADED = "[data-loaded]"


def test_a_page_whose_keeping_was_broken_off_says_so_and_is_kept_at_the_next_start(
    browser: Browser, tmp_path: Path
) -> None:
    folder = copy(STATIC, tmp_path / "page")
    offline = folder / "offline.js"
    whole = offline.read_text("utf-8")
    offline.write_text(whole.replace('"./"', '"assets/lost-on-the-way.js", "./"'), "utf-8")
    served = ServedFrom(tmp_path / "tables.db", folder)
    served.start()
    with on_stage(browser, served.at("localhost")) as stage:
        page, mood = stage.page, Mood(LOADED)
        page.route(PARTS, lambda route: answer(route, mood))
        page.route(WORKER, lambda route: serve_stub(route, mood))
        page.goto(stage.home)
        choose(stage)
        page.locator('[data-do="load-device"]').click()
        expect(page.locator('[data-device="ready"]')).to_be_attached()
        expect(page.locator(LOADED)).to_contain_text("as long as this page stays open")

        served.kill()
        offline.write_text(whole, "utf-8")
        served.start()
        page.reload()
        expect(page.locator(LOADED)).to_contain_text("✓ Everything is here")
        served.kill()
        page.context.set_offline(True)
        page.reload()
        expect(page.locator(LOADED)).to_contain_text("✓ Everything is here")
