"""The second lesson of `fits`: the Princess and a special toy."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meowple.lessons import LESSONS
from tests.served import Served
from tests.web.fits.people import Walker
from tests.web.fits.test_lesson import said, the_only_one
from tests.web.person import Person

LESSON = LESSONS["fits-more"]


def press_in_sight(me: Person, selector: str) -> None:
    """Nobody would look for a place that does not come in sight by itself."""
    expect(me.page.locator(selector).first).to_be_in_viewport(ratio=1)
    me.press(selector)


def by_keyboard(me: Person) -> Callable[[str], None]:
    """Walk there by arrows and Tab; the focus is never lost."""
    keyboard = Walker(me.page)

    def press(selector: str) -> None:
        keyboard.press(selector)
        keyboard.assert_not_lost()

    return press


def by_finger(me: Person) -> Callable[[str], None]:
    return lambda selector: press_in_sight(me, selector)


@pytest.mark.parametrize("by", [by_finger, by_keyboard])
def test_the_second_lesson_of_fits_is_played_by_pressing_what_is_highlighted(
    by: Callable[[Person], Callable[[str], None]],
    server: Served,
    arrive: Callable[[], Person],
) -> None:
    me = arrive()
    press = by(me)
    me.page.goto(server.at())
    me.on_box("fits", "rules").click()
    me.do("lesson-more").click()
    bubble = me.page.locator("[data-guide] [role=status]")
    for beat in LESSON.beats:
        if beat.seat == 0 and beat.says is not None:
            expect(bubble).to_have_text(said(beat.says))
            question = me.question()
            assert question is not None
            me.answer(question, the_only_one, press)
    expect(bubble).to_have_text(said(LESSON.farewell))
