"""The call is the last step of a turn: a moment to decide, and everybody hears of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.served import Served
from tests.web.person import Person, hasty
from tests.web.scenes import scenes
from tests.web.stage import Stage

BRIEFLY = "document.documentElement.style.setProperty('--moment', '50ms')"
MOMENT = '[data-move="end_turn"] .moment'
RUNS = f"() => getComputedStyle(document.querySelector('{MOMENT}')).animationPlayState"


@pytest.fixture
def stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    context = browser.new_context(locale="en-GB", reduced_motion="no-preference")
    stage = Stage(context, theatre.at())
    yield stage
    context.close()
    assert stage.wrong == []


def test_a_turn_passes_by_itself_after_the_moment_to_call(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.goto(server.at())
    me.do("play-now").click()
    asked = me.play_until(lambda question: "end_turn" in question.keys, hasty)
    assert asked is not None
    me.page.mouse.move(0, 0)
    me.page.evaluate(BRIEFLY)
    me.page.wait_for_selector(f'[data-board]:not([data-decision="{asked.decision}"])')


def test_who_points_at_the_buttons_has_all_the_time_they_want(stage: Stage) -> None:
    stage.show(scenes(4)["closing"])
    assert stage.page.evaluate(RUNS) == "running"
    stage.page.locator('[data-move="call"]').hover()
    assert stage.page.evaluate(RUNS) == "paused"
    stage.page.mouse.move(0, 0)
    assert stage.page.evaluate(RUNS) == "running"
    stage.page.locator('[data-do="rules"]').click()
    assert stage.page.evaluate(RUNS) == "paused"


def test_who_plays_by_keyboard_is_not_hurried(stage: Stage) -> None:
    stage.show(scenes(4)["closing"])
    stage.page.locator('[data-move="call"]').focus()
    assert stage.page.evaluate(RUNS) == "paused"


def test_a_call_is_announced_to_everybody_and_can_be_played_through(stage: Stage) -> None:
    stage.show(scenes(4)["called"])
    announced = stage.page.locator("[data-announcement]")
    expect(announced).to_contain_text("Everyone else has one more turn.")
    expect(announced).to_have_css("pointer-events", "none")
    expect(announced).to_have_count(0)
    expect(stage.page.get_by_text("Turns left: 3")).to_be_visible()
