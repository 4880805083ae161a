"""The guided first game of `fits`, by pressing what is highlighted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.lessons import LESSONS
from meowple.words import key_of, words
from tests.served import Served
from tests.web.person import Person, Question

LESSON = LESSONS["fits"]


def said(says: str) -> str:
    return words("en")(key_of("fits", "lesson", says))


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
            me.answer(question, the_only_one)
    expect(bubble).to_have_text(said(LESSON.farewell))
    expect(me.page.locator('[data-row="0"] .points')).to_contain_text("8")
