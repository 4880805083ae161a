"""The guided first game of `fits`, by pressing what is highlighted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import ViewportSize, expect

from meowple.lessons import LESSONS
from meowple.words import key_of, words
from tests.served import Served
from tests.web.person import Person, Question

LESSON = LESSONS["fits"]
LOW_PHONE: ViewportSize = {"width": 390, "height": 664}
WHOLLY_SEEN = """selector => {
  const aim = document.querySelector(selector);
  const {left, right, top, bottom} = aim.getBoundingClientRect();
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return corners.every(([u, v]) =>
    aim.contains(document.elementFromPoint(u + Math.sign(x - u) * 8, v + Math.sign(y - v) * 8)));
}"""


def said(says: str) -> str:
    return words("en")(key_of("fits", "lesson", says))


def press_what_is_seen(me: Person, selector: str) -> None:
    """Nobody would look for a place that does not come wholly in sight by itself."""
    me.page.wait_for_selector(selector)
    me.page.wait_for_function(WHOLLY_SEEN, arg=selector)
    me.press(selector)


def the_only_one(question: Question) -> str:
    """In a lesson one move is offered; a card stays beside the place it goes to."""
    return question.keys[0]


def test_the_lesson_of_fits_is_played_by_pressing_what_is_highlighted(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("fits", "lesson").click()
    bubble = me.page.locator("[data-guide] [role=status]")
    for beat in LESSON.beats:
        if beat.seat == 0 and beat.says is not None:
            expect(bubble).to_have_text(said(beat.says))
            question = me.question()
            assert question is not None
            me.answer(question, the_only_one, partial(press_what_is_seen, me))
    expect(bubble).to_have_text(said(LESSON.farewell))
    expect(me.page.locator('[data-row="0"] .points')).to_contain_text("8")
    me.page.set_viewport_size(LOW_PHONE)
    expect(me.page.locator("button", has_text="Draw a card")).to_be_in_viewport(ratio=1)
