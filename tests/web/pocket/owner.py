"""Somebody who plays on their own device."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.served import Served
from tests.web.chrome import PATIENCE
from tests.web.person import Person

QUICK = {"bot_pace": 0, "count_down": 0}
"""Nobody waits in tests unless waiting is what they test."""
SET = "told => localStorage.setItem('meowple-settings', told)"
READY = '[data-device="ready"]'
BOARD = '[data-board]:not([data-board="warm-up"])'
DELETE = """() => new Promise((done, fail) => {
  const asked = indexedDB.deleteDatabase("meowple");
  asked.onsuccess = done;
  asked.onerror = () => fail(asked.error);
})"""
PHONE: dict[str, Any] = {
    "locale": "en-GB",
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "reduced_motion": "reduce",
}
OVERHEAR = """(() => {
  const heard = data => typeof data === "string" && overheard("heard", data);
  const {postMessage} = MessagePort.prototype;
  const usual = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  MessagePort.prototype.postMessage = function (data, ...rest) {
    if (typeof data === "string") overheard("sent", data);
    return postMessage.call(this, data, ...rest);
  };
  Object.defineProperty(MessagePort.prototype, "onmessage", {...usual, set(ear) {
    usual.set.call(this, event => (heard(event.data), ear.call(this, event)));
  }});
})()"""


class Pocket:
    """A device with everything loaded, and the server its page came from."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.served = served
        self.home = served.at("localhost")
        self.context: BrowserContext = browser.new_context(**PHONE)
        self.context.set_default_timeout(PATIENCE)
        self.tabs: list[Person] = []
        load_device(self.new_tab(), self.home)
        self.close_tabs()

    def new_tab(self) -> Person:
        """An empty one."""
        self.tabs.append(Person(self.context))
        return self.tabs[-1]

    def close_tabs(self) -> None:
        """Whatever they are at."""
        for one in self.tabs:
            one.page.close()
        self.tabs = []

    def forget_tables(self) -> None:
        """As if nobody had ever played here."""
        page = self.context.new_page()
        page.goto(f"{self.home}/app.webmanifest")
        page.evaluate(DELETE)
        page.close()


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
    if kept:
        expect(person.page.locator('[data-kept="true"]')).to_be_visible()


def play_here(person: Person, game: str) -> None:
    """A game against bots on this device."""
    person.on_box(game, "play-now").click()
    start_race(person)
    expect(person.board).to_be_visible()
    assert "#here/" in person.page.url


def start_race(person: Person) -> None:
    """Whoever races for the first time may warm up before, and need not."""
    race = person.page.locator('[data-do="start-race"]')
    expect(race.or_(person.page.locator(BOARD)).first).to_be_visible()
    if race.count():
        race.click()


def overhear(person: Person) -> list[dict[str, Any]]:
    """All that page and worker say to each other at tables from now on, in one order; a person
    knows it as if it had come over a socket."""
    messages: list[dict[str, Any]] = []

    def overheard(way: str, text: str) -> None:
        messages.append(msgspec.json.decode(text))
        (person.heard if way == "heard" else person.sent).append(messages[-1])

    person.page.expose_function("overheard", overheard)
    person.page.add_init_script(OVERHEAR)
    return messages


def crash(page: Page) -> None:
    """The tab is gone from one moment to the next, and its workers with it: its process dies."""
    with page.expect_event("crash"), suppress(Error):  # it never comes to an end
        page.goto("chrome://crash")
