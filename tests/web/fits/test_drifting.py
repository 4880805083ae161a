"""The table of `fits` goes on by itself while something is held at the edge of its window."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.fits.scenes import fits_scenes
from tests.served import Served
from tests.web.carrying import NUDGE, Fingers, Mouse, Point, middle, spot
from tests.web.fits.people import pushed
from tests.web.stage import on_stage

NOON = datetime(2026, 1, 1, 12)
LONG = 2_000
PASSING = 150
FRAME = 80
"""Milliseconds of a clock that goes only when it is told to."""
CLOSE = 6
"""How near the edge something is held, in pixels."""

ARRIVED = """([x, y]) => {
  const card = document.querySelector("[data-carried]").getBoundingClientRect();
  return card.left < x && x < card.right && card.top < y && y < card.bottom;
}"""

AIMED = """([x, y]) => [
  document.querySelector(".target.shown"),
  document.elementFromPoint(x, y).closest(".target"),
].map(target => target?.dataset.spot ?? null)"""
"""The place that is aimed at, and the one that lies under the hand."""


class Way(NamedTuple):
    """A hand, and whether its owner likes things to move."""

    hand: type[Mouse | Fingers]
    motion: Literal["no-preference", "reduce"]


WAYS = [
    Way(Fingers, "no-preference"),
    Way(Mouse, "reduce"),
    pytest.param(Way(Fingers, "reduce"), marks=pytest.mark.long),
    pytest.param(Way(Mouse, "no-preference"), marks=pytest.mark.long),
]


@pytest.fixture(params=WAYS, ids=lambda way: f"{way.hand.__name__.lower()}-{way.motion}")
def way(request: pytest.FixtureRequest) -> Way:
    """By mouse or by finger, with motion and without."""
    told: Way = request.param
    return told


@pytest.fixture
def page(browser: Browser, theatre: Served, way: Way) -> Iterator[Page]:
    """A phone on which a cat may be laid at many places; its clock stands still."""
    settings = {"reduced_motion": way.motion, "has_touch": True}
    with on_stage(browser, theatre.at(), **settings) as stage:
        stage.page.clock.install(time=NOON)
        stage.page.clock.pause_at(NOON + timedelta(minutes=5))
        stage.show(fits_scenes(4)["turn-late"])
        yield stage.page


@pytest.fixture
def hand(page: Page, way: Way) -> Mouse | Fingers:
    """It carries a cat."""
    hand = way.hand(page)
    here = middle(spot(page, "cats"))
    hand.down(here)
    hand.move(Point(here.x, here.y - NUDGE))
    expect(page.locator(".target").first).to_be_visible()
    return hand


def hold(page: Page, hand: Mouse | Fingers, x: float, y: float) -> None:
    """Move the hand to a point of the window to the table."""
    carry(page, hand, window(page, x, y))


def carry(page: Page, hand: Mouse | Fingers, there: Point) -> None:
    """Move the hand there; back when the card has followed it."""
    hand.move(there)
    page.wait_for_function(ARRIVED, arg=list(there), polling=FRAME)


def sign(number: float) -> int:
    """−1, 0 or 1."""
    return (number > 0) - (number < 0)


def window(page: Page, x: float, y: float) -> Point:
    """A point of the window to the table: 0 is its left or upper edge, 1 the other one."""
    box = page.locator("[data-pans]").bounding_box()
    assert box is not None
    wide, high = box["width"] - 2 * CLOSE, box["height"] - 2 * CLOSE
    return Point(box["x"] + CLOSE + x * wide, box["y"] + CLOSE + y * high)


def test_the_table_goes_on_where_something_is_held_at_its_edge(
    page: Page, hand: Mouse | Fingers
) -> None:
    for x, y in ((1, 0.5), (0.5, 1), (0, 0.5), (0.5, 0)):
        before = pushed(page)
        hold(page, hand, x, y)
        page.clock.run_for(LONG)
        now = pushed(page)
        assert (sign(now.x - before.x), sign(now.y - before.y)) == (sign(x - 0.5), sign(y - 0.5))


def test_it_goes_on_where_something_is_held_beside_the_table(
    page: Page, hand: Mouse | Fingers
) -> None:
    before = pushed(page)
    carry(page, hand, middle(page.locator('[data-do="zoom-in"]')))
    page.clock.run_for(LONG)
    assert pushed(page).x > before.x


def test_it_stops_when_the_card_leaves_the_edge(page: Page, hand: Mouse | Fingers) -> None:
    hold(page, hand, 1, 0.5)
    page.clock.run_for(PASSING * 2)
    hold(page, hand, 0.5, 0.5)
    before = pushed(page)
    assert before.x > 0
    page.clock.run_for(LONG)
    assert pushed(page) == before


def test_it_stops_when_the_card_is_let_go(page: Page, hand: Mouse | Fingers) -> None:
    hold(page, hand, 1, 0.5)
    page.clock.run_for(PASSING * 2)
    hand.up()
    expect(page.locator(".away")).to_have_count(0)
    before = pushed(page).x
    assert before > 0
    page.clock.run_for(LONG)
    assert pushed(page).x == before


def test_who_only_comes_past_the_edge_does_not_move_the_table(
    page: Page, hand: Mouse | Fingers
) -> None:
    before = pushed(page)
    hold(page, hand, 0.5, 1)
    page.clock.run_for(PASSING)
    hold(page, hand, 0.5, 0.5)
    page.clock.run_for(LONG)
    assert pushed(page) == before


def test_what_comes_under_the_card_is_aimed_at(page: Page, hand: Mouse | Fingers) -> None:
    hold(page, hand, 1, 0.5)
    there = window(page, 1, 0.5)
    for _ in range(LONG // FRAME):
        page.clock.run_for(FRAME)
        aimed, under = page.evaluate(AIMED, list(there))
        assert aimed == under
    assert pushed(page).x > 0
