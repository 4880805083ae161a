"""The table of `fits` is pushed and zoomed, tells of its boxes, and says what does not fit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.fits.scenes import fits_scenes
from tests.web.carrying import carried, middle, spot
from tests.web.fits.people import is_pushed_from, pushed, unit, zooms
from tests.web.stage import Stage

FINGER = 44
FAR = 3


def turned(how: str) -> re.Pattern[str]:
    """The key of a move that lays something like this."""
    return re.compile(f":{how}$")


COATS = ("ginger", "grey", "brown", "cream", "siamese")
"""Of the five cats, in their order."""


def test_before_the_choice_nobody_has_a_cat(stage: Stage) -> None:
    stage.show(fits_scenes(4)["choosing"])
    expect(stage.page.locator("[data-row] .unknown")).to_have_count(4)


@pytest.mark.parametrize("name", ["turn", "over"])
def test_the_cat_that_was_chosen_stands_for_its_player(stage: Stage, name: str) -> None:
    scene = fits_scenes(4)[name]
    assert scene.update is not None
    stage.show(scene)
    for seat, cat in enumerate(scene.update.view.chosen):
        plate = stage.page.locator(f'[data-row="{seat}"] header svg')
        expect(plate).to_have_class(re.compile(f"coat-{COATS[cat]}"))
    if scene.update.outcome is not None:
        winner = scene.update.view.chosen[scene.update.outcome.ranks.index(1)]
        cats = stage.page.locator('[data-page="end"] .cats svg')
        expect(cats.first).to_have_class(re.compile(f"coat-{COATS[winner]}"))


def test_the_cat_that_was_chosen_announces_the_final_phase(stage: Stage) -> None:
    scene = fits_scenes(4)["final"]
    assert scene.update is not None
    stage.show(scene)
    cat = stage.page.locator("[data-announcement] svg")
    expect(cat).to_have_class(re.compile(f"coat-{COATS[scene.update.view.chosen[0]]}"))


def test_who_presses_the_deck_draws(stage: Stage) -> None:
    stage.show(fits_scenes(4)["turn"])
    spot(stage.page, "deck").tap()
    expect(stage.page.locator('[data-board][data-busy="true"]')).to_be_visible()
    assert stage.played == [["draw"]]


def test_a_place_is_never_smaller_than_a_finger_until_somebody_zooms_out(stage: Stage) -> None:
    stage.show(fits_scenes(4)["turn-late"])
    assert unit(stage.page) >= FINGER
    out = stage.page.locator('[data-do="zoom-out"]')
    for _ in range(FAR):
        out.click()
    zooms(stage.page, FINGER, larger=False)


def test_everything_is_shown_to_who_asks_for_it(stage: Stage) -> None:
    stage.show(fits_scenes(4)["turn-late"])
    stage.page.keyboard.press("0")
    window = stage.page.locator("[data-pans]").bounding_box()
    cards = [card.bounding_box() for card in stage.page.locator(".place").all()]
    assert window is not None
    for card in cards:
        assert card is not None
        assert window["x"] <= card["x"] <= window["x"] + window["width"] - card["width"]
        assert window["y"] <= card["y"] <= window["y"] + window["height"] - card["height"]


@pytest.mark.parametrize("name", ["turn-late", "over"])
@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1440, 900)])
def test_no_place_is_ever_under_the_zoom_buttons(
    stage: Stage, size: tuple[int, int], name: str
) -> None:
    stage.window({"width": size[0], "height": size[1]})
    stage.show(fits_scenes(4)[name])
    table = stage.page.locator("[data-pans]").bounding_box()
    buttons = stage.page.locator('[data-do^="zoom-"]').all()
    assert table is not None
    assert len(buttons) == 3
    for button in buttons:
        box = button.bounding_box()
        assert box is not None
        beside = box["x"] >= table["x"] + table["width"]
        assert beside or box["y"] >= table["y"] + table["height"]


@pytest.mark.parametrize("key", ["+", "-"])
def test_keys_zoom(stage: Stage, key: str) -> None:
    stage.size("desktop")
    stage.show(fits_scenes(4)["turn"])
    before = unit(stage.page)
    stage.page.keyboard.press(key)
    zooms(stage.page, before, larger=key == "+")


def test_the_wheel_zooms_where_it_points_to(stage: Stage) -> None:
    stage.size("desktop")
    stage.show(fits_scenes(4)["turn-late"])
    card = stage.page.locator("[data-cell]").nth(12)
    before = middle(card)
    stage.page.mouse.move(*before)
    stage.page.mouse.wheel(0, -240)
    stage.page.wait_for_function(
        "() => Number(document.querySelector('[data-unit]').dataset.unit) > 80"
    )
    after = middle(card)
    assert abs(after.x - before.x) < unit(stage.page)
    assert abs(after.y - before.y) < unit(stage.page)


def test_the_mouse_pushes_the_table_and_presses_nothing(stage: Stage) -> None:
    stage.show(fits_scenes(4)["cat-late"])
    before, here = pushed(stage.page), middle(stage.page.locator(".target").first)
    stage.page.mouse.move(*here)
    stage.page.mouse.down()
    stage.page.mouse.move(here.x + 60, here.y - 60, steps=3)
    stage.page.mouse.up()
    is_pushed_from(stage.page, before)
    assert stage.played == []


def test_a_box_that_is_looked_at_lights_up_as_a_whole_and_tells_about_itself(stage: Stage) -> None:
    stage.size("desktop")
    scene = fits_scenes(4)["turn-late"]
    assert scene.update is not None
    stage.show(scene)
    view = scene.update.view
    card = max(view.cards, key=lambda one: sum(one.box == other.box for other in view.cards))
    spot(stage.page, f"at:{card.at}").hover()
    expect(stage.page.locator("[data-box]")).to_have_attribute("data-box", str(card.box + 1))
    ours = [one for one in (*view.cards, *view.sleeping) if one.box == card.box]
    expect(stage.page.locator(".place.lit")).to_have_count(len(ours))


def test_a_card_turns_by_key_and_by_a_second_press(stage: Stage) -> None:
    stage.show(fits_scenes(4)["turn-late"])
    cats = stage.page.locator('.hand [data-move="sleep"]')
    targets = stage.page.locator(".target")
    cats.click()
    expect(targets.first).to_have_attribute("data-move", turned("false"))
    stage.page.keyboard.press("r")
    expect(targets.first).to_have_attribute("data-move", turned("true"))
    cats.click()
    expect(targets.first).to_have_attribute("data-move", turned("false"))
    targets.first.click()
    assert stage.played == []
    targets.first.click()
    assert len(stage.played) == 1


def test_why_a_card_does_not_fit_is_said_where_it_was_let_go(stage: Stage) -> None:
    stage.size("desktop")
    scene = fits_scenes(4)["turn"]
    assert scene.update is not None
    stage.show(scene)
    taken = scene.update.view.cards[0].at
    with carried(stage.page, "cats", f"at:{taken}"):
        expect(stage.page.locator(".target").first).to_be_visible()
    expect(stage.page.get_by_role("alert")).to_contain_text("A card lies here already")
    assert stage.played == []
