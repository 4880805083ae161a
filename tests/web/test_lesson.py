"""The guided first game, from the shelf to a real game, by pressing what is highlighted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meowple.lessons import LESSONS
from meowple.words import key_of, words
from tests.served import Served
from tests.web.person import AT_THE_END, WANTED, Person, hasty

LESSON = LESSONS["tail"]


def said(says: str) -> str:
    return words("en")(key_of("tail", "lesson", says))


def begin(server: Served, me: Person) -> None:
    me.page.goto(server.at())
    me.do("lesson").first.click()
    expect(me.board).to_have_attribute("data-phase", "opening")


def press_what_is_wanted(me: Person) -> bool:
    """Press the one highlighted control; false at the end."""
    me.page.wait_for_selector(f"{WANTED}, {AT_THE_END}")
    if me.page.locator(AT_THE_END).count():
        return False
    control = me.page.locator(WANTED)
    expect(control).to_have_count(1)
    expect(control).to_be_in_viewport(ratio=1)
    last = me.decision
    control.click()
    gone_on = f'[data-board]:not([data-decision="{last}"]), {AT_THE_END}'
    me.page.wait_for_selector(f'{gone_on}, [data-board] [aria-pressed="true"]')
    return True


def test_the_lesson_is_played_by_pressing_what_is_highlighted(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    begin(server, me)
    bubble = me.page.locator("[data-guide] [role=status]")
    expect(bubble).to_have_text(said("look"))
    heard = set()
    while press_what_is_wanted(me):
        heard.add(bubble.inner_text())
        width, view = me.page.evaluate("() => [document.body.scrollWidth, innerWidth]")
        assert width <= view
    asked = {beat.says for beat in LESSON.beats if beat.seat == 0 and beat.says is not None}
    assert {said(says) for says in asked - {"look"}} <= heard
    expect(bubble).to_have_text(said(LESSON.farewell))
    expect(me.page.locator("[data-winners]")).to_have_attribute("data-winners", "0")
    expect(me.do("check-luck")).to_have_count(0)  # it was no luck

    me.do("lesson-next").click()
    expect(me.board).to_have_attribute("data-phase", "opening")
    expect(me.page.locator("[data-guide]")).to_have_count(0)


def test_a_lesson_is_skipped_and_the_round_goes_on_with_all_moves(
    server: Served, arrive: Callable[[], Person]
) -> None:
    me = arrive()
    begin(server, me)
    press_what_is_wanted(me)
    me.do("lesson-skip").click()
    expect(me.page.locator("[data-guide]")).to_have_count(0)
    question = me.question()
    assert question is not None
    assert set(question.keys) == {"draw", "take"}
    me.play_until(lambda question: False, hasty)
