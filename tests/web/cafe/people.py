"""How people play `cafe` in the tests: towers are filled one after the other, so that games end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from meowple.games.cafe.sheet import PLACES
from tests.web.company import asked, who_is_able
from tests.web.keyboard import Keyboard
from tests.web.person import CAN_ACT, Person, Question

SOONEST_FULL = (5, 1, 3, 2, 4)
"""Towers by the number of their cells."""
CELL = re.compile(r"draw:(\d):(\d)$")


def builder(question: Question) -> str:
    """Take the first die, draw in the tower that is full soonest, and pass if nothing else goes."""
    if question.phase == "draft":
        return question.keys[0]
    return min(filter(CELL.match, question.keys), key=_tower, default="pass")


def _tower(key: str) -> int:
    return SOONEST_FULL.index(int(key.split(":")[1]))


def play_together(people: list[Person], until: str, able_to: str = CAN_ACT) -> None:
    """All answer what they are able to, until the first one's page shows this."""
    while able := who_is_able(people, able_to, until):
        for person in able:
            person.answer(asked(person), builder)


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
