"""Somebody in a guided first game, who presses what is highlighted."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.person import AT_THE_END, WANTED, Person

TAUGHT = f'[data-taught="true"], {AT_THE_END}'
"""There is nothing more to teach, or the match is over."""


class Learner:
    """A person and a guide."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def bubble(self) -> Locator:
        """What the guide says."""
        return self.page.locator("[data-guide] [role=status]")

    def learn(self) -> set[str]:
        """Press what is wanted until all is taught; gives what was said whenever it was asked."""
        heard = set()
        while self.comes_to_the_next():
            heard.add(self.bubble.inner_text())
            self.press_what_is_wanted()
            width, view = self.page.evaluate("() => [document.body.scrollWidth, innerWidth]")
            assert width <= view
        return heard

    def comes_to_the_next(self) -> bool:
        """Wait until something is wanted; false when there is nothing more to teach."""
        self.page.wait_for_selector(f"{WANTED}, {TAUGHT}")
        return not self.page.locator(TAUGHT).count()

    def press_what_is_wanted(self) -> None:
        """Press the one highlighted control; back when something else is wanted, or nobody."""
        control = self.page.locator(WANTED)
        expect(control).to_have_count(1)
        expect(control).to_be_in_viewport(ratio=1)
        last = self.person.decision
        control.tap()
        gone_on = f'[data-board]:not([data-decision="{last}"])'
        first_of_two = '[data-board] [aria-pressed="true"]'
        self.page.wait_for_selector(f"{gone_on}, {first_of_two}, {TAUGHT}")
