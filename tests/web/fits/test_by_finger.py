"""Fingers on the table of `fits`: one pushes it, two zoom, and neither presses what it lies on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.fits.scenes import fits_scenes
from tests.served import Served
from tests.web.carrying import Fingers, Point, middle
from tests.web.fits.people import (
    HEARD,
    LISTEN,
    Toucher,
    is_pushed_from,
    pinch,
    pushed,
    sleeper,
    unit,
)
from tests.web.person import Person
from tests.web.stage import Stage


def test_one_finger_pushes_the_table_and_presses_nothing(stage: Stage) -> None:
    stage.show(fits_scenes(4)["cat-late"])
    before, here = pushed(stage.page), middle(stage.page.locator(".target").first)
    stage.page.evaluate(LISTEN, "scrollend")
    finger = Fingers(stage.page)
    finger.down(here)
    finger.move(Point(here.x - 60, here.y - 60))
    finger.up()
    stage.page.wait_for_function(HEARD)
    is_pushed_from(stage.page, before)
    assert stage.played == []


@pytest.mark.parametrize(("before", "after"), [(20, 60), (60, 20)])
def test_two_fingers_zoom_where_they_are(stage: Stage, before: int, after: int) -> None:
    stage.show(fits_scenes(4)["turn-late"])
    card = stage.page.locator("[data-cell]").nth(5)
    was, at = unit(stage.page), middle(card)
    pinch(stage.page, at, before, after)
    now = middle(card)
    if after > before:  # a table that is smaller than its window lies in the middle
        assert abs(now.x - at.x) < was
        assert abs(now.y - at.y) < was
    assert stage.played == []


def test_a_whole_game_on_a_phone_by_a_finger_that_pushes_the_table(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    finger = Toucher(me.page)
    me.page.goto(server.at())
    me.on_box("fits", "choose").click()
    two = me.page.locator('input[name="seats"][value="2"]')
    me.page.locator("label", has=two).click()
    me.on_box("fits", "play-chosen").click()
    while (question := me.question()) is not None:
        if question.phase == "starting":
            pinch(me.page, middle(me.page.locator("[data-pans]")), 20, 90)
        me.answer(question, sleeper, finger.press)
    expect(me.page.locator("[data-score-sheet]")).to_be_visible()
    assert finger.pushes > 0


@pytest.mark.parametrize(
    ("scene", "spot", "said"),
    [
        ("turn", "hand:0", "First draw a card or lay a sleeping cat."),
        ("play", "cats", "First play a card from the hand."),
        ("waiting", "hand:0", "It is not your turn now"),
    ],
)
def test_what_is_tapped_before_its_time_says_why(
    stage: Stage, scene: str, spot: str, said: str
) -> None:
    stage.show(fits_scenes(4)[scene])
    stage.page.locator(f'.hand [data-spot="{spot}"]').tap()
    expect(stage.page.get_by_role("alert")).to_contain_text(said)
    stage.show(fits_scenes(4)["cat"])
    expect(stage.page.get_by_role("alert")).to_have_count(0)
    assert stage.played == []
