"""How people play `boots` in the tests: they see the dice, know the card, and put a paw on it.

The table goes on by itself, so nothing is waited for that may be gone meanwhile: a press goes to
where a thing was seen, and a person who comes too late looks again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

from meowple.games.boots.cards import CAT_OF, Colour, is_paw
from meowple.games.boots.view import View
from tests.web.person import AT_THE_END, Person

Press = Callable[[Person, str], None]
"""How a person presses a move, by its key: `roll`, `grab:7`."""
WHERE = """(key) => {
  const thing = document.querySelector(`[data-board] [data-move="${key}"]`);
  const {x, y, width, height} = thing?.getBoundingClientRect() ?? {};
  return thing && [x + width / 2, y + height / 2];
}"""
SEEN = """() => ({
  move: document.querySelector('[data-busy="false"] [data-move]')?.dataset.move ?? null,
  dice: document.querySelector("[data-dice]")?.dataset.dice.split(" ") ?? [],
  there: [...document.querySelectorAll("[data-card]")].map(card => Number(card.dataset.card)),
})"""
GOES_ON = """([n, end]) => document.querySelector(end) ||
  document.querySelector(`[data-board]:not([data-n="${n}"])`)"""

LOOKED = """() => {
  const {n} = document.querySelector("[data-board]").dataset;
  if (window.looked?.n !== n) window.looked = {n, at: performance.now()};
  return performance.now() - window.looked.at > 400;
}"""


def look_first(person: Person) -> None:
    """Look as long as any person would: whoever is quicker than 120 ms has not seen the dice."""
    person.page.wait_for_function(LOOKED)


def view_of(person: Person) -> View:
    """The table as this person's page was told it last."""
    told: dict[str, Any] = next(one for one in reversed(person.heard) if one["type"] == "update")
    return msgspec.convert(told["view"], View)


def by_finger(person: Person, key: str) -> None:
    """Tap where it lies."""
    where = person.page.evaluate(WHERE, key)
    if where is not None:
        person.page.touchscreen.tap(*where)


def after_a_look(person: Person, key: str) -> None:
    """Tap where it lies, no sooner than a person would."""
    look_first(person)
    by_finger(person, key)


class Seen(Struct):
    """What a person sees in the middle of the table."""

    move: str | None
    """The first thing that can be pressed."""
    dice: list[Colour]
    """Empty while they are not rolled."""
    there: list[int]


Choice = Callable[[Seen], int]


def right(seen: Seen) -> int:
    """The card that the dice ask for: the cat, or the lowest paw."""
    cat = CAT_OF[seen.dice[0], seen.dice[1]]
    return cat if cat in seen.there else min(filter(is_paw, seen.there))


def wrong(seen: Seen) -> int:
    """Any other card in the middle."""
    return next(card for card in seen.there if card != right(seen))


def act(person: Person, press: Press = by_finger, choose: Choice = right) -> None:
    """Do what is asked now: roll, or grab."""
    seen = msgspec.convert(person.page.evaluate(SEEN), Seen)
    if seen.move == "roll":
        press(person, seen.move)
    elif seen.move is not None and seen.dice:
        press(person, f"grab:{choose(seen)}")


def play_on(people: list[Person], press: Press = by_finger) -> None:
    """Everybody does what is asked, to the end."""
    me = people[0]
    while not me.page.locator(AT_THE_END).count():
        seen = me.page.locator("[data-board]").get_attribute("data-n")
        for person in people:
            act(person, press)
        me.page.wait_for_function(GOES_ON, arg=[seen, AT_THE_END])
