"""Everybody can use the pages: checked by axe, in light and in dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.served import Served
from tests.web.boots_scenes import boots_scenes, warming_up
from tests.web.cafe_scenes import cafe_scenes
from tests.web.fits_scenes import fits_scenes
from tests.web.scenes import lobby, scenes
from tests.web.stage import Stage, on_stage

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture
def stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    with on_stage(browser, theatre.at()) as stage:
        yield stage


def complaints(stage: Stage, what: str) -> list[str]:
    """What axe finds wrong, and where."""
    said = []
    for theme in THEMES:
        stage.page.emulate_media(color_scheme=theme)
        for one in Axe().run(stage.page).response["violations"]:
            said += [f"{what}, {theme}, {one['id']}: {node['html'][:160]}" for node in one["nodes"]]
    return said


def in_drawers(stage: Stage, *drawers: str) -> list[str]:
    said = []
    for drawer in drawers:
        stage.page.locator(f'[data-do="{drawer}"]').first.click()
        stage.page.wait_for_selector("dialog[open] h2")
        said += complaints(stage, drawer)
        stage.page.keyboard.press("Escape")
    return said


def test_nobody_is_kept_out_of_home_and_its_drawers(stage: Stage) -> None:
    stage.go_home()
    said = complaints(stage, "home") + in_drawers(stage, "choose", "rules")
    assert not said, "\n".join(said)


def test_nobody_is_kept_out_of_the_lobby(stage: Stage) -> None:
    stage.show(lobby(4))
    said = complaints(stage, "lobby")
    assert not said, "\n".join(said)


def test_nobody_is_kept_out_of_the_warm_up(stage: Stage) -> None:
    stage.show(lobby(4, "boots", "far"))
    said = complaints(stage, "lobby of a race")
    for name in warming_up(stage):
        said += complaints(stage, name)
    assert not said, "\n".join(said)


@pytest.mark.parametrize("name", scenes(4))
def test_nobody_is_kept_out_of_any_phase(stage: Stage, name: str) -> None:
    stage.show(scenes(4)[name])
    said = complaints(stage, name)
    if name == "offer-swap":
        stage.page.locator("[data-move^='swap:']").first.click()
        said += complaints(stage, "swap, first chosen")
    if name == "over":
        stage.page.locator("[data-luck] summary").click()
        said += complaints(stage, "luck")
    if name == "turn":
        said += in_drawers(stage, "log", "rules")
    assert not said, "\n".join(said)


@pytest.mark.parametrize("name", cafe_scenes(4))
def test_nobody_is_kept_out_of_any_phase_of_cafe(stage: Stage, name: str) -> None:
    stage.show(cafe_scenes(4)[name])
    said = complaints(stage, name)
    if name == "draft":
        stage.page.locator("[data-move^='take:']").first.hover()
        said += complaints(stage, "a die looked at") + in_drawers(stage, "sheet", "log", "rules")
    if name == "draw":
        stage.page.locator("[data-move^='draw:']").first.click()
        said += complaints(stage, "a cell pressed")
        house = stage.page.locator("[data-ways] [data-move$=':1']")
        if house.count():
            house.click()
            said += complaints(stage, "a cat for the house")
    assert not said, "\n".join(said)


@pytest.mark.parametrize("name", fits_scenes(4))
def test_nobody_is_kept_out_of_any_phase_of_fits(stage: Stage, name: str) -> None:
    stage.show(fits_scenes(4)[name])
    said = complaints(stage, name)
    for move in ("start:", "sleep", "lay:", "princess"):
        thing = stage.page.locator(f".hand [data-move^='{move}']").first
        if thing.count():
            thing.click()
            said += complaints(stage, f"{move} pressed")
            stage.page.keyboard.press("Escape")
    if name == "turn":
        stage.page.locator("[data-cell]").first.hover()
        said += complaints(stage, "a box looked at") + in_drawers(stage, "log", "rules")
    assert not said, "\n".join(said)


@pytest.mark.parametrize("name", boots_scenes(4))
def test_nobody_is_kept_out_of_any_phase_of_boots(stage: Stage, name: str) -> None:
    stage.show(boots_scenes(4)[name])
    said = complaints(stage, name)
    if name == "roll-late":
        said += in_drawers(stage, "verdict", "cards", "log", "rules")
    assert not said, "\n".join(said)


def test_nobody_is_kept_out_of_the_page_of_parts(stage: Stage) -> None:
    stage.page.goto(f"{stage.home}/look")
    stage.page.wait_for_selector('[data-page="look"]')
    stage.page.locator('[data-do="toast"]').click()
    said = complaints(stage, "look") + in_drawers(stage, "rules")
    assert not said, "\n".join(said)
