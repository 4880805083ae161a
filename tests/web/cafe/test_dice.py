"""Dice tumble when they are rolled, and lie still while they are taken."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.cafe.scenes import cafe_scenes
from tests.served import Served
from tests.web.stage import on_stage

COUNT = """() => {
  window.tumbles = 0;
  document.addEventListener("animationstart", () => { tumbles += 1; }, true);
}"""


def test_dice_tumble_once_a_round(browser: Browser, theatre: Served) -> None:
    with on_stage(browser, theatre.at(), reduced_motion="no-preference") as stage:
        scene = cafe_scenes(4)["draft"]
        stage.show(scene)
        expect(stage.page.locator(".tumbling")).to_have_count(0)
        stage.page.evaluate(COUNT)
        stage.go_on(scene)
        expect(stage.page.locator(".tumbling")).to_have_count(0)
        assert stage.page.evaluate("tumbles") == 0
