"""A whole game of `fits` by screen reader: names, roles and the live region are enough."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.listener import Listener
from tests.web.person import Person

ANSWERS = (
    ("Only you see it so far", r"^(Lay|Put|The Princess) [^.]*$"),
    ("Choose your cat", r"^Choose "),
    ("Lay a start box", r"\. Choose it$"),
    ("Whose place does the Princess take", r"\. The Princess takes this place\."),
    ("Nothing fits", r"\. Give this card away$"),
    ("Where should it go?", r"^Column \d+, row \d+\. Lay the "),
    ("lay the toy as a box", r"^Column \d+, row \d+\. Lay the card here\."),
    ("A special toy! Lay it", r"\. Lay the toy across here\."),
    ("A cat may climb in", r"\. Lay a cat here\."),
    ("Play a card from your hand", r"\. Choose it$"),
    ("Draw a card", r"^Draw a card$"),
)
"""What the page asks, and the button that answers it."""
LAID = re.compile(r"lays a box\. Column \d+, row \d+\. Box, open sides: \w+")


class Guest(Listener):
    """Listens to `fits`."""

    def answer(self) -> str:
        """Do what is said, if something is asked; gives what was said."""
        said = self.hear()
        for asked, name in ANSWERS:
            if asked in said:
                self.main.get_by_role("button", name=re.compile(name)).first.click()
                break
        self.wait_for_more()
        return said


def test_a_whole_game_of_fits_is_played_by_names_and_the_live_region(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    guest = Guest(me.page)
    guest.play_at_a_table_for_two("If It Fits", Table="small: 11 × 7 cards")
    heard = []
    while not guest.over():
        heard.append(guest.answer())
    expect(guest.end).to_contain_text("win")
    assert any(LAID.search(said) for said in heard)
