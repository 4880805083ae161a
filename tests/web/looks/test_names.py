"""A name that we suggest ourselves is said whole, on every board."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from meowple.table.people import NAMES
from tests.declared import over
from tests.web.looks.test_layout import PHONE, StageIn, look_through
from tests.web.scenes import Scene, Scenes


@over("scenes")
@pytest.mark.parametrize("language", NAMES)
def test_a_name_of_ours_stands_whole_where_somebody_is_waited_for(
    stage_in: StageIn, language: str, game: str, told: Scenes
) -> None:
    longest, stage = max(NAMES[language], key=len), stage_in(language)
    scene = told.of(told.seats[0])["waiting"]
    chairs = tuple(
        replace(chair, name=longest) if chair.kind == "person" else chair
        for chair in scene.table.chairs
    )
    stage.show(Scene(scene.name, replace(scene.table, chairs=chairs), scene.update))
    look_through(stage, PHONE)
    board = stage.page.locator("[data-board]")
    expect(board).to_contain_text(longest)
    expect(board).not_to_contain_text(f"{longest[:7]}…")
