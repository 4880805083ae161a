"""The call is the last step of a turn, and there is a moment to decide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.served import Served
from tests.tail.scenes import tail_scenes
from tests.web.stage import Stage, on_stage

BRIEFLY = "document.documentElement.style.setProperty('--moment', '50ms')"
NO_HURRY = "document.documentElement.style.setProperty('--moment', '9999s')"
MOMENT = '[data-move="end_turn"] .moment'
RUNS = f"() => getComputedStyle(document.querySelector('{MOMENT}')).animationPlayState"


@pytest.fixture
def stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    with on_stage(browser, theatre.at(), reduced_motion="no-preference") as stage:
        stage.size("desktop")
        yield stage


def test_a_turn_passes_by_itself_after_the_moment_to_call(stage: Stage) -> None:
    stage.show(tail_scenes(4)["turn"])
    stage.page.evaluate(BRIEFLY)
    stage.show(tail_scenes(4)["closing"])
    expect(stage.page.locator('[data-board][data-busy="true"]')).to_be_visible()
    assert stage.played == [{"type": "end_turn"}]


def test_who_points_at_the_buttons_has_all_the_time_they_want(stage: Stage) -> None:
    stage.show(tail_scenes(4)["turn"])
    stage.page.evaluate(NO_HURRY)
    stage.show(tail_scenes(4)["closing"])
    assert stage.page.evaluate(RUNS) == "running"
    stage.page.locator('[data-move="call"]').hover()
    assert stage.page.evaluate(RUNS) == "paused"
    stage.page.mouse.move(0, 0)
    assert stage.page.evaluate(RUNS) == "running"
    stage.page.locator('[data-do="rules"]').click()
    assert stage.page.evaluate(RUNS) == "paused"


def test_who_plays_by_keyboard_is_not_hurried(stage: Stage) -> None:
    stage.show(tail_scenes(4)["turn"])
    stage.page.evaluate(NO_HURRY)
    stage.show(tail_scenes(4)["closing"])
    stage.page.locator('[data-move="call"]').focus()
    assert stage.page.evaluate(RUNS) == "paused"
