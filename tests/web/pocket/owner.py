"""Somebody who plays on their own device."""

from __future__ import annotations

import msgspec
from playwright.sync_api import expect

from tests.web.person import Person

QUICK = {"bot_pace": 0, "count_down": 0}
"""Nobody waits in tests unless waiting is what they test."""
SET = "told => localStorage.setItem('meowple-settings', told)"
READY = '[data-device="ready"]'


def set_quick(person: Person) -> None:
    """Bots of this device move at once."""
    person.page.add_init_script(f"({SET})('{msgspec.json.encode(QUICK).decode()}')")


def choose_device(person: Person, home: str) -> None:
    """Open the shelf, and choose to play on this device."""
    set_quick(person)
    person.page.goto(home)
    person.page.locator("label", has=person.page.locator('input[value="device"]')).click()
    person.page.locator("[data-device-panel]").wait_for()


def load_device(person: Person, home: str, *, kept: bool = True) -> None:
    """The same, and everything is loaded; the page is kept for when there is no line."""
    choose_device(person, home)
    person.do("load-device").click()
    expect(person.page.locator("[data-loaded]")).to_be_visible()
    expect(person.page.locator(READY)).to_be_attached()
    if not kept:
        return
    person.page.wait_for_function(
        "!('serviceWorker' in navigator) || navigator.serviceWorker.ready.then(() => true)"
    )


def play_here(person: Person, game: str) -> None:
    """A game against bots on this device."""
    person.on_box(game, "play-now").click()
    start = person.page.locator('[data-do="start"]')
    expect(person.board.or_(start).first).to_be_visible()
    if start.count():  # whoever races for the first time may warm up before
        start.click()
    expect(person.board).to_be_visible()
    assert "#here/" in person.page.url
