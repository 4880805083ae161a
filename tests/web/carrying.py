"""Hands that carry things over a board: with the mouse, or with a finger."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Locator, Page

STEPS = 4
NUDGE = 12
"""More than a trembling finger."""


class Point(NamedTuple):
    """A place on the screen."""

    x: float
    y: float


def spot(page: Page, name: str) -> Locator:
    """The place of that name."""
    return page.locator(f'[data-spot="{name}"]')


def middle(place: Locator) -> Point:
    """Where to point at."""
    box = place.bounding_box()
    assert box is not None
    return Point(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@contextmanager
def carried(page: Page, start: str, end: str) -> Iterator[None]:
    """Hold what lies at one place over the other; afterwards let it go."""
    here = middle(spot(page, start))
    page.mouse.move(*here)
    page.mouse.down()
    # A place to put a drawn card only shows when something is carried.
    page.mouse.move(here.x + NUDGE, here.y)
    page.mouse.move(*middle(spot(page, end)), steps=STEPS)
    yield
    page.mouse.up()


def carry(page: Page, start: str, end: str) -> None:
    """Carry with the mouse."""
    with carried(page, start, end):
        pass


def carry_with_a_finger(page: Page, start: str, end: str) -> None:
    """The same on a touch screen."""
    finger = page.context.new_cdp_session(page)
    here, there = middle(spot(page, start)), middle(spot(page, end))

    def touch(kind: str, *points: Point) -> None:
        at = [point._asdict() for point in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", here)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        way = Point(here.x + (there.x - here.x) * part, here.y + (there.y - here.y) * part)
        touch("touchMove", way)
    touch("touchEnd")
    finger.detach()
