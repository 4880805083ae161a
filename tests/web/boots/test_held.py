"""A race of `boots` that is held up: counted down, or paused by somebody, for everybody."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.boots.scenes import boots_scenes, warming_up
from tests.web.scenes import lobby
from tests.web.stage import Stage

MOVES = "[data-board] button[data-move]"
READABLE = 16
WIDTH = 360


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


def test_a_pause_asked_for_in_a_round_stays_pressed_and_is_said_and_can_be_taken_back(
    stage: Stage,
) -> None:
    stage.show(boots_scenes(4)["race"])
    button = stage.page.locator('[data-do="pause"]')
    said = stage.page.get_by_role("status").filter(has_text="The pause comes after this round.")
    for on in (True, False):
        button.click()
        expect(button).to_have_attribute("aria-pressed", str(on).lower())
        expect(said).to_have_count(int(on))
    assert stage.played == [{"pause": True}, {"pause": False}]


def test_a_pause_that_comes_is_seen_and_covers_no_card(stage: Stage) -> None:
    stage.show(boots_scenes(4)["race"])
    stage.page.locator('[data-do="pause"]').click()
    said = stage.page.get_by_role("status").filter(has_text="The pause comes after this round.")
    where, cards = said.bounding_box(), stage.page.locator("[data-card]").first.bounding_box()
    assert where
    assert cards
    assert where["height"] > READABLE
    assert where["y"] + where["height"] <= cards["y"]
    assert where["x"] >= 0
    assert where["x"] + where["width"] <= WIDTH


def test_among_bots_a_warm_up_speaks_of_no_line(stage: Stage) -> None:
    stage.show(lobby(2, "boots"))
    for name in warming_up(stage):
        words = stage.page.locator("dialog[open]")
        expect(words).to_contain_text("See how quick you are.")
        assert "connection" not in words.inner_text(), name
