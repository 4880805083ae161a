"""How people play `fits` in the tests: they lay what they have, and cats wherever one may lie."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.carrying import Fingers, Point, middle
from tests.web.keyboard import Keyboard
from tests.web.person import Question

LONGEST_WALK = 40
ARROWS = """selector => {
  const middle = ({left, top, width, height}) => [left + width / 2, top + height / 2];
  const here = document.activeElement;
  const aim = document.querySelector(selector);
  if (here === aim) return [];
  const [x, y] = middle(here.getBoundingClientRect());
  const [u, v] = middle(aim.getBoundingClientRect());
  const across = u < x ? "ArrowLeft" : "ArrowRight";
  const down = v < y ? "ArrowUp" : "ArrowDown";
  return Math.abs(u - x) > Math.abs(v - y) ? [across, down] : [down, across];
}"""
"""The arrow that leads to a place, and the one to try where it leads nowhere."""
IN_SIGHT = """aim => {
  const {left, top, width, height} = aim.getBoundingClientRect();
  return aim.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
LISTEN = """type => {
  window.heard = false;
  addEventListener(type, () => (window.heard = true), {once: true, capture: true});
}"""
HEARD = "() => window.heard"
PUSHED = """([x, y]) => {
  const {scrollLeft, scrollTop} = document.querySelector("[data-pans]");
  return scrollLeft !== x || scrollTop !== y;
}"""
REACH = 150
"""How far a finger pushes at once, in pixels."""
WANTED = ("choose:", "start:", "cat:", "toy:", "draw", "lay:", "princess", "discard:")


def unit(page: Page) -> int:
    """How wide a card is on the screen."""
    return int(page.locator("[data-unit]").get_attribute("data-unit") or 0)


def pushed(page: Page) -> Point:
    """How far the table is pushed to the left and up."""
    return Point(*page.locator("[data-pans]").evaluate("it => [it.scrollLeft, it.scrollTop]"))


def is_pushed_from(page: Page, before: Point) -> None:
    """Wait until the table lies elsewhere."""
    page.wait_for_function(PUSHED, arg=list(before))


def zooms(page: Page, before: int, *, larger: bool) -> None:
    """Wait until cards are larger than before, or smaller."""
    sign = ">" if larger else "<"
    page.wait_for_function(
        f"() => Number(document.querySelector('[data-unit]').dataset.unit) {sign} {before}"
    )


def pinch(page: Page, at: Point, before: int, after: int) -> None:
    """Two fingers come closer or go apart around a point; back when the table has followed."""
    was, two = unit(page), Fingers(page)
    two.down(Point(at.x - before, at.y), Point(at.x + before, at.y))
    two.move(Point(at.x - after, at.y), Point(at.x + after, at.y))
    two.up()
    zooms(page, was, larger=after > before)


def layer(question: Question) -> str:
    """Draw, lay the first card that fits, and a cat into the box if one may."""
    for wanted in WANTED:
        for key in question.keys:
            if key.startswith(wanted):
                return key
    return "pass"


def sleeper(question: Question) -> str:
    """Lay cats asleep as long as there are some: so a game is over soon."""
    return "sleep" if "sleep" in question.keys else layer(question)


class Walker(Keyboard):
    """A person who walks over the table with the arrows, and everywhere else with the tabulator."""

    def go_to(self, selector: str) -> None:
        aim = self.page.locator(selector).first
        aim.wait_for()
        if aim.get_attribute("data-cell") is not None:
            super().go_to('[data-cell][tabindex="0"]')
            self._walk(selector)
        super().go_to(selector)

    def _walk(self, selector: str) -> None:
        for _ in range(LONGEST_WALK):
            arrows = self.page.evaluate(ARROWS, selector)
            if not arrows:
                return
            before = self._here()
            for arrow in arrows:
                self.page.keyboard.press(arrow)
                if self._here() != before:
                    break

    def _here(self) -> object:
        return self.page.evaluate("document.activeElement.dataset.cell")


class Toucher:
    """A person with a finger, who pushes the table until the place to press is in sight."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pushes = 0
        self._finger = Fingers(page)

    def press(self, selector: str) -> None:
        """Tap it, wherever it is on the table."""
        aim = self.page.locator(selector).first
        aim.wait_for()
        for _ in range(LONGEST_WALK):
            if aim.evaluate(IN_SIGHT):
                self._tap(middle(aim))
                return
            self._push(middle(aim))
        raise AssertionError(f"{selector} does not come in sight")

    def _tap(self, there: Point) -> None:
        """A tap is a click only a moment later."""
        self.page.evaluate(LISTEN, "click")
        self.page.touchscreen.tap(*there)
        self.page.wait_for_function(HEARD)

    def _push(self, there: Point) -> None:
        """Push the table so that what lies there comes nearer to the middle of the window."""
        centre = middle(self.page.locator("[data-pans]"))
        x, y = _limited(centre.x - there.x), _limited(centre.y - there.y)
        self.page.evaluate(LISTEN, "scrollend")
        self._finger.down(Point(centre.x - x / 2, centre.y - y / 2))
        self._finger.move(Point(centre.x + x / 2, centre.y + y / 2))
        self._finger.up()
        self.page.wait_for_function(HEARD)
        self.pushes += 1


def _limited(way: float) -> float:
    return max(-REACH, min(REACH, way))
