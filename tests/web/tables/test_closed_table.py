"""A table that cannot go on says why, in four languages; a board that cannot be drawn does not take
the end with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as with_
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from meowple.table.events import Why
from meowple.words import words
from tests.served import Served
from tests.tail.scenes import tail_scenes
from tests.web.scenes import lobby
from tests.web.stage import LANGUAGES, Stage, on_stage


@pytest.mark.parametrize("why", [why for why in get_args(Why) if why != "evening_over"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closed_table_says_why_and_offers_its_record(
    stage_in: Callable[[str], Stage], language: str, why: Any
) -> None:
    """But for an evening, which is closed with a ceremony."""
    scene, stage = lobby(3), stage_in(language)
    stage._scene = with_(scene, table=replace(scene.table, status="closed", why=why))
    stage.page.goto(f"{stage.home}/t/scene")
    said = words(language)(f"closed-{why}".replace("_", "-"))
    expect(stage.page.get_by_role("heading", level=1)).to_have_text(said)
    expect(stage.page.locator('[data-do="log-file"]')).to_be_visible()
    width = stage.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360


def test_a_board_that_cannot_draw_an_old_view_leaves_the_score_sheet(
    browser: Browser, theatre: Served
) -> None:
    """As after a change of rules: the view is not what this board knows."""
    with on_stage(browser, theatre.at()) as stage:
        over = tail_scenes(2)["over"]
        assert over.update is not None
        old = replace(over.update, view={"rows_of_old": []})
        stage._scene = with_(over, update=old)
        stage.page.goto(f"{stage.home}/t/scene")
        expect(stage.page.locator('[data-page="end"] h1')).to_be_visible()
        expect(stage.page.get_by_role("alert")).to_have_text(words("en")("board-failed"))
        assert stage.wrong, "the fault is reported"
        stage.wrong.clear()
