"""Lessons for what the first ones leave out, by pressing what is highlighted; by keyboard too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meowple.lessons import LESSONS, MORE, Lesson
from meowple.words import key_of, words
from tests.served import Served
from tests.web.cafe.people import SheetKeyboard
from tests.web.keyboard import Keyboard
from tests.web.learner import Learner
from tests.web.person import WANTED, Person

SECOND = {game: LESSONS[game + MORE] for game in ("tail", "cafe")}
"""That of `fits` has two buttons to draw with, and a test of its own."""


def begin(server: Served, me: Person, game: str) -> Learner:
    """From the shelf: the rules of a game offer it."""
    me.page.goto(server.at())
    me.on_box(game, "rules").click()
    me.do("lesson-more").click()
    expect(me.board).to_be_visible()
    return Learner(me)


def said(lesson: Lesson, says: str) -> str:
    return words("en")(key_of(lesson.game, "lesson", says))


@pytest.mark.parametrize("game", SECOND)
def test_a_second_lesson_is_played_by_pressing_what_is_highlighted(
    game: str, server: Served, arrive: Callable[[], Person]
) -> None:
    me, lesson = arrive(), SECOND[game]
    learner = begin(server, me, game)
    heard = learner.learn()
    asked = {beat.says for beat in lesson.beats if beat.seat == 0 and beat.says is not None}
    assert {said(lesson, says) for says in asked} == heard
    expect(learner.bubble).to_have_text(said(lesson, lesson.farewell))
    expect(me.do("lesson-more")).to_have_count(0)


@pytest.mark.parametrize(("game", "keys"), [("tail", Keyboard), ("cafe", SheetKeyboard)])
def test_a_second_lesson_is_played_by_keyboard_alone(
    game: str, keys: type[Keyboard], server: Served, arrive: Callable[[], Person]
) -> None:
    me, lesson = arrive(), SECOND[game]
    learner = begin(server, me, game)
    keyboard = keys(me.page)
    while learner.comes_to_the_next():
        wanted = me.page.locator(WANTED)
        before = wanted.get_attribute("data-move"), me.decision
        keyboard.press(WANTED)
        keyboard.assert_not_lost()
        me.page.wait_for_function(GONE_ON, arg=[WANTED, *before])
    expect(learner.bubble).to_have_text(said(lesson, lesson.farewell))


GONE_ON = """([wanted, move, decision]) => {
  const asked = document.querySelector("[data-board]")?.dataset.decision;
  return asked !== decision || document.querySelector(wanted)?.dataset.move !== move;
}"""
"""Whether something else is wanted than before, or nothing."""
