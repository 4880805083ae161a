"""Hands that carry things over a board: with the mouse, or with fingers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import NamedTuple

from playwright.sync_api import Locator, Page

STEPS = 4
NUDGE = 12
"""More than a trembling finger."""
REST = 0.1
"""How long fingers rest at every step, in seconds by their own clock: nothing they let go flies on.
Whoever taps a table that still flies only stops it."""


AT_REST = "thing => Promise.allSettled(thing.getAnimations().map(({ finished }) => finished))"
"""Waits until a thing that travels has come to its place."""


class Point(NamedTuple):
    """A place on the screen."""

    x: float
    y: float


def spot(page: Page, name: str) -> Locator:
    """The place of that name."""
    return page.locator(f'[data-spot="{name}"]')


def middle(place: Locator) -> Point:
    """Where to point at, once the thing lies still."""
    place.evaluate(AT_REST)
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


class Mouse:
    """A hand with the mouse."""

    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def down(self, point: Point) -> None:
        """Press there."""
        self._mouse.move(*point)
        self._mouse.down()

    def move(self, point: Point) -> None:
        """Move it there, step by step."""
        self._mouse.move(*point, steps=STEPS)

    def up(self) -> None:
        """Let go."""
        self._mouse.up()


class Fingers:
    """Fingers on a touch screen; a step is where each of them is then."""

    def __init__(self, page: Page) -> None:
        self._screen = page.context.new_cdp_session(page)
        self._at: tuple[Point, ...] = ()
        self._now = time()

    def down(self, *points: Point) -> None:
        """Put them down."""
        self._touch("touchStart", points)

    def move(self, *points: Point) -> None:
        """Move them there, step by step."""
        starts = self._at
        for step in range(1, STEPS + 1):
            pairs = zip(starts, points, strict=True)
            self._touch("touchMove", tuple(_between(*pair, step / STEPS) for pair in pairs))

    def up(self) -> None:
        """Lift them."""
        self._touch("touchEnd", ())

    def _touch(self, kind: str, points: tuple[Point, ...]) -> None:
        at = [point._asdict() for point in points]
        self._now = max(time(), self._now + REST)
        touch = {"type": kind, "touchPoints": at, "timestamp": self._now}
        self._screen.send("Input.dispatchTouchEvent", touch)
        self._at = points


def _between(start: Point, end: Point, part: float) -> Point:
    return Point(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)


def carry_with_a_finger(page: Page, start: str, end: str) -> None:
    """The same on a touch screen."""
    here, there = middle(spot(page, start)), middle(spot(page, end))
    finger = Fingers(page)
    finger.down(here)
    finger.move(there)
    finger.up()
