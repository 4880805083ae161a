"""The total of a score sheet is always in sight, however many lines there are and whoever plays."""

from __future__ import annotations

import dataclasses

import msgspec
from msgspec.structs import replace
from playwright.sync_api import ViewportSize, expect

from tests.declared import declared, over
from tests.web.reviews import show_review
from tests.web.scenes import Scene, Scenes
from tests.web.stage import LANGUAGES, Stage

DEEPLY_ZOOMED: ViewportSize = {"width": 180, "height": 370}
NARROW: ViewportSize = {"width": 220, "height": 740}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
OUT_OF_SIGHT = """() => [...document.querySelectorAll("[data-score-sheet] .total")]
  .map(total => Math.round(total.getBoundingClientRect().right))
  .filter(right => right > innerWidth)"""

LAID_OUT = """() => ({
  page: document.documentElement.scrollWidth,
  sheets: [...document.querySelectorAll("[data-sheet]")].map(sheet => sheet.dataset.sheet),
})"""


@over("scenes")
def test_the_total_is_in_sight_on_a_phone(stage: Stage, game: str, told: Scenes) -> None:
    stage.size("phone")
    for lines, language in zip((3, 4, 5, 5), LANGUAGES, strict=True):
        stage.show(with_lines(told.of(told.seats[-1])["over"], lines))
        stage.speak(language)
        assert not stage.page.evaluate(OUT_OF_SIGHT), (lines, language)


@over("scenes")
def test_a_sheet_is_laid_out_for_the_window_it_is_in(stage: Stage, game: str, told: Scenes) -> None:
    # What was measured in a wide window counted in a narrow one, if something was told in between.
    scenes = told.of(told.seats[-1])
    shown = {f"{lines} lines": with_lines(scenes["over"], lines) for lines in (1, 3)}
    shown |= {name: scene for name, scene in scenes.items() if name == "between"}
    for name, scene in shown.items():
        stage.window(DEEPLY_ZOOMED)
        stage.show(scene)
        at_once = stage.page.evaluate(LAID_OUT)
        stage.window(DESKTOP)
        stage.speak("en")
        stage.speak("uk")
        assert stage.page.evaluate(LAID_OUT)["sheets"] == ["wide"], name
        stage.window(DEEPLY_ZOOMED)
        assert stage.page.evaluate(LAID_OUT) == at_once, name
        assert at_once["page"] == DEEPLY_ZOOMED["width"]


def test_a_sheet_is_laid_out_anew_when_a_review_was_before_it(own_stage: Stage) -> None:
    # Nothing can be measured while it is hidden, and other things may be told meanwhile.
    own_stage.window(NARROW)
    show_review(own_stage, "tail-two-players")
    own_stage.speak("ru")
    own_stage.page.go_back()
    expect(own_stage.page.locator("[data-score-sheet]")).to_be_visible()
    expect(own_stage.page.locator('[data-score-sheet][data-sheet="tall"]')).to_be_visible()
    assert not own_stage.page.evaluate(OUT_OF_SIGHT)


def with_lines(scene: Scene, lines: int) -> Scene:
    """The end of a match in which so many things gave points."""
    assert scene.update is not None
    assert scene.update.outcome is not None
    parts = scene.update.outcome.breakdown
    kinds = list(dict.fromkeys(line for part in parts for line in part))
    some = tuple(tuple(kinds[:lines]) for _ in parts)
    outcome = msgspec.structs.replace(scene.update.outcome, breakdown=some)
    return dataclasses.replace(scene, update=msgspec.structs.replace(scene.update, outcome=outcome))


def test_a_long_name_is_whole_where_there_is_room_for_it(stage: Stage) -> None:
    scene = declared("scenes", "tail").of(3)["over"]
    chairs = tuple(replace(one, name="Wojciechosława Mruczkowa") for one in scene.table.chairs)
    stage.size("tablet")
    stage.show(Scene(scene.name, replace(scene.table, chairs=chairs), scene.update))
    names = stage.page.locator("[data-score-sheet] tbody .name")
    expect(names).to_have_count(3)
    assert not names.evaluate_all("all => all.some(it => it.scrollWidth > it.clientWidth)")
