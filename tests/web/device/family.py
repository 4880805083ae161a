"""A family at one screen: it goes from hand to hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import WebSocket, expect

from tests.served import Served
from tests.web.person import AT_THE_END, CAN_ACT, Person, Policy, Question

Press = Callable[[str], None]
PASS = '[data-page="pass"]'
SECRETS = "[data-board], [data-row], [data-spot], [data-log], dialog[open]"
"""Where something may be seen that only one may know."""
TAKE = f'{PASS} [data-do="take"].main:enabled'


def gather(server: Served, person: Person, game: str, *others: str, **choices: str) -> None:
    """From the shelf to the lobby of a table at which these play on the device of the first."""
    person.page.goto(server.at())
    gather_here(person, game, *others, **choices)


def gather_here(person: Person, game: str, *others: str, **choices: str) -> None:
    """The same, by whoever stands before the shelf."""
    if choices:
        person.choose(**choices)
        person.do("here-chosen").click()
    else:
        person.on_box(game, "here").click()
    here = person.page.locator("[data-here]")
    expect(here).to_have_count(2)
    here.last.locator('[data-do="take-away"]').click()
    for number, name in enumerate(others, 1):
        expect(here).to_have_count(number)
        person.page.locator("[data-name]").fill(name)
        person.do("add-person").click()
    expect(here).to_have_count(1 + len(others))


def begin(person: Person) -> None:
    """Those who are there play."""
    play = person.do("play-here")
    expect(play).to_be_enabled()
    play.click()


def take(person: Person, seat: int | None = None) -> int:
    """Somebody takes the device; gives their seat: that of whom it is passed to, if no other."""
    page = person.page.locator(PASS)
    person.page.wait_for_selector(TAKE if seat is None else f"{PASS} :enabled")
    wanted = page.get_attribute("data-next") if seat is None else str(seat)
    page.locator(f'[data-do="take"][data-seat="{wanted}"]').click()
    expect(page).to_have_count(0)
    return int(wanted or 0)


def play_on(
    person: Person, policy: Policy, taken: Callable[[int], None], done: Callable[[Question], bool]
) -> Question | None:
    """Play for all, and take the device when it is passed; gives the last question."""
    while True:
        person.page.wait_for_selector(f"{TAKE}, {CAN_ACT}, {AT_THE_END}")
        if person.page.locator(PASS).count():
            assert person.page.locator(SECRETS).count() == 0
            taken(take(person))
        elif (question := person.question()) is None or done(question):
            return question
        else:
            answer(person, question, policy)


def answer(person: Person, question: Question, policy: Policy, press: Press | None = None) -> None:
    """Answer it, and wait until the table has gone on or the device is passed."""
    press = press or person.press
    key = policy(question)
    press(f'[data-board] [data-move="{key}"]')
    while (longer := person.page.locator(f'[data-board] [data-move^="{key}:"]').first).count():
        key = longer.get_attribute("data-move") or ""
        press(f'[data-board] [data-move="{key}"]')
    gone_on = f'[data-board]:not([data-decision="{question.decision}"]), {PASS}, {AT_THE_END}'
    person.page.wait_for_selector(gone_on)


class Wire:
    """All that goes to and fro between a page and its table, in one order."""

    def __init__(self, person: Person, messages: list[dict[str, Any]] | None = None) -> None:
        self.messages: list[dict[str, Any]] = [] if messages is None else messages
        person.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        for event in ("framesent", "framereceived"):
            socket.on(event, lambda frame: self.messages.append(msgspec.json.decode(frame)))

    @property
    def shows(self) -> list[list[int]]:
        """What the page has asked to be shown, one after the other."""
        return [one["seats"] for one in self.messages if one["type"] == "show"]

    def assert_told_of_nobody_else(self) -> int:
        """The page hears of the seats that it has asked for; once the table has said that it shows
        others, of those alone. Gives how often it heard of one."""
        shown: set[int] = set()
        asked: dict[str, set[int]] = {}
        told = 0
        for message in self.messages:
            match message:
                case {"type": "hello"}:
                    shown, asked = set(message["shows"] or ()), {}
                case {"type": "show"}:
                    asked[message["id"]] = set(message["seats"])
                case {"type": "accepted"} if message["id"] in asked:
                    shown = asked.pop(message["id"])
                case {"type": "update" | "past", "seat": int(seat)}:
                    assert seat in shown.union(*asked.values()), message
                    told += 1
        return told
