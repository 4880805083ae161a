"""What a hint looks like: in four languages, by day and by night, and nothing moves for it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tests.declared import declared, over
from tests.tail.scenes import SCENES
from tests.web.looks.test_access import complaints
from tests.web.looks.test_layout import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    SMALLEST,
    boxes_of,
    look_through,
    unfit,
)
from tests.web.scenes import Scene, Scenes, lobby
from tests.web.stage import LANGUAGES, Stage

HINT, MARKED, NOTE = '[data-do="hint"]', "[data-board] [data-hinted]", "[data-hint]"
WINDOWS = (PHONE, SMALLEST, SIDEWAYS, DESKTOP)
PLACES = "header button, header label, [data-board] [data-move]"


def hinted(scenes: Scenes) -> list[tuple[str, Scene]]:
    """The scene that stands for the board, where hints are given and one was taken."""
    scene = scenes.of(scenes.seats[-1])[scenes.board]
    first, *others = scene.table.chairs
    table = replace(scene.table, hints=True, chairs=(replace(first, hints=12), *others))
    return [(scene.name, Scene(scene.name, table, scene.update))]


BADGE_OVER_LAMP = """button => {
  const [lamp, badge] = ["svg", "b"].map(it => button.querySelector(it).getBoundingClientRect());
  const wide = Math.min(lamp.right, badge.right) - Math.max(lamp.left, badge.left);
  const high = Math.min(lamp.bottom, badge.bottom) - Math.max(lamp.top, badge.top);
  return Math.max(0, wide) * Math.max(0, high) / (lamp.width * lamp.height);
}"""


def test_the_lamp_is_seen_beside_its_number_in_large_letters(stage: Stage) -> None:
    _, scene = hinted(SCENES)[0]
    with stage.large_letters():
        stage.show(scene)
        assert stage.page.locator(HINT).evaluate(BADGE_OVER_LAMP) < 0.15


@pytest.mark.parametrize(
    "languages", [("uk", "pl"), pytest.param(("ru", "en"), marks=pytest.mark.long)]
)
@over("scenes", hinted)
def test_a_hint_fits_and_moves_nothing(
    stage_in: Callable[[str], Stage], game: str, told: Scene, languages: tuple[str, ...]
) -> None:
    found: list[str] = []
    for language in languages:
        stage = stage_in(language)
        look_through(stage, PHONE)
        stage.show(told)
        windows = WINDOWS if language == "pl" else [PHONE]
        assert not unfit(stage, language, [PHONE], high=False), "the button takes too much room"
        without = unfit(stage, language, windows)  # what other tests allow
        look_through(stage, PHONE)
        before = boxes_of(stage, PLACES)
        stage.page.locator(HINT).click()
        expect(stage.page.locator(NOTE)).to_be_visible()
        expect(stage.page.locator(MARKED)).to_have_count(1)
        assert boxes_of(stage, PLACES) == before, "something has moved"
        found += [one for one in unfit(stage, language, windows) if one not in without]
        stage.page.keyboard.press("Escape")
        expect(stage.page.locator(NOTE)).to_have_count(0)
        expect(stage.page.locator(MARKED)).to_have_count(0)
    assert not found, "\n".join(found)


@over("scenes", hinted)
def test_nobody_is_kept_out_of_a_hint(
    stage_in: Callable[[str], Stage], game: str, told: Scene
) -> None:
    stage = stage_in("en")
    stage.show(told)
    stage.page.locator(HINT).click()
    expect(stage.page.locator(NOTE)).to_be_visible()
    said = complaints(stage, "hint", "light") + complaints(stage, "hint", "dark")
    assert not said, "\n".join(said)
    heard = stage.page.locator(f"[role=status]:has({NOTE})").inner_text()
    assert heard.startswith("The lion would do this: ")
    assert "Compared with the next best move: " in heard


def test_a_hint_of_fits_says_what_is_done_and_not_how_high_the_deck_is(stage: Stage) -> None:
    scenes: Scenes = declared("scenes", "fits")
    scene = scenes.of(2)["turn"]
    table = replace(scene.table, hints=True)
    stage.show(Scene(scene.name, table, scene.update))
    stage.page.locator(HINT).click()
    said = stage.page.locator(f"{NOTE} .move")
    expect(said).to_have_text("The lion would do this: Draw a card")
    stage.show(Scene("play", table, scenes.of(2)["play"].update))
    stage.page.locator(HINT).click()
    expect(said).to_have_text(re.compile(r": Box, open sides: [^.]+(; [^.]+)?\. Choose it$"))


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_what_one_agrees_to_fits_in_the_lobby(
    stage_in: Callable[[str], Stage], language: str
) -> None:
    stage = stage_in(language)
    stage.show(lobby(3))
    expect(stage.page.locator('[data-do="agree-hints"]')).to_be_visible()
    found = unfit(stage, "lobby", (PHONE, SMALLEST, DESKTOP))
    assert not found, "\n".join(found)
