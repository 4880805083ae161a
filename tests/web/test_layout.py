"""Nothing is cut off, laid over something else or too small for a finger; in any language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Browser, FloatRect, Locator

from meowple.server.fair import Lag
from tests.served import Served
from tests.web.boots_scenes import boots_scenes, warming_up
from tests.web.cafe_scenes import cafe_scenes
from tests.web.fits_scenes import fits_scenes
from tests.web.scenes import lobby, scenes
from tests.web.stage import LANGUAGES, SIZES, Stage, on_stage

MEASURE = (Path(__file__).parent / "measure.js").read_text("utf-8")
FINGER, POINTER = 44, 24
ZOOMED = (320, 370)
DEEPLY_ZOOMED = (180, 370)
SIDEWAYS = (740, 360)
LOW = (1024, 600)
SMALLEST = (320, 568)


@pytest.fixture(params=LANGUAGES)
def stage(request: pytest.FixtureRequest, browser: Browser, theatre: Served) -> Iterator[Stage]:
    with on_stage(browser, theatre.at(), locale=LANGUAGES[request.param]) as stage:
        yield stage


def unfit(stage: Stage, what: str, *, high: bool = True) -> list[str]:
    """What is wrong with the page as it stands, in all three sizes; it may be `high`er."""
    found = []
    for size in SIZES:
        stage.size(size)
        wrong = stage.measure(MEASURE, {"touch": FINGER, "zoomed": False, "high": high})
        found += [f"{what}, {size}: {one}" for one in wrong]
    return found


def test_home_and_its_drawers_fit(stage: Stage) -> None:
    stage.go_home()
    found = unfit(stage, "home")
    for drawer in ("choose", "rules"):
        stage.page.locator(f'[data-do="{drawer}"]').first.click()
        stage.page.wait_for_selector("dialog[open] h2")
        found += unfit(stage, drawer)
        stage.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


def test_the_lobby_fits(stage: Stage) -> None:
    found = []
    for seats in (2, 4, 6):
        stage.show(lobby(seats))
        found += unfit(stage, f"lobby of {seats}")
    assert not found, "\n".join(found)


def test_the_warm_up_fits_whatever_the_line_is_like(stage: Stage) -> None:
    found = []
    for lag in get_args(Lag):
        stage.show(lobby(4, "boots", lag))
        found += unfit(stage, f"lobby of a race, {lag}")
        stage.trip, stage.jitter, stage.most = (350, 80, 320) if lag == "far" else (62, 4, 100)
        for name in warming_up(stage):
            found += unfit(stage, f"warm-up, {lag}, {name}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_phase_of_a_table_fits_without_scrolling(stage: Stage, seats: int) -> None:
    found = []
    for name, scene in scenes(seats).items():
        stage.show(scene)
        found += unfit(stage, f"{name} of {seats}", high=name == "over")
        if name == "offer-swap":
            stage.page.locator("[data-move^='swap:']").first.click()
            found += unfit(stage, f"swap, first chosen, of {seats}")
        if name == "turn":
            for drawer in ("log", "rules"):
                stage.page.locator(f'[data-do="{drawer}"]').click()
                found += unfit(stage, f"{drawer} of {seats}")
                stage.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


def test_the_page_of_parts_fits(stage: Stage) -> None:
    stage.page.goto(f"{stage.home}/look")
    stage.page.wait_for_selector("[data-carrying]")
    found = unfit(stage, "look")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_phase_of_cafe_fits_without_scrolling(stage: Stage, seats: int) -> None:
    found = []
    for name, scene in cafe_scenes(seats).items():
        stage.show(scene)
        found += unfit(stage, f"{name} of {seats}", high=name == "over")
        for move in ("take", "draw:1:", "draw:5:"):
            first = stage.page.locator(f"[data-move^='{move}']").first
            if first.count():
                first.hover()
                found += unfit(stage, f"{name}, {move} looked at, of {seats}", high=False)
            if first.count() and move != "take":
                first.click()
                found += unfit(stage, f"{name}, {move} pressed, of {seats}", high=False)
                stage.page.keyboard.press("Escape")
        if name == "waiting":
            stage.page.locator('[data-do="sheet"]').first.click()
            found += unfit(stage, f"a sheet of {seats}")
            stage.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_every_phase_of_fits_fits_without_scrolling(stage: Stage, seats: int) -> None:
    found = []
    for name, scene in fits_scenes(seats).items():
        stage.show(scene)
        found += unfit(stage, f"{name} of {seats}", high=name == "over")
        for move in ("start:", "sleep", "lay:", "princess"):
            thing = stage.page.locator(f".hand [data-move^='{move}']").first
            if thing.count():
                thing.click()
                found += unfit(stage, f"{name}, {move} pressed, of {seats}", high=False)
                stage.page.keyboard.press("Escape")
        if name == "waiting":
            stage.page.locator("[data-cell]").first.hover()
            found += unfit(stage, f"a box of {seats} looked at", high=False)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seats", [2, 4])
def test_every_phase_of_boots_fits_without_scrolling(stage: Stage, seats: int) -> None:
    found = []
    for name, scene in boots_scenes(seats).items():
        stage.show(scene)
        found += unfit(stage, f"{name} of {seats}", high=name == "over")
        for drawer in ("verdict", "cards") if name == "roll-late" else ():
            stage.page.locator(f'[data-do="{drawer}"]').first.click()
            found += unfit(stage, f"{drawer} of {seats}")
            stage.page.keyboard.press("Escape")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [ZOOMED, DEEPLY_ZOOMED])
def test_a_page_at_twice_the_size_is_still_read_downwards_only(
    stage: Stage, width: int, height: int
) -> None:
    stage.page.set_viewport_size({"width": width, "height": height})
    stage.go_home()
    asked = {"touch": POINTER, "zoomed": True, "high": True}
    found = stage.measure(MEASURE, asked)
    stage.page.goto(f"{stage.home}/look")
    stage.page.wait_for_selector("[data-carrying]")
    found += [f"look: {one}" for one in stage.measure(MEASURE, asked)]
    for name, scene in scenes(6).items():
        stage.show(scene)
        found += [f"{name}: {one}" for one in stage.measure(MEASURE, asked)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [ZOOMED, DEEPLY_ZOOMED])
def test_cafe_at_twice_the_size_is_still_read_downwards_only(
    stage: Stage, width: int, height: int
) -> None:
    stage.page.set_viewport_size({"width": width, "height": height})
    asked = {"touch": POINTER, "zoomed": True, "high": True}
    found = []
    for name, scene in [*cafe_scenes(4).items(), *cafe_scenes(2).items()]:
        stage.show(scene)
        found += [f"{name}: {one}" for one in stage.measure(MEASURE, asked)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [ZOOMED, DEEPLY_ZOOMED])
def test_fits_at_twice_the_size_is_still_read_downwards_only(
    stage: Stage, width: int, height: int
) -> None:
    stage.page.set_viewport_size({"width": width, "height": height})
    asked = {"touch": POINTER, "zoomed": True, "high": True}
    found = []
    for name, scene in fits_scenes(5).items():
        stage.show(scene)
        found += [f"{name}: {one}" for one in stage.measure(MEASURE, asked)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [ZOOMED, DEEPLY_ZOOMED])
def test_boots_at_twice_the_size_is_still_read_downwards_only(
    stage: Stage, width: int, height: int
) -> None:
    stage.page.set_viewport_size({"width": width, "height": height})
    asked = {"touch": POINTER, "zoomed": True, "high": True}
    found = []
    for name, scene in boots_scenes(4).items():
        stage.show(scene)
        found += [f"{name}: {one}" for one in stage.measure(MEASURE, asked)]
    assert not found, "\n".join(found)


def test_boots_on_a_phone_held_sideways_shows_every_card(stage: Stage) -> None:
    width, height = SIDEWAYS
    stage.page.set_viewport_size({"width": width, "height": height})
    for name in ("roll", "race", "wrong", "look", "race-late"):
        stage.show(boots_scenes(4)[name])
        boxes = [_box(card) for card in stage.page.locator("[data-card]").all()]
        assert max(box["y"] + box["height"] for box in boxes) <= height, name
        assert max(box["x"] + box["width"] for box in boxes) <= width, name
        assert min(box["width"] for box in boxes) >= FINGER, name


def _box(card: Locator) -> FloatRect:
    box = card.bounding_box()
    assert box is not None
    return box


def test_cafe_on_a_phone_held_sideways_can_be_played(stage: Stage) -> None:
    width, height = SIDEWAYS
    stage.page.set_viewport_size({"width": width, "height": height})
    found = []
    for name, scene in [*cafe_scenes(4).items(), *cafe_scenes(2).items()]:
        stage.show(scene)
        wrong = stage.measure(MEASURE, {"touch": POINTER, "zoomed": False, "high": True})
        found += [f"{name}: {one}" for one in wrong]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize(("width", "height"), [SIDEWAYS, LOW])
def test_fits_on_a_low_screen_has_the_hand_beside_the_table(
    stage: Stage, seats: int, width: int, height: int
) -> None:
    stage.page.set_viewport_size({"width": width, "height": height})
    found = []
    for name, scene in fits_scenes(seats).items():
        asked = {"touch": POINTER, "zoomed": False, "high": name == "over"}
        stage.show(scene)
        found += [f"{name}: {one}" for one in stage.measure(MEASURE, asked)]
        thing = stage.page.locator(".hand [data-move^='lay:']").first
        if thing.count():
            thing.click()
            found += [f"{name}, pressed: {one}" for one in stage.measure(MEASURE, asked)]
        for table in stage.page.locator("[data-pans]").all() if name != "over" else ():
            assert _box(table)["height"] > 0.75 * height, name
    assert not found, "\n".join(found)


def test_fits_on_the_smallest_phone_is_no_wider_than_it(stage: Stage) -> None:
    stage.page.set_viewport_size({"width": SMALLEST[0], "height": SMALLEST[1]})
    found = []
    for name, scene in [*fits_scenes(4).items(), *fits_scenes(5).items()]:
        stage.show(scene)
        wrong = stage.measure(MEASURE, {"touch": POINTER, "zoomed": False, "high": name == "over"})
        found += [f"{name}: {one}" for one in wrong]
    assert not found, "\n".join(found)
