"""A person with a keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

LONGEST_WAY = 80
VISIBLE = """() => {
  const at = document.activeElement;
  const drawn = [at, at.querySelector(".thing, .cube"), at.closest("label")].filter(Boolean);
  const outlined = drawn.some(one => {
    const style = getComputedStyle(one);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  const ring = at.querySelector(".ring") && getComputedStyle(at.querySelector(".ring"));
  return outlined || (ring && ring.stroke !== "none" && parseFloat(ring.strokeWidth) >= 2);
}"""


class Keyboard:
    """Presses Tab, arrows, Enter, Space and Escape; the focus is seen wherever it goes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._pressed = 0

    def go_to(self, selector: str) -> None:
        """Walk with the tabulator, or back where that is no use, until it has the focus."""
        aim = self.page.locator(selector).first
        expect(aim).to_be_visible()
        for step in range(LONGEST_WAY):
            if aim.evaluate("control => control === document.activeElement"):
                assert self.page.evaluate(VISIBLE), f"the focus on {selector} cannot be seen"
                return
            self.page.keyboard.press("Tab" if step < LONGEST_WAY // 2 else "Shift+Tab")
        raise AssertionError(f"{selector} cannot be reached by keyboard")

    def press(self, selector: str) -> None:
        """Go there and press it, with Enter and Space in turn."""
        self.go_to(selector)
        self._pressed += 1
        self.page.keyboard.press("Enter" if self._pressed % 2 else "Space")

    def pick(self, name: str, value: str) -> None:
        """Go to a group of radio buttons and walk to one of them with the arrows."""
        self.go_to(f'input[name="{name}"]:checked')
        wanted = self.page.locator(f'input[name="{name}"][value="{value}"]')
        for _ in range(10):
            if wanted.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"{name} {value} cannot be picked by keyboard")

    def assert_not_lost(self) -> None:
        """After a move the focus is somewhere."""
        expect(self.page.locator(":focus")).to_have_count(1)
