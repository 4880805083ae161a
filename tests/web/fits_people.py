"""How people play `fits` in the tests: they lay what they have, and cats wherever one may lie."""

from __future__ import annotations

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
WANTED = ("choose:", "start:", "cat:", "toy:", "draw", "lay:", "princess", "discard:")


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
