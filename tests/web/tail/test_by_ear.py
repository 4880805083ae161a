"""A whole game by screen reader: what is said is enough to play, and tells nothing hidden."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.listener import HIDDEN, Listener
from tests.web.person import Person

WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
SHOWN = """() => [...document.querySelectorAll("[data-row] [data-spot]")].map(
  spot => spot.querySelector(".back") ? "" : spot.querySelector(".number")?.textContent ?? "?")"""
"""What eyes see of every card in a row: its number, nothing, or a special's picture."""
SPECIAL = "special"
SPECIALS = ("Swap", "Peek", "Draw two", "Super-peek")


def test_a_whole_game_is_played_by_names_and_the_live_region(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    listener = Listener(me.page)
    listener.press("Cat by the Tail — Gotcha!")
    listener.press("My own table…, Cat by the Tail — Gotcha!")
    listener.pick("Players", "2")
    listener.pick("Rounds", "1 round")
    me.page.get_by_role("dialog").get_by_role("button", name="Play now").last.click()

    expect(listener.live).not_to_be_empty()
    asked = 0
    while not listener.over():
        heard = listener.listen()
        assert_ears_know_what_eyes_see(me, listener)
        asked += heard.button is not None
        if heard.button is None and listener.over():
            break
        listener.go_on(heard)
    assert asked > 3
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("win")


def assert_ears_know_what_eyes_see(me: Person, listener: Listener) -> None:
    before = shown(me)
    # At the end a card tells too which specials it has replaced.
    cards = [card.partition(" (before: ")[0] for card in listener.cards()]
    read = [SPECIAL if card in SPECIALS else card for card in cards]
    if before == shown(me):  # else a card moved while it was read
        assert read == before


def shown(me: Person) -> list[str]:
    seen: list[str] = me.page.evaluate(SHOWN)
    named = {"": HIDDEN, "?": SPECIAL, **{str(at): word for at, word in enumerate(WORDS)}}
    return [named[card] for card in seen]
