"""What a lesson points at, and what it says, is in sight at each step."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import nullcontext
from itertools import cycle, islice

import pytest
from playwright.sync_api import ViewportSize

from meowple.lessons import LESSONS, MORE
from tests.lessons.scenes import lesson_scenes
from tests.web.person import WANTED
from tests.web.scenes import Scene
from tests.web.stage import LANGUAGES, Stage

PHONE: ViewportSize = {"width": 360, "height": 740}
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}
OFF = 4
"""So far from the edges of the screen a guide stands."""
EDGES = """guide => {
  const {left, right} = guide.getBoundingClientRect();
  return [left, innerWidth - right];
}"""
BUBBLE = "[data-guide] [role=status]"
TO_PRESS = f'main:has([data-taught="false"]) {WANTED}, [data-taught="true"] .button.main'
"""What a learner presses next: what is wanted, or what ends the lesson."""
OWN_ROW = '[data-row="0"]'
NOT_SEEN = """things => {
  const on = ({ left, right, top, bottom }) =>
    document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const inSight = it => {
    const box = it.getBoundingClientRect(), above = on(box);
    const free = above !== null && (it.contains(above) || above.contains(it));
    const across = box.left >= 0 && box.right <= innerWidth;
    return free && across && box.top >= 0 && box.bottom <= innerHeight;
  };
  const under = [...document.querySelectorAll("[data-row] [data-spot]")].filter(it => {
    const foot = on(it.getBoundingClientRect())?.closest(".ask");
    return foot && !foot.contains(it);
  });
  const looked = Object.keys(things).filter(name => !inSight(document.querySelector(things[name])));
  return [...looked, ...under.map(it => `under what is asked: ${it.ariaLabel}`)];
}"""
TARGET = "[data-pans] .target"
PUSHED = """down => {
  const table = document.querySelector("[data-pans]"), on = table.querySelector(".target");
  if (!on) return table.scrollTo(0, down ? table.scrollHeight : 0);
  const [seen, box] = [table.getBoundingClientRect(), on.getBoundingClientRect()];
  table.scrollBy(0, down ? box.top - seen.top : box.bottom - seen.bottom);
}"""
"""Pushes the table as far as it goes while the only place for a card, if any, is in sight."""
WHOLE = """() => {
  const table = document.querySelector("[data-pans]"), on = table.querySelector(".target");
  const [seen, box] = [table, on].map(one => one.getBoundingClientRect());
  return box.top >= seen.top - 9 && box.bottom <= seen.bottom + 9;
}"""
"""Whether that place is in sight; eight pixels may be out of it."""
HIGHER_BY = "document.scrollingElement.scrollHeight - innerHeight"
ROWS = """() => [...document.querySelectorAll("[data-row]")]
  .map(row => Math.round(row.getBoundingClientRect().top)).join(" ")"""

lessons = [pytest.param(name, marks=[pytest.mark.long] * (MORE in name)) for name in LESSONS]


@pytest.mark.parametrize("name", lessons)
@pytest.mark.parametrize("large", [False, True], ids=["sideways", "large"])
def test_what_is_wanted_and_what_is_said_are_in_sight(stage: Stage, name: str, large: bool) -> None:
    if not large:
        stage.window(SIDEWAYS)
    with stage.large_letters() if large else nullcontext():
        show, found = stage.show, []
        for scene in asking(name):
            show(scene)
            stage.speak("uk")
            found += not_seen(stage, scene, mine=not large)
            show = stage.go_on
    assert not found, "\n".join(found)


@pytest.mark.parametrize("name", ["fits", pytest.param("fits-more", marks=pytest.mark.long)])
def test_a_lesson_of_fits_held_sideways_is_all_in_sight_whatever_is_pressed(
    stage: Stage, name: str
) -> None:
    stage.window(SIDEWAYS)
    show, high = stage.show, []
    for scene in asking(name):
        show(scene)
        played, show = len(stage.played), stage.go_on
        while len(stage.played) == played and stage.page.locator(WANTED).count():
            stage.page.locator(WANTED).first.click()
            over = {language: higher_by(stage, language) for language in LANGUAGES}
            high += [f"{scene.name}, {one}: {by} px" for one, by in over.items() if by > 0]
    assert not high, "\n".join(high)


@pytest.mark.parametrize("name", lessons)
@pytest.mark.parametrize("at_once", [1, pytest.param(len(LANGUAGES), marks=pytest.mark.long)])
def test_a_lesson_never_scrolls_and_keeps_off_the_edges(
    stage: Stage, name: str, at_once: int
) -> None:
    show, found, in_turn = stage.show, [], cycle(LANGUAGES)
    for scene in asking(name):
        show(scene)
        show = stage.go_on
        for language in islice(in_turn, at_once):
            for window in (PHONE, SIDEWAYS):
                stage.window(window)
                over, where = higher_by(stage, language), f"{scene.name}, {language}, {window}"
                left, right = stage.page.locator("[data-guide]").first.evaluate(EDGES)
                found += [f"{where}: {over} px too high"] if over > 0 and playing(scene) else []
                found += [f"{where}: {left} and {right}"] if min(left, right) < OFF else []
    assert not found, "\n".join(found)


def test_the_only_place_for_a_card_is_in_sight_however_the_table_of_fits_lay(stage: Stage) -> None:
    step = next(scene for scene in asking("fits") if scene.name == "14-sleep")
    with stage.large_letters():
        stage.show(step)
        stage.page.evaluate(PUSHED, False)
        stage.page.locator(WANTED).first.click()
        assert stage.page.locator(TARGET).count() == 1
        stage.page.wait_for_function(WHOLE)


def test_what_was_in_sight_stays_so_when_its_table_becomes_lower(stage: Stage) -> None:
    step = next(scene for scene in asking("fits") if scene.name == "6-cat")
    high, low = [ViewportSize(width=360, height=height) for height in (820, 700)]
    with stage.large_letters():
        for down in (False, True):
            stage.window(high)
            stage.show(step)
            stage.page.evaluate(PUSHED, down)
            stage.window(low)
            stage.page.wait_for_function(WHOLE)


def test_no_row_of_tail_moves_in_its_lesson(stage: Stage) -> None:
    show, tops = stage.show, set()
    for scene in lesson_scenes(LESSONS["tail"]):
        if scene.name != "over":
            show(scene)
            tops.add(stage.page.evaluate(ROWS))
            show = stage.go_on
    assert len(tops) == 1, tops


def higher_by(stage: Stage, language: str) -> int:
    """By how much the page is higher than its window, with the words of this language."""
    stage.speak(language)
    return int(stage.page.evaluate(HIGHER_BY))


def asking(name: str) -> Iterator[Scene]:
    """The steps of a lesson at which its learner has something to press."""
    for scene in lesson_scenes(LESSONS[name]):
        told = scene.update.lesson if scene.update else None
        if told is not None and (told.move is not None or told.step == told.of):
            yield scene


def playing(scene: Scene) -> bool:
    """Whether it is not over yet."""
    return scene.update is not None and scene.update.outcome is None


def not_seen(stage: Stage, scene: Scene, *, mine: bool) -> list[str]:
    """What somebody would have to look for; whether what lies before them, too, is looked for."""
    own = {"mine": OWN_ROW} if mine and playing(scene) else {}
    found = stage.measure(NOT_SEEN, {"said": BUBBLE, "to press": TO_PRESS} | own)
    return [f"{scene.name}: {what}" for what in found]
