"""How people play `boots` in the tests: they see the dice, know the card, and put a paw on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import expect

from meowple.bots.boots import wanted
from meowple.games.boots.cards import CARDS, CATS, FIRST_PAW
from meowple.games.boots.view import View
from tests.web.keyboard import Keyboard
from tests.web.person import AT_THE_END, CAN_ACT, Person

Finger = Callable[[Person, int], None]
"""Puts a paw on a card."""
LETTERS = {"yellow": "y", "blue": "b", "violet": "v", "green": "g", "red": "r", "orange": "o"}


def view_of(person: Person) -> View:
    """The table as this person's page was told it last."""
    told: dict[str, Any] = next(one for one in reversed(person.heard) if one["type"] == "update")
    return msgspec.convert(told["view"], View)


def by_finger(person: Person, card: int) -> None:
    """Tap the card."""
    person.page.locator(f'[data-move="grab:{card}"]').tap()


def by_letters(person: Person, card: int) -> None:
    """Type the letters of a cat, or the value of a paw, and press Enter."""
    for key in _keys(card):
        person.page.keyboard.press(key)
    expect(person.page.locator(f'[data-card="{card}"]')).to_be_focused()
    person.page.keyboard.press("Enter")


def _keys(card: int) -> tuple[str, ...]:
    if card >= FIRST_PAW:
        return (str(card - FIRST_PAW + 1),)
    return (LETTERS[CATS[card].head], LETTERS[CATS[card].boots])


def roll(person: Person, keyboard: Keyboard | None = None) -> None:
    """Roll the dice; the table may have done so meanwhile."""
    rolls = person.page.locator('[data-move="roll"]')
    if keyboard is not None:
        keyboard.press('[data-move="roll"]')
    elif rolls.count():
        rolls.tap()


def right(person: Person) -> int:
    """The card that the dice ask for."""
    return wanted(view_of(person))


def wrong(person: Person) -> int:
    """Any other card in the middle."""
    view = view_of(person)
    return next(card for card in range(CARDS) if view.owners[card] is None and card != right(person))


def race(person: Person, finger: Finger, choose: Callable[[Person], int] = right) -> None:
    """Grab once, and wait until the page has heard that it has."""
    asked = person.decision
    finger(person, choose(person))
    person.page.wait_for_selector(f'[data-board]:not([data-decision="{asked}"]), {AT_THE_END}')


def may(person: Person) -> str | None:
    """What this person can do now: `roll`, `grab`, or nothing."""
    open_moves = person.page.locator(CAN_ACT)
    first = open_moves.first.get_attribute("data-move") if open_moves.count() else None
    return None if first is None else first.split(":")[0]
