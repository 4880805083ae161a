"""How people play `cafe` in the tests: towers are filled one after the other, so that games end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from meowple.games.cafe.sheet import PLACES
from tests.web.chrome import PATIENCE
from tests.web.keyboard import Keyboard
from tests.web.person import CAN_ACT, Person, Question

SOONEST_FULL = (5, 1, 3, 2, 4)
"""Towers by the number of their cells."""
GLANCE = 50
"""Milliseconds between two looks at the pages."""
CELL = re.compile(r"draw:(\d):(\d)$")


def builder(question: Question) -> str:
    """Take the first die, draw in the tower that is full soonest, and pass if nothing else goes."""
    if question.phase == "draft":
        return question.keys[0]
    return min(filter(CELL.match, question.keys), key=_tower, default="pass")


def _tower(key: str) -> int:
    return SOONEST_FULL.index(int(key.split(":")[1]))


def asked(person: Person) -> Question:
    """What is asked, which must be something."""
    question = person.question()
    assert question is not None
    return question


def play_together(people: list[Person], until: str, able_to: str = CAN_ACT) -> None:
    """All answer what they are able to, until the first one's page shows this."""
    while able := who_is_able(people, able_to, until):
        for person in able:
            person.answer(asked(person), builder)


def who_is_able(people: list[Person], able_to: str, until: str) -> list[Person]:
    """Those who can act, as soon as there are any; nobody, once the first one's page shows the end
    of it. Every page is looked at: a friend's page may hear of its turn later than mine does."""
    page = people[0].page
    for _ in range(PATIENCE // GLANCE):
        if page.locator(until).count():
            return []
        able = [person for person in people if person.page.locator(able_to).count()]
        if able:
            return able
        page.wait_for_timeout(GLANCE)
    raise AssertionError("nobody can act")


class SheetKeyboard(Keyboard):
    """Goes to the sheet with the tabulator, and over its cells with the arrows."""

    def press(self, selector: str) -> None:
        """Press it; a cell is walked to."""
        found = re.search(r"draw:(\d):(\d)\"", selector)
        if found:
            self.go_to('[data-cell][tabindex="0"]')
            self._walk(int(found[1]), int(found[2]))
        super().press(selector)

    def _walk(self, tower: int, floor: int) -> None:
        for _ in range(len(PLACES)):
            cell = int(self.page.locator("[data-cell]:focus").get_attribute("data-cell") or 0)
            here = PLACES[cell]
            if here == (tower, floor):
                return
            if here[0] != tower:
                self.page.keyboard.press("ArrowRight" if here[0] < tower else "ArrowLeft")
            else:
                self.page.keyboard.press("ArrowUp" if here[1] < floor else "ArrowDown")
            expect(self.page.locator(f'[data-cell="{cell}"]')).not_to_be_focused()
        raise AssertionError(f"tower {tower}, floor {floor} cannot be walked to")
