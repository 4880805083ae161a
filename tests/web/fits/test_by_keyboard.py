"""A whole game of `fits` by keyboard: arrows lead over the table, and the focus is always seen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.web.fits.people import Walker, sleeper
from tests.web.person import Person


def test_a_whole_game_of_fits_is_played_by_keyboard_alone(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    keyboard = Walker(me.page)
    me.page.goto(server.at())
    keyboard.press('[data-game="fits"] [data-do="box"]')
    keyboard.press('[data-game="fits"] [data-do="choose"]')
    keyboard.pick("seats", "2")
    keyboard.pick("size", "small")
    keyboard.press('[data-game="fits"] [data-do="play-chosen"]')
    while (question := me.question()) is not None:
        me.answer(question, sleeper, keyboard.press)
        keyboard.assert_not_lost()
    expect(me.page.locator("[data-score-sheet]")).to_be_visible()
