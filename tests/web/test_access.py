"""Everybody can use the pages: checked by axe, in light and in dark."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser

from tests.boots.scenes import warming_up
from tests.declared import over
from tests.served import Served
from tests.web.scenes import Scenes, lobby
from tests.web.stage import Stage, on_stage

ALL: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = ALL | {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
THEMES: tuple[tuple[Literal["light", "dark"], dict[str, Any]], ...] = (
    ("light", ALL),
    ("dark", COLOURS),
)
"""By night only colours are others, so only what hangs on them is checked again."""
UNREADABLE = """
const sheet = new CSSStyleSheet();
sheet.replaceSync(`.unread { color: #fff; background: #000 }
  @media (prefers-color-scheme: dark) { .unread { color: #222; background: #000 } }`);
document.adoptedStyleSheets.push(sheet);
const text = document.createElement("p");
text.className = "unread";
text.textContent = "By night nobody can read this.";
document.querySelector("main").append(text);
"""


@pytest.fixture
def stage(browser: Browser, theatre: Served) -> Iterator[Stage]:
    with on_stage(browser, theatre.at()) as stage:
        yield stage


def complaints(stage: Stage, what: str) -> list[str]:
    """What axe finds wrong, and where."""
    said = []
    if not stage.page.evaluate("'axe' in window"):
        stage.page.evaluate(Axe().axe_script)
    for theme, asked in THEMES:
        stage.page.emulate_media(color_scheme=theme)
        for one in stage.page.evaluate("asked => axe.run(asked)", asked)["violations"]:
            said += [f"{what}, {theme}, {one['id']}: {node['html'][:160]}" for node in one["nodes"]]
    return said


def test_nobody_is_kept_out_of_home_and_its_drawers(stage: Stage) -> None:
    stage.go_home()
    said = complaints(stage, "home")
    for drawer in stage.drawers("choose", "rules"):
        said += complaints(stage, drawer.name)
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


def each_scene(scenes: Scenes) -> list[tuple[str, tuple[Scenes, str]]]:
    """A test for each scene."""
    return [(name, (scenes, name)) for name in scenes.names]


@over("scenes", each_scene)
def test_nobody_is_kept_out_of_any_phase(stage: Stage, game: str, told: tuple[Scenes, str]) -> None:
    scenes, name = told
    stage.show(scenes.of(4)[name])
    said = complaints(stage, name)
    for poke in scenes.pokes(stage, name):
        said += complaints(stage, f"{name}, {poke.name}")
    assert not said, "\n".join(said)


def test_nobody_is_kept_out_of_the_page_of_parts(stage: Stage) -> None:
    stage.page.goto(f"{stage.home}/look")
    stage.page.wait_for_selector('[data-page="look"]')
    stage.page.locator('[data-do="toast"]').click()
    said = complaints(stage, "look")
    for drawer in stage.drawers("rules"):
        said += complaints(stage, drawer.name)
    assert not said, "\n".join(said)


def test_what_cannot_be_read_by_night_alone_is_noticed(stage: Stage) -> None:
    stage.go_home()
    stage.page.evaluate(UNREADABLE)
    (said,) = complaints(stage, "home")
    assert said.startswith("home, dark, color-contrast: ")
