"""A television that shows an evening, and phones that join it."""

from __future__ import annotations

from playwright.sync_api import FrameLocator, Locator, ViewportSize, expect

from tests.served import Served
from tests.web.company import asked, who_is_able
from tests.web.person import Person, Policy

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
CYRILLIC = str.maketrans("BCHKMPTX", "всHкмртх")


class Television:
    """A big screen; nobody presses anything on it."""

    def __init__(self, person: Person, server: Served) -> None:
        self.person = person
        person.page.set_viewport_size(TELEVISION)
        person.page.goto(f"{server.url}/tv")
        expect(self.at("[data-code]")).to_be_visible()

    @property
    def _drawn(self) -> FrameLocator:
        return self.person.page.frame_locator("iframe")

    def at(self, selector: str) -> Locator:
        """Something that is drawn on it."""
        return self._drawn.locator(selector)

    def shows(self, scene: str) -> None:
        """Wait until it shows this."""
        expect(self.at(f'[data-scene="{scene}"]')).to_be_visible()

    @property
    def code(self) -> str:
        """The code that it shows."""
        return self.at("[data-code]").get_attribute("data-code") or ""

    @property
    def link(self) -> str:
        """Where its QR code leads, beside the address."""
        told = [one["path"] for one in self.person.heard if one["type"] == "invitation"]
        return str(told[-1])

    def places(self) -> dict[str, int]:
        """The points of everybody, as it shows them."""
        rows = self.at("[data-places] li")
        names = rows.locator(".name").all_inner_texts()
        points = rows.evaluate_all("all => all.map(row => Number(row.dataset.points))")
        return dict(zip(names, points, strict=True))


def join_by_code(phone: Person, server: Served, code: str) -> None:
    """Type the code, and sit down."""
    phone.page.goto(f"{server.url}/join")
    phone.do("code").fill(code)
    phone.do("join-evening").click()
    phone.do("join").click()
    expect(phone.page.locator(".seat.you")).to_be_visible()


def join_by_camera(phone: Person, server: Served, television: Television) -> None:
    """Open what the QR code says, and sit down."""
    phone.page.goto(server.url + television.link)
    phone.do("join").click()
    expect(phone.page.locator(".seat.you")).to_be_visible()


def choose_game(phone: Person, game: str, **options: str) -> None:
    """Pick what is played next, and what it is played by."""
    tap(phone, "game", game)
    expect(phone.page.locator(f'input[name="game"][value="{game}"]')).to_be_checked()
    for name, value in options.items():
        phone.do("change-options").click()
        tap(phone, name, value)
        phone.page.keyboard.press("Escape")


def tap(phone: Person, name: str, value: str) -> None:
    """Press a radio button."""
    radio = phone.page.locator(f'input[name="{name}"][value="{value}"]')
    phone.page.locator("label", has=radio).first.click()


def begin(phone: Person, people: list[Person]) -> None:
    """Let the match begin without the free chairs; back when everybody sees it."""
    phone.page.locator('[data-do="start"]:enabled').click()
    for person in people:
        expect(person.board).to_be_visible()


def play_on(people: list[Person], policy: Policy, most: int | None = None) -> None:
    """Whoever is asked answers, until it is over or so often."""
    count = 0
    while (most is None or count < most) and (able := who_is_able(people)):
        able[0].answer(asked(able[0]), policy)
        count += 1
