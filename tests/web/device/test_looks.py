"""What is seen where people share a screen: nothing is cut off, and everybody can use it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from meowple.words import words
from tests.web.boots.test_field import PARTS
from tests.web.device.scenes import at_edges, passed, shared_end, shared_lobby
from tests.web.looks.test_access import Theme, complaints
from tests.web.looks.test_layout import (
    DESKTOP,
    PHONE,
    SIDEWAYS,
    TABLET,
    ZOOMED,
    look_through,
    measured,
    unfit,
)
from tests.web.scenes import Scene
from tests.web.stage import LANGUAGES, Stage
from tests.web.stage import USUAL as USUAL_LETTERS

WINDOWS = (PHONE, SIDEWAYS, TABLET, DESKTOP)
CROWDED = 40
"""Three or four have all cards before them on one phone: then these are smaller than elsewhere."""
EDGES: dict[str, Scene] = {
    f"{count} at their edges, {phase}": at_edges(count, phase)
    for count in (2, 3, 4)
    for phase in ("race", "look")
} | {"two of three at edges": at_edges(3, "look", shares=2)}
SCENES: dict[str, Scene] = {
    "passed at the start": passed(3, 0),
    "passed with news": passed(6, 30),
    "passed to nobody": passed(4, 8, shares=2),
    "lobby": shared_lobby("tail"),
    "lobby of a race": shared_lobby("boots"),
    "end of all": shared_end(4),
    "end of some": shared_end(2),
}
SAMPLE = {"2 at their edges, look": "pl", "4 at their edges, race": "uk"}
"""Of the edges these, each in one language."""
THEMES: tuple[Theme, ...] = ("light", "dark")
StageIn = Callable[[str], Stage]


@pytest.mark.parametrize("name", SCENES)
def test_it_fits_and_nobody_is_kept_out(stage_in: StageIn, name: str) -> None:
    turn = list(SCENES).index(name)
    first, second = islice(cycle(LANGUAGES), turn, turn + 2)
    stage = stage_in(first)
    stage.page.emulate_media(color_scheme="light")
    stage.show(SCENES[name])
    wrong = unfit(stage, f"{name}, {first}", WINDOWS)
    stage.speak(second)
    wrong += unfit(stage, f"{name}, {second}", (PHONE, ZOOMED))
    wrong += complaints(stage, name, THEMES[turn % 2])
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", SAMPLE)
def test_an_edge_fits(stage_in: StageIn, name: str) -> None:
    wrong = unfit_at_edges(stage_in(SAMPLE[name]), name, SAMPLE[name])
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["2 at their edges, race", "4 at their edges, race"])
def test_a_card_at_an_edge_fills_its_place_whatever_the_window(
    stage_in: StageIn, name: str
) -> None:
    stage = stage_in("en")
    stage.show(EDGES[name])
    for window in WINDOWS:
        look_through(stage, window)
        parts = stage.page.evaluate(PARTS)
        assert len(parts) > 20
        assert min(parts) >= 97, window
        assert max(parts) <= 99, window


@pytest.mark.long
@pytest.mark.parametrize("name", EDGES)
def test_every_edge_fits_and_nobody_is_kept_out(stage_in: StageIn, name: str) -> None:
    wrong = []
    for language in LANGUAGES:
        stage = stage_in(language)
        wrong += unfit_at_edges(stage, name, language)
    for theme in THEMES:
        wrong += complaints(stage, name, theme)
    assert not wrong, "\n".join(wrong)


def test_nobody_is_kept_out_of_an_edge(stage_in: StageIn) -> None:
    stage = stage_in("en")
    stage.show(EDGES["2 at their edges, look"])
    wrong = complaints(stage, "2 at their edges, look", "dark")
    assert not wrong, "\n".join(wrong)


def unfit_at_edges(stage: Stage, name: str, language: str) -> list[str]:
    """What does not fit, through all windows."""
    stage.page.emulate_media(color_scheme="light")
    stage.show(EDGES[name])
    wrong = []
    for window in WINDOWS:
        crowded = window in (PHONE, SIDEWAYS) and not name.startswith("2 ")
        touch = {"touch": CROWDED} if crowded else {}
        wrong += measured(stage, f"{name}, {language}", window, high=False, **touch)
    return wrong


@pytest.mark.parametrize("name", ["3 at their edges, look", "4 at their edges, look"])
def test_every_edge_is_read_in_large_letters(stage_in: StageIn, name: str) -> None:
    stage = stage_in("pl")
    stage.page.emulate_media(color_scheme="light")
    wrong = []
    with stage.large_letters():
        stage.show(EDGES[name])
        for window in (PHONE, SIDEWAYS, TABLET):
            wrong += measured(stage, name, window, high=False, touch=CROWDED)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["passed with news", "lobby", "end of some"])
def test_it_fits_in_large_letters(stage_in: StageIn, name: str) -> None:
    stage = stage_in("uk")
    stage.page.emulate_media(color_scheme="light")
    with stage.large_letters():
        stage.show(SCENES[name])
        wrong = unfit(stage, name, (PHONE, TABLET))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawer_that_asks_who_is_here_fits(stage_in: StageIn, language: str) -> None:
    stage = stage_in(language)
    stage.page.emulate_media(color_scheme="light")
    stage.show(SCENES["lobby"])
    wrong = []
    for drawer in stage.drawers("share-device"):
        wrong += unfit(stage, drawer.name, WINDOWS)
        wrong += complaints(stage, drawer.name, "dark")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_no_name_of_their_own_is_told_apart_at_four_edges(
    stage_in: StageIn, language: str
) -> None:
    stage = stage_in(language)
    look_through(stage, PHONE)
    scene = EDGES["4 at their edges, race"]
    names = [words(language)("device-number", number=number) for number in (1, 2, 3, 4)]
    chairs = [replace(chair, name=names[at]) for at, chair in enumerate(scene.table.chairs)]
    table = replace(scene.table, chairs=tuple(chairs))
    stage.show(Scene(scene.name, table, scene.update, scene.told))
    shown = stage.page.locator("[data-board] .bar .name b")
    expect(shown).to_have_count(4)
    assert sorted(name[-2:] for name in shown.all_inner_texts()) == [" 1", " 2", " 3", " 4"]
    assert not shown.evaluate_all("all => all.some(it => it.scrollWidth > it.clientWidth)")


IN_SIGHT = """field => {
  const {left, top, width, height} = field.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every(part =>
    field.contains(document.elementFromPoint(left + width / 2, top + height * part)));
}"""


@pytest.mark.parametrize("percent", [100, 150, 175, 200])
def test_whoever_writes_one_more_name_sees_it_in_large_letters(
    stage_in: StageIn, percent: int
) -> None:
    stage = stage_in("ru")
    with stage.large_letters(USUAL_LETTERS * percent // 100):
        stage.show(SCENES["lobby"])
        for _ in stage.drawers("share-device"):
            name = stage.page.locator("dialog[open] input.field").last
            name.focus()
            assert name.evaluate(IN_SIGHT)
