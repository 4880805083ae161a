"""A person who hears the page: roles, names and the live region are all there is."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.web.person import AT_THE_END

HIDDEN = "face down"
CARD = re.compile(r"^(Your card \d|.+, place \d): ([^.]+)")
NAMES = re.compile(r'(?:img|button) "([^"]*)"')

ANSWERS: tuple[tuple[str, str], ...] = (
    ("put it down again", r"^Put down again$"),
    ("put them down again", r"^Put down again$"),
    ("First choose one of your own cards", r"^Your card 1: face down\..* Swap this one$"),
    ("Now choose a card of another player", r"^.+, place 2: face down\..* Swap: my place 1 "),
    ("Look at one of your own cards", r"^Your card 3: face down\..* Peek at my card at place 3$"),
    ("Look at every face-down card", r"^Look at every face-down card$"),
    ("Keep the card in place of one of yours", r"^Your card 4: face down\..* Keep it at place 4$"),
    ("Draw up to two cards", r"^Draw a card from the pile$"),
    ("Your turn! Draw from the pile", r"^Draw a card from the pile$"),
    ("good enough to call", r"^Gotcha!$"),
    ("Shall we go on?", r"^On to the next round$"),
)
"""What the page says, and the button that answers it."""
HEAR = """region => {
  for (const line of region.children) line.heard = line.innerText;
  return region.innerText;
}"""
LIVE = '[role="status"][aria-atomic="false"]'
MORE = """([live, end]) => {
  const region = document.querySelector(live);
  const more = (line) => line.heard !== line.innerText;
  return !region || document.querySelector(end) || [...region.children].some(more);
}"""
"""The same words on a new line are said again."""


@dataclass(frozen=True)
class Heard:
    """What was said, and which button answers it; None when nothing is asked."""

    said: str
    button: Locator | None


class Listener:
    """Plays by what a screen reader says, and by nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.get_by_role("main")

    def press(self, name: str) -> None:
        """Press the button of that name, somewhere on the page."""
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def play_at_a_table_for_two(self, box: str, **picked: str) -> None:
        """Go from home to a table with one bot; what else is picked is named as it is read."""
        game = self.page.get_by_role("article").filter(has_text=box)
        game.get_by_role("button", name=box, exact=True).click()
        game.get_by_role("button", name="My own table…").click()
        for group, name in ({"Players": "2"} | picked).items():
            self.pick(group, name)
        self.page.get_by_role("dialog").get_by_role("button", name="Play now").last.click()
        self.begin()

    def begin(self) -> None:
        """Back when the match is heard."""
        expect(self.live).not_to_be_empty()

    def pick(self, group: str, name: str) -> None:
        """Pick one of a group of radio buttons."""
        radios = self.page.get_by_role("group", name=group, exact=True)
        radio = radios.get_by_role("radio", name=name, exact=True)
        radio.dispatch_event("click")  # as a screen reader does it, whatever lies over it
        expect(radio).to_be_checked()

    @property
    def live(self) -> Locator:
        """What is read out by itself of the match, line by line; all else is read whole."""
        return self.main.locator(LIVE)

    @property
    def end(self) -> Locator:
        """What stands above the score sheet."""
        return self.page.get_by_role("heading", level=1)

    def hear(self) -> str:
        """What is said now."""
        said: str = self.live.evaluate(HEAR)
        return said

    def wait_for_more(self) -> None:
        """Back when something is said that was not heard yet, or all is over."""
        if not self.over():
            self.page.wait_for_function(MORE, arg=[f"main {LIVE}", AT_THE_END])

    def listen(self) -> Heard:
        """What is said now, and what answers it."""
        said = self.hear()
        for part, name in ANSWERS:
            if part in said:
                return Heard(said, self.main.get_by_role("button", name=re.compile(name)).first)
        return Heard(said, None)

    def go_on(self, heard: Heard) -> None:
        """Answer if something is asked; back when something else is said, or all is over."""
        if heard.button is not None:
            heard.button.click()
        self.wait_for_more()

    def over(self) -> bool:
        """Whether there is an end screen."""
        return self.page.get_by_role("button", name="Play again").is_visible()

    def cards(self) -> list[str]:
        """What is read of every card in a row: `face down`, or its number as a word."""
        names = NAMES.findall(self.main.aria_snapshot())
        return [found[2] for name in names if (found := CARD.match(name))]
