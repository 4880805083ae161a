"""Whoever changes their mind gets the game they chose last, whichever page comes first."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Request, Route, expect

from tests.served import Served
from tests.web.evening.screen import Television, choose_game, join_by_code
from tests.web.person import Person
from tests.web.stage import NEXT_FRAMES


class Held:
    """What a page asks for and does not get yet."""

    def __init__(self, page: Page, what: str) -> None:
        self._page = page
        self._routes: list[Route] = []
        self._finished: list[Request] = []
        self._opened = False
        page.on("requestfinished", lambda request: self._finished.append(request))
        page.route(f"**/assets/{what}*.js", self._hold)

    def _hold(self, route: Route) -> None:
        self._routes.append(route)
        if self._opened:
            route.continue_()

    def asked(self) -> None:
        """Wait until it has asked."""
        while not self._routes:
            self._page.evaluate(NEXT_FRAMES)

    def let_come(self) -> None:
        """Let it have all; back when it was looked at."""
        self._opened, held = True, self._routes[:]
        for route in held:
            route.continue_()
        while not all(route.request in self._finished for route in self._routes):
            self._page.evaluate(NEXT_FRAMES)
        self._page.wait_for_load_state("networkidle")
        self._page.evaluate(NEXT_FRAMES)


def test_a_game_that_comes_late_does_not_take_the_place_of_the_one_chosen_after_it(
    server: Served, arrive: Callable[[], Person]
) -> None:
    screen, phone = Television(arrive(), server), arrive()
    join_by_code(phone, server, screen.code)
    late = [Held(person.page, "boots") for person in (phone, screen.person)]
    choose_game(phone, "boots")
    for one in late:
        one.asked()
    choose_game(phone, "cafe")
    shown = screen.at("[data-next]")
    expect(shown).to_have_attribute("data-next", "cafe")
    expect(phone.page.locator("h1")).to_have_text("Cat Café")
    for one in late:
        one.let_come()
    expect(phone.page.locator("h1")).to_have_text("Cat Café")
    assert "undefined" not in phone.page.locator("main").inner_text()
    assert not phone.page.locator('[data-do="warm-up"]').count()  # that is for a race
    expect(shown).to_have_attribute("data-next", "cafe")
