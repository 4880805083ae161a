"""Dice tumble when they are rolled, and lie still while they are taken."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from meowple.words import words
from tests.cafe.scenes import cafe_scenes
from tests.served import Served
from tests.web.stage import Stage, on_stage

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


def test_a_right_click_tells_what_a_die_an_item_and_a_line_of_points_stand_for(
    stage: Stage,
) -> None:
    stage.size("desktop")
    stage.show(cafe_scenes(4)["draft-late"])
    told = stage.page.get_by_role("alert")
    die = stage.page.locator('[data-spot^="die:"]').first
    value = (die.get_attribute("data-spot") or "").removeprefix("die:")
    die.click(button="right")
    expect(told).to_contain_text(words("en")(f"cafe-rules-item-{value}"))
    stage.page.locator('[data-about="kind:yarn"]').first.click(button="right")
    expect(told).to_contain_text("Yarn. In each tower")
    die.locator("button").or_(die).first.focus()
    stage.page.keyboard.press("?")
    expect(told).to_contain_text(words("en")(f"cafe-rules-item-{value}"))
    assert stage.played == []
