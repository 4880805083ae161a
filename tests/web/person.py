"""A person at a browser: sees a board, presses what is offered. Waits on state, never on time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

CAN_ACT = '[data-board][data-busy="false"]:not([data-sealed="true"]) button[data-move]:enabled'
WANTED = '[data-board][data-busy="false"] button[data-move]:not([aria-pressed="true"]):enabled'
"""What a lesson wants to be pressed."""
AT_THE_END = '[data-page="end"]'
FACE_DOWN = "face down"
ASKED = """([able, end]) => {
  if (document.querySelector(end)) return null;
  const {phase = "", decision = ""} = document.querySelector("[data-board]").dataset;
  const keys = [...document.querySelectorAll(able)].map(({dataset}) => dataset.move);
  return {phase, decision, keys};
}"""
"""All that a question is made of, read at one moment."""


@dataclass(frozen=True)
class Question:
    """What a person is asked."""

    phase: str
    decision: str
    keys: tuple[str, ...]
    """The moves that can be pressed, as the page names them."""


Policy = Callable[[Question], str]
"""Which key a person presses; where a move is several presses, the others follow by themselves."""


class Person:
    """One browser context with one page."""

    def __init__(self, context: BrowserContext) -> None:
        self.page: Page = context.new_page()
        self.heard: list[dict[str, Any]] = []
        """Every message from the server, in order."""
        self.sent: list[dict[str, Any]] = []
        """Every request of the page, in order."""
        self.wrong: list[str] = []
        """What the browser complained about."""
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(msgspec.json.decode(frame)))
        socket.on("framesent", lambda frame: self.sent.append(msgspec.json.decode(frame)))

    # The shelf and the lobby

    def do(self, name: str) -> Locator:
        """A control of the page that is no move; on the shelf, of the first box."""
        return self.page.locator(f'[data-do="{name}"]').first

    def on_box(self, game: str, name: str) -> Locator:
        """A control on the box of a game, or in a drawer that came out of it. A small box is
        opened first if it does not show it."""
        box = self.page.locator(f'[data-game="{game}"]')
        box.wait_for()
        wanted = box.locator(f'[data-do="{name}"]').last
        if not wanted.count():
            box.locator('[data-do="box"]').click()
        return wanted

    def choose(self, **choices: str) -> None:
        """Open the choices of a new table and pick: a radio button's value for each name."""
        self.on_box("tail", "choose").click()
        for name, value in choices.items():
            radio = self.page.locator(f'input[name="{name}"][value="{value}"]')
            self.page.locator("label", has=radio).click()

    def invitation(self) -> str:
        """The link on the lobby page."""
        link = self.page.locator("[data-link]")
        expect(link).to_be_visible()
        return link.input_value()

    def seat(self, seat: int) -> Locator:
        """A chair in the lobby."""
        return self.page.locator(f'[data-page="lobby"] [data-seat="{seat}"]')

    # The board

    @property
    def board(self) -> Locator:
        return self.page.locator("[data-board]")

    def question(self) -> Question | None:
        """What is asked next; None at the end of the game."""
        self.page.wait_for_selector(f"{CAN_ACT}, {AT_THE_END}")
        asked = self.page.evaluate(ASKED, [CAN_ACT, AT_THE_END])
        return asked and Question(asked["phase"], asked["decision"], tuple(asked["keys"]))

    @property
    def phase(self) -> str:
        return self.board.get_attribute("data-phase") or ""

    @property
    def decision(self) -> str:
        return self.board.get_attribute("data-decision") or ""

    def press(self, selector: str) -> None:
        """Press it with the finger."""
        self.page.locator(selector).first.click()

    def press_by_keyboard(self, selector: str) -> None:
        """Go to it with the tabulator, and press it with the enter key."""
        aim = self.page.locator(selector).first
        expect(aim).to_be_visible()
        for _ in range(100):
            if aim.evaluate("control => control === document.activeElement"):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by keyboard")

    def answer(
        self, question: Question, policy: Policy, press: Callable[[str], None] | None = None
    ) -> None:
        """Answer it, and wait until the table has gone on."""
        press = press or self.press
        key = policy(question)
        press(f'[data-board] [data-move="{key}"]')
        while (longer := self.page.locator(f'[data-board] [data-move^="{key}:"]').first).count():
            key = longer.get_attribute("data-move") or ""
            press(f'[data-board] [data-move="{key}"]')
        gone_on = f'[data-board]:not([data-decision="{question.decision}"]), {AT_THE_END}'
        self.page.wait_for_selector(gone_on)

    def play_until(self, done: Callable[[Question], bool], policy: Policy) -> Question | None:
        """Play on; gives the question that is the last, unanswered."""
        while (question := self.question()) is not None and not done(question):
            self.answer(question, policy)
        return question

    def row(self, seat: int) -> list[str]:
        """What a screen reader reads of each card of a row."""
        spots = self.page.locator(f'[data-row="{seat}"] [data-spot]')
        read: list[str] = spots.evaluate_all("all => all.map(it => it.ariaLabel ?? '')")
        return read

    def reload(self) -> None:
        """Load the page anew, and be back at the board."""
        self.page.reload()
        expect(self.board).to_be_visible()


def hasty(question: Question) -> str:
    """Use what comes, and call the end as soon as it is allowed."""
    for wanted in ("put_down", "draw", "call", "end_turn", "ready", "keep:1", "super_peek"):
        if wanted in question.keys:
            return wanted
    return question.keys[0]


def patient(question: Question) -> str:
    """As hasty, but the round goes on."""
    return "end_turn" if "end_turn" in question.keys else hasty(question)
