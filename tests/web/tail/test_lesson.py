"""The guided first game, from the shelf to a real game, by pressing what is highlighted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.lessons import LESSONS
from meowple.words import key_of, words
from tests.served import Served
from tests.web.learner import Learner
from tests.web.person import Person, hasty

LESSON = LESSONS["tail"]


def said(says: str) -> str:
    return words("en")(key_of("tail", "lesson", says))


def begin(server: Served, me: Person) -> None:
    me.page.goto(server.at())
    me.on_box("tail", "lesson").click()
    expect(me.board).to_have_attribute("data-phase", "opening")


def test_the_lesson_is_played_by_pressing_what_is_highlighted(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    begin(server, me)
    learner = Learner(me)
    expect(learner.bubble).to_have_text(said("look"))
    heard = learner.learn()
    asked = {beat.says for beat in LESSON.beats if beat.seat == 0 and beat.says is not None}
    assert {said(says) for says in asked} == heard
    expect(learner.bubble).to_have_text(said(LESSON.farewell))
    expect(me.page.locator("[data-winners]")).to_have_attribute("data-winners", "0")
    expect(me.do("check-luck")).to_have_count(0)  # it was no luck

    me.do("lesson-next").click()
    expect(me.board).to_have_attribute("data-phase", "opening")
    expect(me.page.locator("[data-guide]")).to_have_count(0)


def test_nobody_is_asked_whether_a_game_is_new_to_them_after_its_lesson(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    expect(me.on_box("tail", "lesson")).to_contain_text("New to it?")
    me.on_box("tail", "lesson").click()
    Learner(me).learn()
    me.page.goto(server.at())
    expect(me.on_box("tail", "lesson-more")).to_contain_text("Lesson 2")
    expect(me.page.locator('[data-game="tail"]').get_by_text("New to it?")).to_have_count(0)
    me.on_box("tail", "rules").click()
    expect(me.page.get_by_text("The guided round again")).to_be_visible()
    me.page.reload()
    expect(me.on_box("cafe", "lesson")).to_contain_text("New to it?")


def test_a_lesson_is_skipped_and_the_round_goes_on_with_all_moves(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    begin(server, me)
    Learner(me).press_what_is_wanted()
    me.do("lesson-skip").click()
    expect(me.page.locator("[data-guide]")).to_have_count(0)
    question = me.question()
    assert question is not None
    assert set(question.keys) == {"draw", "take"}
    me.play_until(lambda question: False, hasty)
