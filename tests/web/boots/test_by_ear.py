"""A whole game of `boots` by screen reader: the dice are read out, and every card has a name."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Locator, TimeoutError, expect

from tests.served import Served
from tests.web.boots.people import look_first
from tests.web.listener import Listener
from tests.web.person import Person

DICE = re.compile(r": (\w+), (\w+)\.")
SOON = 2_000
"""In a race a card may be gone before it is pressed: then the table has gone on."""


class Racer(Listener):
    """Listens to `boots`. A press by screen reader is a click without finger or key."""

    def __init__(self, person: Person) -> None:
        super().__init__(person.page)
        self.person = person
        self.grabs = 0

    def begin(self) -> None:
        """Before the first race the warm-up is offered."""
        self.press("To the game")
        super().begin()

    def answer(self) -> None:
        """Do what is said, if something is asked; back when something else is said."""
        said = self.hear()
        if "Roll the dice!" in said:
            self._press(self.main.get_by_role("button", name="Roll the dice", exact=True))
        elif "Grab it!" in said:
            look_first(self.person)
            self._grab(*DICE.findall(said)[-1])
        self.wait_for_more()

    def _grab(self, one: str, other: str) -> None:
        """The cat of these colours, boots first or head first; if there is none, the lowest paw."""
        cat = f"all-{one}" if one == other else f"({one} and {other}|{other} and {one})"
        for name in (f"the {cat} cat", *(f"paw {value}" for value in range(1, 6))):
            card = self.main.get_by_role("button", name=re.compile(f"^Grab: {name}$"))
            if card.count():
                self.grabs += 1
                return self._press(card)
        return None

    def _press(self, button: Locator) -> None:
        with suppress(TimeoutError):
            button.dispatch_event("click", timeout=SOON)


def test_a_whole_game_of_boots_is_played_by_names_and_the_live_region(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    racer = Racer(me)
    racer.play_at_a_table_for_two("Cats in Boots")
    while not racer.over():
        racer.answer()
    assert racer.grabs > 5
    expect(racer.end).to_contain_text("win")
    assert me.page.get_by_role("button", name="Play again").is_visible()
