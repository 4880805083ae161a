"""The guided first game of `cafe`, by pressing what is highlighted; then the game goes on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.lessons import LESSONS
from meowple.words import key_of, words
from tests.served import Served
from tests.web.cafe_people import builder
from tests.web.person import WANTED, Person

LESSON = LESSONS["cafe"]
TAUGHT = '[data-taught="true"]'


def test_the_lesson_of_cafe_is_played_by_pressing_what_is_highlighted_and_goes_on(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("cafe", "lesson").first.click()
    bubble = me.page.locator("[data-guide] [role=status]")
    heard = set()
    while comes_to_the_next(me):
        heard.add(bubble.inner_text())
        press_what_is_wanted(me)
    asked = {beat.says for beat in LESSON.beats if beat.seat == 0 and beat.says is not None}
    assert {said(says) for says in asked} == heard
    expect(bubble).to_have_text(said(LESSON.farewell))

    me.do("lesson-on").click()
    expect(me.page.locator("[data-guide]")).to_have_count(0)
    me.play_until(lambda question: int(me.board.get_attribute("data-round") or 0) > 5, builder)


def comes_to_the_next(me: Person) -> bool:
    """Wait until something is wanted; false when there is nothing more to teach."""
    me.page.wait_for_selector(f"{WANTED}, {TAUGHT}")
    return not me.page.locator(TAUGHT).count()


def press_what_is_wanted(me: Person) -> None:
    """Press the one highlighted control."""
    control = me.page.locator(WANTED)
    expect(control).to_have_count(1)
    expect(control).to_be_in_viewport(ratio=1)
    last = me.decision
    control.click()
    me.page.wait_for_selector(
        f'[data-board]:not([data-decision="{last}"]), [data-board] [aria-pressed="true"], {TAUGHT}'
    )


def said(says: str) -> str:
    return words("en")(key_of("cafe", "lesson", says))
