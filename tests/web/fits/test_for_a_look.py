"""What is laid in `fits` lies there for a look first: on this page alone, with what it brings."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Locator, expect

from tests.fits.scenes import fits_scenes
from tests.served import Served
from tests.web.carrying import NUDGE, Mouse, Point, middle
from tests.web.fits.people import pushed, unit
from tests.web.stage import NEXT_FRAMES, Stage, on_stage

FAR = 6
LAY = '[data-move$=":here"]'


@pytest.fixture(scope="module")
def kept(browser: Browser, theatre: Served) -> Iterator[Stage]:
    """A desk with a mouse, kept for all that is only looked at."""
    with on_stage(browser, theatre.at()) as stage:
        yield stage


@pytest.fixture
def desk(kept: Stage) -> Stage:
    """A box is to be laid."""
    kept.size("desktop")
    kept.show(fits_scenes(4)["play-late"])
    kept.played.clear()
    return kept


def held(stage: Stage) -> Locator:
    """Take the first card that can be laid; gives the places for it."""
    stage.page.locator(".hand [data-move^='lay:']").first.click()
    return stage.page.locator(".target")


def tried(stage: Stage) -> Locator:
    return stage.page.locator('.target[aria-pressed="true"]')


def test_pressed_once_it_lies_there_for_a_look_and_pressed_again_it_is_laid(desk: Stage) -> None:
    target = held(desk).first
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(desk.page.locator(LAY)).to_have_text("Lay the card here")
    assert desk.played == []
    key = target.get_attribute("data-move")
    target.click()
    assert [":".join(map(str, move)).lower() for move in desk.played] == [key]


def test_nothing_lies_there_for_a_look_when_another_question_is_asked(desk: Stage) -> None:
    """Not for a moment: what was pressed on would answer it, and whoever plays by keyboard would
    lose their place with it."""
    scene = fits_scenes(4)["cat-late"]
    assert scene.update is not None
    assert scene.update.decision is not None
    desk.show(scene)
    desk.page.locator(".target").first.click()
    desk.page.locator(LAY).focus()
    next_one = replace(scene.update, decision=scene.update.decision + 1)
    desk.go_on(dataclasses.replace(scene, update=next_one))
    expect(desk.page.locator(LAY)).to_have_count(0)
    expect(tried(desk)).to_have_count(0)
    expect(desk.page.locator(":focus")).to_have_count(1)


def test_pressed_elsewhere_it_moves_and_escape_takes_it_off(desk: Stage) -> None:
    targets = held(desk)
    targets.first.click()
    targets.nth(3).click()
    expect(tried(desk)).to_have_count(1)
    expect(targets.nth(3)).to_have_attribute("aria-pressed", "true")
    desk.page.keyboard.press("Escape")
    expect(tried(desk)).to_have_count(0)
    expect(targets.first).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(targets).to_have_count(0)
    assert desk.played == []


def test_a_card_that_is_carried_is_as_large_as_its_place_and_lies_there_for_a_look(
    desk: Stage,
) -> None:
    card = desk.page.locator(".hand [data-move^='lay:']").first
    places, hand = desk.page.locator(".target"), Mouse(desk.page)
    for number in (1, 2):
        here = middle(card)
        hand.down(here)
        hand.move(Point(here.x + NUDGE, here.y))
        hand.move(middle(places.nth(number)))
        carried = desk.page.locator("[data-carried]").bounding_box()
        assert carried is not None
        assert abs(carried["width"] - unit(desk.page)) < 2
        hand.up()
        expect(places.nth(number)).to_have_attribute("aria-pressed", "true")
    assert desk.played == []
    desk.page.locator(LAY).click()
    assert len(desk.played) == 1


def test_a_place_shows_what_laying_there_brings_and_the_table_says_it(desk: Stage) -> None:
    scene = fits_scenes(4)["play-late"]
    assert scene.update is not None
    targets = held(desk)
    worth = targets.filter(has=desk.page.locator("b")).first
    shown = worth.locator("b").inner_text()
    assert re.fullmatch(r"[+−]\d+", shown)
    worth.click()
    expect(desk.page.locator(".ask p")).to_contain_text(shown)
    expect(worth).to_have_attribute("aria-label", re.compile(re.escape(shown)))


def test_a_box_shows_whose_it_is_and_what_it_is_worth(desk: Stage) -> None:
    scene = fits_scenes(4)["play-late"]
    assert scene.update is not None
    boxes = scene.update.view.boxes
    taken = [number for number, box in enumerate(boxes, start=1) if box.takers and any(box.points)]
    assert taken
    for number in taken:
        sign = desk.page.locator(f'[data-sign="{number}"]')
        expect(sign).to_have_text(str(boxes[number - 1].worth))
        expect(sign.locator("svg")).to_have_count(len(boxes[number - 1].takers))


def test_an_arrow_leads_to_places_out_of_sight(desk: Stage) -> None:
    desk.size("phone")
    desk.show(fits_scenes(4)["play-late"])
    held(desk)
    arrow = desk.page.locator('[data-do="beyond-bottom"]')
    before = pushed(desk.page)
    arrow.click()
    assert pushed(desk.page).y > before.y
    for _ in range(FAR):
        desk.page.evaluate(NEXT_FRAMES)
        if arrow.count():
            arrow.click()
    expect(arrow).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_no_card_lies_under_the_buttons_when_everything_is_shown(desk: Stage, size: str) -> None:
    desk.size(size)
    desk.show(fits_scenes(4)["turn-late"])
    desk.page.locator('[data-do="zoom-fit"]').click()
    left = desk.page.locator('[data-do="zoom-fit"]').bounding_box()
    cards = [card.bounding_box() for card in desk.page.locator(".place").all()]
    assert left is not None
    for card in cards:
        assert card is not None
        assert card["x"] + card["width"] <= left["x"]


def test_what_lies_there_for_a_look_can_still_be_turned(desk: Stage) -> None:
    held(desk).first.click()
    expect(tried(desk)).to_have_attribute("data-move", re.compile(":false$"))
    desk.page.keyboard.press("r")
    expect(tried(desk)).to_have_attribute("data-move", re.compile(":true$"))
    assert desk.played == []
