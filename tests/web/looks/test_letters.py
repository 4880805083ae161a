"""Whoever has set large letters in the browser plays on a phone: no word lies over another, leaves
its frame or the page, or is broken in two."""

from __future__ import annotations

from itertools import cycle

import pytest
from playwright.sync_api import expect

from tests.boots.scenes import warming_up
from tests.declared import over
from tests.tail.scenes import a_turn_with_a_number_on_top
from tests.web.looks.test_layout import (
    BROKEN_WORDS,
    PHONE,
    POINTER,
    SIDEWAYS,
    StageIn,
    Window,
    look_through,
    measured,
)
from tests.web.scenes import Scenes, lobby
from tests.web.stage import LANGUAGES, USUAL, Stage

WITH_THREE_BOTS = 4
HEADINGS = ":is(h1, h2, h3, figcaption, .cats b):not(.unseen)"

PUSHED_AWAY = """asked => [...document.querySelectorAll(asked.in)].filter(it => {
  const frame = it.closest(".middle")?.parentElement.closest(".middle")?.getBoundingClientRect();
  return frame && it.getBoundingClientRect().bottom > frame.bottom + 2;
}).map(it => it.innerText)"""

SIZES = (125, 150, 200)
"""Percent of the usual letters. `make test` shows the scenes in each size in turn, `make long` all
in all of them."""
so_large = pytest.mark.parametrize(
    "sizes", [SIZES, *(pytest.param((one,), marks=pytest.mark.long) for one in SIZES)], ids=str
)


def unread(stage: Stage, what: str) -> list[str]:
    """What cannot be read, or is broken, on a phone."""
    found = measured(stage, what, PHONE, touch=POINTER, letters=True)
    broken = stage.measure(BROKEN_WORDS, {"in": HEADINGS})
    away = stage.measure(PUSHED_AWAY, {"in": "figcaption"})
    wrong = {"broken": broken, "pushed away": away}
    return found + [f"{what}: {how}: {word}" for how, words in wrong.items() for word in words]


@so_large
@over("scenes")
def test_every_phase_can_be_read_in_large_letters(
    stage_in: StageIn, game: str, told: Scenes, sizes: tuple[int, ...]
) -> None:
    found, languages, percents = [], cycle(LANGUAGES), cycle(sizes)
    scenes = told.of(WITH_THREE_BOTS)
    stage = stage_in(next(languages))
    for name, scene in scenes.items():
        with stage.large_letters(USUAL * (percent := next(percents)) // 100):
            stage.show(scene)
            stage.speak(language := next(languages))
            found += unread(stage, f"{name}, {language}, {percent} %")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("percent", SIZES)
def test_a_warm_up_can_be_read_in_large_letters(stage_in: StageIn, percent: int) -> None:
    found, stage = [], stage_in("uk")
    with stage.large_letters(USUAL * percent // 100):
        stage.show(lobby(4, "boots"))
        for name in warming_up(stage):
            found += unread(stage, name)
    assert not found, "\n".join(found)


COLLIDING = """() => {
  const means = document.querySelector("dialog[open] .means");
  const label = means.previousElementSibling.querySelector("span");
  const over = label.getBoundingClientRect().bottom - means.getBoundingClientRect().top;
  return over > 2 ? [label.innerText] : [];
}"""


@pytest.mark.parametrize("percent", SIZES)
def test_the_drawer_of_a_box_can_be_read_in_large_letters(stage_in: StageIn, percent: int) -> None:
    found = []
    for language in LANGUAGES:
        stage = stage_in(language)
        stage.window({"width": 390, "height": 844})
        with stage.large_letters(USUAL * percent // 100):
            stage.go_home()
            stage.page.locator('[data-game="cafe"] [data-do="box"]').click()
            stage.page.locator("dialog[open] .means").wait_for()
            asked = {"in": "dialog[open] button[data-do]"}
            found += [f"{language}: {one}" for one in stage.measure(BROKEN_WORDS, asked)]
            found += [f"{language}: {one}" for one in stage.measure(COLLIDING, {})]
            stage.page.keyboard.press("Escape")
    assert found == []


CUT_OFF = """() => {
  const middle = document.querySelector(".round > .middle");
  const { top } = middle.getBoundingClientRect();
  return [...middle.querySelectorAll("button[data-spot]")]
    .map(it => it.getBoundingClientRect().top - top).filter(above => above < 10);
}"""
"""A card that is chosen, or marked by a hint, has a frame around it."""


def test_the_frame_of_a_card_is_not_cut_off_where_the_middle_scrolls(stage: Stage) -> None:
    scene = a_turn_with_a_number_on_top()
    with stage.large_letters():
        stage.show(scene)
        assert not stage.measure(CUT_OFF, {})
    look_through(stage, SIDEWAYS)
    assert not stage.measure(CUT_OFF, {})


LEFT = """() => {
  const box = it => document.querySelector(`dialog[open] ${it}`).getBoundingClientRect();
  return Math.min(box(".ways.chosen").top, innerHeight) - box("header").bottom;
}"""
"""How much is seen of the choices between the heading and the buttons."""


@pytest.mark.parametrize("percent", [100, *SIZES])
@pytest.mark.parametrize("window", [PHONE, SIDEWAYS])
def test_what_a_new_table_may_choose_has_a_third_of_the_window(
    stage: Stage, window: Window, percent: int
) -> None:
    stage.go_home()
    stage.speak("ru")
    look_through(stage, window)
    with stage.large_letters(USUAL * percent // 100):
        if stage.page.locator('[data-do="choose"]:visible').count() == 0:
            stage.page.locator('[data-do="box"]').first.click()
        stage.page.locator('[data-do="choose"]:visible').first.click()
        expect(stage.page.locator('dialog[open] input[name="seats"]').first).to_be_attached()
        assert stage.page.evaluate(LEFT) >= window.height / 3
    stage.go_home()
