"""The guided first game of `cafe`, by pressing what is highlighted; then the game goes on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.lessons import LESSONS
from meowple.words import key_of, words
from tests.served import Served
from tests.web.cafe.people import builder
from tests.web.learner import Learner
from tests.web.person import Person

LESSON = LESSONS["cafe"]


def test_the_lesson_of_cafe_is_played_by_pressing_what_is_highlighted_and_goes_on(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("cafe", "lesson").click()
    learner = Learner(me)
    heard = learner.learn()
    asked = {beat.says for beat in LESSON.beats if beat.seat == 0 and beat.says is not None}
    assert {said(says) for says in asked} == heard
    expect(learner.bubble).to_have_text(said(LESSON.farewell))

    expect(me.do("lesson-more")).to_be_visible()

    me.do("lesson-on").click()
    expect(me.page.locator("[data-guide]")).to_have_count(0)
    me.play_until(lambda question: int(me.board.get_attribute("data-round") or 0) > 5, builder)


def said(says: str) -> str:
    return words("en")(key_of("cafe", "lesson", says))
