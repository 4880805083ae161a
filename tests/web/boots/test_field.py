"""The cards of `boots` fill their places, whatever becomes of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.boots.scenes import boots_scenes
from tests.served import Served
from tests.web.stage import SIZES, Stage, on_stage

PARTS = """() => [...document.querySelectorAll(".place > [data-card]")].map(card => {
  const {clientWidth, clientHeight} = card.parentElement;
  return Math.round(100 * card.offsetWidth / Math.min(clientWidth, clientHeight));
})"""
"""How much of its place each card takes, in percent."""


@pytest.fixture
def stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    with on_stage(browser, theatre.at()) as stage:
        yield stage


def test_a_card_fills_its_place_when_a_phone_was_turned(stage: Stage) -> None:
    stage.show(boots_scenes(4)["race"])
    for width, height in SIZES.values():
        for size in ((width, height), (height, width)):
            stage.window({"width": size[0], "height": size[1]})
            parts = stage.page.evaluate(PARTS)
            assert len(parts) > 3
            assert min(parts) >= 86, size
            assert max(parts) <= 100, size
