"""The guided first game of `boots`, by finger: nobody has to hurry, and the clock waits."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.lessons.boots import LESSON
from tests.served import Served
from tests.web.boots.people import look_first, view_of
from tests.web.learner import TAUGHT, Learner
from tests.web.person import WANTED, Person


def test_a_newcomer_is_led_through_a_round_of_each_kind(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    me.page.goto(server.at())
    me.on_box("boots", "lesson").click()
    learner = Learner(me)
    heard = []
    while learner.comes_to_the_next():
        heard.append(me.page.locator("[data-guide]").get_attribute("data-guide"))
        look_first(me)
        learner.press_what_is_wanted()
    asked = [beat.says for beat in LESSON.beats if beat.seat == 0]
    assert [says for says in asked if says in heard] == asked
    assert view_of(me).owners.count(0) == 4
    me.do("lesson-on").click()
    expect(me.page.locator(TAUGHT)).to_have_count(0)
    expect(me.page.locator(WANTED).first).to_be_visible()
