"""A whole game by keyboard: every control is reached, seen and pressed without a pointer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.served import Served
from tests.tail.scenes import a_turn_with_a_number_on_top
from tests.web.keyboard import Keyboard
from tests.web.person import Person, hasty
from tests.web.stage import Stage


def test_a_whole_game_is_played_by_keyboard_alone(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    keyboard = Keyboard(me.page)
    me.page.goto(server.at())
    keyboard.press('[data-do="box"]')
    keyboard.press('[data-do="choose"]')
    keyboard.pick("seats", "2")
    keyboard.pick("rounds", "1")
    keyboard.press('[data-do="play-chosen"]')

    for drawer in ("rules", "log"):
        keyboard.press(f'[data-do="{drawer}"]')
        expect(me.page.get_by_role("dialog")).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(me.page.get_by_role("dialog")).to_be_hidden()
        expect(me.do(drawer)).to_be_focused()

    while (question := me.question()) is not None:
        me.answer(question, hasty, keyboard.press)
        keyboard.assert_not_lost()
    keyboard.press("[data-luck] summary")
    keyboard.press('[data-do="again"]')
    expect(me.board).to_have_attribute("data-phase", "opening")


def test_escape_takes_back_the_first_of_two_presses(stage: Stage) -> None:
    keyboard = Keyboard(stage.page)
    stage.show(a_turn_with_a_number_on_top())
    keyboard.press('[data-move="take"]')
    cancel = stage.page.locator('[data-do="cancel"]')
    expect(cancel).to_be_visible()
    stage.page.keyboard.press("Escape")
    expect(cancel).to_be_hidden()
    keyboard.assert_not_lost()
    assert stage.played == []
