"""A race of `boots` that is held up: counted down, or paused by somebody, for everybody."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.boots.scenes import boots_scenes
from tests.web.stage import Stage

MOVES = "[data-board] button[data-move]"


def test_it_is_counted_down_and_nothing_can_be_pressed(stage: Stage) -> None:
    stage.show(boots_scenes(4)["counted"])
    expect(stage.page.locator("[data-count]")).to_have_text(re.compile("^[123]$"))
    said = re.compile("Get ready: [123]")
    expect(stage.page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    expect(stage.page.locator(MOVES)).to_have_count(0)


def test_everybody_sees_who_has_paused_and_anybody_lets_it_go_on(stage: Stage) -> None:
    stage.show(boots_scenes(4)["paused"])
    expect(stage.page.locator("[data-held]")).to_contain_text("Bartłomiej has paused the race.")
    expect(stage.page.locator(MOVES)).to_have_count(0)
    stage.page.locator('[data-do="go-on"]').click()
    assert stage.played == [{"pause": False}]


def test_the_race_is_paused_by_a_button_and_rolled_by_the_space_bar(stage: Stage) -> None:
    stage.show(boots_scenes(4)["roll"])
    stage.page.locator('[data-do="pause"]').click()
    assert stage.played == [{"pause": True}]
    stage.show(boots_scenes(4)["roll"])
    stage.page.locator("main").evaluate("() => document.activeElement.blur()")
    stage.page.keyboard.press("Space")
    assert stage.played[1:] == [{"type": "roll"}]


def test_why_a_card_cannot_be_grabbed_yet_is_said_beside_the_dice_and_over_no_card(
    own_stage: Stage,
) -> None:
    own_stage.show(boots_scenes(4)["roll"])
    own_stage.page.clock.install()
    own_stage.page.clock.run_for(2_000)
    own_stage.page.locator("[data-card]").first.dispatch_event("pointerdown", {"isPrimary": True})
    expect(own_stage.page.get_by_role("alert")).to_have_count(0)
