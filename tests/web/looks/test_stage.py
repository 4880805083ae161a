"""What is on the stage stays as it is for as long as a test looks at it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.cafe.scenes import cafe_scenes
from tests.web.stage import LARGE, Stage

SILENCE = 16_000
"""Milliseconds after which a page of a real table would have called anew."""
CUT = """async () => {
  dispatchEvent(new Event("offline"));
  await null;
  return document.querySelector("[data-line]").dataset.line;
}"""


@pytest.mark.long
def test_however_long_nobody_pings_a_drawer_stays_open(stage: Stage) -> None:
    with_an_open_drawer(stage)
    stage.page.wait_for_timeout(SILENCE)
    assert stage.page.locator("dialog[open] h2").is_visible()


def test_a_page_that_calls_anew_is_where_it_was(stage: Stage) -> None:
    with_an_open_drawer(stage)
    assert stage.page.evaluate(CUT) == "lost"
    expect(stage.page.locator('[data-line="open"]')).to_have_count(1)
    assert stage.played == []
    assert stage.page.locator("dialog[open] h2").is_visible()


def test_large_letters_are_large_on_the_next_page_too(stage: Stage) -> None:
    stage.go_home()
    with stage.large_letters():
        stage.show(cafe_scenes(4)["waiting"])
        assert stage.page.evaluate("getComputedStyle(document.body).fontSize") == f"{LARGE}px"


def with_an_open_drawer(stage: Stage) -> None:
    """Somebody else's sheet, over the board of `cafe`."""
    stage.show(cafe_scenes(4)["waiting"])
    next(stage.drawers("sheet"))
