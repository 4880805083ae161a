"""A whole game of `cafe` by screen reader: names, roles and the live region are enough."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.listener import Listener
from tests.web.person import Person

DIE = re.compile(r"^\d, \w+$")
OPEN_CELL = re.compile(r"^Tower (\d), floor \d: empty\. ")


class Guest(Listener):
    """Listens to `cafe`."""

    def answer(self) -> None:
        """Do what is said, if something is asked."""
        said = self.hear()
        if "Take a die" in said:
            self.main.get_by_role("button", name=DIE).first.click()
        elif "Choose in secret" in said:
            self._draw()
        self.wait_for_more()

    def _draw(self) -> None:
        cells = self.main.get_by_role("button", name=OPEN_CELL)
        if not cells.count():
            self.main.get_by_role("button", name=re.compile("^Pass")).click()
            return
        cells.first.click()
        self.main.get_by_role("group", name="What do you draw here?").get_by_role(
            "button"
        ).first.click()
        cats = self.main.get_by_role("group", name="Which cat comes to the house?")
        if cats.count():
            cats.get_by_role("button").first.click()


def test_a_whole_game_of_cafe_is_played_by_names_and_the_live_region(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    guest = Guest(me.page)
    guest.play_at_a_table_for_two("Cat Café")
    while not guest.over():
        guest.answer()
    expect(guest.end).to_contain_text("win")
